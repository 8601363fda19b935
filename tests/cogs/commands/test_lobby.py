"""The lobby, through the sandbox."""

import pytest

from sandbox.page_user import Json, PageUser, offered, parts_of, text
from sandbox.world import permissions as may
from tests.cogs.messages import asides, press_in_turn, said, state
from tests.cogs.player import CHANNEL, Player, fill_table, picks, press_shown, press_verb, start_cribbage
from tests.cogs.sandbox_bot import SandboxBot, denied

pytestmark = pytest.mark.sampled("desk")


async def test_an_opponent_is_invited_and_a_chair_kept(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, clara: PageUser
):
    """The board mentions the invited player, who gets the reserved seat; another player is refused."""
    await anna.actor.slash("cribbage new", CHANNEL, opponent=bjorn.actor.id)
    board = text(await anna.board())
    assert f"<@{bjorn.actor.id}>, you’re invited" in board
    assert f"kept for <@{bjorn.actor.id}>" in board
    assert "seat’s still free" not in board
    assert f"Waiting for <@{bjorn.actor.id}> to press" in board
    await press_shown(clara, "Join")
    assert "optaget" in text(asides(clara)[-1]) or "pladser" in text(asides(clara)[-1])
    assert f"kept for <@{bjorn.actor.id}>" in text(await anna.board())
    await bjorn.actor.press(await bjorn.board(), "Join")
    assert (await state(sandbox_bot)).chairs[1].person == int(bjorn.actor.id)


async def test_the_last_join_starts_and_brings_the_hand(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """One command and one press; after the game one press each plays again."""
    await anna.actor.slash("cribbage new", CHANNEL, opponent=bjorn.actor.id)
    await bjorn.actor.press(await bjorn.board(), "Join")
    await bjorn.actor.wait_message(CHANNEL, lambda m: m.get("ephemeral") and picks(m))
    await anna.actor.wait_message("dm", picks)
    assert (await state(sandbox_bot)).phase == "playing"
    await sandbox_bot.resign(anna.actor)
    for actor, verb in ((anna.actor, "rematch"), (bjorn.actor, "join")):
        await press_verb(actor, verb)
        await sandbox_bot.settled()
    assert (await sandbox_bot.tables.info(2)).phase == "playing"


async def test_no_join_starts_while_the_host_chooses_rules(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
):
    """The lobby says so, and waits for Start."""
    await anna.actor.slash("cribbage new", CHANNEL, opponent=bjorn.actor.id)
    await press_verb(anna.actor, "house")
    await sandbox_bot.settled()
    assert f"<@{anna.actor.id}> is choosing the house rules" in text(await anna.board())
    await press_verb(bjorn.actor, "join")
    await sandbox_bot.settled()
    assert (await state(sandbox_bot)).phase == "lobby"
    await press_verb(anna.actor, "start")
    await sandbox_bot.settled()
    assert (await state(sandbox_bot)).phase == "playing"


async def test_an_invited_person_says_no_at_the_board(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, clara: PageUser
):
    """Everybody sees it there, and the seat is free; nobody else has anything to decline."""
    await anna.actor.slash("cribbage new", CHANNEL, opponent=bjorn.actor.id)
    await press_verb(clara, "decline")
    assert "Þér var ekki boðið" in text(asides(clara)[-1]) or "ikke inviteret" in text(asides(clara)[-1])
    await press_verb(bjorn.actor, "decline")
    await sandbox_bot.settled()
    assert f"<@{bjorn.actor.id}> can’t come this time." in text(await anna.board())
    assert not (await state(sandbox_bot)).invited
    await press_verb(clara, "join")
    await sandbox_bot.settled()
    assert (await state(sandbox_bot)).chairs[1].person == int(clara.id)


async def test_one_table_a_channel(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """A second one is refused, and the first is as it was."""
    await start_cribbage(anna, bjorn)
    before = await state(sandbox_bot)
    assert "There’s a game of Cribbage here already" in await said(bjorn.actor, "cribbage new")
    assert await state(sandbox_bot) == before


async def test_no_table_where_we_may_not_write(sandbox_bot: SandboxBot, anna: Player):
    """A board that cannot be posted must not take the channel."""
    await denied(sandbox_bot, CHANNEL, may.ATTACH_FILES)
    assert "I can’t write here" in await said(anna.actor, "cribbage new")
    assert await sandbox_bot.tables.in_channel(int(sandbox_bot.box.channel(CHANNEL).id)) is None


async def test_house_rules_and_pace_are_chosen_in_the_lobby(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
):
    """By the host alone; and the game is then played by them."""
    await anna.actor.slash("cribbage new", CHANNEL)
    await press_verb(bjorn.actor, "house")
    assert "can change them" in text(asides(bjorn.actor)[-1])
    assert not offered(asides(bjorn.actor)[-1])
    page = asides(bjorn.actor)[-1]
    await bjorn.actor.choose(page, ["61"], custom_id="s:option:1:target", forged=True)
    assert "Only whoever opened" in text(asides(bjorn.actor)[-1])
    await press_verb(anna.actor, "house")
    await anna.actor.choose(asides(anna.actor)[-1], ["61"], custom_id="s:option:1:target")
    await anna.actor.choose(asides(anna.actor)[-1], ["week"], custom_id="s:pace:1")
    assert "61 points" in text(await anna.board())
    info = (await sandbox_bot.tables.table_view(1, None)).table
    assert (info.options["target"], info.pace) == ("61", "week")
    await anna.actor.press(await anna.board(), "Add a bot")
    page = asides(bjorn.actor)[-1]
    await bjorn.actor.choose(page, ["easy"], custom_id="s:strength:1:1", forged=True)
    assert "Only whoever opened" in text(asides(bjorn.actor)[-1])
    await press_verb(anna.actor, "house")
    await anna.actor.choose(asides(anna.actor)[-1], ["easy"], custom_id="s:strength:1:1")
    assert (await state(sandbox_bot)).chairs[1].strength == "easy"
    await anna.actor.press(await anna.board(), "Remove the bot")
    await bjorn.actor.press(await bjorn.board(), "Join")
    await press_in_turn(bjorn, "More", "Leave")
    assert (await state(sandbox_bot)).chairs[1].person is None
    assert sandbox_bot.bot.sync


async def test_a_table_speaks_as_its_host_where_the_channel_has_no_language(clara: PageUser):
    """A table opened by a Dane in a channel without a language has Danish buttons."""
    await clara.slash("cribbage new", CHANNEL)
    board = await clara.wait_message(CHANNEL, lambda m: not m.get("ephemeral") and offered(m))
    assert {"Vær med", "Deltag"} & {p.get("label") for p in offered(board)}


async def test_bots_have_names_of_their_own(anna: Player):
    """No bot is called as the app is; how well several of them play is said once."""
    await anna.actor.slash("kasino new", CHANNEL)
    for _ in range(2):
        await press_verb(anna.actor, "bot")
    said_now = text(await anna.board())
    assert "Hearth (bot)" in said_now
    assert "Hearth and Lantern · Easy bot" in said_now
    assert "Stofa (bot)" not in said_now
    assert said_now.count("Easy bot") == 1


async def test_anyone_seated_starts_and_an_outsider_is_shown_how_to_join(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, clara: PageUser
):
    """An outsider's press on Start is answered with a Join button; the guest's press deals."""
    await fill_table("kasino", [anna, bjorn])
    await press_verb(clara, "start")
    answer = asides(clara)[-1]
    assert [p["custom_id"] for p in offered(answer)] == ["s:join:1"]
    await clara.press(answer, custom_id="s:join:1")
    assert (await state(sandbox_bot)).seats_of(int(clara.id))
    await press_verb(bjorn.actor, "start")
    assert (await state(sandbox_bot)).phase == "playing"


async def test_a_full_table_calls_the_host(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """The host is called once; the call goes when the game starts."""
    await anna.actor.slash("cribbage new", CHANNEL)
    await press_verb(bjorn.actor, "join")
    assert "Any of you can start" in text(await anna.board())
    (ring,) = await sandbox_bot.tables.notices.due(int(sandbox_bot.tables._action_log.now()))
    sandbox_bot.bot.sync.notices.notify(ring)
    await sandbox_bot.settled()

    def calls() -> list[str]:
        shown = map(text, bjorn.actor.messages(CHANNEL))
        return [words for words in shown if f"<@{anna.actor.id}>, everyone’s here for Cribbage" in words]

    assert len(calls()) == 1
    await press_verb(bjorn.actor, "start")
    assert not calls()


async def test_the_rules_are_read_before_joining(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """A guest reads the rules of the game in private from the lobby."""
    await anna.actor.slash("kasino new", CHANNEL)
    await bjorn.actor.press(await bjorn.board(), "Rules")
    await bjorn.actor.wait_for(lambda: "## Kasino" in text(asides(bjorn.actor)[-1]))
    assert not (await state(sandbox_bot)).seats_of(int(bjorn.actor.id))


async def test_the_lobby_says_why_start_is_grey(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """Too few players, then who is asked once more, then nothing: each while seats are free."""
    await anna.actor.slash("kinaskak new", CHANNEL)
    assert "**Start** needs one more player" in text(await anna.board())
    await press_verb(bjorn.actor, "join")
    for _ in range(2):
        await press_verb(anna.actor, "rated")
    board = text(await anna.board())
    assert f"**Start** is waiting for <@{bjorn.actor.id}> to press" in board
    assert f"What’s agreed has changed: <@{bjorn.actor.id}> can press **Join** once more" in board
    assert "4 seats are still free." in board
    assert "needs" not in board
    await press_verb(bjorn.actor, "join")
    board = text(await anna.board())
    assert "**Start**" not in board
    assert "**I’d like hints**" in board


def buttons(message: Json) -> list[Json]:
    """Returns the components with a custom id, also those that cannot be pressed now."""
    return [part for part in parts_of(message["components"]) if part.get("custom_id")]


async def test_a_second_press_in_the_same_place_hits_the_same_button(anna: Player):
    """Adding and removing bots moves no button of the lobby; what cannot be done now is grey."""
    await anna.actor.slash("cribbage new", CHANNEL)
    before = [part["custom_id"] for part in buttons(await anna.board())]
    assert before[:4] == ["s:join:1", "s:start:1", "s:bot:1", "s:unbot:1"]
    await press_verb(anna.actor, "bot")
    board = await anna.board()
    assert [part["custom_id"] for part in buttons(board)][: len(before)] == before
    assert {p["custom_id"] for p in buttons(board) if p.get("disabled")} == {"s:bot:1", "s:join:1"}
    await press_verb(anna.actor, "unbot")
    board = await anna.board()
    assert [part["custom_id"] for part in buttons(board)] == before
    assert {p["custom_id"] for p in buttons(board) if p.get("disabled")} == {"s:unbot:1", "s:start:1"}


async def test_leaving_and_closing_are_offered_to_those_who_may(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, clara: PageUser
):
    """*More* of a lobby has Leave for the seated and Close for the host; leaving says that it has worked."""
    await anna.actor.slash("kasino new", CHANNEL)
    await press_verb(bjorn.actor, "join")
    found = {}
    for actor in (anna.actor, bjorn.actor, clara):
        await press_verb(actor, "more")
        found[actor] = {part["custom_id"] for part in offered(asides(actor)[-1])} & {"s:leave:1", "s:close:1"}
    assert list(found.values()) == [{"s:leave:1", "s:close:1"}, {"s:leave:1"}, set()]
    await bjorn.actor.press(asides(bjorn.actor)[-1], custom_id="s:leave:1")
    assert "You’ve left the table." in text(asides(bjorn.actor)[-1])
    assert not (await state(sandbox_bot)).seats_of(int(bjorn.actor.id))
