"""People play whole games at the page by pressing only: most from direct messages, one in the channel.

What the pages look like on the way is left in `build/game/<game>/`, wide and at 400 pixels, to be looked at.
A game joins by its line in `sittings.py`.
"""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.whole.at_page import Seat, is_fit_to_be_read, sit, verb
from tests.whole.run_process import running
from tests.whole.sittings import SITTINGS, Sitting, sittings

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

WIDTHS = (1280, 400)
SHOTS = (12, 36)
CLOSED = "Björn"
"""Takes no direct messages, so plays from the channel."""


@pytest_asyncio.fixture(loop_scope="session")
async def address(tmp_path: Path) -> AsyncIterator[str]:
    """The page of a sandbox with the bot in it."""
    async with running(tmp_path) as at:
        yield at


@pytest.mark.sampled("visits")
@pytest.mark.parametrize(("key", "presses"), sittings())
async def test_people_finish_a_game(browser: Browser, address: str, key: str, presses: int | None) -> None:
    """A whole game by pressing only; pictures have alt texts, and 400 pixels are enough."""
    sitting = SITTINGS[key]
    people = [
        await sit(browser, address, name, width=WIDTHS[n % 2], direct=name != CLOSED)
        for n, name in enumerate(sitting.people)
    ]
    await people[0].see_the_bot()
    for person in people:
        if not person.direct:
            await person.close_messages()
    await start_table(key, sitting, people)
    for person in people:
        if person.direct:
            await person.go("Stofa")
    await shoot(key, "2-dealt", people)
    await play(key, people, sitting.most if presses is None else presses, to_the_end=presses is None)
    if presses is not None:
        await resign(people[0])
    await see_the_end(key, people)
    for person in people:
        await person.page.close()


async def start_table(key: str, sitting: Sitting, people: list[Seat]) -> None:
    """Opens a table with these house rules, joins everybody and starts."""
    host = people[0]
    await host.command(f"{key} new")
    for name, value in sitting.options:
        await choose_option(host, name, value)
    await shoot(key, "1-lobby", [host])
    for person in people[1:]:
        await person.press("join")
    start = host.newest("start")
    await expect(start).to_be_enabled()
    await shoot(key, "1-lobby-full", people[:2])
    await start.click()
    await expect(host.newest("play")).to_be_visible()


async def choose_option(host: Seat, name: str, value: str) -> None:
    """Chooses a house rule by its value."""
    await host.press("house")
    select = host.page.locator(f'[data-custom^="s:option:"][data-custom$=":{name}"]')
    await select.click()
    label = host.page.get_by_role("option", name=value)
    said = await label.inner_text()
    await label.click()
    await expect(select).to_contain_text(said)
    await expect(host.page.locator(".message", has=host.newest("join"))).to_contain_text(said)


async def play(key: str, people: list[Seat], most: int, *, to_the_end: bool) -> None:
    """Presses for everybody in turn, until this many presses or the end."""
    pressed = idle = 0
    shots = list(SHOTS)
    while not await people[1].page.locator(verb("rematch")).count():
        moved = [await person.act() for person in people]
        pressed += sum(moved)
        if shots and pressed >= shots[0]:
            await shoot(key, f"3-play-{shots.pop(0)}", people)
        if pressed >= most:
            assert not to_the_end, "the game does not end"
            return
        idle = 0 if any(moved) else idle + 1
        if idle == 100:
            await shoot(key, "stuck", people)
        assert idle < 100, "nobody can press anything"
        await asyncio.sleep(0 if any(moved) else 0.1)


async def resign(person: Seat) -> None:
    """Gives up, by the ways that the board offers."""
    await person.go("stofa")
    for name in ("more", "resign", "resign-yes"):
        await person.press(name)


async def see_the_end(key: str, people: list[Seat]) -> None:
    """Checks the result, its button to play again, and that all pages are readable."""
    await people[0].go("stofa")
    for person in people:
        if not person.direct:
            await expect(person.newest("rematch")).to_be_visible()
    await expect(people[0].newest("rematch")).to_be_visible()
    await shoot(key, "4-over", people)
    for person in people:
        await is_fit_to_be_read(person.page)


async def shoot(key: str, name: str, people: list[Seat]) -> None:
    """A picture of each one's page."""
    for person in people:
        await person.shoot(f"{key}/{name}")
