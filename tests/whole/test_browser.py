"""Two people play a whole game at the page by pressing only: one from the direct message, one in the channel.

What the pages look like on the way is left in `build/game/`, wide and at 400 pixels, to be looked at.
"""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, TimeoutError, expect

from tests.sandbox_page.conftest import browser

__all__ = ["browser"]
pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

ROOT = Path(__file__).parent.parent.parent
PICTURES = ROOT / "build" / "game"
CARDS = '[data-custom^="s:pick:"]:not(:disabled), [data-custom^="s:do:"]:not(:disabled)'


@pytest_asyncio.fixture(loop_scope="session")
async def address(tmp_path: Path) -> AsyncIterator[str]:
    """The sandbox with the bot in it, started as `make run` starts it."""
    command = [sys.executable, "run.py", "--port", "0", "--folder", str(tmp_path)]
    environment = os.environ | {"STOFA_DATABASE": str(tmp_path / "stofa.sqlite3"), "DISCORD_TOKEN": ""}
    process = await asyncio.create_subprocess_exec(
        *command, cwd=ROOT, env=environment, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        yield (await asyncio.wait_for(process.stdout.readline(), 30)).decode().strip()
    finally:
        process.send_signal(signal.SIGTERM)
        await process.wait()


class Seat:
    """Somebody at the page."""

    def __init__(self, page: Page, name: str, *, direct: bool) -> None:
        self.page = page
        self.name = name
        self.direct = direct

    async def go(self, channel: str) -> None:
        """Opens a channel, or with `Stofa` the direct messages from the bot."""
        await self.open_menu()
        kind = "dm" if channel == "Stofa" else "text"
        await self.page.locator(f"button.channel.{kind}").filter(has_text=channel).first.click()

    async def open_menu(self) -> None:
        """Where the page is narrow the channels lie in a drawer."""
        menu = self.page.get_by_role("button", name="Channels")
        if await menu.is_visible():
            await menu.click()

    def last(self, selector: str) -> Locator:
        """The newest thing on the page that fits."""
        return self.page.locator(selector).last

    async def press(self, label: str) -> None:
        """Presses the newest button so called."""
        await self.page.get_by_role("button", name=label, exact=True).last.click()

    async def shoot(self, name: str) -> None:
        """Leaves a picture of the page."""
        await self.page.screenshot(path=PICTURES / f"{name}-{self.name.lower()}.png")

    async def signature(self) -> list[str]:
        """What can be picked now, by custom id."""
        ids = await self.page.locator(CARDS).evaluate_all("all => all.map(one => one.dataset.custom)")
        return [str(i) for i in ids]

    async def act(self) -> bool:
        """One press of a card or of the confirmation, if there is one; waits until it has done something."""
        before = await self.signature()
        if not before and not self.direct and await self._is_waited_for():
            await self.press("Play")
            with contextlib.suppress(
                TimeoutError
            ):  # the board may tell a little later that it is not his turn
                await self.page.locator(CARDS).first.wait_for(timeout=2_000)
            return bool(await self.signature())
        if not before:
            return False
        try:
            await self.last(CARDS).click(timeout=3_000)
        except TimeoutError:
            return False  # it was taken away while the pointer was on its way
        for _ in range(100):
            if await self.signature() != before:
                return True
            await asyncio.sleep(0.05)
        raise AssertionError(f"{self.name} pressed and nothing happened")

    async def _is_waited_for(self) -> bool:
        boards = self.page.locator(".message", has=self.page.locator('[data-custom^="s:play:"]'))
        said = await boards.last.inner_text() if await boards.count() else ""
        turns = [line for line in said.splitlines() if line.startswith(("It is", "Waiting for"))]
        return bool(turns) and f"@{self.name}" in turns[-1]


async def seat(browser: Browser, address: str, name: str, *, width: int, direct: bool) -> Seat:
    """Somebody opens the page and says who he is."""
    page = await browser.new_page(viewport={"width": width, "height": 900})
    page.set_default_timeout(10_000)
    await page.goto(address)
    await page.get_by_role("link", name=name).click()
    await page.locator(".client .channel").first.wait_for(state="attached")
    return Seat(page, name, direct=direct)


async def set_table(anna: Seat, bjorn: Seat) -> None:
    """The command, 61 points, a guest, the start."""
    await anna.page.get_by_role("combobox").or_(anna.page.get_by_role("textbox")).last.click()
    await expect(anna.page.get_by_text("Stofa is online")).to_be_visible()
    await anna.page.keyboard.type("/cribbage new")
    await expect(anna.page.get_by_role("option").first).to_be_visible()
    await anna.page.keyboard.press("Enter")
    await anna.page.keyboard.press("Enter")
    target = anna.page.locator('[data-custom^="s:option:"][data-custom$=":target"]')
    await target.click()
    await anna.page.get_by_role("option", name="61 points").click()
    await expect(target).to_contain_text("61 points")
    await anna.shoot("1-lobby")
    await bjorn.press("Join")
    await expect(anna.page.get_by_role("button", name="Start", exact=True)).to_be_enabled()
    await anna.press("Start")
    await expect(anna.page.locator('[data-custom^="s:play:"]')).to_be_visible()


async def close_messages(bjorn: Seat) -> None:
    """He takes no direct messages."""
    await bjorn.open_menu()
    await bjorn.page.get_by_role("button", name="Your settings").click()
    await bjorn.page.get_by_role("switch", name="Messages from the bot").uncheck()
    await bjorn.page.keyboard.press("Escape")
    await bjorn.page.locator("button.channel").filter(has_text="stofa").first.click()


async def test_two_people_finish_a_game(browser: Browser, address: str) -> None:
    """A whole game by pressing only; pictures have alt texts, and 400 pixels are enough."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    anna = await seat(browser, address, "Anna", width=1280, direct=True)
    bjorn = await seat(browser, address, "Björn", width=400, direct=False)
    await close_messages(bjorn)
    await set_table(anna, bjorn)
    await anna.go("Stofa")
    await anna.shoot("2-dealt")
    await bjorn.shoot("2-dealt")
    presses = idle = 0
    while not await bjorn.page.get_by_role("button", name="Rematch").count():
        moved = [await anna.act(), await bjorn.act()]
        presses += sum(moved)
        if presses in (12, 40):
            await anna.shoot(f"3-play-{presses}")
            await bjorn.shoot(f"3-play-{presses}")
        assert presses < 400
        idle = 0 if any(moved) else idle + 1
        if idle == 100:
            await anna.shoot("stuck")
            await bjorn.shoot("stuck")
        assert idle < 100, "nobody can press anything"
        await asyncio.sleep(0 if any(moved) else 0.1)
    await anna.go("stofa")
    await expect(anna.page.get_by_role("button", name="Rematch")).to_be_visible()
    await anna.shoot("4-over")
    await bjorn.shoot("4-over")
    await check_page(anna.page)
    await check_page(bjorn.page)
    await anna.page.close()
    await bjorn.page.close()


async def check_page(page: Page) -> None:
    """Nothing hangs over the side, and every picture says in words what it shows."""
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    alts = await page.locator(".messages img").evaluate_all("all => all.map(one => one.alt)")
    assert alts
    assert all(len(alt) > 40 for alt in alts)
