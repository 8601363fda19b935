"""The last board with its album, and the film that the page plays, on a phone and on a wide page."""

import asyncio

import pytest
from playwright.async_api import Browser, expect

from tests.waiting import until
from tests.whole.at_page import Seat, is_fit_to_be_read, sit
from tests.whole.test_browser import address
from tests.whole.test_first_decision import Counting, on_a_phone

__all__ = ["address"]
pytestmark = [pytest.mark.browser, pytest.mark.sampled("visits"), pytest.mark.asyncio(loop_scope="session")]

MOVES = 18
"""Presses that are enough for a deal, in which somebody scores."""
FILM = 'img[src*="film"]'


async def to_the_end(phone: Counting) -> None:
    """A few moves against the bot, then gives up."""
    await phone.type_command("cribbage new", "bots", "yes")
    moved = 0
    while moved < MOVES:
        moved += await phone.act()
        await asyncio.sleep(0.1)
    await phone.press("more")
    for name in ("resign", "resign-yes"):
        await phone.press(name)


async def plays(seat: Seat) -> None:
    """Checks that the film moves."""
    film = seat.page.locator(FILM).last
    await expect(film).to_be_visible(timeout=90_000)
    await film.scroll_into_view_if_needed()
    first = await film.screenshot()

    async def has_moved() -> bool:
        return await film.screenshot() != first

    await until(has_moved)


async def test_a_film_is_asked_for_and_plays(browser: Browser, address: str) -> None:
    """Pressed on the last board; fits a phone, with its five sentences as alt text."""
    wide = await sit(browser, address, "Anna", width=1280, direct=True)
    await wide.see_the_bot()
    phone = await on_a_phone(browser, address, "Anna")
    await to_the_end(phone)
    await expect(phone.newest("film")).to_be_visible()
    for seat, name in ((phone, "film/album"), (wide, "film/album-wide")):
        await expect(seat.page.locator('img[alt^="The curve of the game"]').last).to_be_visible()
        await seat.page.locator('img[alt^="The curve of the game"]').last.scroll_into_view_if_needed()
        await seat.shoot(name)
    await phone.press("film")
    await expect(phone.page.get_by_text("Making the film").last).to_be_visible()
    await phone.shoot("film/progress")
    for seat, name in ((phone, "film/plays"), (wide, "film/plays-wide")):
        await plays(seat)
        await seat.shoot(name)
        await is_fit_to_be_read(seat.page)
    alt = await phone.page.locator(FILM).last.get_attribute("alt")
    assert alt is not None
    assert alt.startswith("A film of")
    for seat in (wide, phone):
        await seat.page.close()
