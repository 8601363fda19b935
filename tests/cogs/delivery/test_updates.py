"""Messages: one live board, few calls, one notice; what is gone, closed or refused is lived with."""

import asyncio
import itertools
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, get_args

import pytest

from cogs.wire import custom_ids
from cogs.wire.layouts import Page
from cogs.wire.responses import Response
from games.contract import Seat
from sandbox.page_user import PageUser, offered, text
from tables.service import Leave
from tables.views import BOARD, Slot, SlotKind, TableId
from tests.cogs.messages import live_boards, state
from tests.cogs.player import CHANNEL, Player, picks, press_shown, press_verb, start_cribbage, start_table
from tests.cogs.sandbox_bot import SandboxBot, with_button
from tests.waiting import until


def outward(calls: list[Any]) -> list[Any]:
    """The calls that count against Discord's fifty a second: answers to interactions do not."""
    return [c for c in calls if not re.match(r"/(interactions|webhooks)/", c.path)]


async def moved(*players: Player) -> Player:
    """Makes one move for the first player who may. Returns the player."""
    for player in players:
        if await player.move():
            return player
    raise AssertionError("nobody can move")


async def test_a_move_in_place_takes_three_calls(sandbox_bot: SandboxBot, anna: Player, emma: Player):
    """A move costs at most three requests of fifty a second, and at most six with a reposted board."""
    await start_cribbage(anna, emma)
    most = 0
    for _ in range(5):
        for player in (anna, emma):
            before = len(sandbox_bot.box.calls)
            if await player.move():
                most = max(most, len(outward(list(sandbox_bot.box.calls)[before:])))
    assert 0 < most <= 3
    for _ in range(3):
        for player in (anna, emma):
            await player.actor.say(CHANNEL, "what a hand")
            before = len(sandbox_bot.box.calls)
            if await player.move():
                most = max(most, len(outward(list(sandbox_bot.box.calls)[before:])))
    assert 3 <= most <= 6


@pytest.mark.parametrize(("pace", "most"), [("day", 4), ("live", 8)])
async def test_a_row_of_bots_takes_two_calls_for_each_move_that_is_shown(
    sandbox_bot: SandboxBot, anna: Player, pace: str, most: int
):
    """Board and hand are edited once for a person's move and once for the bots'; if live, once for each."""
    await sandbox_bot.update(await sandbox_bot.open_table("kasino", anna.actor, bots=True, pace=pace))
    await anna.actor.wait_message("dm", lambda m: bool(picks(m)))
    before = len(sandbox_bot.box.calls)
    assert await anna.move()
    edits = [call for call in outward(list(sandbox_bot.box.calls)[before:]) if call.method == "PATCH"]
    assert 0 < len(edits) <= most


async def test_an_answer_that_comes_late_does_not_stay(
    sandbox_bot: SandboxBot, anna: Player, monkeypatch: pytest.MonkeyPatch, emma: Player
):
    """Another player has moved when the answer to a press edits the hand: after it the hand asks again."""
    await start_table("kasino", [anna, emma])
    tables, page, table, other = sandbox_bot.tables, Response.page, TableId(1), int(emma.actor.id)
    presses = itertools.count(1)

    async def answer() -> None:
        """Emma's move, if it is her turn."""
        for move in (await tables.moves(table, Seat(1), other))[:1]:
            await tables.act(table, other, Seat(1), None, move, next(presses))
            await sandbox_bot.bot.sync.update(table)

    async def late(response: Response, shown: Page) -> bool:
        await answer()
        await asyncio.sleep(0.3)
        return await page(response, shown)

    await answer()
    await sandbox_bot.settled()
    monkeypatch.setattr(Response, "page", late)
    assert await anna.move()
    assert 0 in (await tables.table_view(table, None)).view.waiting
    assert picks(await anna.hand())


async def test_the_board_moves_down_when_others_have_talked(anna: Player, bjorn: Player):
    """A board that has scrolled away is posted anew, and the old one goes: never two that can be pressed."""
    await start_cribbage(anna, bjorn)
    old = await anna.board()
    await bjorn.actor.say(CHANNEL, "hello there")
    await moved(anna, bjorn)
    (board,) = live_boards(anna.actor)
    assert board["id"] != old["id"]
    assert anna.actor.message(old["id"]) is None
    await moved(bjorn, anna)
    assert [m["id"] for m in live_boards(anna.actor)] == [board["id"]]


async def test_a_secret_change_moves_nothing(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """A changed discard causes no edit and no message in the channel (F60)."""
    await start_cribbage(anna, bjorn)
    await anna.move()
    await bjorn.actor.say(CHANNEL, "hello there")
    seen = len(bjorn.actor.frames)
    await change_discard(sandbox_bot, anna)
    assert [f["t"] for f in bjorn.actor.frames[seen:]] == []


async def change_discard(sandbox_bot: SandboxBot, player: Player) -> None:
    """Other cards to the crib than before."""
    await player.actor.press(await player.hand(), "Change")
    (many,) = [p for p in offered(await player.hand()) if ":many:" in p["custom_id"]]
    length = (await state(sandbox_bot)).length
    for values in ([0, 1], [4, 5]):
        options = [many["options"][n]["value"] for n in values]
        await player.actor.choose(await player.hand(), options, custom_id=many["custom_id"], forged=True)
        if (await state(sandbox_bot)).length > length:
            break
    await sandbox_bot.settled()
    assert (await state(sandbox_bot)).length == length + 1


async def test_a_secret_change_shows_in_nobody_elses_messages(
    sandbox_bot: SandboxBot, anna: Player, emma: Player
):
    """A changed discard causes no edit of another's message (F60)."""
    await start_cribbage(anna, emma)
    await anna.move()
    before = text(await emma.hand())
    await emma.actor.press(await emma.hand(), custom_id=f"s:open:1:1:9::{custom_ids.mark(())}:0", forged=True)
    assert text(await emma.hand()) != before
    names = sandbox_bot.bot.readers._names
    names |= dict.fromkeys(names, "Somebody else")
    seen = len(emma.actor.frames)
    await change_discard(sandbox_bot, anna)
    assert [f["t"] for f in emma.actor.frames[seen:]] == []
    await emma.move()
    assert "Somebody else" in str(await emma.board())


async def test_a_hand_never_goes_to_who_has_left_the_seat(
    sandbox_bot: SandboxBot, anna: Player, clara: PageUser, monkeypatch: pytest.MonkeyPatch
):
    """While Discord opens Emma's messages she leaves and Clara is dealt in: whose hand is sent?"""
    emma = await sandbox_bot.connect("Emma")
    await anna.actor.slash("cribbage new", CHANNEL)
    tables, dm, mine = sandbox_bot.tables, sandbox_bot.bot.sync.direct.channel, int(clara.id)
    dealt: list[int] = []

    async def slowly(person: int) -> int:
        channel = await dm(person)
        if person == int(emma.id) and int(emma.id) in {c.person for c in (await tables.info(1)).chairs}:
            await tables.do(1, person, Leave())
            await tables.join(1, int(anna.actor.id), 6_999_999)
            await tables.join(1, mine, 7_000_000)
            await tables.start(1, int(anna.actor.id), 7_000_001)
            await tables.act(1, mine, Seat(1), None, (await tables.moves(1, Seat(1), mine))[0], 7_000_002)
            await sandbox_bot.bot.sync.update(1)
            dealt.append(channel)
        return channel

    monkeypatch.setattr(sandbox_bot.bot.sync.direct, "channel", slowly)
    await press_shown(emma, "Join")
    await until(lambda: dealt)
    await sandbox_bot.settled()
    assert not emma.messages("dm")
    assert with_button("Change")(await clara.wait_message("dm", lambda m: True))


async def test_a_deleted_board_comes_back(anna: Player, bjorn: Player):
    """A moderator tidies up; the next move posts a new board (F17), and so does /table show."""
    await start_cribbage(anna, bjorn)
    await anna.actor.delete(await anna.board())
    await anna.actor.wait_for(lambda: not live_boards(anna.actor))
    await moved(anna, bjorn)
    assert len(live_boards(anna.actor)) == 1
    await anna.actor.delete(await anna.board())
    await anna.actor.wait_for(lambda: not live_boards(anna.actor))
    await anna.actor.slash("table show", CHANNEL)
    assert len(live_boards(anna.actor)) == 1


async def test_every_kind_of_message_is_delivered(sandbox_bot: SandboxBot):
    """Each kind of slot has a surface that says what its messages show and how long they stay."""
    assert set(sandbox_bot.bot.sync._surfaces) == set(get_args(SlotKind))


async def behind(sandbox_bot: SandboxBot) -> list[Slot]:
    """The messages that are behind. Björn takes no direct messages, so his hand is always missing."""
    return [slot for _, slot in await sandbox_bot.tables.messages.behind() if slot.seat != 1]


async def test_nothing_changed_sends_nothing(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """A repeated update sends nothing that is already shown."""
    await start_cribbage(anna, bjorn)
    await anna.move()
    await until_told(sandbox_bot)
    before = len(sandbox_bot.box.calls)
    for _ in range(5):
        await sandbox_bot.bot.sync.update(1)
    await sandbox_bot.settled()
    assert outward(list(sandbox_bot.box.calls)[before:]) == []
    assert await behind(sandbox_bot) == []


async def test_what_was_not_told_before_a_crash_is_told_after_the_start(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
):
    """After a crash between commit and update (F28) the board is sent once."""
    await start_cribbage(anna, bjorn)
    person, moves = int(anna.actor.id), await sandbox_bot.tables.moves(1, 0, int(anna.actor.id))
    await sandbox_bot.tables.act(1, person, 0, None, moves[0], 4_000_000)
    assert "is ready" not in text(await anna.board())
    await sandbox_bot.restart(gently=False)
    await bjorn.actor.wait_message(CHANNEL, lambda m: "has put two cards" in text(m))
    await sandbox_bot.settled()
    assert len(live_boards(bjorn.actor)) == 1
    assert await behind(sandbox_bot) == []


async def test_a_table_opened_just_before_a_crash_gets_its_board(sandbox_bot: SandboxBot, anna: Player):
    """A table without a board gets one after the start."""
    await sandbox_bot.open_table("cribbage", anna.actor)
    await sandbox_bot.restart(gently=False)
    assert with_button("Add a bot")(await anna.board())


async def test_an_answer_lost_by_discord_makes_no_second_board(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
):
    """500 after the message was accepted (F10): the nonce makes the repeated posting the same message."""
    sandbox_bot.box.fail("POST", r"/channels/\d+/messages", 500, accepted=True, times=1)
    await start_cribbage(anna, bjorn)
    assert len(live_boards(anna.actor)) == 1


async def until_told(sandbox_bot: SandboxBot) -> None:
    """Waits until no message is behind."""

    async def is_told() -> bool:
        return not await behind(sandbox_bot)

    await until(is_told)
    await sandbox_bot.settled()


@asynccontextmanager
async def falling(sandbox_bot: SandboxBot, minutes: int, old: int = 0) -> AsyncIterator[None]:
    """Kills the bot when a board beside `old` is posted and not yet stored, and starts it minutes later."""
    posted = asyncio.Event()
    messages = sandbox_bot.tables.messages
    shown = messages.shown

    async def dies(message: Any, *rest: Any, **more: Any) -> None:
        if message.slot == BOARD and message.message != old:
            posted.set()
            await asyncio.Event().wait()
        await shown(message, *rest, **more)

    messages.shown = dies
    yield
    await asyncio.wait_for(posted.wait(), 60)
    await sandbox_bot.stop(gently=False)
    sandbox_bot.box.advance(60 * minutes)
    await sandbox_bot.start()
    await until_told(sandbox_bot)


@pytest.mark.parametrize("has_moved", [True, False])
@pytest.mark.parametrize("minutes", [0, 60])
async def test_a_board_posted_just_before_a_crash_is_the_only_one(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, minutes: int, has_moved: bool
):
    """Posted and not yet stored when the bot dies (F28), also where the nonce is forgotten by then (F14)."""
    await start_cribbage(anna, bjorn)
    old = await anna.board()
    async with falling(sandbox_bot, minutes, int(old["id"])):
        if has_moved:
            moves = await sandbox_bot.tables.moves(1, 0, int(anna.actor.id))
            await sandbox_bot.tables.act(1, int(anna.actor.id), 0, None, moves[0], 4_000_002)
        sandbox_bot.bot.sync.repost_board(1)
    (board,) = live_boards(anna.actor)
    assert board["id"] != old["id"]
    assert ("has put two cards" in text(board)) == has_moved


@pytest.mark.parametrize("minutes", [0, 60])
async def test_a_first_board_posted_just_before_a_crash_is_the_only_one(
    sandbox_bot: SandboxBot, anna: Player, minutes: int
):
    """The same for a table that had no board before (F14)."""
    async with falling(sandbox_bot, minutes):
        await sandbox_bot.bot.sync.update(await sandbox_bot.open_table("cribbage", anna.actor))
    assert len(live_boards(anna.actor)) == 1


async def test_a_failing_edit_is_made_good(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, monkeypatch: Any
):
    """After a 503 or a lost connection (F11) the board is brought up to date, and there is one."""
    monkeypatch.setattr("cogs.delivery.retries.WAITS", (0.05,) * 5)
    await start_cribbage(anna, bjorn)
    edits = "PATCH", r"/channels/\d+/messages/\d+", 503
    planned = [sandbox_bot.box.fail(*edits, times=2), sandbox_bot.box.fail(*edits, times=2, hang_up=True)]
    await anna.move()

    async def is_told() -> bool:
        return "has put two cards" in text(await bjorn.board())

    await until(is_told)
    await sandbox_bot.settled()
    assert not any(failure.times for failure in planned)
    assert len(live_boards(anna.actor)) == 1


async def test_nobody_is_pinged_but_who_is_invited(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """Messages mention only the invited people, and these once (F49)."""

    def pinged() -> list[int]:
        """The people who were mentioned; checks that each message says so itself."""
        found = []
        for call in list(sandbox_bot.box.calls):
            if call.method in ("POST", "PATCH") and "components" in str(call.request):
                allowed = call.request.get("data", call.request).get("allowed_mentions")
                assert allowed is not None, call.path
                assert not allowed.get("parse")
                found += allowed.get("users", [])
        return found

    await anna.actor.slash("cribbage new", CHANNEL, opponent=bjorn.actor.id)
    await until(pinged)  # who joins at once is not called any more
    await press_verb(bjorn.actor, "join")
    for _ in range(4):
        await moved(anna, bjorn)
    assert pinged() == [int(bjorn.actor.id)]


async def test_what_the_other_does_leaves_a_half_made_choice_alone(
    sandbox_bot: SandboxBot, anna: Player, emma: Player
):
    """A half-made choice stays open: the message of its player is not edited meanwhile."""
    await start_cribbage(anna, emma)
    message = await anna.may_move()
    first = next(p for p in picks(message) if p["type"] == 2)
    await anna.actor.press(message, custom_id=first["custom_id"])
    half = await anna.hand()
    assert len([p for p in picks(half) if p["type"] == 2]) == 5
    assert await emma.move()
    assert (await anna.hand())["components"] == half["components"]
    assert "ready" in text(await anna.board())
    message = await anna.hand()
    await anna.actor.press(message, custom_id=picks(message)[0]["custom_id"])
    assert (await sandbox_bot.view()).starter is not None


async def test_the_names_of_people_who_only_talk_are_not_remembered(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, clara: PageUser
):
    """Names of people who do not play are not kept in memory."""
    await start_cribbage(anna, bjorn)
    for talker in (clara, bjorn.actor):
        await talker.say(CHANNEL, "hello there")
    await anna.move()
    assert {person for _, person in sandbox_bot.bot.readers._names} == {
        int(anna.actor.id),
        int(bjorn.actor.id),
    }


async def test_the_clock_stops_however_the_bot_ends(sandbox_bot: SandboxBot):
    """The timer stops before the store is closed, and no error is logged."""
    fallen = sandbox_bot.bot
    await sandbox_bot.stop(gently=False)
    await asyncio.sleep(0)
    assert fallen._tasks
    assert all(task.done() for task in fallen._tasks)
    await sandbox_bot.start()
