"""What comes due: notices, clocks that play by themselves, tables that nobody starts."""

import logging
from pathlib import Path

import msgspec
import pytest

from games.contract import Seat
from tables import Tables
from tables.model.deadlines import LOBBY, PACES
from tables.views import BOARD, DueNotice, Message
from tests.tables.people import ANNA, BJORN, CHANNEL, HOUR, Clock, press
from tests.tables.seated import behind, bid, bids, checked, length, lobby, passes, tables_at, two, with_bot
from tests.tables.toy import TOY


async def test_a_notice_rings_once_for_each_who_is_waited_for(tables: Tables, clock: Clock) -> None:
    """One notice a turn: to all who have not bid, after the delay, and never again for the same wait."""
    table = await two(tables)
    assert await tables.notices.due(clock.now + 179) == ()
    assert set(await tables.notices.due(clock.now + 180)) == {
        DueNotice(table, Seat(0), ANNA),
        DueNotice(table, Seat(1), BJORN),
    }
    assert await tables.notices.due(clock.now + HOUR) == ()


async def test_a_move_withdraws_its_notice_and_leaves_the_others(tables: Tables, clock: Clock) -> None:
    """Who has moved is not rung; who has not is rung at the time it began, not later for it."""
    table = await two(tables)
    clock.now += 100
    await bid(tables, table, 0, 1)
    assert await tables.notices.due(clock.now + 80) == (DueNotice(table, Seat(1), BJORN),)
    await bid(tables, table, 1, 1)
    assert await tables.notices.due(clock.now + HOUR) == ()


async def test_a_new_wait_rings_anew(tables: Tables, clock: Clock) -> None:
    """The next round waits again for the same people, and so tells them again."""
    table = await two(tables, claims="no")
    await tables.notices.due(clock.now + HOUR)
    await bids(tables, table, 1, 1)
    assert len(await tables.notices.due(clock.now + HOUR)) == 2


async def test_the_delay_is_a_setting(path: Path, clock: Clock) -> None:
    """STOFA_NOTICE_AFTER reaches the rows."""
    async with tables_at(path, clock, notice_after=0) as tables:
        await two(tables)
        assert len(await tables.notices.due(clock.now)) == 2


async def test_a_persons_list_begins_with_what_is_to_be_done(tables: Tables, clock: Clock) -> None:
    """`/my-games` begins with the tables that wait for them, by urgency; a secret move changes nothing."""
    first = await two(tables, 1)
    clock.now += HOUR
    second = await two(tables, 2)
    assert await tables.of_person(BJORN) == (first, second)
    await bid(tables, first, 0, 1)
    assert await tables.of_person(ANNA) == (second, first)
    assert set(await tables.of_person(BJORN)) == {first, second}
    await bid(tables, second, 0, 1)
    before = await tables.of_person(BJORN)
    for table in (first, second):
        clock.now += 60
        await tables.act(table, ANNA, Seat(0), None, "bid 2", press())
        assert await tables.of_person(BJORN) == before


@pytest.mark.parametrize("pace", ["live", "day", "week"])
async def test_a_call_lapses_when_its_time_is_up(tables: Tables, clock: Clock, pace: str) -> None:
    """Time plays `CLOSE`, by the table's pace, once, and not a second before."""
    table = await lobby(tables)
    await tables.set_pace(table, ANNA, pace)
    await tables.join(table, BJORN, press())
    await tables.start(table, ANNA, press())
    await bids(tables, table, 1, 1)
    due = clock.now + PACES[pace].call  # type: ignore[index]
    assert await tables.tick(due - 1) == ()
    assert await tables.tick(due) == (table,)
    assert await tables.tick(due) == ()
    entries = await checked(tables, table)
    assert (entries[-1].action.kind, entries[-1].action.what.seat, entries[-1].action.what.text) == (
        "lapse",
        None,
        "CLOSE 1",
    )


async def test_a_claim_does_not_start_the_clock_again(tables: Tables, clock: Clock) -> None:
    """A wait that goes on keeps its due time, whatever else happens meanwhile."""
    table = await two(tables)
    await bids(tables, table, 1, 1)
    due = clock.now + PACES["day"].call
    clock.now += HOUR
    await tables.act(table, ANNA, Seat(0), None, "claim", press())
    assert await tables.tick(due) == (table,)


async def test_a_turn_never_lapses_by_itself(tables: Tables, clock: Clock) -> None:
    """Never a silent forfeit: a year passes, the table is asked and asked again, and nobody has moved."""
    table = await two(tables)
    for _ in range(365):
        await passes(tables, clock, 24 * HOUR)
    entries = await checked(tables, table)
    assert {e.action.kind for e in entries[4:]} == {"late", "decide"}
    assert (await tables.table_view(table, None)).view.waiting == (0, 1)


async def test_a_table_that_nobody_starts_expires(tables: Tables, clock: Clock) -> None:
    """F53: after 48 hours the channel is free again; a table that was started is not touched."""
    started = await two(tables, 2)
    table = await lobby(tables)
    assert table not in await tables.tick(clock.now + LOBBY - 1)
    assert await tables.tick(clock.now + LOBBY) == (table,)
    assert (await tables.log(table, None))[-1].event.id == "step-expired"
    assert (await tables.table_view(started, None)).table.phase == "playing"
    await lobby(tables)


async def test_a_clock_that_cannot_be_played_is_put_off(
    tables: Tables, clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One broken table must not stop the clocks of the others, nor fill the log at every tick."""
    broken, sound = await two(tables, 1, rounds="1"), await two(tables, 2, rounds="2")
    for table in (broken, sound):
        await bids(tables, table, 1, 1)
    number = (await tables.table_view(broken, Seat(0))).view.number
    lapse = TOY.lapse

    def failing(s, wait):  # type: ignore[no-untyped-def]
        if s.options.rounds == "1":
            raise ValueError(f"secret {number}")
        return lapse(s, wait)

    monkeypatch.setattr(TOY, "lapse", failing)
    clock.now += 9 * HOUR
    with caplog.at_level(logging.DEBUG, "tables"):
        assert await tables.tick(clock.now) == (sound,)
        assert await tables.tick(clock.now) == ()
    assert len(caplog.records) == 1
    assert f"secret {number}" not in caplog.text
    monkeypatch.undo()
    assert await tables.tick(clock.now + 60) == (broken,)


async def test_bots_answer_after_each_move_with_entries_of_their_own(tables: Tables) -> None:
    """A person's move returns when the bots have played, and the news shows all that they did."""
    table = await with_bot(tables, claims="no")
    before = await length(tables, table)
    await bid(tables, table, 0, 3)
    entries = await checked(tables, table)
    assert [e.action.what.seat for e in entries[before:]] == [0, 1]
    news = [e.id for e in (await tables.table_view(table, None)).news]
    assert news == ["toy-ready", "toy-cast", "toy-round", "toy-ready"]
    assert (await tables.table_view(table, None)).view.has_bid[1]


async def test_a_bot_takes_no_draw_and_may_claim_at_a_call(tables: Tables) -> None:
    """Its stream is its own, so the record stays provable; a call waits for nobody, and a bot is asked."""
    table = await with_bot(tables)
    bots = [e for e in await checked(tables, table) if e.action.kind == "move" and e.action.person is None]
    assert bots
    assert all(e.draws == () for e in bots)
    await bid(tables, table, 0, 1)
    assert "toy-claimed" in [line.event.id for line in await tables.log(table, None)]


async def test_a_bot_left_over_by_a_crash_is_woken(
    tables: Tables, clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The person's move stands where a bot fails or the process dies before it, and a tick goes on."""

    def broken(*_: object) -> None:
        raise ZeroDivisionError("secret 7")

    monkeypatch.setattr(TOY, "choose", broken)
    with caplog.at_level(logging.DEBUG, "tables"):
        table = await with_bot(tables)
    assert "secret 7" not in caplog.text
    await bid(tables, table, 0, 1)
    assert await tables.tick(clock.now) == ()
    monkeypatch.undo()
    assert await passes(tables, clock, 60) == (table,)
    assert (await tables.table_view(table, None)).view.phase == "call"
    await checked(tables, table)


async def test_messages_are_due_until_they_show_the_last_entry(tables: Tables) -> None:
    """F28: what was committed and not told is found again; telling it settles it."""
    table = await two(tables)
    assert await behind(tables) == (table,), "it has no board yet"
    table_view = await tables.table_view(table, None)
    message = Message(table, BOARD, CHANNEL, 900, "digest", 1, 5, table_view.upto)
    await tables.messages.shown(message)
    assert await tables.messages.of(table) == (message,)
    assert await behind(tables) == ()
    await bid(tables, table, 0, 1)
    assert await behind(tables) == (table,)
    await tables.messages.shown(message)
    assert await behind(tables) == (table,)
    upto = (await tables.table_view(table, None)).upto
    await tables.messages.shown(msgspec.structs.replace(message, upto=upto))
    assert await behind(tables) == ()
    await tables.messages.forget(table, BOARD)
    assert await tables.messages.of(table) == ()


async def test_a_notice_that_was_not_told_before_a_crash_rings_again(path: Path, clock: Clock) -> None:
    """Between the ring and its telling the process is gone: nobody is forgotten, nobody called twice."""
    async with tables_at(path, clock) as tables:
        table = await two(tables)
        clock.now += HOUR
        first, second = await tables.notices.due(clock.now)
        await tables.notices.clear(first)
        assert await tables.notices.due(clock.now) == ()
    async with tables_at(path, clock) as tables:
        assert await tables.notices.due(clock.now) == (second,)
        tables.notices.retry(second)
        assert await tables.notices.due(clock.now) == (second,)
        await bid(tables, table, second.seat, 1)
        await tables.notices.clear(second)
        assert await tables.notices.due(clock.now) == ()
