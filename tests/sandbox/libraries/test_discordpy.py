"""An unmodified discord.py bot in the sandbox."""

import asyncio
import io
import json
from pathlib import Path

import discord
import pytest
from PIL import Image

from sandbox.page_user import Failed, PageUser, offered, text
from sandbox.sandbox import Sandbox
from sandbox.server import serve
from tests.sandbox.libraries.discordpy_bot import PNG, Bot, running
from tests.waiting import until


async def test_login_registers_translated_commands(sandbox: Sandbox, bot: Bot, anna: PageUser) -> None:
    """After login the page has the commands with translations, and the bot its guild's channels."""
    hand = next(c for c in anna.hello["commands"] if c["name"] == "hand")
    assert hand["name_localizations"] == {"da": "da-hand", "nl": "nl-hand"}
    assert anna.hello["bot_online"]
    assert bot.guilds[0].me.guild_permissions.send_messages
    assert [c.name for c in bot.guilds[0].text_channels] == ["stofa", "spil", "spel"]


async def test_board_with_picture_is_edited_by_a_button(
    sandbox: Sandbox, anna: PageUser, finn: PageUser
) -> None:
    """A v2 message has its text, picture and buttons, and an edit replaces the picture."""
    await anna.slash("show")
    before = await finn.wait_message("stofa")
    assert "a board" in text(before)
    assert "A board" in text(before)
    media = next(p for p in before["components"][0]["components"] if p["type"] == 12)["items"][0]["media"]
    assert (media["width"], media["height"]) == (2, 3)
    assert await finn.fetch(media["url"]) == PNG
    assert [p["custom_id"] for p in offered(before)] == ["edit", "later", "pick", "who", "form", "mine"]
    await finn.press(before, "Edit")
    after = await anna.wait_for(lambda: anna.message(before["id"]))
    assert "edited" in text(after)
    assert after["attachments"][0]["id"] != before["attachments"][0]["id"]
    with pytest.raises(Exception, match="404"):
        await finn.fetch(before["attachments"][0]["url"])


async def test_deferred_update_takes_the_picture_away(anna: PageUser) -> None:
    """A deferred press edits its own message."""
    await anna.slash("show")
    message = await anna.wait_message("stofa")
    await anna.press(message, "Later")
    after = await anna.wait_message("stofa", lambda m: "later" in text(m))
    assert after["id"] == message["id"]
    assert after["attachments"] == []


async def test_ephemeral_is_seen_by_one_person(bot: Bot, anna: PageUser, finn: PageUser) -> None:
    """An ephemeral message is shown to one person, and reaches the bot without a guild."""
    await anna.slash("hand", times=2)
    mine = [m["content"] for m in anna.messages("stofa") if m.get("ephemeral")]
    assert mine[:1] == ["your hand"]
    await anna.wait_message("stofa", lambda m: m["content"] == "more")
    await finn.slash("show")
    assert [text(m).splitlines()[0] for m in finn.messages("stofa")] == ["a board"]
    got = next(m for kind, m in bot.seen if kind == "message" and m.content == "your hand")
    assert got.guild is None
    assert got.flags.ephemeral


async def test_deferral_shows_a_loading_message_first(sandbox: Sandbox, anna: PageUser) -> None:
    """The response replaces the loading message, and a follow-up refers to it."""
    await anna.slash("slow")
    await anna.wait_message("stofa", lambda m: m["content"] == "and more" and m["attachments"])
    frames = [f["message"] for f in anna.frames if f["t"] in ("message", "edited")]
    assert [(m["flags"] & 128, m["content"]) for m in frames] == [(128, ""), (0, "at last"), (0, "and more")]
    assert frames[2]["message_reference"]["message_id"] == frames[0]["id"]


async def test_selects_resolve_values_and_people(anna: PageUser, finn: PageUser) -> None:
    """Chosen values and users reach the bot; unknown values and too many are refused."""
    await anna.slash("show")
    message = await anna.wait_message("stofa")
    await anna.choose(message, ["A", "C"])
    await anna.wait_message("stofa", lambda m: m["content"] == "chose A,C")
    await anna.choose(message, [finn.id], "who")
    await anna.wait_message("stofa", lambda m: m["content"] == f"chose {finn.id}")
    with pytest.raises(Failed, match="not among the options"):
        await anna.choose(message, ["Z"])
    with pytest.raises(Failed, match="between 1 and 2"):
        await anna.choose(message, ["A", "B", "C"])


async def test_modal_is_filled_in_and_answered(anna: PageUser) -> None:
    """A modal opens, and its values reach the bot; a text that is too long is refused."""
    await anna.slash("show")
    await anna.press(await anna.wait_message("stofa"), "Form")
    form = await anna.form()
    assert form["title"] == "A form"
    with pytest.raises(Failed, match="characters"):
        await anna.submit(form, Word="x" * 11, Colour=["r"])
    await anna.submit(form, Word="hello", Colour=["b"])
    await anna.wait_message("stofa", lambda m: m["content"] == "hello ['b']")


async def test_form_takes_files_people_roles_and_channels(
    sandbox: Sandbox, anna: PageUser, finn: PageUser
) -> None:
    """The values of a modal reach the bot; too many files, or another person's, are refused."""
    await anna.slash("things")
    form = await anna.form()
    moderator = next(r for r in next(iter(sandbox.world.guilds.values())).roles if r.name == "Moderator")
    chosen = {"Who": [finn.id], "Role": [moderator.id], "Where": [sandbox.channel("spil").id]}
    with pytest.raises(Failed, match="between 0 and 2"):
        await anna.submit(form, Army=[("a", b"x")] * 3, **chosen)
    theirs = await finn.upload("his.txt", b"his")
    with pytest.raises(Failed, match="no such file"):
        await anna.submit(form, Army=[theirs], **chosen)
    await anna.submit(form, Army=[("one.txt", b"A5=9\nA6=8"), ("two.txt", b"B1=2")], **chosen)
    await anna.wait_message("stofa", lambda m: m["content"] == "A5=9 B1=2 finn Moderator spil")


async def test_form_takes_ticks(sandbox: Sandbox, anna: PageUser, finn: PageUser) -> None:
    """The values of checkboxes and radio buttons reach the bot; an unknown value is refused."""
    await anna.slash("ticks")
    moderator = next(r for r in sandbox.guild("Stofan").roles if r.name == "Moderator").id
    chosen = {"Many": ["A", "C"], "One": "Y", "Sure": True, "Whom": [finn.id, moderator]}
    with pytest.raises(Failed, match="not among"):
        await anna.submit(await anna.form(), **chosen | {"One": "Z"})
    await anna.submit(await anna.form(), **chosen)
    said = await anna.wait_message("stofa", lambda m: m["content"])
    assert said["content"].startswith("['A', 'C', 'Y', True]")
    assert "finn" in said["content"]
    assert "Moderator" in said["content"]


async def test_file_and_section_in_a_message(anna: PageUser, finn: PageUser) -> None:
    """A file of a v2 message has its name and size, and is downloaded."""
    await anna.slash("record")
    message = await finn.wait_message("stofa")
    part = message["components"][0]["components"][1]
    assert (part["name"], part["size"]) == ("game.txt", 5)
    assert await finn.fetch(part["file"]["url"]) == b"e2-e4"


async def test_option_takes_a_file(anna: PageUser) -> None:
    """A file reaches the bot as a command option; one over 10 MiB is refused."""
    await anna.slash("things", file=("game.txt", b"a whole game"))
    await anna.wait_message("stofa", lambda m: m["content"] == "a whole game")
    with pytest.raises(Failed, match="Max file size"):
        await anna.upload("large", b"x" * (10 * 1024**2 + 1))


async def test_answer_tells_who_used_which_command(anna: PageUser, finn: PageUser) -> None:
    """A response shows the name of its command and the person."""
    await anna.slash("game play", move="stay")
    seen = await finn.wait_message("stofa")
    assert (seen["interaction"]["name"], seen["interaction"]["user"]["username"]) == ("game play", "anna")


async def test_autocomplete_and_localised_answer(anna: PageUser) -> None:
    """Autocompletion shows the bot's choices, and the bot gets the person's language."""
    assert [c["value"] for c in await anna.complete("game play", "move", move="go")] == ["go 5H", "go 6D"]
    await anna.locale("da")
    await anna.slash("game play", move="stay")
    await anna.wait_message("stofa", lambda m: m["content"] == "played stay da")


async def test_dm_with_picture_and_closed_dm(sandbox: Sandbox, anna: PageUser, finn: PageUser) -> None:
    """A DM arrives with its picture, and one to a person with closed DMs is refused (50007)."""
    await anna.slash("letter", to=finn.id, text="hello")
    letter = await finn.wait_message("dm", lambda m: m["content"] == "hello!")
    assert letter["attachments"][0]["description"] == "A board"
    await finn.dms(open=False)
    await anna.slash("letter", to=finn.id, text="again")
    await anna.wait_message("stofa", lambda m: m["content"] == "refused 50007")
    assert [m["content"] for m in finn.messages("dm")] == ["hello!"]


async def test_command_in_a_dm_and_words_to_the_bot(bot: Bot, finn: PageUser) -> None:
    """In a DM a command is answered, and the bot gets the content of messages."""
    await finn.slash("game play", "dm", move="stay")
    await finn.wait_message("dm", lambda m: m["content"] == "played stay da")
    await finn.say("dm", "hello")
    await until(lambda: any(kind == "message" and m.content == "hello" for kind, m in bot.seen))


async def test_what_is_said_in_a_guild_is_hidden_from_the_bot(bot: Bot, anna: PageUser) -> None:
    """Without its intent, a bot gets content only of messages that mention it."""
    await anna.say("stofa", "secret")
    await anna.say("stofa", f"<@{bot.user.id}> open")
    await anna.wait_message("stofa", lambda m: m["content"].endswith("open"))
    await until(lambda: len([kind for kind, _ in bot.seen if kind == "message"]) > 1)
    assert [m.content for kind, m in bot.seen if kind == "message"] == ["", f"<@{bot.user.id}> open"]


async def test_resume_replays_what_was_missed(sandbox: Sandbox, bot: Bot, anna: PageUser) -> None:
    """A press during a lost connection is answered after a resume, without a second READY."""
    await anna.slash("show")
    message = await anna.wait_message("stofa")
    sandbox.gateway.drop()
    assert await anna.wait_for(lambda: not anna.hello["bot_online"]) is True
    await anna.press(message, "Edit")
    await anna.wait_message("stofa", lambda m: "edited" in text(m))
    assert ("resumed", None) in bot.seen
    assert [name for name, _ in sandbox.events].count("READY") == 1


async def test_reconnect_and_invalid_session(sandbox: Sandbox, bot: Bot, anna: PageUser) -> None:
    """After a request to reconnect, the bot resumes and answers a command."""
    sandbox.gateway.ask_reconnect()
    await until(lambda: ("resumed", None) in bot.seen)
    await anna.slash("hand")


async def test_avatars_can_be_read(bot: Bot, anna: PageUser) -> None:
    """The avatar of a person who has set none is a picture, as is each of the six."""
    read = await bot.guilds[0].me.display_avatar.read()
    with Image.open(io.BytesIO(read)) as picture:
        picture.load()
        assert picture.size == (128, 128)
    every = [await anna.fetch(f"/cdn/embed/avatars/{number}.png") for number in range(6)]
    assert len(set(every)) == 6
    assert read in every


async def test_no_answer_within_three_seconds(sandbox: Sandbox, bot: Bot, anna: PageUser) -> None:
    """A response after the time limit is refused (10062), and the page shows a failure."""
    sandbox.knobs.answer_within = 0.05
    with pytest.raises(Failed, match="did not respond"):
        await anna.slash("mute")
    late = next(i for kind, i in bot.seen if kind == "mute")
    with pytest.raises(discord.NotFound) as error:
        await late.response.send_message("late")
    assert error.value.code == 10062


async def test_old_buttons_work_after_bot_and_box_were_restarted(tmp_path: Path) -> None:
    """Buttons of a message of an earlier run are answered."""
    file = tmp_path / "world"
    async with serve(file) as sandbox, running(sandbox), await PageUser.connect(sandbox.url, "anna") as anna:
        await anna.slash("show")
        board = await anna.wait_message("stofa")
    async with serve(file) as sandbox, await PageUser.connect(sandbox.url, "finn") as finn:
        again = await finn.wait_message("stofa")
        assert again["id"] == board["id"]
        for label, words in (("Edit", "edited"), ("Later", "later")):
            async with running(sandbox):
                await finn.press(again, label)
                await finn.wait_message("stofa", lambda m, wanted=words: wanted in text(m))


async def test_everything_is_judged_by_discords_own_descriptions(
    sandbox: Sandbox, anna: PageUser, finn: PageUser
) -> None:
    """All calls and responses of these actions match Discord's description."""
    await anna.slash("show")
    message = await finn.wait_message("stofa")
    await anna.press(message, "Edit")
    await anna.press(message, "Later")
    await anna.press(message, "Mine")
    await anna.choose(message, [finn.id], "who")
    await anna.press(message, "Form")
    await anna.submit(await anna.form(), Word="hello", Colour=["b"])
    await anna.slash("slow", ephemeral=True)
    await anna.complete("game play", "move", move="g")
    await anna.slash("letter", to=finn.id, text="hello")
    await anna.slash("hand", "dm", times=3)
    await finn.wait_message("dm", lambda m: m["content"] == "hello!")
    await asyncio.sleep(0.1)
    json.dumps([c.response for c in sandbox.calls])
