"""From nothing to the first own decision, counted in presses, at the page in Chromium on a phone."""

import pytest
from playwright.async_api import Browser, expect

from tests.whole.at_page import PICKS, Seat, is_fit_to_be_read, sit
from tests.whole.test_browser import address

__all__ = ["address"]
pytestmark = [pytest.mark.browser, pytest.mark.sampled("visits"), pytest.mark.asyncio(loop_scope="session")]

PHONE = 390


class Counting(Seat):
    """A person whose presses after their command are counted."""

    presses = 0

    async def type_command(self, text: str, option: str, value: str) -> None:
        """Types a slash command with an option and sends it."""
        await self.type(f"/{text}")
        await self.page.get_by_role("button", name=option, exact=True).click()
        await self.page.keyboard.type(value)
        await self.page.keyboard.press("Enter")
        await self.page.keyboard.press("Enter")

    async def press(self, name: str) -> None:
        await super().press(name)
        self.presses += 1


async def on_a_phone(browser: Browser, address: str, name: str) -> Counting:
    seat = await sit(browser, address, name, width=PHONE, direct=True)
    return Counting(seat.page, name, direct=True)


async def look(phone: Seat, wide: Seat, name: str) -> None:
    """Leaves a picture of both pages, and checks that of the phone."""
    await phone.shoot(f"first/{name}")
    await wide.shoot(f"first/{name}-wide")
    await is_fit_to_be_read(phone.page)


async def test_a_command_in_a_channel_and_no_press(browser: Browser, address: str) -> None:
    """`new bots:yes` is answered with the hand and its first decision."""
    wide = await sit(browser, address, "Anna", width=1280, direct=True)
    await wide.see_the_bot()
    anna = await on_a_phone(browser, address, "Anna")
    await anna.type_command("cribbage new", "bots", "yes")
    await expect(anna.page.locator(PICKS).first).to_be_visible(timeout=60_000)
    assert anna.presses == 0
    await look(anna, wide, "channel")
    for seat in (wide, anna):
        await seat.page.close()


async def test_a_direct_message_and_one_press(browser: Browser, address: str) -> None:
    """Any text by direct message is answered with all games; one press there plays."""
    wide = await sit(browser, address, "Emma", width=1280, direct=True)
    await wide.see_the_bot()
    emma = await on_a_phone(browser, address, "Emma")
    await wide.go("Stofa")
    await emma.go("Stofa")
    await emma.type("hello")
    await emma.page.keyboard.press("Enter")
    await expect(emma.page.locator(".messages img").first).to_be_visible(timeout=60_000)
    await look(emma, wide, "hub")
    await emma.page.locator('[data-custom^="s:new:kasino:"]').click()
    emma.presses += 1
    await expect(emma.page.locator(PICKS).first).to_be_visible(timeout=60_000)
    assert emma.presses == 1
    await look(emma, wide, "direct")
    for seat in (wide, emma):
        await seat.page.close()
