"""A table that cannot be read says so, can be closed, is rebuilt if possible, and disturbs nobody."""

import sqlite3
from pathlib import Path
from typing import Any

from games.contract import Seat
from tables.errors import NotAllowed, UnreadableTable, WrongPhase
from tables.model.table import decode, snapshot
from tables.timers.timekeeper import UNREADABLE
from tables.views import TableId
from tests.refused import refused
from tests.tables.people import ANNA, BJORN, CARLA, HOUR, Clock, press
from tests.tables.seated import behind, bid, bids, shown, tables_at, two
from tests.tables.toy import TOY, Toy


def spoil(path: Path, table: TableId, data: bytes = b"\xff", *, log: bool = True) -> None:
    """Damages what is stored of a table: its snapshot, and with `log` the events of its entries."""
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE tables SET snapshot = ? WHERE id = ?", (data, table))
        if log:
            guard = "entries_are_not_rewritten"
            ((made,),) = connection.execute("SELECT sql FROM sqlite_schema WHERE name = ?", (guard,))
            connection.execute(f"DROP TRIGGER {guard}")
            connection.execute("UPDATE entries SET events = x'ff' WHERE table_id = ?", (table,))
            connection.execute(made)
    connection.close()


async def three(path: Path, clock: Clock) -> list[TableId]:
    """Three games of Anna against Björn."""
    async with tables_at(path, clock) as tables:
        return [await two(tables, channel) for channel in (1, 2, 3)]


async def test_an_unreadable_table_disturbs_no_other(path: Path, clock: Clock) -> None:
    """A damaged row does not stop the start, or the clocks, notices and lists of other tables."""
    found = await three(path, clock)
    bad = found[1]
    spoil(path, bad)
    async with tables_at(path, clock) as tables:
        assert await behind(tables) == tuple(found)
        table_views = [await tables.table_view(table, None) for table in await behind(tables)]
        assert [s.table.phase for s in table_views] == ["playing", "unreadable", "playing"]
        assert (table_views[1].view, table_views[1].table.host, table_views[1].table.channel) == (
            None,
            ANNA,
            2,
        )
        assert set(await tables.of_person(ANNA)) == set(found)
        rings = await tables.notices.due(clock.now + 10 * HOUR)
        assert {r.table for r in rings} == {found[0], found[2]}
        for table in (found[0], found[2]):
            await bids(tables, table, 2, 2)
        clock.now += 100 * HOUR
        assert {found[0], found[2]} <= set(await tables.tick(clock.now)) <= {*found} - {bad}
        for kind in ("turn", "bank"):
            late = [d for d in await tables._store.due((kind,), int(clock.now)) if d.table == bad]
            assert not late
        assert any(d.table == bad for d in await tables._store.due(("turn",), int(clock.now) + UNREADABLE))
        assert set(await tables.midgame.missing(BJORN, 7)) == {found[0], found[2]}
        await tables.midgame.gone(ANNA)


async def test_an_unreadable_table_can_be_closed(path: Path, clock: Clock) -> None:
    """Its channel is free afterwards."""
    _, bad, _ = await three(path, clock)
    spoil(path, bad)
    async with tables_at(path, clock) as tables:
        await refused(
            UnreadableTable,
            tables.act(bad, ANNA, Seat(0), None, "bid 1", press()),
            tables.table_view(bad, Seat(0)),
            tables.record(bad),
        )
        await refused(NotAllowed, tables.close_table(bad, CARLA))
        await tables.close_table(bad, CARLA, moderator=True)
        info = (await tables.table_view(bad, None)).table
        assert info.phase == "closed"
        assert info.secret is not None
        assert await tables._store.dues_of(bad) == ()
        assert bad not in await tables.of_person(ANNA)
        await refused(WrongPhase, tables.close_table(bad, ANNA))
        assert await two(tables, 2) != bad


class Renamed(Toy):
    """The toy game as another version of it, whose load raises what no caller expects."""

    rules_version = 2

    def load(self, data: bytes, version: int) -> Any:
        raise AttributeError("state")


async def test_a_game_that_is_gone_or_cannot_load_is_unreadable(path: Path, clock: Clock) -> None:
    """A game taken out of the registry, or a load that raises anything, is no unexpected fault."""
    table, *_ = await three(path, clock)
    for games in ({"toy": Renamed()}, {"chess": TOY}, {}):
        async with tables_at(path, clock, games=games) as tables:
            assert (await tables.table_view(table, None)).table.phase == "unreadable"
            await tables.tick(clock.now + 100 * HOUR)
            await tables.notices.due(clock.now + 100 * HOUR)
    async with tables_at(path, clock) as tables:
        assert (await tables.table_view(table, None)).table.phase == "playing"


async def test_a_damaged_snapshot_is_rebuilt_from_the_log(path: Path, clock: Clock) -> None:
    """The log is enough to load a game."""
    good, bad, _ = await three(path, clock)
    async with tables_at(path, clock) as tables:
        await bid(tables, bad, 0, 2)
        before = shown(await tables.table_view(bad, Seat(0)))
        row = await tables._store.table(bad)
        assert row is not None
    damaged = snapshot(decode(row.snapshot)).replace(b"toy", b"\xc1\xc1\xc1")
    state = decode(row.snapshot).state
    for data in (b"", b"\x92\x02", damaged, row.snapshot.replace(state, b"\xc1" * len(state))):
        spoil(path, bad, data, log=False)
        async with tables_at(path, clock) as tables:
            assert shown(await tables.table_view(bad, Seat(0))) == before
    async with tables_at(path, clock) as tables:
        await bid(tables, bad, 1, 2)
        assert (await tables.table_view(bad, None)).view.phase == "call"
    async with tables_at(path, clock) as tables:
        assert (await tables.table_view(bad, None)).view.phase == "call"
    assert good != bad


class Later(Toy):
    """The toy game after a change of its rules: states of version 1 load, but are stored as version 2."""

    rules_version = 2

    def load(self, data: bytes, version: int) -> Any:
        assert version == (2 if data.startswith(b"2") else 1)
        return super().load(data.removeprefix(b"2"), version)

    def dump(self, s: Any) -> bytes:
        return b"2" + super().dump(s)


async def test_a_table_goes_over_to_new_rules_as_a_whole(path: Path, clock: Clock) -> None:
    """All states of a table are upcast once, also the one to go back to."""
    async with tables_at(path, clock) as tables:
        table = await two(tables)
        await bids(tables, table, 1, 2)
        await tables.act(table, ANNA, Seat(0), None, "claim", press())
    for _ in range(2):
        async with tables_at(path, clock, games={"toy": Later()}) as tables:
            cached = (await tables._cached(table)).table
            assert (
                cached.rules_version,
                cached.state[:1],
                cached.undo_point and cached.undo_point.state[:1],
            ) == (2, b"2", b"2")
            await tables.midgame.set_speed(table, ANNA, "5")


async def test_what_of_another_version_cannot_be_loaded_is_not_replayed(path: Path, clock: Clock) -> None:
    """A log is replayed only under the rules that it was made with."""
    table, *_ = await three(path, clock)

    class Other(Toy):
        rules_version = 2

        def load(self, data: bytes, version: int) -> Any:
            if version != 2:
                raise ValueError(version)
            return super().load(data, version)

    async with tables_at(path, clock, games={"toy": Other()}) as tables:
        assert (await tables.table_view(table, None)).table.phase == "unreadable"
