"""Two people play a whole game of cribbage at the page by pressing alone: one from the direct message,
one from the channel with direct messages closed. Screenshots go to STOFA_SHOTS, if it names a folder."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, expect
from playwright.async_api import TimeoutError as Late

from sandbox.box import Box
from sandbox.server import serve

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

BOT = Path(__file__).parents[2] / "bot.py"
PATIENCE = 180  # seconds for a whole game
PAUSE = 40  # milliseconds between two looks at the page
# What a person may press next: a confirmation, else a card, else nothing. Never a way back.
NEXT = """client => {
  const last = (verb, style) => [...client.querySelectorAll(`.${style}[data-custom^="s:${verb}:"]:enabled`)]
    .filter((one) => one.ariaBusy !== "true").at(-1)?.dataset.custom;
  return last("do", "success") ?? last("pick", "primary") ?? null;
}"""


@pytest_asyncio.fixture(loop_scope="session")
async def box(tmp_path: Path) -> AsyncIterator[Box]:
    async with serve() as running:
        settings = {"STOFA_DATABASE": str(tmp_path / "stofa.sqlite3"), "STOFA_GUILD_READY_TIMEOUT": "0.05"}
        environment = os.environ | running.environment | settings | {"STOFA_LOG": "warning"}
        bot = await asyncio.create_subprocess_exec(sys.executable, str(BOT), env=environment)
        yield running
        bot.send_signal(signal.SIGTERM)
        await bot.wait()


async def shot(page: Page, name: str) -> None:
    """A picture of the page for people to look at."""
    if folder := os.environ.get("STOFA_SHOTS"):
        await page.screenshot(path=Path(folder) / f"{name}.png")


async def press(client: Locator, label: str) -> None:
    """Presses the newest button of this name."""
    await client.locator(".message").get_by_role("button", name=label, exact=True).last.click()


async def move(client: Locator) -> bool:
    """Presses what may be pressed; false if there is nothing, or if it went away meanwhile."""
    custom_id = await client.evaluate(NEXT)
    if custom_id is None:
        return False
    try:
        await client.locator(f'[data-custom="{custom_id}"]').last.click(timeout=1_000)
    except Late:
        return False
    return True


async def set_table(anna: Locator, bjorn: Locator) -> None:
    """From the command to the first deal; Björn takes no direct messages."""
    page = anna.page
    await bjorn.get_by_role("button", name="Your settings").click()
    await bjorn.get_by_role("switch").uncheck()
    await page.keyboard.press("Escape")
    await anna.get_by_role("textbox", name="Message #stofa").click()
    await page.keyboard.type("/cribbage new ")
    await anna.get_by_role("button", name="Send command").click()
    await press(bjorn, "Join")
    await expect(anna.locator(".message").get_by_role("button", name="Start", exact=True)).to_be_enabled()
    await press(anna, "Start")
    await anna.locator(".channel.dm", has_text="unread").click()


async def play(anna: Locator, bjorn: Locator) -> int:
    """Plays to the end; the number of presses."""
    presses, idle = 0, 0
    over = bjorn.locator('[data-custom^="s:rematch:"]')
    while not await over.count():
        moved = [await move(anna), await move(bjorn)]
        presses, idle = presses + sum(moved), 0 if any(moved) else idle + 1
        if idle and idle % 4 == 0:
            await press(bjorn, "Play")
        await anna.page.wait_for_timeout(PAUSE)
    return presses


async def test_a_whole_game_by_pressing(browser: Browser, box: Box) -> None:
    """The main job would not work for people: a game from the first deal to the last hole at the page."""
    anna_id, bjorn_id = (box.person(name).id for name in ("Anna", "Björn"))
    page = await browser.new_page(viewport={"width": 1600, "height": 1000})
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    await page.goto(f"{box.url}?as={anna_id},{bjorn_id}")
    anna, bjorn = page.locator(".client").nth(0), page.locator(".client").nth(1)
    await expect(anna.locator(".presence.on")).to_be_visible(timeout=30_000)
    await set_table(anna, bjorn)
    async with asyncio.timeout(PATIENCE):
        presses = await play(anna, bjorn)
    assert presses > 40
    await expect(anna.locator(".message", has_text="121").first).to_be_attached()
    await shot(page, "game-wide")
    phone = await browser.new_page(viewport={"width": 400, "height": 800}, device_scale_factor=2)
    await phone.goto(f"{box.url}?as={bjorn_id}")
    await expect(phone.get_by_role("button", name="Rematch")).to_have_count(1)
    await phone.get_by_role("button", name="Rematch").scroll_into_view_if_needed()
    await shot(phone, "game-400")
    await page.close()
    await phone.close()
    assert faults == []
