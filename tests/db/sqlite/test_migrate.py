"""Whose file it is, which version, whether it is whole; and one process at a time."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import db
from db.sqlite.migrate import APPLICATION, Migration, migrations, prepare
from db.sqlite.start import start
from tests.db.steps import new_table, opened, sql, step
from tests.refused import refused

TABLES = "SELECT name FROM sqlite_schema WHERE type = 'table'"
FIRST = Migration(1, "0001-first", "CREATE TABLE one (id INTEGER PRIMARY KEY) STRICT;")
SECOND = Migration(2, "0002-second", "CREATE TABLE two (id INTEGER); INSERT INTO one VALUES (7);")
OTHER = Migration(1, "0001-other", "CREATE TABLE one (id INTEGER);")
THIRD = Migration(3, "0003-third", "CREATE TABLE three (id INTEGER);")
BROKEN = Migration(2, "0002-broken", "CREATE TABLE two (id INTEGER); INSERT INTO one VALUES (7); NONSENSE;")


def test_a_new_file_gets_every_migration(path: Path) -> None:
    """An empty machine has a database after the first start, marked as ours."""
    prepare(path, migrations())
    assert sql(path, "PRAGMA user_version") == [(len(migrations()),)]
    assert sql(path, "PRAGMA application_id") == [(APPLICATION,)]


def test_later_migrations_run_once(path: Path) -> None:
    """F35: a database of an earlier version is brought up to date, and not twice."""
    prepare(path, [FIRST])
    prepare(path, [FIRST, SECOND])
    prepare(path, [FIRST, SECOND])
    assert {("one",), ("two",)} <= {*sql(path, TABLES)}


def test_a_failed_migration_leaves_the_version_before(path: Path) -> None:
    """F35: the old program runs on after a migration that failed midway."""
    prepare(path, [FIRST])
    with pytest.raises(db.StoreError):
        prepare(path, [FIRST, BROKEN])
    assert ("two",) not in sql(path, TABLES)
    assert sql(path, "PRAGMA user_version") == [(1,)]
    assert sql(path, "SELECT count(*) FROM one") == [(0,)]
    prepare(path, [FIRST])


def test_a_newer_database_is_refused_untouched(path: Path) -> None:
    """A rolled-back program must not write into what it does not understand; both versions are named."""
    prepare(path, [FIRST, SECOND])
    before = path.read_bytes()
    with pytest.raises(db.NewerDatabase) as error:
        prepare(path, [FIRST])
    assert (error.value.found, error.value.known) == (2, 1)
    assert path.read_bytes() == before


def test_a_strange_database_is_refused_untouched(path: Path) -> None:
    """A wrong path in the settings must not put our tables into somebody else's file."""
    sql(path, "CREATE TABLE letters (id INTEGER)")
    before = path.read_bytes()
    with pytest.raises(db.ForeignDatabase):
        prepare(path, migrations())
    assert path.read_bytes() == before


def test_what_is_no_database_is_refused(path: Path) -> None:
    """A text file under that name is an error at start, in words of ours."""
    path.write_text("Dear Anna, " * 500)
    with pytest.raises(db.DamagedDatabase):
        prepare(path, migrations())


def test_a_migration_that_was_changed_afterwards_is_refused(path: Path) -> None:
    """A database made by other SQL of the same version raises `DamagedDatabase`."""
    prepare(path, [FIRST, SECOND])
    with pytest.raises(db.DamagedDatabase):
        prepare(path, [FIRST, Migration(2, "0002-second", "CREATE TABLE dos (id INTEGER);")])


@pytest.mark.parametrize("before", [[OTHER], [OTHER, SECOND, THIRD]], ids=["shorter", "longer"])
def test_a_database_of_before_the_first_release_is_refused_untouched(
    path: Path, before: list[Migration]
) -> None:
    """It began with another first migration, whatever its version; it is not migrated or said to be newer."""
    prepare(path, before)
    data = path.read_bytes()
    with pytest.raises(db.UnreleasedDatabase):
        start(path, alone=True)
    assert path.read_bytes() == data
    with pytest.raises(db.UnreleasedDatabase):
        prepare(path, [FIRST, SECOND])
    assert path.read_bytes() == data


def refused_pages(path: Path, page: int = 4096) -> tuple[int, int]:
    """How many of the file's pages, damaged one at a time, are seen, and how many there are."""
    whole = path.read_bytes()
    places = range(page, len(whole) - page, page)
    refused = 0
    for at in places:
        path.write_bytes(whole[:at] + b"\xa5" * 512 + whole[at + 512 :])
        try:
            prepare(path, migrations())
        except db.DamagedDatabase:
            refused += 1
    return refused, len(places)


async def test_a_damaged_file_is_refused(path: Path) -> None:
    """F32: never silent play on bad data: of many files with a flipped page each is refused or sound."""
    async with opened(path) as store:
        for n in range(1, 30):
            table = await new_table(store, channel=n, press=n, host=n)
            for m in range(1, 20):
                await store.keep(step(table, m, 1000 * n + m, snapshot=bytes(600)))
    refused, tried = refused_pages(path)
    assert refused >= 0.9 * tried


HOLD = """
import asyncio, sys
from pathlib import Path
from db import open_store
async def main():
    store = await open_store(Path(sys.argv[1]))
    print("open", flush=True)
    sys.stdin.readline()
    await store.close()
asyncio.run(main())
"""


@contextmanager
def held_by_another(path: Path) -> Iterator[None]:
    """Another process has the store open, until it is killed."""
    command = [sys.executable, "-c", HOLD, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        try:
            assert other.stdout.readline() == b"open\n"
            yield
        finally:
            other.kill()


async def test_a_second_process_is_refused(path: Path) -> None:
    """F8: a file that another process holds raises `StoreInUse`, and is opened once that one is killed."""
    with held_by_another(path), pytest.raises(db.StoreInUse):
        await db.open_store(path)
    async with opened(path) as store:
        assert await store.in_channel(1) is None


async def test_a_place_where_nothing_can_be_written_is_a_store_error(path: Path) -> None:
    """A read-only folder or an impossible name must end in the one line that every bad database gets."""
    path.with_name(path.name + ".lock").mkdir()
    for place in (path, path.with_name("x" * 300)):
        refusal = await refused(db.StoreError, db.open_store(place))
        assert refusal.kind == "io"
    assert [p.name for p in path.parent.iterdir()] == [path.name + ".lock"]


def test_an_old_sqlite_is_told_of() -> None:
    """The operator is told of the WAL-reset fault where this SQLite has it, and not where it has not."""
    assert db.sqlite_warning((3, 51, 2)) == "sqlite-wal-reset"
    assert db.sqlite_warning((3, 51, 3)) is None
