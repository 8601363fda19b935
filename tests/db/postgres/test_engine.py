"""What the promises of the store rest on in PostgreSQL: its connections, its one statement, its schema."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import db
from db.migrations import Migration
from tests.db.postgres.server import ROLE, Server
from tests.db.steps import made, new_table, opened, opening, step
from tests.refused import refused

COLUMNS = """
SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema()
"""


@pytest.fixture
async def store(address: str) -> AsyncIterator[db.Store]:
    async with opened(address) as store:
        yield store


def schema(address: str) -> str:
    """The schema in an address."""
    return address.rpartition("=")[2]


async def test_what_waits_together_is_one_statement(store: db.Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Group commit: forty waiting moves cost a few round trips, not forty."""
    tables = [await new_table(store, channel=n, press=n, host=n) for n in range(100, 140)]
    batches: list[int] = []
    insert = store._engine.insert

    async def counted(steps: Sequence[Any]) -> Any:
        batches.append(len(steps))
        return await insert(steps)

    monkeypatch.setattr(store._engine, "insert", counted)
    await asyncio.gather(*(store.keep(step(t, 1, 1000 + t)) for t in tables))
    assert sum(batches) == 40
    assert len(batches) <= 3


async def test_the_readers_cannot_write(store: db.Store) -> None:
    """Everything is written by one connection, whose loss is noticed."""
    await refused(db.StoreError, store._engine.read("DELETE FROM due", ()))


async def test_entries_are_never_rewritten(store: db.Store) -> None:
    """The log only grows, whoever writes the SQL."""
    table = await new_table(store)
    refusal = await refused(
        db.StoreError,
        store._access.writer.statement("UPDATE entries SET text = '' WHERE table_id = ?", (table,)),
    )
    assert refusal.name == "InsufficientPrivilegeError"


async def test_a_commit_waits_for_the_disk(store: db.Store) -> None:
    """What is answered is on the disk, and the plan of a step is made once."""
    for name, value in (
        ("synchronous_commit", "on"),
        ("fsync", "on"),
        ("plan_cache_mode", "force_generic_plan"),
    ):
        connection = await store._engine._session.get()
        assert await connection.fetchval(f"SHOW {name}") == value


async def test_columns_are_those_of_sqlite(address: str, tmp_path: Path) -> None:
    """All that can be stored in one engine can be stored in the other."""
    path = tmp_path / "stofa.sqlite3"
    async with opened(address) as one:
        there = {(row[0], row[1]) for row in await one._engine.read(COLUMNS, ())}
    await made(path)
    connection = sqlite3.connect(path)
    tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    here = {(table, row[1]) for table in tables for row in connection.execute(f"PRAGMA table_info({table})")}
    connection.close()
    assert here - there == {
        ("tables", "ticket"), ("run", "one"), ("run", "log"), ("sqlite_sequence", "name"),
        ("sqlite_sequence", "seq"),
    }  # fmt: skip
    assert {table for table, _ in there - here} == {"origin", "inbox"}


async def test_another_process_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that is alone lets nobody else in, and several that are not alone let none in that wants to be."""
    monkeypatch.setattr("db.postgres.engine.TAKE", 0.3)
    async with opened(address):
        for alone in (True, False):
            await refused(db.StoreInUse, db.open_store(address, alone=alone))
    async with opened(address, alone=False), opened(address, alone=False):
        await refused(db.StoreInUse, db.open_store(address))


def schema_version() -> int:
    """The number of the last migration."""
    from db.postgres import migrate  # its library may be missing

    return len(migrate.numbered(migrate.FOLDER))


async def test_a_later_version_is_refused(address: str, server: Server) -> None:
    """An older program leaves a database alone that it does not know."""
    await made(address)
    known = schema_version()
    server.sql(f"INSERT INTO {schema(address)}.migrations VALUES ({known + 1}, 'later', 'x', 0)", ROLE)
    refusal = await refused(db.NewerDatabase, db.open_store(address))
    assert (refusal.found, refusal.known) == (known + 1, known)


async def test_a_changed_migration_is_refused(
    address: str, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A schema that another file has made may lack what this program relies on."""
    await made(address)
    await _migrated(address, monkeypatch)
    server.sql(f"UPDATE {schema(address)}.migrations SET checksum = 'x' WHERE number > 1", ROLE)
    await refused(db.DamagedDatabase, db.open_store(address))


async def _migrated(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs one more migration, which the program knows from now on."""
    from db.postgres import migrate  # its library may be missing

    known = migrate.numbered(migrate.FOLDER)
    later = Migration(len(known) + 1, "later", "CREATE TABLE later (id int)")
    monkeypatch.setattr(migrate, "numbered", lambda folder: (*known, later))
    await made(address)


async def test_a_database_of_before_the_first_release_is_refused(address: str, server: Server) -> None:
    """It began with another first migration, whatever its version: it stays as it is."""
    async with opened(address) as store:
        await new_table(store)
    server.sql(f"UPDATE {schema(address)}.migrations SET checksum = 'x'", ROLE)
    server.sql(f"INSERT INTO {schema(address)}.migrations VALUES (2, 'more', 'x', 0)", ROLE)
    rows = [f"SELECT * FROM {schema(address)}.{name}" for name in ("migrations", "tables", "entries")]
    before = [server.sql(sql, ROLE) for sql in rows]
    await refused(db.UnreleasedDatabase, db.open_store(address))
    assert [server.sql(sql, ROLE) for sql in rows] == before


@pytest.mark.parametrize(
    "table", ["songs (id int)", "migrations (id int)", "migrations (number int, checksum text)"]
)
async def test_a_database_of_another_program_is_refused(address: str, server: Server, table: str) -> None:
    """Tables of others are left as they are, and get no neighbours."""
    server.sql(f"SET ROLE {ROLE}; CREATE TABLE {schema(address)}.{table}", ROLE)
    if "checksum" in table:
        server.sql(f"SET ROLE {ROLE}; INSERT INTO {schema(address)}.migrations VALUES (7, 'x')", ROLE)
    await refused(db.ForeignDatabase, db.open_store(address))
    assert server.sql(f"SELECT count(*) FROM pg_tables WHERE schemaname = '{schema(address)}'", ROLE) == "1"


async def test_a_failed_migration_leaves_the_version_before(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All missing migrations are one transaction."""
    from db.postgres import migrate  # its library may be missing

    number = schema_version() + 1
    broken = (
        *migrate.numbered(migrate.FOLDER),
        Migration(number, "more", "CREATE TABLE more (id int)"),
        Migration(number + 1, "broken", "SELECT 1/0"),
    )
    async with opened(address) as store:
        connection = await store._engine._session.get()
        with pytest.raises(Exception, match="division by zero"):
            await migrate.prepare(connection, broken)
        assert await connection.fetchval("SELECT to_regclass('more')") is None
        assert await migrate.prepare(connection, broken[:-1]) is False
        assert await connection.fetchval("SELECT max(number) FROM migrations") == number


async def test_a_taken_channel_is_seen_by_the_other_process(address: str) -> None:
    """Two that open a table in the same channel at the same time: one gets it, the other is told so."""
    async with opened(address, alone=False) as one, opened(address, alone=False) as two:
        for channel in range(100, 110):
            both = (
                store.open_table(opening(channel, channel * 10 + n, host=channel * 10 + n))
                for n, store in enumerate((one, two))
            )
            assert sorted(done.why for done in await asyncio.gather(*both)) == ["kept", "taken"]


async def test_one_host_cannot_open_more_from_two_processes(address: str) -> None:
    """The count of a host's tables and the new table are one, whoever else counts meanwhile."""
    async with opened(address, alone=False) as one, opened(address, alone=False) as two:
        tries = [s.open_table(opening(100 + n, n + 1, most=3)) for n, s in enumerate((one, two) * 4)]
        found = [done.why for done in await asyncio.gather(*tries)]
    assert found.count("kept") == 3


async def test_one_press_delivered_to_two_processes_is_one_table(address: str) -> None:
    """The press decides, also where both look before either has written."""
    async with opened(address, alone=False) as one, opened(address, alone=False) as two:
        both = await asyncio.gather(*(store.open_table(opening(70, 9)) for store in (one, two)))
    assert sorted(done.why for done in both) == ["kept", "repeated"]
    assert len({done.table for done in both}) == 1
