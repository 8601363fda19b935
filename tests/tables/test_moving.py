"""All games are moved from a file to a PostgreSQL server, or none."""
# ruff: noqa: ASYNC240 - the small files of a test

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from db import DamagedDatabase, NotEmpty, OlderDatabase, StoreInUse, open_store
from db.sqlite.migrate import migrations
from games.contract import Seat
from tables import Tables, backups
from tables.backups import Contents, move
from tests.refused import refused
from tests.tables.log.test_unreadable import spoil
from tests.tables.people import ANNA, Clock
from tests.tables.seated import bid, finish, having, lobby, tables_at, two
from tests.tables.toy import TOYS

VERSION = len(migrations())
TABLES = (
    "tables", "entries", "seats", "due", "messages", "people", "channels", "servers", "applications",
    "drafts", "figures", "overtime", "heartbeats", "notices", "plans", "suspensions", "rated", "restored",
    "invitations",
)  # fmt: skip


async def _games(path: Path, clock: Clock) -> tuple[int, int]:
    """A file with a game that is over, one in play and a lobby, and something in most tables."""
    async with tables_at(path, clock) as tables:
        over = await two(tables, channel=71)
        await finish(tables, over, clock)
        playing = await two(tables, channel=72)
        await bid(tables, playing, 0, 2)
        await lobby(tables, channel=73)
        await tables.settings.set_person(ANNA, having(language="is"))
        await tables.heartbeat(clock(), 0.0)
    return over, playing


@pytest.mark.sampled("moves")
async def test_a_game_goes_on_where_it_was(path: Path, clock: Clock, address: str) -> None:
    """All has arrived, open tables follow from their logs, new ones get new numbers; not twice."""
    over, playing = await _games(path, clock)
    before = path.read_bytes()
    assert await move(path, address, games=TOYS) == Contents(VERSION, 2, 2, ())
    assert path.read_bytes() == before
    async with tables_at(path, clock) as tables:
        old = {seat: await tables.table_view(playing, seat) for seat in (None, Seat(0), Seat(1))}
        records = await tables.record(over)
    moved = await Tables.open(address, now=clock, games=TOYS)
    try:
        assert {seat: await moved.table_view(playing, seat) for seat in old} == old
        assert await moved.record(over) == records
        assert (await moved.settings.person(ANNA)).language == "is"
        await bid(moved, playing, 1, 3)
        assert await two(moved, channel=74) > playing + 1
    finally:
        await moved.close()
    await refused(NotEmpty, move(path, address, games=TOYS))


@pytest.mark.sampled("moves")
async def test_every_row_arrives(path: Path, clock: Clock, address: str) -> None:
    """Each table is the same as in the file, also those that are seldom used."""
    await _games(path, clock)
    with closing(sqlite3.connect(path)) as file:
        _fill(file)
        sql = {table: _select(file, table) for table in TABLES}
        rows = {table: sorted(file.execute(sql[table]).fetchall(), key=repr) for table in TABLES}
        listed = {n for (n,) in file.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    assert listed - {"migrations", "run", "sqlite_sequence"} == set(TABLES)
    assert all(rows.values())
    await move(path, address, games=TOYS)
    store = await open_store(address)
    try:
        for table in TABLES:
            assert sorted(await store._engine.read(sql[table], ()), key=repr) == rows[table], table
    finally:
        await store.close()


def _fill(file: sqlite3.Connection) -> None:
    """Puts a row into each empty table."""
    for table in TABLES:
        if not file.execute(f"SELECT count(*) FROM {table}").fetchone()[0]:
            kinds = [column[2] for column in file.execute(f"PRAGMA table_info({table})")]
            values = [{"TEXT": "é \n", "BLOB": b"\0\xff"}.get(kind, 1) for kind in kinds]
            file.execute(f"INSERT INTO {table} VALUES ({', '.join('?' for _ in values)})", values)
    file.commit()


def _select(file: sqlite3.Connection, table: str) -> str:
    """A statement for the columns of a table that both databases have."""
    names = [column[1] for column in file.execute(f"PRAGMA table_info({table})") if column[1] != "ticket"]
    return f"SELECT {', '.join(names)} FROM {table}"


@pytest.mark.sampled("moves")
async def test_nothing_is_moved_while_either_is_in_use(path: Path, clock: Clock, address: str) -> None:
    """A bot that runs on the file or on the server is not overtaken."""
    await _games(path, clock)
    async with tables_at(path, clock):
        await refused(StoreInUse, move(path, address, games=TOYS))
    store = await open_store(address)  # notes where it is; that is no game
    await refused(StoreInUse, move(path, address, games=TOYS))
    await store.close()
    assert await move(path, address, games=TOYS) == Contents(VERSION, 2, 2, ())


@pytest.mark.sampled("moves")
async def test_what_is_not_whole_moves_nothing(
    path: Path, clock: Clock, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rows that do not arrive, or arrive changed, end the move; the database is as empty as before."""
    await _games(path, clock)
    from db.postgres.arrival import Arrival

    copy = Arrival.copy

    async def lossy(self: Arrival, table: str, rows: list[Any]) -> None:
        await copy(self, table, rows[1:] if table == "seats" else rows)

    async def changed(self: Arrival, table: str, rows: list[Any]) -> None:
        spoilt = self.columns[table].index("text") if table == "entries" else None
        await copy(self, table, [tuple("x" if n == spoilt else v for n, v in enumerate(row)) for row in rows])

    for wrong in (lossy, changed):
        monkeypatch.setattr(Arrival, "copy", wrong)
        await refused(DamagedDatabase, move(path, address, games=TOYS))
    monkeypatch.setattr(Arrival, "copy", copy)
    assert await move(path, address, games=TOYS) == Contents(VERSION, 2, 2, ())


@pytest.mark.sampled("moves")
async def test_a_table_that_cannot_be_read_moves_as_it_is(path: Path, clock: Clock, address: str) -> None:
    """It is named, as a backup names it, and the others play on."""
    _, playing = await _games(path, clock)
    spoil(path, playing)
    assert await move(path, address, games=TOYS) == Contents(VERSION, 2, 1, (playing,))


@pytest.mark.sampled("moves")
async def test_an_older_file_is_refused(
    path: Path, clock: Clock, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot migrates its file when it starts; until then it is not moved."""
    await _games(path, clock)
    monkeypatch.setattr(backups, "migrations", lambda: (*migrations(), None))
    await refused(OlderDatabase, move(path, address, games=TOYS))
