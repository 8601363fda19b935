"""Tests of failures: a failing store, two processes on one file, cancelled callers."""

import asyncio
from pathlib import Path

import pytest

from db import StoreError
from games.contract import Seat
from tables import Tables
from tables.errors import NotSaved
from tables.views import BOARD
from tests.db.sqlite.test_faults import Failing
from tests.refused import refused
from tests.tables.people import ANNA, BJORN, CARLA, HOUR, Clock, press
from tests.tables.seated import bid, checked, having, length, lobby, opened, shown, tables_at, two, with_bot


async def test_a_move_that_cannot_be_saved_has_not_happened(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F29: all views stay the same, and the same press works once there is room again."""
    table = await two(tables)
    seats = (None, Seat(0), Seat(1))
    before = [shown(await tables.table_view(table, seat)) for seat in seats]

    async def full(*_: object) -> None:
        raise StoreError("full")

    p = press()
    with monkeypatch.context() as broken:
        broken.setattr(tables._store, "keep", full)
        await refused(
            NotSaved,
            tables.act(table, ANNA, Seat(0), 1, "bid 1", p),
            tables.resign(table, ANNA, press()),
            tables.close_table(table, ANNA),
        )
    assert [shown(await tables.table_view(table, seat)) for seat in seats] == before
    await tables.act(table, ANNA, Seat(0), 1, "bid 1", p)
    await checked(tables, table)


async def test_a_store_that_is_gone_is_a_typed_answer(tables: Tables, path: Path, clock: Clock) -> None:
    """F29, F30: no method lets an error of the store through as it is."""
    async with tables_at(path, clock, alone=False) as other:
        table = await two(other)
    other._action_log.cache.drop(table)
    await refused(
        NotSaved,
        other.table_view(table, None),
        lobby(other, 2),
        other.in_channel(1),
        other.of_person(ANNA),
        other.settings.person(ANNA),
        other.settings.set_person(ANNA, having(language="da")),
        other.settings.channel(1),
        other.settings.set_channel(1, having(language="da")),
        other.messages.of(table),
        other.messages.forget(table, BOARD),
        other.messages.behind(),
        other.notices.due(clock.now),
        other.tick(clock.now),
    )


async def small_game(tables: Tables) -> None:
    """A game of one round; a press that could not be saved is made again."""

    async def surely(act, *given, **named):  # type: ignore[no-untyped-def]
        p = press()
        try:
            return await act(*given, press=p, **named)
        except NotSaved:
            return await act(*given, press=p, **named)

    table = await surely(opened, tables, options={"rounds": "1", "claims": "no"})
    await surely(tables.join, table, BJORN)
    await surely(tables.start, table, ANNA)
    for seat, person in ((Seat(0), ANNA), (Seat(1), BJORN)):
        await surely(tables.act, table, person, seat, 1, "bid 1")
    assert (await tables.table_view(table, None)).outcome is not None
    assert len(await checked(tables, table)) == 5


async def test_any_one_failed_statement_leaves_a_whole_table(path: Path, clock: Clock) -> None:
    """Fail the Nth call of the writing connection through a whole small game, N = 1, 2, 3 … until none fails.

    Every refused press is pressed again, as a person would; whatever N, the log folds and the game ends.
    """
    for nth in range(1, 60):
        async with tables_at(path.with_name(f"{nth}.sqlite3"), clock) as tables:
            failing = Failing(tables._store, nth)
            await small_game(tables)
        if failing.calls < nth:
            return
    pytest.fail("no run passed untouched")


async def test_two_dealers_on_one_file(path: Path, clock: Clock) -> None:
    """Optimistic, not owned: any process may serve any press, and one that is behind catches up."""
    async with tables_at(path, clock) as one, tables_at(path, clock, alone=False) as other:
        one._action_log.cache._alone = False
        table = await two(one, rounds="3", claims="no")
        for n in range(6):
            await bid((one, other)[n % 2], table, n % 2, 1 + n % 3)
        for either in (one, other):
            assert (await either.table_view(table, None)).outcome is not None
            await checked(either, table)


async def test_a_dealer_that_is_behind_decides_again(path: Path, clock: Clock) -> None:
    """Where the log has grown under a move, the move is judged by what is true, and kept once."""
    async with tables_at(path, clock) as behind, tables_at(path, clock, alone=False) as ahead:
        table = await two(behind, claims="no")
        await bid(ahead, table, 0, 1)
        await behind.act(table, BJORN, Seat(1), 1, "bid 2", press())
        await ahead.act(table, BJORN, Seat(1), 2, "bid 2", press())
        await behind.act(table, ANNA, Seat(0), 2, "bid 3", press())
        assert (await ahead.table_view(table, None)).outcome is not None
        await checked(behind, table)


async def test_a_press_served_by_both_is_one_move(path: Path, clock: Clock) -> None:
    """The same interaction delivered to two processes at once is one entry."""
    async with tables_at(path, clock) as one, tables_at(path, clock, alone=False) as other:
        table = await two(one)
        before = await length(one, table)
        await other.table_view(table, None)
        p = press()
        await asyncio.gather(*(d.act(table, ANNA, Seat(0), 1, "bid 1", p) for d in (one, other, one, other)))
        assert await length(other, table) == before + 1


async def test_who_stops_waiting_stops_neither_move_nor_bots(tables: Tables) -> None:
    """F31: an interaction given up in the middle leaves a whole table, and the bot still answers."""
    table = await with_bot(tables, rounds="3", claims="no")
    for ticks in range(12):
        if (await tables.table_view(table, None)).table.phase != "playing":
            break
        (question,) = (await tables.table_view(table, Seat(0))).questions
        p = press()
        act = asyncio.create_task(tables.act(table, ANNA, Seat(0), question.number, "bid 2", p))
        for _ in range(ticks):
            await asyncio.sleep(0)
        act.cancel()
        await asyncio.gather(act, return_exceptions=True)
        await asyncio.sleep(0.02)
        await tables.act(table, ANNA, Seat(0), question.number, "bid 2", p)
        await checked(tables, table)
    assert (await tables.table_view(table, None)).table.phase == "over"


async def test_tables_not_in_use_are_put_away_and_come_back(tables: Tables) -> None:
    """Memory must not grow with the number of tables; a table put away is loaded as it was."""
    tables._action_log.cache._size = 3
    ids = [await lobby(tables, channel, host=channel) for channel in range(1, 11)]
    assert len(tables._action_log.cache._cached) == 3
    for table in ids:
        await tables.join(table, CARLA, press())
        await checked(tables, table)
    assert len(tables._action_log.cache._cached) == 3


async def test_a_restart_finds_everything(path: Path, clock: Clock) -> None:
    """A planned stop and start in the middle: same table, same questions, same news, same dues."""
    seats = (None, Seat(0), Seat(1))
    async with tables_at(path, clock) as tables:
        table = await two(tables)
        await bid(tables, table, 0, 1)
        before = [await tables.table_view(table, seat) for seat in seats]
    async with tables_at(path, clock) as tables:
        assert [await tables.table_view(table, seat) for seat in seats] == before
        assert [r.person for r in await tables.notices.due(clock.now + HOUR)] == [BJORN]
        await bid(tables, table, 1, 1)
        await checked(tables, table)
