"""Messages: one live board, few calls, one notice; what is gone, closed or refused is lived with."""

import asyncio
import re
from typing import Any

import pytest

from cogs.wire import custom_ids
from games.contract import Seat
from sandbox.page_user import PageUser, offered, text
from sandbox.world import permissions as may
from tables.errors import StaleQuestion
from tables.service import Tables
from tables.views import TableInfo
from tests.cogs.evening import Evening, Json, settled, with_button
from tests.cogs.players import CHANNEL, Player, open_table, picks, play_on, set_table
from tests.cogs.test_games import is_over, live_boards
from tests.cogs.test_presses import state


def outward(calls: list[Any]) -> list[Any]:
    """The calls that count against Discord's fifty a second: answers to interactions do not."""
    return [c for c in calls if not re.match(r"/(interactions|webhooks)/", c.path)]


async def moved(tonight: Evening, *players: Player) -> Player:
    """One move by whoever may; who it was."""
    for player in players:
        if await player.move():
            return player
    raise AssertionError("nobody can move")


async def test_a_move_in_place_takes_three_calls(tonight: Evening, anna: Player):
    """Fifty calls a second serve everybody: a move may cost three, and six where the board moves down."""
    emma = Player(tonight, await tonight.sit("Emma"), direct=True, seed=3)
    await open_table(tonight, anna, emma)
    most = 0
    for _ in range(10):
        for player in (anna, emma):
            before = len(tonight.box.calls)
            if await player.move():
                most = max(most, len(outward(list(tonight.box.calls)[before:])))
    assert 0 < most <= 3
    for _ in range(6):
        for player in (anna, emma):
            await player.actor.say(CHANNEL, "what a hand")
            await asyncio.sleep(0.05)
            before = len(tonight.box.calls)
            if await player.move():
                most = max(most, len(outward(list(tonight.box.calls)[before:])))
    assert 3 <= most <= 6


async def test_the_board_moves_down_when_others_have_talked(tonight: Evening, anna: Player, bjorn: Player):
    """A board that has scrolled away is posted anew, and the old one goes: never two that can be pressed."""
    await open_table(tonight, anna, bjorn)
    old = await anna.board()
    await bjorn.actor.say(CHANNEL, "hello there")
    await anna.actor.wait_message(CHANNEL, lambda m: m["content"] == "hello there")
    await moved(tonight, anna, bjorn)
    (board,) = live_boards(anna.actor)
    assert board["id"] != old["id"]
    assert anna.actor.message(old["id"]) is None
    await moved(tonight, bjorn, anna)
    assert [m["id"] for m in live_boards(anna.actor)] == [board["id"]]


async def test_a_secret_change_moves_nothing(tonight: Evening, anna: Player, bjorn: Player):
    """Changing a discard is nobody's business: the channel stays still, whoever has talked (F60)."""
    await open_table(tonight, anna, bjorn)
    await anna.move()
    await bjorn.actor.say(CHANNEL, "hello there")
    await anna.actor.wait_message(CHANNEL, lambda m: m["content"] == "hello there")
    seen = len(bjorn.actor.frames)
    await change_discard(tonight, anna)
    assert [f["t"] for f in bjorn.actor.frames[seen:]] == []


async def change_discard(tonight: Evening, player: Player) -> None:
    """Other cards to the crib than before."""
    await player.actor.press(await player.hand(), "Change")
    (many,) = [p for p in offered(await player.hand()) if ":many:" in p["custom_id"]]
    length = (await state(tonight)).length
    for values in ([0, 1], [4, 5]):
        options = [many["options"][n]["value"] for n in values]
        await player.actor.choose(await player.hand(), options, custom_id=many["custom_id"], forged=True)
        confirm = [p for p in offered(await player.hand()) if ":do:" in p["custom_id"]]
        if confirm:
            await player.actor.press(await player.hand(), "Confirm")
            break
    await settled(tonight)
    assert (await state(tonight)).length == length + 1


async def test_a_secret_change_shows_in_nobody_elses_messages(tonight: Evening, anna: Player):
    """A note, or an old name, that went at that moment would tell Emma that Anna has changed (F60)."""
    emma = Player(tonight, await tonight.sit("Emma"), direct=True, seed=3)
    await open_table(tonight, anna, emma)
    await anna.move()
    before = text(await emma.hand())
    await emma.actor.press(await emma.hand(), custom_id=f"s:open:1:1:9::{custom_ids.mark(())}:0", forged=True)
    assert text(await emma.hand()) != before
    names = tonight.bot.readers._names
    names |= dict.fromkeys(names, "Somebody else")
    seen = len(emma.actor.frames)
    await change_discard(tonight, anna)
    assert [f["t"] for f in emma.actor.frames[seen:]] == []
    await emma.move()
    assert "Somebody else" in str(await emma.board())


async def test_a_hand_never_goes_to_who_has_left_the_seat(
    tonight: Evening, anna: Player, clara: PageUser, monkeypatch: pytest.MonkeyPatch
):
    """While Discord opens Emma's messages she leaves and Clara is dealt in: whose hand is sent?"""
    emma = await tonight.sit("Emma")
    await anna.actor.slash("cribbage new", CHANNEL)
    await settled(tonight)
    tables, dm, mine = tonight.tables, tonight.bot.sync._dm, int(clara.id)
    dealt: list[int] = []

    async def slowly(person: int) -> int:
        channel = await dm(person)
        if person == int(emma.id) and int(emma.id) in {c.person for c in (await info(tables)).chairs}:
            await tables.leave(1, person)
            await tables.join(1, int(anna.actor.id), 6_999_999)
            await tables.join(1, mine, 7_000_000)
            await tables.start(1, int(anna.actor.id), 7_000_001)
            await tables.act(1, mine, Seat(1), None, (await tables.moves(1, Seat(1), mine))[0], 7_000_002)
            dealt.append(channel)
        return channel

    monkeypatch.setattr(tonight.bot.sync, "_dm", slowly)
    await emma.press(await emma.wait_message(CHANNEL, with_button("Join")), "Join")
    while not dealt:  # noqa: ASYNC110  # it tells nobody when
        await asyncio.sleep(0.01)
    await settled(tonight)
    assert not emma.messages("dm")
    assert with_button("Change")(await clara.wait_message("dm", lambda m: True))


async def info(tables: Tables) -> TableInfo:
    """What everybody knows of the table."""
    return (await tables.table_view(1, None)).table


async def test_a_deleted_board_comes_back(tonight: Evening, anna: Player, bjorn: Player):
    """A moderator tidies up; the next move posts a new board (F17), and so does /table show."""
    await open_table(tonight, anna, bjorn)
    await anna.actor.delete(await anna.board())
    await anna.actor.wait_for(lambda: not live_boards(anna.actor))
    await moved(tonight, anna, bjorn)
    assert len(live_boards(anna.actor)) == 1
    await anna.actor.delete(await anna.board())
    await anna.actor.wait_for(lambda: not live_boards(anna.actor))
    await anna.actor.slash("table show", CHANNEL)
    await settled(tonight)
    assert len(live_boards(anna.actor)) == 1


async def test_closed_direct_messages_are_tried_once_and_told_once(
    tonight: Evening, anna: Player, bjorn: Player
):
    """One 50007, a friendly word to the one whom it concerns, and no second try for a day (F15)."""
    await open_table(tonight, anna, bjorn)
    await play_on([anna, bjorn], lambda: is_over(anna.actor), most=300)
    refused = [c for c in tonight.box.calls if c.status == 403]
    assert [c.response["code"] for c in refused] == [50007]
    told = [m for m in bjorn.actor.messages(CHANNEL) if "cannot send you direct messages" in text(m)]
    assert len(told) == 1
    assert told[0].get("ephemeral")
    person = await tonight.tables.person(int(bjorn.actor.id))
    assert person.dm_closed_until > 0


async def test_direct_messages_that_close_in_the_middle_are_told_at_the_table(tonight: Evening, anna: Player):
    """The hand must not simply stop coming; the table says so, without a word of the hand."""
    emma = Player(tonight, await tonight.sit("Emma"), direct=True, seed=3)
    await open_table(tonight, anna, emma)
    await tonight.tables.set_person(int(emma.actor.id), language="en")
    tonight.box.dms("Emma", open=False)
    await tonight.tables.forget(1, "hand-1")  # a message that stands can still be edited
    await anna.move()
    await settled(tonight)
    told = [m for m in anna.actor.messages(CHANNEL) if "cannot send you direct messages" in text(m)]
    assert len(told) == 1
    assert f"<@{emma.actor.id}>" in text(told[0])
    emma.direct = False
    assert await emma.move()


async def test_one_notice_a_turn_withdrawn_when_the_move_is_made(
    tonight: Evening, anna: Player, bjorn: Player
):
    """Only the one who is waited for is called, by a ping of exactly him, and the call goes with the move."""
    await open_table(tonight, anna, bjorn)
    await anna.move()
    for ring in await tonight.tables.notices.rings(2**32):
        tonight.bot.sync.ring(ring)
    await settled(tonight)
    notices = [m for m in anna.actor.messages(CHANNEL) if "it is your turn" in text(m)]
    assert len(notices) == 1
    assert f"<@{bjorn.actor.id}>" in text(notices[0])
    sent = [c for c in tonight.box.calls if c.method == "POST" and "it is your turn" in str(c.request)]
    assert [c.request["allowed_mentions"].get("users") for c in sent] == [[int(bjorn.actor.id)]]
    assert await tonight.tables.notices.rings(2**32) == ()
    await bjorn.move()
    await settled(tonight)
    assert not [m for m in anna.actor.messages(CHANNEL) if "it is your turn" in text(m)]


async def test_a_notice_told_just_before_a_crash_is_not_told_again(
    tonight: Evening, anna: Player, bjorn: Player, monkeypatch: pytest.MonkeyPatch
):
    """It stands at the table, but was not yet noted as told: it rings again, and nobody is pinged twice."""
    await open_table(tonight, anna, bjorn)
    await anna.move()

    async def crash(*_: object) -> None:
        raise RuntimeError

    for told in (crash, tonight.tables.notices.told):
        monkeypatch.setattr(tonight.tables.notices, "told", told)
        (ring,) = await tonight.tables.notices.rings(2**32)
        tonight.bot.sync.ring(ring)
        await settled(tonight)
        tonight.tables.notices.untold(ring)
        monkeypatch.undo()
    sent = [c for c in tonight.box.calls if c.method == "POST" and "it is your turn" in str(c.request)]
    assert len(sent) == 1


async def test_a_notice_of_an_offer_shows_to_nobody_else(tonight: Evening, anna: Player, bjorn: Player):
    """A second call of who is at his turn would tell the table that somebody has made him an offer."""
    await set_table(tonight, "fuldrigger", [anna, bjorn])
    players = (anna, bjorn)
    while (table_view := await tonight.tables.table_view(1, None)).view.sea.phase == "home":
        await players[table_view.view.waiting[0]].move()
    turn = table_view.view.waiting[0]

    def called(message: Json) -> bool:  # and no hand, whose news may say the same
        return text(message).startswith("<@") and "it is your turn" in text(message)

    async def rung(hours: int) -> tuple[list[str], int]:
        for ring in await tonight.tables.notices.rings(tonight.bot.sync.now() + 3600 * hours):
            tonight.bot.sync.ring(ring)
        await settled(tonight)
        public = [m["id"] for m in anna.actor.messages(CHANNEL) if called(m)]
        return public, len([m for m in anna.actor.messages("dm") if called(m)])

    before = await rung(2)
    assert (len(before[0]), before[1]) == (1, 0)
    offer = f"propose {turn + 1} give money 10"
    await players[1 - turn].actor.slash("fuldrigger play", CHANNEL, move=offer)
    assert (await tonight.tables.table_view(1, turn)).view.offers
    after = await rung(4)
    assert after == (before[0], int(players[turn].direct))


async def test_a_channel_that_refuses_is_left_alone(tonight: Evening, anna: Player, bjorn: Player):
    """Without the right to write, play goes on by direct message, and Discord is not asked again (F19)."""
    await open_table(tonight, anna, bjorn)
    await anna.move()
    await bjorn.move()
    tonight.box.deny(tonight.box.channel(CHANNEL), may.VIEW_CHANNEL)
    await asyncio.sleep(0.05)
    before = len(tonight.box.calls)
    emma = anna if (await tonight.tables.table_view(1, None)).view.waiting == (0,) else None
    for n in range(4):
        seat = (await tonight.tables.table_view(1, None)).view.waiting[0]
        person = int((anna, bjorn)[seat].actor.id)
        text_ = (await tonight.tables.moves(1, seat, person))[0]
        await tonight.tables.act(1, person, seat, None, text_, 5_000_000 + n)
        await tonight.bot.sync.tell(1)
        await settled(tonight)
    refused = [c for c in list(tonight.box.calls)[before:] if c.status == 403]
    assert len(refused) <= 2
    assert emma is None or text(await anna.hand())


async def test_a_deleted_channel_ends_nothing(tonight: Evening, anna: Player, bjorn: Player):
    """The table stays; the hand still comes by direct message and nothing is posted into the void (F18)."""
    await open_table(tonight, anna, bjorn)
    tonight.box.delete_channel(tonight.box.channel(CHANNEL))
    await asyncio.sleep(0.05)
    before = len(tonight.box.calls)
    await anna.move()
    await tonight.bot.sync.tell(1)
    await settled(tonight)
    assert len([c for c in list(tonight.box.calls)[before:] if c.status in (403, 404)]) <= 2
    assert (await tonight.tables.table_view(1, 0)).view.given


async def test_nothing_changed_sends_nothing(tonight: Evening, anna: Player, bjorn: Player):
    """Telling twice is harmless: what is shown already is not sent again."""
    await open_table(tonight, anna, bjorn)
    await anna.move()
    await settled(tonight)
    while await tonight.tables.backlog.tables():  # noqa: ASYNC110  # the answer to the press may be on its way
        await asyncio.sleep(0.05)
    before = len(tonight.box.calls)
    for _ in range(5):
        await tonight.bot.sync.tell(1)
    await settled(tonight)
    assert outward(list(tonight.box.calls)[before:]) == []
    assert await tonight.tables.backlog.tables() == ()


async def test_what_was_not_told_before_a_crash_is_told_after_the_start(
    tonight: Evening, anna: Player, bjorn: Player
):
    """A crash between commit and telling (F28): the board arrives after the start, once."""
    await open_table(tonight, anna, bjorn)
    person, moves = int(anna.actor.id), await tonight.tables.moves(1, 0, int(anna.actor.id))
    await tonight.tables.act(1, person, 0, None, moves[0], 4_000_000)
    assert "is ready" not in text(await anna.board())
    await tonight.stop(gently=False)
    await tonight.start()
    await bjorn.actor.wait_message(CHANNEL, lambda m: "has put two cards" in text(m))
    await settled(tonight)
    assert len(live_boards(bjorn.actor)) == 1
    assert await tonight.tables.backlog.tables() == ()


async def test_a_table_opened_just_before_a_crash_gets_its_board(tonight: Evening, anna: Player):
    """Opened, killed before the first posting: else the channel would be taken by something nobody sees."""
    place = tonight.box.channel(CHANNEL)
    await tonight.tables.open_table(
        "cribbage", guild=int(place.guild_id), channel=int(place.id), host=int(anna.actor.id), press=4_000_001
    )
    await tonight.stop(gently=False)
    await tonight.start()
    await settled(tonight)
    assert with_button("Add a bot")(await anna.board())


async def test_an_answer_lost_by_discord_makes_no_second_board(tonight: Evening, anna: Player, bjorn: Player):
    """500 after the message was accepted (F10): the nonce makes the repeated posting the same message."""
    tonight.box.fail("POST", r"/channels/\d+/messages", 500, accepted=True, times=1)
    await open_table(tonight, anna, bjorn)
    assert len(live_boards(anna.actor)) == 1


async def test_a_failing_edit_is_made_good(tonight: Evening, anna: Player, bjorn: Player, monkeypatch: Any):
    """503 and a hung-up line (F11): the board is brought up to date a moment later, and once."""
    monkeypatch.setattr("cogs.delivery.notices.WAITS", (0.05,) * 5)
    await open_table(tonight, anna, bjorn)
    tonight.box.fail("PATCH", r"/channels/\d+/messages/\d+", 503, times=2)
    tonight.box.fail("PATCH", r"/channels/\d+/messages/\d+", 503, times=2, hang_up=True)
    await anna.move()
    await asyncio.sleep(0.4)
    await settled(tonight)
    assert len(live_boards(anna.actor)) == 1
    assert "has put two cards" in text(await bjorn.board())


def mentions(call: Any) -> Json | None:
    """Whom a sending may ping; None where it says nothing of it."""
    body = call.request.get("data", call.request) if isinstance(call.request, dict) else {}
    return body.get("allowed_mentions")


async def test_nobody_is_pinged_but_who_is_invited(tonight: Evening, anna: Player, bjorn: Player):
    """Every sending says whom it may ping: nobody, but the invited at the first board (F49)."""
    await anna.actor.slash("cribbage new", CHANNEL, opponent=bjorn.actor.id)
    await settled(tonight)
    await bjorn.actor.press(await bjorn.actor.wait_message(CHANNEL, with_button("Join")), "Join")
    await settled(tonight)
    await anna.actor.press(await anna.actor.wait_message(CHANNEL, with_button("Join")), "Join")
    await settled(tonight)
    await anna.actor.press(await anna.actor.wait_message(CHANNEL, with_button("Start")), "Start")
    await settled(tonight)
    for _ in range(4):
        await moved(tonight, anna, bjorn)
    pinged = []
    for call in tonight.box.calls:
        if (
            call.method in ("POST", "PATCH")
            and isinstance(call.request, dict)
            and "components" in str(call.request)
        ):
            allowed = mentions(call)
            assert allowed is not None, call.path
            assert not allowed.get("parse")
            pinged += allowed.get("users", [])
    assert pinged == [int(bjorn.actor.id)]


async def test_a_question_answered_meanwhile_is_told_as_it_is_now(
    tonight: Evening, anna: Player, bjorn: Player, caplog: Any, monkeypatch: Any
):
    """Between a sight and its question somebody may move: the hand is told again, and nothing is a fault."""
    await open_table(tonight, anna, bjorn)
    before = (await anna.hand())["components"]
    ask, refused = tonight.tables.ask, []

    async def once(*args: Any) -> Any:
        if not refused:
            refused.append(args)
            raise StaleQuestion()
        return await ask(*args)

    monkeypatch.setattr(tonight.tables, "ask", once)
    await tonight.tables.set_person(int(anna.actor.id), suits="four", language="da")
    await tonight.bot.sync.tell(1)
    await settled(tonight)
    assert refused
    assert (await anna.hand())["components"] != before
    assert "fault" not in caplog.text


async def test_what_the_other_does_leaves_a_half_made_choice_alone(tonight: Evening, anna: Player):
    """Both discard at once: an edit would close the list that somebody has open and lose his pick."""
    emma = Player(tonight, await tonight.sit("Emma"), direct=True, seed=3)
    await open_table(tonight, anna, emma)
    message = await anna.may_move()
    first = next(p for p in picks(message) if p["type"] == 2)
    await anna.actor.press(message, custom_id=first["custom_id"])
    await settled(tonight)
    half = await anna.hand()
    assert len([p for p in picks(half) if p["type"] == 2]) == 5
    assert await emma.move()
    await settled(tonight)
    assert (await anna.hand())["components"] == half["components"]
    assert "ready" in text(await anna.board())
    for _ in range(2):
        message = await anna.hand()
        await anna.actor.press(message, custom_id=picks(message)[0]["custom_id"])
    await settled(tonight)
    assert (await tonight.tables.table_view(1, None)).view.starter is not None


async def test_the_names_of_people_who_only_talk_are_not_remembered(
    tonight: Evening, anna: Player, bjorn: Player, clara: PageUser
):
    """Everybody who ever wrote in any channel would pile up in memory, and is none of our business."""
    await open_table(tonight, anna, bjorn)
    for talker in (clara, bjorn.actor):
        await talker.say(CHANNEL, "hello there")
    await anna.move()
    await settled(tonight)
    assert {person for _, person in tonight.bot.readers._names} == {int(anna.actor.id), int(bjorn.actor.id)}


async def test_the_clock_stops_however_the_bot_ends(tonight: Evening):
    """It would go on asking a store that is closed, and log a fault every few seconds."""
    fallen = tonight.bot
    await tonight.stop(gently=False)
    await asyncio.sleep(0)
    assert fallen._clock is not None
    assert fallen._clock.done()
    await tonight.start()
