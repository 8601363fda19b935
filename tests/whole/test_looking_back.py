"""A person looks back on a finished game at the page in Chromium, on a phone and wide."""

import asyncio

import pytest
from playwright.async_api import Browser, expect

from tests.whole.at_page import PICKS, is_fit_to_be_read, verb
from tests.whole.test_browser import address, resign
from tests.whole.test_first_decision import PHONE, Counting, sit

__all__ = ["address"]
pytestmark = [pytest.mark.browser, pytest.mark.sampled("visits"), pytest.mark.asyncio(loop_scope="session")]

PRESSES = 30
TRIES = '[data-custom^="s:lesson:"][data-custom$="-0-{}"]'
GAME = "cribbage"


@pytest.mark.parametrize("width", [PHONE, 1280])
async def test_the_dearest_move_is_tried_again(browser: Browser, address: str, width: int) -> None:
    """After the game the grade and the dearest moment are shown; after a try, what the better move brings."""
    watching = await sit(browser, address, "Emma", width=1280, direct=True)
    await watching.see_the_bot()
    seat = await sit(browser, address, "Anna", width=width, direct=True)
    anna = Counting(seat.page, "Anna", direct=True)
    await anna.type_command(f"{GAME} new", "bots", "yes")
    await expect(anna.page.locator(PICKS).first).to_be_visible(timeout=60_000)
    for _ in range(PRESSES):
        if not await anna.act():
            await asyncio.sleep(0.2)
    await resign(anna)
    await expect(anna.newest("rematch")).to_be_visible(timeout=60_000)
    await anna.page.locator(verb("lesson")).last.click()
    show = anna.page.locator(TRIES.format("show")).last
    await expect(show).to_be_visible(timeout=60_000)
    await expect(anna.page.get_by_text("out of 10").last).to_be_visible()
    await asyncio.sleep(1)  # pictures are drawn in
    await anna.shoot(f"back/{GAME}-moment-{width}")
    await anna.page.locator(TRIES.format("0")).last.click()
    await expect(show).not_to_be_visible(timeout=60_000)
    await expect(anna.page.get_by_text("On average, from what you could see").last).to_be_visible()
    await asyncio.sleep(1)  # the same
    await anna.shoot(f"back/{GAME}-answer-{width}")
    await is_fit_to_be_read(anna.page)
    for one in (watching, anna):
        await one.page.close()
