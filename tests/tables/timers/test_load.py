"""Many things due at once: each tick does a part, notices come between, and everything is done once."""

import pytest

from games.contract import Seat
from tables import Tables
from tables.model.deadlines import PACES
from tables.timers import timekeeper
from tables.views import TableId
from tests.tables.people import BJORN, HOUR, Clock, press
from tests.tables.seated import bids, checked, lobby, passes, two

MANY, BATCH = 23, 5


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timekeeper, "BATCH", BATCH, raising=False)


async def called(tables: Tables, channel: int) -> TableId:
    """A table whose open call lapses eight hours later."""
    table = await lobby(tables, channel, host=channel)
    await tables.join(table, BJORN, press())
    await tables.start(table, channel, press())
    await bids(tables, table, 1, 1)
    return table


async def lapses(tables: Tables, table: TableId) -> int:
    return [e.action.kind for e in await checked(tables, table)].count("lapse")


async def many_called(tables: Tables, clock: Clock) -> list[TableId]:
    """Open calls, the oldest first, all of them due."""
    found = []
    for n in range(MANY):
        clock.now += 1
        found.append(await called(tables, 1000 - n))
    clock.now += PACES["day"].call
    return found


async def test_a_tick_plays_a_batch_and_the_most_urgent_first(tables: Tables, clock: Clock) -> None:
    """Ten thousand clocks at once are played in batches, between which notices and bots have their turn."""
    waiting = await many_called(tables, clock)
    done: list[TableId] = []
    for _ in range(MANY // BATCH + 1):
        played = await tables.tick(clock.now)
        assert played == tuple(waiting[len(done) : len(done) + BATCH])
        done += played
        assert tables.is_behind == (len(done) < MANY)
    assert not tables.is_behind
    assert await tables.tick(clock.now) == ()
    assert done == waiting
    assert [await lapses(tables, t) for t in waiting] == [1] * MANY


async def test_notices_come_between_batches(tables: Tables, clock: Clock) -> None:
    """Who is waited for is told while the backlog is still being played."""
    quiet = await two(tables, 1)
    await many_called(tables, clock)
    await tables.tick(clock.now)
    assert tables.is_behind
    assert {r.table for r in await tables.notices.due(clock.now)} >= {quiet}


async def test_one_kind_does_not_hold_up_another(tables: Tables, clock: Clock) -> None:
    """A backlog of clocks leaves a table that nobody has started, and a bot, their turn in each tick."""
    unstarted = await lobby(tables, 1)
    clock.now += 48 * HOUR
    await many_called(tables, clock)
    assert unstarted in await tables.tick(clock.now)


async def test_tables_that_fail_do_not_hold_up_the_others(
    tables: Tables, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More broken tables than a batch holds, each with a fault that nobody foresaw: the rest goes on."""
    waiting = await many_called(tables, clock)
    broken = waiting[: 2 * BATCH]
    real = tables._action_log.do

    async def failing(table: TableId, *given: object) -> bool:
        if table in broken:
            raise AttributeError("no such field")
        return await real(table, *given)  # type: ignore[arg-type]

    with monkeypatch.context() as fault:
        fault.setattr(tables._action_log, "do", failing)
        played = [table for _ in range(8) for table in await tables.tick(clock.now)]
    assert played == waiting[2 * BATCH :]
    clock.now += timekeeper.RETRY
    assert [table for _ in range(3) for table in await tables.tick(clock.now)] == broken
    assert [await lapses(tables, t) for t in waiting] == [1] * MANY


async def test_what_is_due_is_found_without_sorting(tables: Tables) -> None:
    """A batch of many thousand due rows costs what a batch of a few costs: they are read along an index."""
    from db import queries

    sql = f"EXPLAIN QUERY PLAN {queries.due(('bot', 'turn'))}"
    steps = [row[3] for row in await tables._store._access.read(sql, (1, 5, 1, ",0,"))]
    assert len([step for step in steps if "due_by_time" in step]) == 2
    assert len([step for step in steps if "TEMP B-TREE" in step]) <= 1, "but for the batches themselves"


async def test_a_seat_is_asked_once_however_late(tables: Tables, clock: Clock) -> None:
    """A clock that becomes a bank, and a bank that runs out, in the same tick: one question to the table."""
    table = await two(tables, 1)
    await passes(tables, clock, 30 * 24 * HOUR)
    await tables.tick(clock.now)
    kinds = [e.action.kind for e in await checked(tables, table)]
    assert kinds.count("late") == 1
    assert (await tables.table_view(table, Seat(0))).table.phase == "playing"
