"""The start screen: languages, and the offer that sends a command for the first person."""

import pytest
from playwright.async_api import expect

from tests.sandbox_page.conftest import Window
from tests.sandbox_page.mock import Mock

pytestmark = [
    pytest.mark.browser,
    pytest.mark.sampled("mock page"),
    pytest.mark.asyncio(loop_scope="session"),
]


async def test_each_person_is_shown_with_their_language(window: Window) -> None:
    """Who tries a bot in Danish sees whom to sit down as."""
    page = await window.open("")
    await expect(page.locator(".person", has_text="Anna")).to_contain_text("English")
    await expect(page.locator(".person", has_text="Clara")).to_contain_text("Danish")
    await expect(page.locator(".offer")).to_have_count(0)


@pytest.mark.parametrize("width", [390, 1280])
async def test_the_offer_sends_its_command_once(window: Window, mock: Mock, width: int) -> None:
    """One press seats the first person and sends the command with its options; a reload sends nothing."""
    mock.offer = {"label": "Play now", "command": "/cribbage new points:61 bots:true"}
    page = await window.open("", width=width)
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await page.get_by_role("link", name="Play now").click()
    sent = await mock.wait_sent("slash")
    assert [(one["command"], one["path"], one["options"]) for one in sent] == [
        ("cribbage", ["new"], {"points": 61, "bots": True})
    ]
    await expect(page).to_have_url(mock.address + "?as=1001")
    await page.reload()
    await page.locator(".client .channel").first.wait_for(state="attached")
    assert len(mock.sent("slash")) == 1
