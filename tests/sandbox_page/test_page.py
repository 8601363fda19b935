"""The page in a browser, with a mock server."""

import pytest
from playwright.async_api import Locator, Page, expect

from tests.sandbox_page import samples
from tests.sandbox_page.conftest import Window
from tests.sandbox_page.mock import Mock

pytestmark = [
    pytest.mark.browser,
    pytest.mark.sampled("mock page"),
    pytest.mark.asyncio(loop_scope="session"),
]


def said(page: Page | Locator, text: str) -> Locator:
    """The last message with a text."""
    return page.locator(".message", has_text=text).last


async def active(page: Page, what: str = "className") -> str:
    """A property of the focused element."""
    return await page.evaluate(f"document.activeElement.{what}")


SIDEWAYS = """[document.documentElement, ...document.querySelectorAll('.scroller, .start, .client')]
  .map((node) => node.scrollWidth - node.clientWidth)"""


async def test_the_start_screen_seats_a_person(window: Window) -> None:
    """The start screen lists six people with their unread messages; a link opens the client of one."""
    page = await window.open("")
    await expect(page.locator(".person")).to_have_count(6)
    await expect(page.locator(".person", has_text="Björn").locator(".badge")).to_have_text("2 unread")
    await page.get_by_role("link", name="Björn").click()
    await expect(page.locator(".corner-name b")).to_have_text("Björn")
    assert page.url.endswith("/?as=1002")


async def test_several_people_sit_side_by_side(window: Window) -> None:
    """Each column is another person; an ephemeral message is in one, a message to the channel in both."""
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
    """HTML in messages, embeds, modals and labels is shown as text, and no script runs."""
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


async def test_external_picture_says_why_it_is_not_shown(window: Window, mock: Mock) -> None:
    """A picture of another site is not loaded; its words, the site, the reason and a link stand for it."""
    page = await window.open()
    address = "https://example.org/a.png"
    await mock.post(samples.BOT, "outside", embeds=[{"title": "E", "image": {"url": address}}])
    card = page.locator(".embed .broken").last
    await expect(card).to_contain_text("example.org, not shown: the sandbox loads nothing from other sites")
    await expect(card.get_by_role("link")).to_have_attribute("href", address)
    assert await page.locator(f'img[src="{address}"]').count() == 0


async def test_every_picture_has_its_words(window: Window) -> None:
    """Every picture has an alternative text, and a dialog shows it."""
    page = await window.open()
    pictures = page.locator(".message .picture img")
    assert await pictures.count() >= 3
    assert all([await one.get_attribute("alt") for one in await pictures.all()])
    await page.get_by_role("button", name=samples.ALT).first.click()
    await expect(page.get_by_role("dialog").get_by_text(samples.ALT)).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_a_slash_command_with_autocomplete(window: Window, mock: Mock) -> None:
    """A command is chosen, completed and sent with the keyboard alone."""
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
    """Users are sent as ids, numbers and booleans as such; a number over the maximum is refused."""
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
    """A command without a required option, or with an unknown choice, is not sent, and the error is shown."""
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
    """With Danish as the language of Discord, commands have their Danish names and descriptions."""
    page = await window.open()
    await page.get_by_role("button", name="Your settings").click()
    await page.get_by_label("Language of Discord").select_option("da")
    await page.keyboard.press("Escape")
    await page.get_by_role("textbox", name="Message #stofa").fill("/")
    await expect(page.get_by_role("option", name="/cribbage nyt")).to_contain_text("Åbn et bord her")
    assert await mock.wait_sent("locale") == [{"do": "locale", "locale": "da"}]


async def test_commands_keep_to_their_contexts(window: Window) -> None:
    """In a direct message a command that is allowed there is offered, and a context menu command is not."""
    page = await window.open()
    hand = page.get_by_role("option", name="/hand")
    await page.locator("[data-channel='12']").click()
    await page.keyboard.type("/")
    await expect(hand).to_be_visible()
    await expect(page.get_by_role("option", name="Message menu")).to_have_count(0)


async def test_a_press_redraws_the_board_for_all(window: Window, mock: Mock) -> None:
    """A press is sent once, two people see the updated board, and the focus stays on the button."""
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
    """An ephemeral message is marked as one that only its reader sees, and Dismiss removes it."""
    page = await window.open()
    await page.get_by_role("button", name="My hand").click()
    message = said(page, "Your hand: 5♥")
    await expect(message).to_contain_text("Only you can see this · Dismiss")
    await message.get_by_role("button", name="Dismiss").click()
    await expect(message).to_have_count(0)
    assert len(await mock.wait_sent("dismiss")) == 1


async def test_a_failed_press_says_so(window: Window) -> None:
    """A press without a response shows an error at its message, until the next press."""
    page = await window.open()
    await page.get_by_role("button", name="⋯").click()
    await expect(said(page, "House rules").get_by_role("alert")).to_have_text("This interaction failed")
    await page.get_by_role("button", name="Play", exact=True).click()
    await expect(page.get_by_text("This interaction failed")).to_have_count(0)


async def test_a_failed_command_says_so(window: Window) -> None:
    """A command without a response shows an ephemeral error."""
    page = await window.open()
    await page.keyboard.type("/hand ")
    await page.keyboard.press("Enter")
    await expect(said(page, "did not respond")).to_contain_text("Only you can see this")


async def test_a_deferred_answer_is_shown_thinking(window: Window) -> None:
    """A deferral is shown as a message that says that the bot is thinking."""
    page = await window.open()
    await page.get_by_role("button", name="Since my last turn").click()
    await expect(said(page, "Stofa is thinking…")).to_be_visible()


async def test_selects_send_their_values(window: Window, mock: Mock) -> None:
    """Each select sends its values once, when the choice is complete; no more than the maximum is taken."""
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
    """Escape closes a list without sending the marked choice, and the focus returns to the select."""
    page = await window.open()
    await page.get_by_role("button", name="Two for the crib").click()
    for key in ("Enter", "ArrowDown", "Enter", "Escape"):
        await page.keyboard.press(key)
    await expect(page.get_by_role("button", name="Two for the crib")).to_be_focused()
    assert mock.sent("choose") == []


async def test_a_form_is_checked_and_sent(window: Window, mock: Mock) -> None:
    """An incomplete modal is not sent; a complete one sends the values of all its fields."""
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
    """Escape cancels a modal without submitting it, and the focus returns to the button."""
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
    """A person is chosen, a channel changed, a message written and a modal opened without a mouse."""
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
    """At 400 px nothing overflows, and each person's channels are opened from their tab."""
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
    """Unread messages are counted in the title and at the channel, until the channel is read."""
    page = await window.open()
    await expect(page).to_have_title("(4) Anna · Stofan")
    await page.locator("[data-channel='11']").click()
    await expect(page).to_have_title("(1) Anna · Stofan")
    assert {"do": "read", "channel": "11"} in await mock.wait_sent("read")
    await mock.send("1001", t="unread", channel="10", unread=7)
    await expect(page.locator("[data-channel='10'] .badge")).to_contain_text("7")


async def test_reading_above_is_left_in_peace(window: Window, mock: Mock) -> None:
    """A new message does not scroll the list while somebody reads above; a button counts and shows it."""
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
    """The log for screen readers has the text of new and edited messages and of their pictures."""
    page = await window.open()
    await mock.post(samples.BJORN, "**Fifteen** two")
    log = page.get_by_role("log")
    await expect(log).to_contain_text("Björn: Fifteen two")
    await page.get_by_role("button", name="Play", exact=True).click()
    await expect(log).to_contain_text("Anna played the five")
    await expect(log).to_contain_text(samples.ALT)


async def test_the_line_comes_back_by_itself(window: Window, mock: Mock) -> None:
    """After a restart of the server the page connects again, shows new messages and keeps the draft."""
    page = await window.open()
    await page.keyboard.type("half a sentence")
    await mock.cut()
    await expect(page.locator(".cut-off")).to_have_count(0)
    await mock.post(samples.BJORN, "Back again")
    await expect(said(page, "Back again")).to_be_visible()
    await expect(page.get_by_role("textbox", name="Message #stofa")).to_have_value("half a sentence")


async def test_a_link_back_opens_the_message(window: Window, mock: Mock) -> None:
    """A link from a DM to a message opens its channel, scrolls to the message and focuses it."""
    page = await window.open()
    await mock.post(samples.BOT, "Table: https://discord.com/channels/1/10/5001", channel="12")
    await page.locator("[data-channel='12']").click()
    await page.get_by_role("button", name="#stofa › message").click()
    await expect(page.get_by_text("Good morning!")).to_be_in_viewport()
    await expect(page.locator("[data-message='5001'] .message")).to_be_focused()


async def test_only_own_messages_can_be_deleted(window: Window, mock: Mock) -> None:
    """A person is offered to delete their own messages, and a moderator those of others as well."""
    page = await window.open("?as=1002")
    await expect(page.get_by_role("button", name="Delete message")).to_have_count(2)
    moderator = await window.open("?as=1001")
    await expect(moderator.get_by_role("button", name="Delete message")).to_have_count(9)
    row = page.locator("[data-message='5003']")
    await row.hover()
    await row.get_by_role("button", name="Delete message").click()
    await expect(moderator.locator("[data-message='5003']")).to_have_count(0)


async def test_direct_messages_can_be_closed(window: Window, mock: Mock) -> None:
    """A switch in the settings closes a person's DMs, and this is shown beside their name."""
    page = await window.open()
    await page.get_by_role("button", name="Your settings").click()
    await page.get_by_role("switch").uncheck()
    await expect(page.locator(".corner-name")).to_contain_text("Messages closed")
    assert await mock.wait_sent("dms") == [{"do": "dms", "open": False}]


async def test_each_channel_keeps_what_was_begun(window: Window) -> None:
    """A draft is not in another channel, and is still there when the person returns."""
    page = await window.open()
    await page.keyboard.type("for stofa")
    await page.keyboard.press("Alt+ArrowDown")
    await expect(page.get_by_role("textbox", name="Message #spil")).to_have_value("")
    await page.keyboard.press("Alt+ArrowUp")
    await expect(page.get_by_role("textbox", name="Message #stofa")).to_have_value("for stofa")


async def test_somebody_behind_a_tab_reads_nothing(window: Window, mock: Mock) -> None:
    """On a phone a person's messages are marked as read only once their tab is open."""
    page = await window.open("?as=1001,1002", width=400, height=800)
    await mock.send("1002", t="unread", channel="10", unread=1)
    await expect(page.get_by_role("tab", name="Björn")).to_contain_text("5 unread")
    assert not [user for user, one in mock.requests if user == "1002" and one["do"] == "read"]
    await page.get_by_role("tab", name="Björn").click()
    assert {"do": "read", "channel": "10"} in await mock.wait_sent("read")


async def test_a_refused_command_comes_back(window: Window, mock: Mock) -> None:
    """A command that the server refuses is shown again with its options, and so is the reason."""
    page = await window.open()
    mock.refuse = "You may not do this here"
    await page.keyboard.type("/rules ")
    await page.keyboard.type("kasino")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("status").filter(has_text="You may not do this here")).to_be_visible()
    await expect(page.get_by_role("combobox", name="game")).to_have_value("kasino")


async def test_an_offline_bot_is_told_of(window: Window, mock: Mock) -> None:
    """A status says that the bot, or some of its shards, is not connected, and is hidden once all are."""
    page = await window.open()
    await mock.send(None, t="online", bot_online=False)
    await expect(page.get_by_role("status").filter(has_text="Stofa is not connected")).to_be_visible()
    await mock.send(None, t="online", bot_online=False, shards=[False, False])
    await expect(page.get_by_role("status").filter(has_text="Stofa is not connected")).to_be_visible()
    await mock.send(None, t="online", bot_online=False, shards=[True, False, True, False])
    partly = "Stofa (shard 1, 3 of 4) is not connected"
    await expect(page.get_by_role("status").filter(has_text=partly)).to_be_visible()
    await expect(page.get_by_text("Stofa (shard 1, 3 of 4) is offline")).to_be_visible()
    await mock.send(None, t="online", bot_online=True)
    await expect(page.get_by_text("Stofa is online")).to_be_visible()
    await expect(page.locator(".banner")).to_be_hidden()


async def test_mentions_of_subcommands_may_be_raw(window: Window, mock: Mock) -> None:
    """With that knob they are text until `/` was typed; those of whole commands are links."""
    mock.raw_mentions = True
    page = await window.open()
    await mock.post(samples.BOT, "Type </table open:5> or </rules:6>")
    row = said(page, "Type ")
    await expect(row).to_contain_text("</table open:5> or /rules")
    await page.keyboard.type("/")
    await expect(row.get_by_role("button", name="/table open")).to_be_visible()


async def test_a_picture_is_as_large_as_on_discord(window: Window, mock: Mock) -> None:
    """At most 550 × 350 pixels in a wide window; a phone shows it as wide as there is room."""
    for width, wanted in ((1280, 550), (390, 300)):
        page = await window.open(width=width)
        box = await page.locator(".gallery.one img").first.bounding_box()
        assert box is not None
        assert box["width"] <= 550 and box["height"] <= 350  # noqa: PT018
        assert box["width"] >= wanted
