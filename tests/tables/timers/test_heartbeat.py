"""Tests of the heartbeat: time that the process slept is given back."""

from pathlib import Path

import pytest

from db import StoreError
from tables import Tables
from tables.errors import NotSaved
from tables.model.deadlines import DAY, PACES
from tables.timers.timekeeper import JUMP
from tests.refused import refused
from tests.tables.people import LATE, Clock
from tests.tables.seated import bid, passes, tables_at, two

STEP = 600
"""Seconds between two ticks of a day that is gone through."""


async def test_what_the_house_has_slept_is_given_back(path: Path, clock: Clock):
    """A server that was off over the weekend must take nobody's time."""
    async with tables_at(path, clock) as tables:
        table = await two(tables)
        await bid(tables, table, 0, 1)
        assert await tables.heartbeat(clock.now, 0.0)
    clock.now += 10 * DAY
    async with tables_at(path, clock) as tables:
        assert await tables.heartbeat(clock.now, 5.0)
        assert await tables.tick(clock.now) == ()
        for step in (PACES["day"].turn, PACES["day"].bank - 5):
            await tables.tick(clock.now + step)
        assert (await tables.table_view(table, None)).table.poll is None
        await passes(tables, clock, LATE)
        assert (await tables.table_view(table, None)).table.poll is not None


@pytest.mark.parametrize("jump", [-30 * DAY, 30 * DAY])
async def test_a_clock_that_jumps_decides_nothing(tables: Tables, clock: Clock, jump: int):
    """Neither a clock set forward nor one set back may end anybody's time."""
    table = await two(tables)
    await bid(tables, table, 0, 1)
    assert await tables.heartbeat(clock.now, 100.0)
    clock.now += jump
    assert not await tables.heartbeat(clock.now, 105.0)
    assert await tables.heartbeat(clock.now + 5, 110.0)
    for step in (PACES["day"].turn, LATE - 10):
        await tables.tick(clock.now + step)
    assert (await tables.table_view(table, None)).table.poll is None
    await passes(tables, clock, LATE)
    assert (await tables.table_view(table, None)).table.poll is not None


@pytest.mark.parametrize("gain", [0.1, 0.0005, -0.0005])
async def test_a_clock_that_drifts_takes_nobodys_time(tables: Tables, clock: Clock, gain: float):
    """F39: whether it gains a tenth or as much as machines do, a move ends two minutes early at most."""
    table = await two(tables)
    await bid(tables, table, 0, 1)
    began, running = clock.now, 0.0
    while (await tables.table_view(table, None)).table.poll is None:
        running += STEP
        clock.now = began + running * (1 + gain)
        if await tables.heartbeat(clock.now, running):
            await tables.tick(clock.now)
    assert LATE - JUMP - STEP <= running <= LATE + JUMP + 3 * STEP


async def test_a_jump_that_cannot_be_stored_is_given_back_later(
    tables: Tables, clock: Clock, monkeypatch: pytest.MonkeyPatch
):
    """F39, F30: the store is locked when the clock jumps; nobody loses time when it can be written again."""
    table = await two(tables)
    await bid(tables, table, 0, 1)
    assert await tables.heartbeat(clock.now, 100.0)

    async def locked(*_: object) -> None:
        raise StoreError("locked")

    clock.now += 30 * DAY
    with monkeypatch.context() as patch:
        patch.setattr(tables._store, "heartbeat", locked)
        await refused(NotSaved, tables.heartbeat(clock.now, 105.0))
    assert not await tables.heartbeat(clock.now + 5, 110.0)
    assert await tables.heartbeat(clock.now + 10, 115.0)
    await tables.tick(clock.now + 10)
    assert (await tables.table_view(table, None)).table.poll is None


async def test_without_a_table_hardly_anything_is_written(tables: Tables, clock: Clock):
    """In an hour at rest there are six heartbeats; while something may come due, two a minute."""
    stored = set()
    for opened, expected in ((False, 6), (True, 120)):
        if opened:
            await two(tables)
        stored.clear()
        for _ in range(0, 3600, 5):
            clock.now += 5
            await tables.heartbeat(clock.now, clock.now)
            stored.add(await tables._store.last_heartbeat())
        assert expected <= len(stored) <= expected + 2
