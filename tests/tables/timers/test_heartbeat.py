"""Tests of the heartbeat: time that the process slept is given back."""

from pathlib import Path

import pytest

from tables import Tables
from tables.model.deadlines import DAY, PACES
from tests.tables.seated import (
    LATE,
    Clock,
    bid,
    tables_at,
    two,
)


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
        assert (await tables.table_view(table, None)).table.asked is None
        clock.now += LATE
        await tables.tick(clock.now)
        assert (await tables.table_view(table, None)).table.asked is not None


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
    assert (await tables.table_view(table, None)).table.asked is None
    clock.now += LATE
    await tables.tick(clock.now)
    assert (await tables.table_view(table, None)).table.asked is not None
