"""Copies of a database in use, and putting one back."""
# ruff: noqa: ASYNC240 - the small files of a test

import asyncio
import os
import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path

import pytest

from db import DamagedDatabase, ForeignDatabase, NewerDatabase, StoreError, StoreInUse, queries
from db.migrations import Migration
from db.sqlite import backups as copies
from db.sqlite import start as starting
from db.sqlite.migrate import migrations, prepare
from db.sqlite.start import start
from tables.backups import Contents, contents
from tests.db.steps import made, new_table, opened, sql, step


def lengths(path: Path) -> dict[int, int]:
    """The number of entries of each open table."""
    return {row.id: len(entries) for row, entries in copies.open_tables(path)}


async def test_a_copy_under_load_is_of_one_moment(path: Path, tmp_path: Path) -> None:
    """While moves are stored a copy has every move accepted before it began, and each table whole."""
    async with opened(path) as store:
        tables = [await new_table(store, channel=n, press=n, host=n) for n in range(1, 5)]
        stop = asyncio.Event()
        kept = dict.fromkeys(tables, 1)

        async def play(table: int) -> None:
            while not stop.is_set():
                n = kept[table]
                assert await store.keep(step(table, n, 10_000 * table + n, snapshot=bytes(9000))) == "kept"
                kept[table] += 1

        playing = [asyncio.create_task(play(table)) for table in tables]
        for n in range(5):
            await asyncio.sleep(0.05)
            before = dict(kept)
            await asyncio.to_thread(copies.copy, path, tmp_path / f"copy{n}")
            after = dict(kept)
            found = lengths(tmp_path / f"copy{n}")
            assert all(before[t] <= found[t] <= after[t] + 1 for t in tables)
            assert copies.checked(tmp_path / f"copy{n}") == len(migrations())
        stop.set()
        await asyncio.gather(*playing)
    assert min(kept.values()) > 10


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
async def test_a_copy_is_one_file_for_its_owner_alone(path: Path, tmp_path: Path) -> None:
    """A copy holds every hand, and whoever moves it moves one file."""
    before = os.umask(0)
    try:
        async with opened(path) as store:
            await new_table(store)
            copies.copy(path, tmp_path / "there" / "copy")
        copies.checked(tmp_path / "there" / "copy")
    finally:
        os.umask(before)
    assert os.listdir(tmp_path / "there") == ["copy"]
    assert stat.S_IMODE((tmp_path / "there" / "copy").stat().st_mode) == 0o600


async def test_a_copy_that_exists_is_not_overwritten(path: Path, tmp_path: Path) -> None:
    """A wrong target must not cost the owner another file, nor a full disk leave half a copy."""
    (tmp_path / "letters").write_text("dear anna")
    async with opened(path) as store:
        await new_table(store)
        with pytest.raises(StoreError):
            copies.copy(path, tmp_path / "letters")
    assert (tmp_path / "letters").read_text() == "dear anna"
    assert not (tmp_path / "letters.part").exists()


async def test_what_was_there_is_kept_with_its_latest_moves(path: Path, tmp_path: Path) -> None:
    """The replaced database still has the moves that were only in its write-ahead log."""
    async with opened(path) as store:
        table = await new_table(store)
        copies.copy(path, tmp_path / "copy")
        for n in range(1, 6):
            await store.keep(step(table, n, 50 + n))
        crashed = tmp_path / "crashed" / "store.sqlite3"
        crashed.parent.mkdir()
        for end in ("", "-wal", "-shm", ".lock"):
            Path(f"{crashed}{end}").write_bytes(Path(f"{path}{end}").read_bytes())
    kept = copies.put_back(tmp_path / "copy", crashed)
    assert kept is not None
    assert lengths(kept) == {table: 6}
    assert lengths(crashed) == {table: 1}


async def test_a_start_after_putting_back_is_quiet(
    path: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The copy says of itself that its run is over: no error about a write-ahead log that is missing."""
    async with opened(path) as store:
        table = await new_table(store)
        copies.copy(path, tmp_path / "copy")
    copies.put_back(tmp_path / "copy", path)
    async with opened(path) as store:
        assert (await store.length(table, None))[0] == 1
    assert [r.getMessage() for r in caplog.records if r.levelname in ("WARNING", "ERROR")] == []


async def test_nothing_is_put_back_while_the_database_is_in_use(path: Path, tmp_path: Path) -> None:
    """Replacing the file under a running bot would lose its moves."""
    async with opened(path) as store:
        await new_table(store)
        copies.copy(path, tmp_path / "copy")
        before = path.stat().st_ino
        with pytest.raises(StoreInUse):
            copies.put_back(tmp_path / "copy", path)
        assert path.stat().st_ino == before


async def test_an_interrupted_restore_starts_no_empty_database(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stopped after the old file was moved away, the bot refuses to start; repeating the command mends it."""
    async with opened(path) as store:
        await new_table(store)
        copies.copy(path, tmp_path / "copy")
        log = Path(f"{path}-wal").read_bytes()
    Path(f"{path}-wal").write_bytes(log)
    rename = Path.rename

    def once(self: Path, target: Path) -> Path:
        rename(self, target)
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "rename", once)
    with pytest.raises(KeyboardInterrupt):
        copies.put_back(tmp_path / "copy", path)
    monkeypatch.undo()
    with pytest.raises(DamagedDatabase):
        start(path, alone=True)
    copies.put_back(tmp_path / "copy", path)
    await made(path)


def test_only_copies_of_the_schedule_are_pruned(tmp_path: Path) -> None:
    """The newest stay, the last of each week and month, and files of other names; nothing unfinished."""
    days = ["20251201", "20251231", "20260103", "20260104", "20260107", "20260109", "20260110", "20260111"]
    names = [f"stofa-{day}T000000Z.sqlite3" for day in days]
    others = ["before-migration-4-to-5-20260101T000000Z.sqlite3", "letters.txt", "stofa-mine.sqlite3"]
    for name in (*names, *others, "stofa-20260109T000000Z.sqlite3.part"):
        (tmp_path / name).touch()
    (tmp_path / "check-1").mkdir()
    gone = copies.prune(tmp_path, 3)  # by its name "mine" is one of them
    assert [p.name[6:14] for p in gone] == ["20260109", "20260107", "20260103"]
    assert {p.name for p in tmp_path.iterdir()} == {*names, *others} - {p.name for p in gone}


async def test_an_emptier_database_prunes_no_fuller_copy(path: Path, tmp_path: Path) -> None:
    """A bot that has begun anew by mistake does not delete the copies with its games, week by week."""
    full, empty = (tmp_path / "copies" / f"stofa-2026010{day}T000000Z.sqlite3" for day in (6, 7))
    async with opened(path) as store:
        copies.copy(path, empty)
        await new_table(store)
        copies.copy(path, full)
    assert copies.prune(full.parent, 1) == ()
    empty.rename(full.with_name("stofa-20260105T000000Z.sqlite3"))
    assert [p.name[6:14] for p in copies.prune(full.parent, 1)] == ["20260105"]


def test_what_is_no_whole_database_is_refused(path: Path) -> None:
    """Missing, empty, text, without tables, foreign, newer, cut in the middle: each has its own error."""
    with pytest.raises(StoreError):
        copies.checked(path)
    for text in ("", "dear anna " * 500):
        path.write_text(text)
        with pytest.raises(DamagedDatabase):
            copies.checked(path)
    path.unlink()
    sql(path, "VACUUM")  # a database without any table
    with pytest.raises(DamagedDatabase):
        copies.checked(path)
    path.unlink()
    sql(path, "CREATE TABLE letters (id INTEGER)")
    with pytest.raises(ForeignDatabase):
        copies.checked(path)
    path.unlink()
    prepare(path, migrations())
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2 // 4096 * 4096])
    with pytest.raises(DamagedDatabase):
        copies.checked(path)
    path.write_bytes(whole)
    sql(path, f"PRAGMA user_version = {len(migrations()) + 1}")
    with pytest.raises(NewerDatabase):
        copies.checked(path)


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("CREATE TRIGGER t AFTER INSERT ON entries BEGIN UPDATE tables SET host = 666; END", "trigger 't'"),
        ("CREATE VIEW v AS SELECT secret FROM tables", "view 'v'"),
        ("CREATE TABLE letters (id INTEGER REFERENCES tables)", "table 'letters'"),
        ("CREATE UNIQUE INDEX i ON entries (kind)", "index 'i'"),
        ("CREATE TABLE _litestream_lock (id INTEGER REFERENCES tables)", "table '_litestream_lock'"),
        ("DROP TABLE plans; CREATE VIEW plans AS SELECT 1 AS person", "index 'plans"),
        ("DROP INDEX tables_open_in_channel", "index 'tables_open_in_channel'"),
        ("ALTER TABLE people ADD COLUMN more TEXT", "table 'people'"),
        ("INSERT INTO migrations VALUES (99, 'x', 'x', 0)", "migration 99"),
        ('CREATE VIEW "\x1b[2J" AS SELECT 1', r"view '\x1b[2J'"),
    ],
)
def test_a_database_with_a_foreign_schema_is_not_put_back(path: Path, statement: str, why: str) -> None:
    """Triggers, views for tables, more or fewer of anything: each could change what is stored later."""
    prepare(path, migrations())
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(statement)
    with pytest.raises(DamagedDatabase) as error:
        copies.checked(path)
    assert why in error.value.args[1]


def test_what_other_programs_of_the_operator_add_is_no_damage(path: Path) -> None:
    """Litestream's two tables and SQLite's statistics, which `docs/hosting.md` and an `ANALYZE` lead to."""
    prepare(path, migrations())
    sql(path, "INSERT INTO people VALUES (5, x'7b7d')", "ANALYZE")
    sql(path, "CREATE TABLE IF NOT EXISTS _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER)")
    sql(path, "CREATE TABLE IF NOT EXISTS _litestream_lock (id INTEGER)")
    assert copies.checked(path) == len(migrations())


LATER = (*migrations(), Migration(len(migrations()) + 1, "later", "CREATE TABLE later (id INTEGER);"))


@pytest.mark.parametrize("version", range(1, len(LATER)))
def test_a_copy_of_every_earlier_version_is_checked_and_put_back(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: int
) -> None:
    """Today's statements need today's columns; the copy stays as it is, and nothing is left beside it."""
    copy = tmp_path / "copies" / "copy.sqlite3"
    copy.parent.mkdir()
    prepare(copy, LATER[:version])
    sql(copy, "PRAGMA journal_mode = DELETE")
    before = copy.read_bytes()
    for module in (copies, starting):
        monkeypatch.setattr(module, "migrations", lambda: LATER)
    for name in ("OPEN_NUMBERS", "DROP_ANSWERS"):
        monkeypatch.setattr(queries, name, f"{getattr(queries, name)} AND (SELECT count(id) FROM later) = 0")
    assert contents(copy) == Contents(version, 0, 0, ())
    copies.put_back(copy, path)
    assert contents(path) == Contents(len(LATER), 0, 0, ())
    assert sorted(p.name for p in copy.parent.iterdir()) == ["copy.sqlite3"]
    assert copy.read_bytes() == before


def older(path: Path, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """Writes a database that holds something, and has the program know one more migration."""
    prepare(path, migrations())
    for module in (copies, starting):
        monkeypatch.setattr(module, "migrations", lambda: LATER)
    sql(path, "INSERT INTO people VALUES (5, x'7b7d')", "PRAGMA wal_checkpoint(TRUNCATE)")
    return path.read_bytes()


def test_a_migration_is_preceded_by_a_copy(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever must go back to the version before has the file as it was, and finds it."""
    older(path, monkeypatch)
    start(path, alone=True).release()
    last = len(LATER)
    (kept,) = (path.parent / "backups").iterdir()
    assert kept.name.startswith(f"before-migration-{last - 1}-to-{last}-")
    assert copies.checked(kept) == last - 1
    assert copies.latest_for(path, last - 1) == kept
    assert copies.latest_for(path, last - 2) is None
    start(path, alone=True).release()
    assert len(list((path.parent / "backups").iterdir())) == 1


def test_without_a_copy_nothing_is_migrated(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a full disk the old version stays, whole."""
    before = older(path, monkeypatch)

    def full(*_: object) -> None:
        raise StoreError("full")

    monkeypatch.setattr(copies, "copy", full)
    with pytest.raises(StoreError):
        start(path, alone=True)
    assert path.read_bytes() == before


def test_a_new_database_needs_no_copy(path: Path) -> None:
    """A first start makes no folder of copies."""
    start(path, alone=True).release()
    assert not (path.parent / "backups").exists()
