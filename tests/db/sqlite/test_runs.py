"""Files that were lost, exchanged or deleted are told of, and nothing is accepted that would be lost."""
# ruff: noqa: ASYNC240 - the small files of a test

import logging
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from db import DamagedDatabase, StoreError, StoreInUse, open_store
from db.errors import TO_DO
from db.sqlite import backups as copies
from db.sqlite.migrate import migrations
from tests.db.sqlite.test_migrate import held_by_another
from tests.db.steps import made, new_table, opened, step
from tests.refused import refused

ROOT = Path(__file__).parents[3]
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="locks of an open file are Linux's")
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps open files where they are")


@pytest.fixture(autouse=True)
def told(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.INFO, "db")
    return caplog


def errors(told: pytest.LogCaptureFixture) -> list[str]:
    """The errors logged since the last call."""
    found = [r.getMessage() for r in told.records if r.levelno >= logging.ERROR]
    told.clear()
    return found


CRASH = """
import asyncio, os, signal, sys
from pathlib import Path
from db import open_store
from tests.db.steps import new_table, step
async def main():
    store = await open_store(Path(sys.argv[1]))
    table = await new_table(store, channel=int(sys.argv[2]), press=int(sys.argv[2]), host=int(sys.argv[2]))
    for n in range(1, int(sys.argv[3])):
        await store.keep(step(table, n, int(sys.argv[2]) * 10**6 + n, events=bytes(5000)))
    os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(main())
"""


def crash(path: Path, channel: int = 70, steps: int = 3) -> None:
    """A run that keeps some steps and is killed."""
    command = [sys.executable, "-c", CRASH, str(path), str(channel), str(steps)]
    assert subprocess.run(command, cwd=ROOT, check=False).returncode == -signal.SIGKILL


def wal(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


async def test_the_start_says_what_there_is(path: Path, told: pytest.LogCaptureFixture) -> None:
    """An operator whose path is wrong sees a new database where there should be forty tables."""
    async with opened(path) as store:
        await new_table(store)
    await made(path)
    lines = [r.getMessage() for r in told.records]
    assert lines == ["new database", "1 open tables"]


async def test_kills_and_stops_are_no_faults(path: Path, told: pytest.LogCaptureFixture) -> None:
    """A log that is there after a kill is the run's own, also after SQLite has begun it anew many times."""
    for run, steps in enumerate((3, 1500, 2, 3)):
        crash(path, 70 + run, steps)
        if run == 2:
            await made(path)
    async with opened(path) as store:
        assert len(await store.open_tables()) == 4
    assert errors(told) == []


async def test_a_lost_write_ahead_log_is_told(path: Path, told: pytest.LogCaptureFixture) -> None:
    """After a kill the last moves are in the log alone: without it they are gone, and SQLite says nothing."""
    for is_emptied in (True, False):
        crash(path, 71 + is_emptied)
        if is_emptied:
            wal(path).write_bytes(b"")
        else:
            wal(path).unlink()
        await made(path)
        (line,) = errors(told)
        assert "its write-ahead log is gone: moves may be missing" in line
        await made(path)
        assert errors(told) == []


@pytest.mark.parametrize("is_killed", [True, False])
async def test_a_foreign_write_ahead_log_is_refused(
    path: Path, tmp_path: Path, told: pytest.LogCaptureFixture, is_killed: bool
) -> None:
    """The write-ahead log of another database is refused, and both files are left as they are."""
    if is_killed:
        crash(path)
    else:
        async with opened(path) as store:
            await new_table(store)
    other = tmp_path / "other" / "store.sqlite3"
    crash(other, 90)
    shutil.copy(wal(other), wal(path))
    before = {p: p.read_bytes() for p in (path, wal(path))}
    await refused(DamagedDatabase, open_store(path))
    assert {p: p.read_bytes() for p in before} == before
    (line,) = errors(told)
    assert "store.sqlite3-wal" in line
    wal(path).unlink()
    async with opened(path) as store:
        assert await store.in_channel(90) is None


async def test_a_backup_put_back_beside_a_newer_log_is_refused(path: Path) -> None:
    """The commonest way to it: the database is exchanged, the log of a later run is forgotten."""
    async with opened(path) as store:
        await new_table(store)
    backup = path.with_name("backup")
    shutil.copy(path, backup)
    await made(path)
    crash(path, 71)
    shutil.copy(backup, path)
    await refused(DamagedDatabase, open_store(path))


async def test_a_database_copied_with_its_log_goes_on(path: Path, tmp_path: Path) -> None:
    """To another machine, with or without the lock's file: nothing is amiss there."""
    crash(path)
    for ends in (("", "-wal"), ("", "-wal", ".lock")):
        copy = tmp_path / str(len(ends)) / "moved.sqlite3"
        copy.parent.mkdir()
        for end in ends:
            shutil.copy(path.with_name(path.name + end), copy.with_name(copy.name + end))
        async with opened(copy) as store:
            assert await store.in_channel(70) is not None


async def test_an_emptied_database_is_refused(path: Path, told: pytest.LogCaptureFixture) -> None:
    """A file of no bytes where there were games is no fresh start; without one it is, and is told."""
    path.touch()
    await made(path)
    path.write_bytes(b"")
    refusal = await refused(DamagedDatabase, open_store(path))
    assert refusal.args[1] == "an empty file; games were kept there"
    assert path.stat().st_size == 0
    path.unlink()
    await made(path)
    assert "is gone" in errors(told)[0]


@pytest.mark.parametrize("is_emptied", [True, False])
async def test_a_log_without_its_database_is_not_deleted(path: Path, is_emptied: bool) -> None:
    """SQLite deletes the log of a database of no bytes: the last that is left of the games."""
    crash(path)
    left = wal(path).read_bytes()
    path.unlink()
    if is_emptied:
        path.touch()
    for _ in range(2):
        await refused(DamagedDatabase, open_store(path))
    assert wal(path).read_bytes() == left
    assert path.exists() == is_emptied


@POSIX
@pytest.mark.parametrize("end", ["", "-wal"])
@pytest.mark.parametrize("is_replaced", [True, False])
async def test_a_file_that_goes_while_it_runs_is_noticed(
    path: Path, told: pytest.LogCaptureFixture, end: str, is_replaced: bool
) -> None:
    """What is written into a deleted file is lost at the end: it is refused, and the log says why."""
    file, aside = path.with_name(path.name + end), path.with_name("aside")
    store = await open_store(path)
    try:
        table = await new_table(store)
        file.rename(aside)
        if is_replaced:
            shutil.copy(aside, file)
        for write in (
            store.keep(step(table, 1, 10)),
            store.heartbeat(5),
            store.settings.change("channels", 1, lambda _: b"x"),
        ):
            refusal = await refused(StoreError, write)
            assert refusal.kind == "gone"
        assert len(lines := errors(told)) == 3
        (rescued,) = path.parent.glob("store-rescued-*.sqlite3")
        assert all(str(rescued) in line for line in lines)
        assert copies.checked(rescued) == len(migrations())
        assert [row.id for row, _ in copies.open_tables(rescued)] == [table]
        aside.replace(file)
        assert await store.keep(step(table, 1, 10)) == "kept"
    finally:
        await store.close()


async def test_what_is_not_saved_says_why(path: Path, told: pytest.LogCaptureFixture) -> None:
    """Full, locked and broken are mended in three ways; the line has SQLite's name of it and no value."""
    store = await open_store(path, within=0.05)
    try:
        table = await new_table(store)
        ((pages,),) = await store._engine._connection.execute_fetchall("PRAGMA page_count")
        await store._engine._connection.execute_fetchall(f"PRAGMA max_page_count = {pages}")
        await refused(StoreError, store.keep(step(table, 1, 10, text="secret " * 5000)))
        await refused(StoreError, store.settings.change("people", 5, lambda _: b"secret " * 5000))
        assert errors(told) == [f"not saved: full (SQLITE_FULL); {TO_DO['full']}"] * 2
        await store._engine._connection.execute_fetchall("PRAGMA max_page_count = 100000")
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await refused(StoreError, store.keep(step(table, 1, 10)))
            other.execute("ROLLBACK")
        assert errors(told) == [f"not saved: locked (SQLITE_BUSY); {TO_DO['locked']}"]
    finally:
        await store.close()


@LINUX
@pytest.mark.parametrize("link", [os.symlink, os.link])
async def test_another_name_of_the_file_is_the_same_file(path: Path, tmp_path: Path, link) -> None:  # type: ignore[no-untyped-def]
    """A file held by one name is refused by another name of it, and opened once it is free."""
    await made(path)
    (tmp_path / "elsewhere").mkdir()
    other = tmp_path / "elsewhere" / "name.sqlite3"
    link(path, other)
    with held_by_another(path), pytest.raises(StoreInUse):
        await open_store(other)
    with held_by_another(other), pytest.raises(StoreInUse):
        await open_store(path)
    async with opened(other) as store:
        assert await store.in_channel(1) is None
