"""Several processes with one database: each has the tables of its own shards."""

import pytest

from db import Due, Shares, Store
from tests.db.steps import new_table, step

HERE, THERE = 5 << 22, 6 << 22
"""Servers of shard 1 and of shard 2 of four."""


async def three(store: Store) -> tuple[int, int, int]:
    """Tables in both servers and in direct messages, each with a clock due at 2001 and no message."""
    tables = (
        await new_table(store, 70, 1, guild=HERE),
        await new_table(store, 71, 2, guild=THERE),
        await new_table(store, 0, 3, guild=0, direct=True),
    )
    for n, table in enumerate(tables):
        await store.keep(step(table, 1, 10 + n))
    return tables


def test_servers_are_divided_as_discord_divides_them() -> None:
    """Shard `(id >> 22) % count`; direct messages are of shard 0; by default everything is one process's."""
    shares = Shares(4, frozenset((1, 3)))
    assert [shares.has(guild) for guild in (HERE, THERE, 0, 7 << 22)] == [True, False, False, True]
    assert not shares.is_first
    assert Shares().is_first
    assert Shares().has(HERE)
    assert Shares(2, frozenset((0, 1))).keys == (2, 3), "others may have one of them later"
    assert shares.keys == (3, 5)
    assert Shares(4, frozenset((0,))).keys == (2,), "not the heartbeat of a process that has everything"


@pytest.mark.parametrize(
    ("shares", "has"),
    [
        (Shares(), (0, 1, 2)),
        (Shares(4, frozenset(range(4))), (0, 1, 2)),
        (Shares(4, frozenset((1,))), (0,)),
        (Shares(4, frozenset((0, 2))), (1, 2)),
        (Shares(16, frozenset((15, 6))), (1,)),
        (Shares(2_000, frozenset((1,))), ()),
    ],
)
async def test_a_process_sees_what_its_shards_have(
    store: Store, shares: Shares, has: tuple[int, ...]
) -> None:
    """What is due, open tables and missing messages are those of its own shards."""
    tables = await three(store)
    store.shares = shares
    own = [tables[n] for n in has]
    assert sorted(due.table for due in await store.due(("turn",), 2_001)) == own
    assert [row.table for row in await store.open_tables()] == [table for table in own if table != tables[2]]
    assert sorted({table for table, _ in await store.slots_behind()}) == own


async def test_time_is_given_back_by_share(store: Store) -> None:
    """The time that a process did not run is given back to its own tables, and to rests there."""
    here, there, _ = await three(store)
    store.shares = Shares(4, frozenset((1,)))
    await store.suspend((here, there), "server", 1_500)
    store.shares = Shares()
    await store.heartbeat(5_000)
    before = {table: await store.dues_of(table) for table in (here, there)}
    store.shares = Shares()
    await store.heartbeat(6_000, 100, 0)
    after = {table: await store.dues_of(table) for table in (here, there)}
    assert [[d.at for d in after[t]] for t in (here, there)] == [
        [d.at + 100 for d in before[t]] for t in (here, there)
    ]
    assert await store.last_heartbeat() == 6_000


async def test_a_stale_step_is_seen_whoever_has_the_share(store: Store) -> None:
    """Shares divide who tells and keeps time; any process may commit, and the guard decides."""
    here, there, _ = await three(store)
    store.shares = Shares(4, frozenset((2,)))
    assert await store.keep(step(here, 2, 30, dues=(Due("turn", "w2", 0, 1),))) == "kept"
    assert await store.keep(step(here, 2, 31)) == "stale"
    assert [due.table for due in await store.due(("turn",), 10**6)] == [there]
