"""The page in a browser, with a mock server."""

import pytest
from playwright.async_api import Locator, Page, expect

from tests.sandbox_page import samples
from tests.sandbox_page.conftest import Window
from tests.sandbox_page.mock import Mock

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


def said(page: Page | Locator, text: str) -> Locator:
    """The last message with a text."""
    return page.locator(".message", has_text=text).last


async def active(page: Page, what: str = "className") -> str:
    """A property of the focused element."""
    return await page.evaluate(f"document.activeElement.{what}")


SIDEWAYS = """[document.documentElement, ...document.querySelectorAll('.scroller, .start, .client')]
  .map((node) => node.scrollWidth - node.clientWidth)"""


async def test_the_start_screen_seats_a_person(window: Window) -> None:
    """A visitor could not choose a person."""
    page = await window.open("")
    await expect(page.locator(".person")).to_have_count(6)
    await expect(page.locator(".person", has_text="Björn").locator(".badge")).to_have_text("2 unread")
    await page.get_by_role("link", name="Björn").click()
    await expect(page.locator(".corner-name b")).to_have_text("Björn")
    assert page.url.endswith("/?as=1002")


async def test_several_people_sit_side_by_side(window: Window) -> None:
    """Two columns would be the same person, or show each other's ephemeral messages."""
    page = await window.open("", width=1600)
    for name in ("Anna", "Clara"):
        await page.get_by_role("checkbox", name=name).check()
    await page.get_by_role("link", name="Sit down side by side").click()
    await expect(page.locator(".client")).to_have_count(2)
    anna, clara = page.locator(".client").nth(0), page.locator(".client").nth(1)
    await anna.get_by_role("button", name="My hand").click()
    await expect(said(anna, "Your hand: 5♥")).to_be_visible()
    await expect(clara.get_by_text("Your hand: 5♥")).to_have_count(0)
    await clara.get_by_role("textbox", name="Message #stofa").fill("Hello from Clara")
    await page.keyboard.press("Enter")
    await expect(said(anna, "Hello from Clara")).to_be_visible()


async def test_text_of_people_is_never_markup(window: Window, mock: Mock) -> None:
    """A message could run a script in the page."""
    page = await window.open()
    await expect(page.get_by_text(samples.NASTY, exact=True)).to_be_visible()
    board = samples.board(samples.NASTY)
    board["components"][-1]["components"][0]["label"] = "<b>label</b>"
    await mock.post(samples.BOT, flags=samples.V2, components=[board])
    await mock.post(
        samples.BOT,
        embeds=[{"title": samples.NASTY, "description": samples.NASTY, "footer": {"text": samples.NASTY}}],
    )
    await mock.send("1001", t="modal", id="m", title=samples.NASTY, components=[samples.words(samples.NASTY)])
    await expect(page.get_by_role("dialog").get_by_role("heading", name=samples.NASTY)).to_be_visible()
    await expect(page.get_by_role("button", name="<b>label</b>", include_hidden=True)).to_have_count(1)
    assert await page.evaluate("window.pwned === undefined")
    assert await page.locator("a[href^=javascript], script:not([src]), img[src=x]").count() == 0


async def test_every_picture_has_its_words(window: Window) -> None:
    """A picture would have no text for screen readers."""
    page = await window.open()
    pictures = page.locator(".message .picture img")
    assert await pictures.count() >= 3
    assert all([await one.get_attribute("alt") for one in await pictures.all()])
    await page.get_by_role("button", name=samples.ALT).first.click()
    await expect(page.get_by_role("dialog").get_by_text(samples.ALT)).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_a_slash_command_with_autocomplete(window: Window, mock: Mock) -> None:
    """A command could not be chosen, completed and sent with the keyboard."""
    page = await window.open()
    await page.keyboard.type("/crib")
    await expect(page.get_by_role("option")).to_have_count(2)
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("option", name="discard 5H 6H")).to_be_visible()
    await page.keyboard.type("jh")
    await expect(page.get_by_role("option")).to_have_count(1)
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(said(page, "Heard:")).to_contain_text("discard 9H JH")
    assert mock.sent("slash") == [
        {
            "do": "slash",
            "channel": "10",
            "command": "cribbage",
            "path": ["play"],
            "options": {"move": "discard 9H JH"},
        }
    ]


async def test_options_carry_their_types(window: Window, mock: Mock) -> None:
    """The bot would get a string where Discord sends a number, boolean or id."""
    page = await window.open()
    await page.keyboard.type("/cribbage new ")
    await page.keyboard.type("bj")
    await page.keyboard.press("Tab")
    await page.get_by_role("button", name="points").click()
    await page.keyboard.type("300")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert")).to_have_text("At most 121.")
    await page.keyboard.press("ControlOrMeta+a")
    await page.keyboard.type("61")
    await page.get_by_role("button", name="bots").click()
    await page.keyboard.type("tr")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(said(page, "Heard:")).to_be_visible()
    assert mock.sent("slash")[0]["options"] == {"opponent": "1002", "points": 61, "bots": True}


async def test_a_required_option_is_asked_for(window: Window, mock: Mock) -> None:
    """A command would be sent without a required option, or with an unknown choice."""
    page = await window.open()
    await page.keyboard.type("/rules ")
    await page.keyboard.type("chess")
    await page.get_by_role("button", name="Send command").click()
    await expect(page.get_by_role("alert")).to_have_text("Choose one from the list.")
    await page.get_by_role("combobox", name="game").fill("")
    await page.get_by_role("button", name="Send command").click()
    await expect(page.get_by_role("alert")).to_have_text("This is needed.")
    assert mock.sent("slash") == []


async def test_commands_are_offered_in_the_persons_language(window: Window, mock: Mock) -> None:
    """Danish people would see English names where the bot has Danish ones."""
    page = await window.open()
    await page.get_by_role("button", name="Your settings").click()
    await page.get_by_label("Language of Discord").select_option("da")
    await page.keyboard.press("Escape")
    await page.get_by_role("textbox", name="Message #stofa").fill("/")
    await expect(page.get_by_role("option", name="/cribbage nyt")).to_contain_text("Åbn et bord her")
    assert await mock.wait_sent("locale") == [{"do": "locale", "locale": "da"}]


async def test_commands_keep_to_their_contexts(window: Window) -> None:
    """A command for guilds would be offered in a direct message, or the other way round."""
    page = await window.open()
    hand = page.get_by_role("option", name="/hand")
    await page.locator("[data-channel='12']").click()
    await page.keyboard.type("/")
    await expect(hand).to_be_visible()
    await expect(page.get_by_role("option", name="Message menu")).to_have_count(0)


async def test_a_press_redraws_the_board_for_all(window: Window, mock: Mock) -> None:
    """A press or the updated board would be lost, or the focus would leave the message."""
    page = await window.open()
    other = await window.open("?as=1002")
    play = page.get_by_role("button", name="Play")
    await play.focus()
    await page.keyboard.press("Enter")
    for one in (page, other):
        await expect(said(one, "Anna played the five")).to_be_visible()
    await expect(play).to_be_focused()
    await expect(page.locator("[aria-busy]")).to_have_count(0)
    assert await mock.wait_sent("press") == [{"do": "press", "message": "5009", "custom_id": "play"}]


async def test_an_ephemeral_message_can_be_dismissed(window: Window, mock: Mock) -> None:
    """Ephemeral messages would not be marked, or could not be dismissed."""
    page = await window.open()
    await page.get_by_role("button", name="My hand").click()
    message = said(page, "Your hand: 5♥")
    await expect(message).to_contain_text("Only you can see this · Dismiss")
    await message.get_by_role("button", name="Dismiss").click()
    await expect(message).to_have_count(0)
    assert len(await mock.wait_sent("dismiss")) == 1


async def test_a_failed_press_says_so(window: Window) -> None:
    """A missing response to a press would not be shown."""
    page = await window.open()
    await page.get_by_role("button", name="⋯").click()
    await expect(said(page, "House rules").get_by_role("alert")).to_have_text("This interaction failed")
    await page.get_by_role("button", name="Play", exact=True).click()
    await expect(page.get_by_text("This interaction failed")).to_have_count(0)


async def test_a_failed_command_says_so(window: Window) -> None:
    """A missing response to a command would not be shown."""
    page = await window.open()
    await page.keyboard.type("/hand ")
    await page.keyboard.press("Enter")
    await expect(said(page, "did not respond")).to_contain_text("Only you can see this")


async def test_a_deferred_answer_is_shown_thinking(window: Window) -> None:
    """A deferral would be shown as an empty message."""
    page = await window.open()
    await page.get_by_role("button", name="Since my last turn").click()
    await expect(said(page, "Stofa is thinking…")).to_be_visible()


async def test_selects_send_their_values(window: Window, mock: Mock) -> None:
    """A choice would be lost, or sent before it is complete."""
    page = await window.open()
    await page.get_by_role("button", name="A day a move").click()
    await page.get_by_role("option", name="Live").click()
    await page.get_by_role("button", name="Two for the crib").focus()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Space")
    await expect(page.get_by_role("button", name="Done")).to_be_disabled()
    for key in ("ArrowDown", "ArrowDown", "Enter"):
        await page.keyboard.press(key)
    await expect(page.get_by_role("option", name="8 of hearts")).to_have_attribute("aria-disabled", "true")
    await page.get_by_role("button", name="Done").click()
    await page.get_by_role("button", name="Invite somebody").click()
    await page.get_by_role("option", name="Clara").click()
    await expect(page.get_by_role("option")).to_have_count(0)
    sent = [(one["custom_id"], one["values"]) for one in await mock.wait_sent("choose", 3)]
    assert sent == [("pace", ["live"]), ("discard", ["5H", "7H"]), ("invite", ["1003"])]


async def test_escape_takes_a_half_made_choice_back(window: Window, mock: Mock) -> None:
    """Leaving a list with Escape would send the marked choice."""
    page = await window.open()
    await page.get_by_role("button", name="Two for the crib").click()
    for key in ("Enter", "ArrowDown", "Enter", "Escape"):
        await page.keyboard.press(key)
    await expect(page.get_by_role("button", name="Two for the crib")).to_be_focused()
    assert mock.sent("choose") == []


async def test_a_form_is_checked_and_sent(window: Window, mock: Mock) -> None:
    """The values of a modal would be lost, or an incomplete one would be sent."""
    page = await window.open()
    await page.get_by_role("button", name="Change").click()
    form = page.get_by_role("dialog", name="A table of your own")
    await expect(form.get_by_role("textbox", name="Name")).to_be_focused()
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert").filter(has_text="This is needed.")).to_have_count(2)
    await form.get_by_role("textbox", name="Name").fill("Evening")
    await form.get_by_role("radio", name="Live").check()
    await form.get_by_role("checkbox", name="Skunks").check()
    await form.get_by_role("checkbox", name="Remember this").check()
    await form.get_by_role("button", name="Suits").click()
    await page.get_by_role("option", name="Four colours").click()
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    fields = {
        "name": "Evening",
        "words": "",
        "pace": "live",
        "house": ["skunk"],
        "suits": ["four"],
        "remember": True,
    }
    assert await mock.wait_sent("submit") == [{"do": "submit", "modal": "m1", "fields": fields}]


async def test_a_closed_form_is_not_sent(window: Window, mock: Mock) -> None:
    """Closing a modal would submit it."""
    page = await window.open()
    await page.get_by_role("button", name="Change").click()
    await page.get_by_role("dialog").wait_for()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await expect(page.get_by_role("button", name="Change")).to_be_focused()
    await page.get_by_role("textbox", name="Message #stofa").fill("after")
    await page.keyboard.press("Enter")
    await expect(said(page, "after")).to_be_visible()
    await mock.wait_sent("cancel")  # a separate request, which may arrive later
    assert sorted(one["do"] for _, one in mock.requests) == ["cancel", "press", "say"]


async def test_by_keyboard_alone(window: Window, mock: Mock) -> None:
    """People without a mouse could not choose a person, change the channel, write, press and open a modal."""
    page = await window.open("")
    await page.locator(".person").first.wait_for()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await page.locator(".client .channel").first.wait_for()
    await expect(page.get_by_role("textbox", name="Message #stofa")).to_be_focused()
    await page.keyboard.type("By keys")
    await page.keyboard.press("Enter")
    await expect(said(page, "By keys")).to_be_visible()
    await page.keyboard.press("Alt+ArrowDown")
    await expect(page.get_by_role("textbox", name="Message #spil")).to_be_focused()
    await page.keyboard.press("Alt+ArrowUp")
    for _ in range(12):
        await page.keyboard.press("Shift+Tab")
        if await active(page, "textContent") == "Change":
            break
    assert await active(page, "textContent") == "Change"
    assert await page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    await page.keyboard.press("Space")
    await expect(page.get_by_role("textbox", name="Name")).to_be_focused()
    assert mock.sent("say") == [{"do": "say", "channel": "10", "content": "By keys"}]


async def test_a_phone_has_no_sideways_scrolling(window: Window) -> None:
    """At 400 px something would overflow, or the channels could not be reached."""
    for path in ("", "?as=1001", "?as=1001,1002"):
        page = await window.open(path, width=400, height=800)
        await page.locator("h1, .message").first.wait_for()
        assert max(await page.evaluate(SIDEWAYS)) <= 0
    await expect(page.get_by_role("tab", name="Björn")).to_contain_text("4 unread")
    await page.get_by_role("tab", name="Björn").click()
    await page.locator(".drawer:visible").click()
    await page.locator("[data-channel='12']:visible").click()
    await expect(page.get_by_text("Your hand lies here.")).to_be_visible()
    await expect(page.locator(".sidebar:visible")).to_have_count(0)


async def test_unread_marks_come_and_go(window: Window, mock: Mock) -> None:
    """Unread messages would not be marked, or stay marked after reading."""
    page = await window.open()
    await expect(page).to_have_title("(4) Anna · Stofan")
    await page.locator("[data-channel='11']").click()
    await expect(page).to_have_title("(1) Anna · Stofan")
    assert {"do": "read", "channel": "11"} in await mock.wait_sent("read")
    await mock.send("1001", t="unread", channel="10", unread=7)
    await expect(page.locator("[data-channel='10'] .badge")).to_contain_text("7")


async def test_reading_above_is_left_in_peace(window: Window, mock: Mock) -> None:
    """A new message would scroll the list while somebody reads above, or not be announced."""
    page = await window.open()
    scroller = page.locator(".scroller")
    await scroller.hover()
    await page.mouse.wheel(0, -900)
    jump = page.locator(".jump")
    await expect(jump).to_be_visible()
    before = await scroller.evaluate("n => n.scrollTop")
    await mock.post(samples.BJORN, "Are you there?")
    await expect(jump).to_have_text("1 new")
    assert await scroller.evaluate("n => n.scrollTop") == before
    await jump.click()
    await expect(said(page, "Are you there?")).to_be_in_viewport()
    await expect(jump).to_be_hidden()


async def test_new_messages_are_announced(window: Window, mock: Mock) -> None:
    """A screen reader would not announce new and edited messages."""
    page = await window.open()
    await mock.post(samples.BJORN, "**Fifteen** two")
    log = page.get_by_role("log")
    await expect(log).to_contain_text("Björn: Fifteen two")
    await page.get_by_role("button", name="Play", exact=True).click()
    await expect(log).to_contain_text("Anna played the five")
    await expect(log).to_contain_text(samples.ALT)


async def test_the_line_comes_back_by_itself(window: Window, mock: Mock) -> None:
    """After a restart of the server the page would not work."""
    page = await window.open()
    await page.keyboard.type("half a sentence")
    await mock.cut()
    await expect(page.locator(".cut-off")).to_have_count(0)
    await mock.post(samples.BJORN, "Back again")
    await expect(said(page, "Back again")).to_be_visible()
    await expect(page.get_by_role("textbox", name="Message #stofa")).to_have_value("half a sentence")


async def test_a_link_back_opens_the_message(window: Window, mock: Mock) -> None:
    """A link from a DM to a message would leave the page."""
    page = await window.open()
    await mock.post(samples.BOT, "Table: https://discord.com/channels/1/10/5001", channel="12")
    await page.locator("[data-channel='12']").click()
    await page.get_by_role("button", name="#stofa › message").click()
    await expect(page.get_by_text("Good morning!")).to_be_in_viewport()
    await expect(page.locator("[data-message='5001'] .message")).to_be_focused()


async def test_only_own_messages_can_be_deleted(window: Window, mock: Mock) -> None:
    """People without permission would be offered to delete messages of others."""
    page = await window.open("?as=1002")
    await expect(page.get_by_role("button", name="Delete message")).to_have_count(2)
    moderator = await window.open("?as=1001")
    await expect(moderator.get_by_role("button", name="Delete message")).to_have_count(9)
    row = page.locator("[data-message='5003']")
    await row.hover()
    await row.get_by_role("button", name="Delete message").click()
    await expect(moderator.locator("[data-message='5003']")).to_have_count(0)


async def test_direct_messages_can_be_closed(window: Window, mock: Mock) -> None:
    """Closed DMs could not be tested."""
    page = await window.open()
    await page.get_by_role("button", name="Your settings").click()
    await page.get_by_role("switch").uncheck()
    await expect(page.locator(".corner-name")).to_contain_text("Messages closed")
    assert await mock.wait_sent("dms") == [{"do": "dms", "open": False}]


async def test_each_channel_keeps_what_was_begun(window: Window) -> None:
    """A draft would be sent in another channel, or lost."""
    page = await window.open()
    await page.keyboard.type("for stofa")
    await page.keyboard.press("Alt+ArrowDown")
    await expect(page.get_by_role("textbox", name="Message #spil")).to_have_value("")
    await page.keyboard.press("Alt+ArrowUp")
    await expect(page.get_by_role("textbox", name="Message #stofa")).to_have_value("for stofa")


async def test_somebody_behind_a_tab_reads_nothing(window: Window, mock: Mock) -> None:
    """On a phone a person's messages would be marked as read behind another's tab."""
    page = await window.open("?as=1001,1002", width=400, height=800)
    await mock.send("1002", t="unread", channel="10", unread=1)
    await expect(page.get_by_role("tab", name="Björn")).to_contain_text("5 unread")
    assert not [user for user, one in mock.requests if user == "1002" and one["do"] == "read"]
    await page.get_by_role("tab", name="Björn").click()
    assert {"do": "read", "channel": "10"} in await mock.wait_sent("read")


async def test_a_refused_command_comes_back(window: Window, mock: Mock) -> None:
    """The options of a command that the server refuses would be lost."""
    page = await window.open()
    mock.refuse = "You may not do this here"
    await page.keyboard.type("/rules ")
    await page.keyboard.type("kasino")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("status").filter(has_text="You may not do this here")).to_be_visible()
    await expect(page.get_by_role("combobox", name="game")).to_have_value("kasino")


async def test_an_offline_bot_is_told_of(window: Window, mock: Mock) -> None:
    """A message could not be pressed, and nothing would say why."""
    page = await window.open()
    await mock.send(None, t="online", bot_online=False)
    await expect(page.get_by_role("status").filter(has_text="Stofa is not connected")).to_be_visible()
    await mock.send(None, t="online", bot_online=True)
    await expect(page.get_by_text("Stofa is online")).to_be_visible()
    await expect(page.locator(".banner")).to_be_hidden()
