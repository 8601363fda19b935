"""Where tables open, through the sandbox: at once against bots, in threads, in direct messages."""

from typing import Any

import pytest

from games.registry import GAMES
from sandbox.page_user import PageUser, offered, text
from sandbox.world import permissions as may
from tests.cogs.messages import asides, opened, said, state
from tests.cogs.player import CHANNEL, Player, picks, press_shown, start_cribbage
from tests.cogs.sandbox_bot import Json, SandboxBot, denied, with_button
from tests.sampling import drawn, sizes


async def answer(actor: PageUser, command: str, where: str = CHANNEL, **options: Any) -> Json:
    """The private answer to a command, once it is there."""
    before = {m["id"] for m in asides(actor, where)}
    await actor.slash(command, where, **options)
    return await actor.wait_for(
        lambda: next((m for m in asides(actor, where) if m["id"] not in before and m["components"]), None)
    )


def direct(actor: PageUser) -> list[Json]:
    """The messages in the direct channel that everybody there sees."""
    return [m for m in actor.messages("dm") if not m.get("ephemeral") and m["author"]["id"] != actor.id]


async def test_bots_are_dealt_to_at_once(sandbox_bot: SandboxBot, anna: Player):
    """From nothing to the first own decision is one command and no press: the answer is the hand itself."""
    hand = await answer(anna.actor, "cribbage new", bots="on")
    assert picks(hand)
    assert "Hearth · Easy bot" in text(hand)
    await sandbox_bot.settled()
    assert with_button("Play")(await anna.board())
    assert (await state(sandbox_bot)).phase == "playing"


@pytest.mark.every_case
@pytest.mark.parametrize("where", [{"place": "direct"}, {}])
async def test_this_bot_named_as_the_opponent_plays_itself(
    sandbox_bot: SandboxBot, anna: Player, where: dict[str, str]
):
    """It takes the other seat, in direct messages and in a channel; oneself is no opponent."""
    assert "against yourself" in await said(anna.actor, "cribbage new", opponent=anna.actor.id, **where)
    await anna.actor.slash("cribbage new", CHANNEL, opponent=sandbox_bot.bot.user.id, **where)
    await anna.actor.wait_message("dm", lambda m: bool(picks(m)))
    table = await state(sandbox_bot)
    assert (table.phase, [chair.bot for chair in table.chairs]) == ("playing", [False, True])


@pytest.mark.sampled("openings")
@pytest.mark.parametrize("count", sizes(2, len(GAMES)))
async def test_bots_fill_the_table_of_every_game(sandbox_bot: SandboxBot, anna: Player, count: int):
    """In direct messages each game begins with the first decision, and no channel is taken."""
    keys = sorted(GAMES)
    for number, key in enumerate((keys[n] for n in drawn("filled", len(keys), count)), 1):
        await anna.actor.slash(f"{key} new", CHANNEL, bots="on", place="direct")
        await anna.actor.wait_message("dm", lambda m, n=number: f":{n}:" in str(picks(m)))
        table = await state(sandbox_bot, number)
        assert (table.phase, sum(chair.bot for chair in table.chairs)) == (
            "playing",
            min(4, max(sandbox_bot.games[key].seats)) - 1,
        )
        await sandbox_bot.tables.close_table(number, int(anna.actor.id))
    assert await sandbox_bot.tables.in_channel(int(sandbox_bot.box.channel(CHANNEL).id)) is None


@pytest.mark.sampled("openings")
async def test_a_game_to_learn_by_is_one_message_in_direct_messages(anna: Player):
    """The page of rules whose button began it is gone, and the hand has no copy; nor has it by *Play*."""
    rules = await answer(anna.actor, "rules", "dm", game="olsen")
    await anna.actor.press(rules, "Learn by playing")
    await anna.actor.wait_for(lambda: not asides(anna.actor, "dm"))
    (hand,) = direct(anna.actor)
    assert picks(hand)
    await anna.actor.press(hand, "Since my last turn")
    await anna.actor.press((await anna.actor.wait_for(lambda: asides(anna.actor, "dm")))[-1], "Play")
    await anna.actor.wait_for(lambda: not asides(anna.actor, "dm"))
    assert [m["id"] for m in direct(anna.actor)] == [hand["id"]]


@pytest.mark.sampled("openings")
async def test_a_table_in_direct_messages_is_seen_by_nobody_else(
    sandbox_bot: SandboxBot, anna: Player, clara: PageUser
):
    """Board and hand are one message there, with its tools; a move from it changes that very message."""
    await anna.actor.slash("cribbage new", "dm", bots="on")
    (hand,) = direct(anna.actor)
    assert picks(hand)
    assert {"Since my last turn", "More"} <= {p.get("label") for p in offered(hand)}
    assert len(hand["attachments"]) == 2
    await anna.actor.wait_for(lambda: not asides(anna.actor, "dm"))
    assert await anna.move()
    assert [m["id"] for m in direct(anna.actor)] == [hand["id"]]
    assert clara.messages(CHANNEL) == []
    await clara.slash("cribbage new", CHANNEL)
    board = await clara.wait_message(CHANNEL, lambda m: not m.get("ephemeral") and offered(m))
    before = await state(sandbox_bot)
    await clara.press(board, custom_id="s:log:1", forged=True)
    await clara.press(board, custom_id="s:join:1", forged=True)
    assert "Der står ikke noget bord her" in text(asides(clara)[-1])
    assert await state(sandbox_bot) == before


@pytest.mark.sampled("openings")
async def test_friends_play_in_direct_messages(sandbox_bot: SandboxBot, anna: Player, clara: PageUser):
    """The invitation comes by direct message; the last Join deals; nothing is said in the channel."""
    await answer(anna.actor, "cribbage new", opponent=clara.id, place="direct")
    invitation = await clara.wait_message("dm", lambda m: "s:decline:1" in str(m["components"]))
    assert f"<@{anna.actor.id}>" in text(invitation)
    await clara.press(invitation, custom_id="s:join:1")
    assert (await state(sandbox_bot)).phase == "playing"
    for actor in (anna.actor, clara):
        assert picks(direct(actor)[-1])
        assert len(direct(actor)) == 1
    assert picks(asides(anna.actor)[0])
    assert [m for m in clara.messages(CHANNEL) if not m.get("ephemeral")] == []


@pytest.mark.sampled("openings")
async def test_whoever_is_invited_may_cut_the_deck(sandbox_bot: SandboxBot, anna: Player, clara: PageUser):
    """From the invitation: *Fair shuffle*, a Join that does not start the game, and the form that does."""
    await answer(anna.actor, "cribbage new", opponent=clara.id, place="direct")
    invitation = await clara.wait_message("dm", lambda m: "s:decline:1" in str(m["components"]))
    await clara.press(invitation, custom_id="s:fair:1")
    page = await clara.wait_message("dm", lambda m: "s:join-wait:1" in str(m["components"]))
    await clara.press(page, custom_id="s:join-wait:1")
    assert (await state(sandbox_bot)).phase == "lobby"
    page = await clara.wait_message("dm", lambda m: "s:cut:1:" in str(m["components"]))
    assert (await state(sandbox_bot)).chain.hex()[:32] in text(page)
    await clara.submit(await opened(clara, page, "Tag af …"), words="hvad som helst")
    table = await state(sandbox_bot)
    assert (table.phase, table.cut) == ("playing", "hvad som helst")
    assert picks(direct(clara)[-1])
    assert picks(direct(anna.actor)[-1])


@pytest.mark.sampled("openings")
async def test_an_invitation_may_be_declined(sandbox_bot: SandboxBot, anna: Player, clara: PageUser):
    """It goes away, and the host's lobby says that the seat’s still free."""
    await answer(anna.actor, "cribbage new", opponent=clara.id, place="direct")
    invitation = await clara.wait_message("dm", lambda m: "s:decline:1" in str(m["components"]))
    await clara.press(invitation, custom_id="s:decline:1")
    assert direct(clara) == []
    assert (await state(sandbox_bot)).invited == ()
    assert "seat’s still free" in text(direct(anna.actor)[-1])


@pytest.mark.sampled("openings")
async def test_closed_direct_messages_are_said_and_tried_again(sandbox_bot: SandboxBot, bjorn: Player):
    """The private answer is the table all the same; one press tries again."""
    hand = await answer(bjorn.actor, "cribbage new", bots="on", place="direct")
    assert picks(hand)
    await sandbox_bot.settled()
    note = await bjorn.actor.wait_message(CHANNEL, with_button("Try again"))
    assert "I can’t write to you" in text(note)
    await bjorn.actor.press(note, "Try again")
    assert "I can’t write to you" in text(asides(bjorn.actor)[-1])
    sandbox_bot.box.dms("Björn", open=True)
    await bjorn.actor.press(asides(bjorn.actor)[-1], "Try again")
    assert picks(direct(bjorn.actor)[-1])


@pytest.mark.sampled("openings")
async def test_a_friend_who_cannot_be_written_to_is_named(anna: Player, bjorn: Player):
    """The host is told at once whom the invitation did not reach."""
    await anna.actor.slash("cribbage new", CHANNEL, opponent=bjorn.actor.id, place="direct")
    note = await anna.actor.wait_message(CHANNEL, with_button("Try again"))
    assert f"I can’t write to <@{bjorn.actor.id}>" in text(note)


@pytest.mark.sampled("openings")
async def test_a_taken_channel_is_no_dead_end(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """The refusal has a thread, direct messages and the way to that game; each opens what was asked for."""
    await start_cribbage(anna, bjorn)
    refusal = await answer(anna.actor, "kasino new", bots="on")
    assert "There’s a game of Cribbage here already" in text(refusal)
    assert "Go to that game" in text(refusal)
    await anna.actor.press(refusal, "Open it in a thread")
    table = await sandbox_bot.tables.info(2)
    thread = next(c for c in anna.actor.hello["channels"] if c["id"] == str(table.channel))
    assert thread["name"].startswith("Kasino")
    assert (table.game, table.phase, table.is_direct) == ("kasino", "playing", False)
    assert with_button("Play")(await anna.actor.wait_message(thread["id"], offered))
    refusal = await answer(anna.actor, "olsen new", bots="on", game="points")
    await anna.actor.press(refusal, "Play in direct messages")
    table = await sandbox_bot.tables.info(3)
    assert (table.game, table.is_direct, table.options["variant"]) == ("olsen", True, "points")


@pytest.mark.sampled("openings")
async def test_a_button_that_has_opened_a_table_is_gone(anna: Player, bjorn: Player):
    """A taken channel is not offered; the page of places, and that of ways out, say where the table is."""
    await start_cribbage(anna, bjorn)
    page = await answer(anna.actor, "games")
    await anna.actor.press(page, custom_id="s:games:open")
    await anna.actor.choose(asides(anna.actor)[-1], ["kasino"], custom_id="s:games:opened")
    places = await anna.actor.wait_message(CHANNEL, with_button("In a thread"))
    assert not with_button("Here")(places)
    for page, name in ((places, "In a thread"), (None, "Open it in a thread")):
        page = page or await answer(anna.actor, "kasino new")
        await anna.actor.press(page, name)
        now = anna.actor.message(page["id"])
        assert "Your table is in" in text(now)
        assert offered(now) == []


@pytest.mark.sampled("openings")
async def test_what_is_not_permitted_is_not_offered(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """Without the right to open threads that button is missing, and a line says why."""
    await start_cribbage(anna, bjorn)
    await denied(sandbox_bot, CHANNEL, may.CREATE_PUBLIC_THREADS)
    refusal = await answer(anna.actor, "cribbage new")
    assert "not allowed to open threads" in text(refusal)
    assert not with_button("Open it in a thread")(refusal)
    assert with_button("Play in direct messages")(refusal)
    refusal = await answer(anna.actor, "cribbage new", place="thread")
    assert "not allowed to open threads" in text(refusal)


@pytest.mark.sampled("openings")
async def test_a_server_may_have_its_tables_in_threads(sandbox_bot: SandboxBot, anna: Player):
    """Who may manage the server sets it; then the channel itself stays free."""
    await anna.actor.press(await answer(anna.actor, "settings server"), "Always open tables in threads")
    assert "Your table is in" in await said(anna.actor, "cribbage new")
    await sandbox_bot.settled()
    channel = (await sandbox_bot.tables.info(1)).channel
    assert str(channel) != sandbox_bot.box.channel(CHANNEL).id
    assert await sandbox_bot.tables.in_channel(int(sandbox_bot.box.channel(CHANNEL).id)) is None


@pytest.mark.sampled("openings")
async def test_several_games_in_direct_messages(sandbox_bot: SandboxBot, anna: Player):
    """Each has a message of its own; a command there asks which game is meant."""
    for number, key in enumerate(("cribbage", "kasino"), 1):
        await anna.actor.slash(f"{key} new", "dm", bots="on")
        await anna.actor.wait_message("dm", lambda m, n=number: f":{n}:" in str(picks(m)))
    assert len(direct(anna.actor)) == 2
    which = await answer(anna.actor, "table log", "dm")
    await anna.actor.press(which, custom_id="s:log:2")
    await anna.actor.wait_for(lambda: any("The log" in text(m) for m in asides(anna.actor, "dm")))
    before = [m["id"] for m in direct(anna.actor)]
    await anna.actor.slash("table show", "dm")
    await anna.actor.wait_for(lambda: [m["id"] for m in direct(anna.actor)] != before)
    await sandbox_bot.settled()
    assert [m["id"] for m in direct(anna.actor)] != before
    assert len(direct(anna.actor)) == 2
    mine = text(await answer(anna.actor, "my-games", "dm"))
    assert "direct messages" in mine


@pytest.mark.sampled("openings")
async def test_the_end_and_a_rematch_in_direct_messages(sandbox_bot: SandboxBot, anna: Player):
    """The message shows the result; Rematch against bots deals at once."""
    await anna.actor.slash("cribbage new", "dm", bots="on")
    await sandbox_bot.resign(anna.actor)
    await press_shown(anna.actor, "Rematch", "dm")
    assert (await state(sandbox_bot, 2)).phase == "playing"
    assert picks(direct(anna.actor)[-1])


@pytest.mark.sampled("openings")
async def test_a_friend_is_not_named_in_direct_messages(anna: Player, clara: PageUser):
    """Nobody gets an invitation from a person with whom they may share no server."""
    assert "in a server that you share" in await said(anna.actor, "cribbage new", "dm", opponent=clara.id)
    assert direct(clara) == []


@pytest.mark.sampled("openings")
async def test_a_call_goes_to_direct_messages_alone(sandbox_bot: SandboxBot, anna: Player, clara: PageUser):
    """Nothing of a table in direct messages is said in the channel where it was asked for."""
    await answer(anna.actor, "cribbage new", opponent=clara.id, place="direct")
    invitation = await clara.wait_message("dm", lambda m: "s:decline:1" in str(m["components"]))
    await clara.press(invitation, custom_id="s:join:1")
    await sandbox_bot.handle_due(sandbox_bot.notice_after + 1)
    for actor in (anna.actor, clara):
        assert len(direct(actor)) == 2
        assert "https://discord.com/channels/@me/" in text(direct(actor)[-1])
    assert [m for m in clara.messages(CHANNEL) if not m.get("ephemeral")] == []


@pytest.mark.sampled("openings")
async def test_who_gives_a_seat_to_a_bot_comes_back(sandbox_bot: SandboxBot, anna: Player):
    """In direct messages the answer has the way back; nobody else can take the seat."""
    await anna.actor.slash("kasino new", "dm", bots="on")
    await anna.actor.wait_message("dm", picks)
    given = await answer(anna.actor, "table substitute", "dm")
    assert not with_button("Let someone else sit down")(given)
    await anna.actor.press(given, "A bot keeps it for me")
    assert (await state(sandbox_bot)).chairs[0].bot
    assert direct(anna.actor) == []
    await press_shown(anna.actor, "Back to seat 1", "dm")
    assert (await state(sandbox_bot)).chairs[0].person == int(anna.actor.id)
    await anna.actor.wait_message("dm", lambda m: not m.get("ephemeral") and m["attachments"])


@pytest.mark.sampled("openings")
async def test_a_hand_that_a_command_opens_stands_below_the_board(anna: Player):
    """Against bots the game begins at once: the board is posted first, then the answer with the hand."""
    await anna.actor.slash("cribbage new", CHANNEL, bots="on")
    board = await anna.actor.wait_message(CHANNEL, with_button("My hand"))
    [hand] = asides(anna.actor)
    assert int(board["id"]) < int(hand["id"])
