"""Channels of every kind, and how Discord refuses a board or a thread there, through the sandbox."""

import pytest

from sandbox.page_user import text
from sandbox.world import permissions as may
from sandbox.world.entities import ANNOUNCEMENT, FORUM, MEDIA, STAGE, VOICE, Channel
from tests.cogs.commands.test_opening import answer
from tests.cogs.messages import asides, state
from tests.cogs.player import CHANNEL, Player, start_cribbage
from tests.cogs.sandbox_bot import SandboxBot, denied, with_button
from tests.waiting import until

HERE = "Your table’s open in this channel"


async def place(sandbox_bot: SandboxBot, name: str, kind: int) -> Channel:
    """A channel of this kind, once the bot knows it."""
    box = sandbox_bot.box
    made = box.guilds.add_channel(box.guild("Stofan"), name, kind)
    await until(lambda: sandbox_bot.bot.get_channel(int(made.id)))
    return made


async def is_refused(sandbox_bot: SandboxBot, anna: Player, where: str, **options: str) -> None:
    """A table that is asked for there is closed again, without a board, and there are ways out."""
    shown = await answer(anna.actor, "cribbage new", where, bots="on", **options)
    assert "won’t let me post the board here" in text(shown)
    assert HERE not in text(shown)
    assert with_button("Play in direct messages")(shown)
    await sandbox_bot.settled()
    assert (await sandbox_bot.tables.info(1)).phase == "closed"
    assert not [m for m in anna.actor.messages(where) if not m.get("ephemeral") and m["components"]]
    await anna.actor.press(shown, "Play in direct messages")
    await anna.actor.wait_message("dm", with_button("Since my last turn"))


@pytest.mark.every_case
@pytest.mark.parametrize("why", ["private", "voice", "moderation", "moderation of threads"])
async def test_a_table_without_a_board_is_closed_again(sandbox_bot: SandboxBot, anna: Player, why: str):
    """In a private thread without the bot, a voice channel without Connect, or with AutoMod in the way."""
    where, options = CHANNEL, {}
    if why == "private":
        await anna.actor.thread(CHANNEL, "ours", private=True)
        where = "ours"
    elif why == "voice":
        await place(sandbox_bot, "talk", VOICE)
        where = "talk"
        await denied(sandbox_bot, "talk", may.CONNECT)
    else:
        sandbox_bot.box.knobs.blocked_words = ("Cribbage ·",) if "threads" not in why else ("Hearth",)
        options = {"place": "thread"} if "threads" in why else {}
    await is_refused(sandbox_bot, anna, where, **options)


async def test_a_board_that_is_late_is_promised(sandbox_bot: SandboxBot, anna: Player):
    """While requests for it are lost the table is not said to be there; then the board comes by itself."""
    sandbox_bot.box.fail("POST", r"/channels/\d+/messages$", 500, hang_up=True, times=1000)
    assert "as soon as Discord takes it" in text(await answer(anna.actor, "cribbage new"))
    sandbox_bot.box.knobs.failures.clear()
    await anna.actor.wait_message(CHANNEL, with_button("Join"))


@pytest.mark.every_case
@pytest.mark.parametrize(
    "kind", [ANNOUNCEMENT, VOICE, STAGE, FORUM, MEDIA], ids=["news", "voice", "stage", "forum", "media"]
)
async def test_tables_open_wherever_there_is_text(sandbox_bot: SandboxBot, anna: Player, kind: int):
    """In the channel or the post of a forum; announcements have threads of their own, the others none."""
    await place(sandbox_bot, "corner", kind)
    where = "corner"
    if kind in (FORUM, MEDIA):
        await anna.actor.thread("corner", "post")
        where = "post"
    shown = await answer(anna.actor, "cribbage new", where)
    assert HERE in text(shown)
    shown = await answer(anna.actor, "cribbage new", where, place="thread")
    if kind == ANNOUNCEMENT:
        (made,) = [c for c in sandbox_bot.box.world.channels.values() if c.thread]
        assert made.type == 10
        assert f"<#{made.id}>" in text(shown)
    else:
        assert "not allowed to open threads" in text(shown)
        assert with_button("Play in direct messages")(shown)


@pytest.mark.every_case
@pytest.mark.parametrize("code", [160006, 200001])
async def test_a_thread_that_discord_refuses_is_no_fault(sandbox_bot: SandboxBot, anna: Player, code: int):
    """Too many threads or a blocked title: said in words, with the other places."""
    box = sandbox_bot.box
    if code == 200001:
        box.knobs.blocked_words = ("cribbage",)
    else:
        box.threads.most_active = 0
    shown = await answer(anna.actor, "cribbage new", place="thread")
    assert "won’t open a thread here now" in text(shown)
    assert with_button("Play in direct messages")(shown)


async def test_an_interaction_without_its_channel_object(sandbox_bot: SandboxBot, anna: Player):
    """The id of the channel counts: the table opens there, not in direct messages."""
    sandbox_bot.box.gateway.spoil("INTERACTION_CREATE", "channel")
    shown = await answer(anna.actor, "cribbage new")
    assert HERE in text(shown)
    await sandbox_bot.settled()
    assert str((await sandbox_bot.tables.info(1)).channel) == sandbox_bot.box.channel(CHANNEL).id


@pytest.mark.every_case
@pytest.mark.parametrize("hidden_from", ["bot", "person"])
async def test_a_rematch_in_a_hidden_channel_is_refused_in_words(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, hidden_from: str
):
    """From a direct message, where the channel is hidden from the bot or from the person."""
    await start_cribbage(anna, bjorn)
    await sandbox_bot.resign(bjorn.actor)
    hand, channel = await anna.hand(), sandbox_bot.box.channel(CHANNEL)
    if hidden_from == "bot":
        await denied(sandbox_bot, CHANNEL, may.VIEW_CHANNEL)
    else:
        sandbox_bot.box.deny(channel, may.VIEW_CHANNEL, anna.actor.id)
        await until(lambda: sandbox_bot.bot.get_channel(int(channel.id)).overwrites)
    before = len(asides(anna.actor, "dm"))
    await anna.actor.press(hand, custom_id="s:rematch:1", forged=True)
    await anna.actor.wait_for(lambda: len(asides(anna.actor, "dm")) > before)
    assert "can’t see that table’s channel" in text(asides(anna.actor, "dm")[-1])
    assert (await state(sandbox_bot)).phase == "over"
