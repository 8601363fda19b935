"""The page without a mouse: where the focus is after something was redrawn, opened or closed."""

import pytest
from playwright.async_api import Page, expect

from tests.sandbox_page import samples
from tests.sandbox_page.conftest import Window
from tests.sandbox_page.mock import Mock

pytestmark = [
    pytest.mark.browser,
    pytest.mark.sampled("mock page"),
    pytest.mark.asyncio(loop_scope="session"),
]
FOCUSED = "(document.activeElement.innerText || document.activeElement.value || '').trim()"


async def _tab_to(page: Page, text: str, key: str = "Tab") -> None:
    """Goes on to the control with this text; fails if it is not reached."""
    for _ in range(60):
        await page.keyboard.press(key)
        if (await page.evaluate(FOCUSED)).startswith(text):
            return
    raise AssertionError(f"{text} is not reached")


async def _redraw(mock: Mock, number: str) -> None:
    """Sends a message again, as an edit does."""
    message = next(one for one in mock.messages["10"] if one["id"] == number)
    await mock.send("1001", t="edited", channel="10", message=message)


def _with(mock: Mock, custom: str) -> str:
    """Id of the first message that has this component."""
    return next(m["id"] for m in mock.messages["10"] if custom in str(m["components"]))


async def test_the_settings_stay_open_while_the_list_is_redrawn(window: Window, mock: Mock) -> None:
    """A switch of the settings keeps the focus, also when a message comes to another channel."""
    page = await window.open()
    await page.get_by_role("button", name="Your settings").focus()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Tab")
    switch = page.get_by_role("switch", name="Messages from the bot")
    await expect(switch).to_be_focused()
    await page.keyboard.press("Space")
    await expect(page.get_by_text("Messages closed")).to_be_visible()
    await mock.send("1001", t="unread", channel="11", unread=8)
    await expect(page.locator("[data-channel='11'] .badge")).to_contain_text("8")
    await expect(switch).to_be_focused()
    await expect(switch).not_to_be_checked()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("button", name="Your settings")).to_be_focused()


async def test_the_drawer_takes_the_focus_and_gives_it_back(window: Window) -> None:
    """At 390 px the opened list has the focus, what it covers has none, and Escape returns."""
    page = await window.open(width=390)
    opener = page.locator(".drawer:visible")
    await opener.focus()
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-channel='10']")).to_be_focused()
    await _tab_to(page, "Your settings")
    for _ in range(3):
        await page.keyboard.press("Tab")
        assert not await page.evaluate("Boolean(document.activeElement.closest('.chat'))")
    await page.get_by_role("button", name="Your settings").focus()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Escape")  # puts the settings away, the next one the list
    await expect(page.get_by_role("button", name="Your settings")).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(opener).to_be_focused()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("textbox", name="Message #spil")).to_be_focused()


async def test_the_drawer_ends_when_the_window_grows(window: Window) -> None:
    """A wide window has no drawer, so that the messages can be reached."""
    page = await window.open(width=390)
    await page.locator(".drawer:visible").click()
    await page.set_viewport_size({"width": 1280, "height": 900})
    await expect(page.get_by_role("textbox", name="Message #stofa")).to_be_enabled()
    await page.get_by_role("textbox", name="Message #stofa").click(timeout=5_000)


async def test_side_by_side_is_a_link_that_is_not_ready(window: Window) -> None:
    """With fewer than two people the link says that it cannot be followed."""
    page = await window.open("")
    link = page.get_by_role("link", name="Sit down side by side")
    await expect(link).to_be_disabled()
    for name in ("Anna", "Clara"):
        await page.get_by_role("checkbox", name=name).check()
    await expect(link).to_be_enabled()
    await page.get_by_role("checkbox", name="Anna").uncheck()
    await expect(link).to_be_disabled()


async def test_an_open_list_leaves_the_focus_on_its_select(window: Window, mock: Mock) -> None:
    """When a message is redrawn while its list is open, its select has the focus."""
    page = await window.open()
    select = page.get_by_role("button", name="Two for the crib")
    await select.focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("listbox")).to_be_visible()
    await _redraw(mock, _with(mock, "Two for the crib"))
    await expect(page.get_by_role("listbox")).to_have_count(0)
    await expect(select).to_be_focused()


async def test_a_form_whose_message_was_redrawn_gives_the_focus_back(window: Window, mock: Mock) -> None:
    """After Escape the button that has replaced the pressed one has the focus."""
    page = await window.open()
    await page.get_by_role("button", name="Change").focus()
    await page.keyboard.press("Enter")
    await page.get_by_role("dialog").wait_for()
    await _redraw(mock, _with(mock, "Change"))
    await page.wait_for_timeout(100)
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await expect(page.get_by_role("button", name="Change")).to_be_focused()


async def test_an_enlarged_picture_gives_the_focus_back(window: Window, mock: Mock) -> None:
    """A picture that was redrawn while it was enlarged has the focus afterwards."""
    page = await window.open()
    picture = page.locator("button.picture").first
    await picture.focus()
    await page.keyboard.press("Enter")
    await page.get_by_role("dialog", name="Picture").wait_for()
    number = await picture.evaluate("one => one.closest('[data-message]').dataset.message")
    await _redraw(mock, number)
    await page.wait_for_timeout(700)
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await expect(page.locator("button.picture").first).to_be_focused()


async def test_a_reaction_keeps_the_focus(window: Window, mock: Mock) -> None:
    """The button React has the focus after a reaction was added before it."""
    page = await window.open()
    made = await mock.post(samples.BOT, "Well played")
    row = page.locator(f"[data-message='{made['id']}']")
    await row.get_by_role("button", name="React").focus()
    made["reacted"] = {"👍": ["1001"]}
    await mock.send(None, t="edited", channel="10", message=made)
    await expect(row.locator(".reaction")).to_have_count(1)
    await expect(row.get_by_role("button", name="React")).to_be_focused()


async def test_a_new_connection_keeps_the_focus(window: Window, mock: Mock) -> None:
    """After the server was away the focused button has the focus again."""
    page = await window.open()
    change = page.get_by_role("button", name="Change")
    await change.focus()
    await change.evaluate("one => (one.before = true)")
    await mock.cut()
    await expect(page.locator(".client.cut-off")).to_have_count(1)
    await expect(page.locator(".client.cut-off")).to_have_count(0)
    await expect(change).not_to_have_js_property("before", True)
    await expect(change).to_be_focused()


async def test_tabs_name_what_they_show(window: Window) -> None:
    """In a narrow window each person's tab controls the panel of that person."""
    page = await window.open("?as=1001,1002", width=390)
    tab = page.get_by_role("tab", selected=True)
    panel = page.get_by_role("tabpanel", name="Anna's view")
    await expect(panel).to_be_visible()
    assert await tab.get_attribute("aria-controls") == await panel.get_attribute("id")
    await tab.focus()
    await page.keyboard.press("ArrowRight")
    await expect(page.get_by_role("tabpanel", name="Björn's view")).to_be_visible()
    await expect(page.get_by_role("tab", selected=True)).to_be_focused()
