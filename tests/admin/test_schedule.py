"""Backups that a running bot makes by itself."""

import asyncio
import os
import time
from pathlib import Path

import pytest

from admin import schedule
from db import open_store
from db.sqlite.backups import checked
from tests.db.steps import new_table, opened
from tests.waiting import until

pytestmark = pytest.mark.sampled("operator")

HOURS = 24.0


def test_it_is_due_a_day_after_the_last_one(tmp_path: Path) -> None:
    """A bot that is restarted every day makes one a day; never in its first minutes."""
    assert schedule.pause(tmp_path / "nowhere", HOURS) == schedule.FIRST
    newest = tmp_path / "stofa-20260101T000000Z.sqlite3"
    newest.touch()
    (tmp_path / "before-migration-4-to-5-20270101T000000Z.sqlite3").touch()
    assert schedule.pause(tmp_path, HOURS) == pytest.approx(24 * 3600, abs=5)
    (tmp_path / "stofa-20990101T000000Z.sqlite3").touch()  # made while the clock was wrong
    os.utime(tmp_path / "stofa-20990101T000000Z.sqlite3", (time.time(), time.time() + 10**7))
    os.utime(newest, (time.time(), time.time() - 30 * 3600))
    assert schedule.pause(tmp_path, HOURS) == schedule.FIRST


async def test_it_makes_one_and_waits_for_the_next(tmp_path: Path) -> None:
    """One sound file, made while the database is in use."""
    folder = tmp_path / "copies"
    store = await open_store(tmp_path / "stofa.sqlite3")
    work = schedule.keep_backups(tmp_path / "stofa.sqlite3", folder, HOURS, 3, first=0.0)
    task = asyncio.create_task(work)
    await until(lambda: schedule.last(folder) is not None and not list(folder.glob("*.part")))
    task.cancel()
    await asyncio.wait((task,))
    await store.close()
    (copy,) = folder.glob("*.sqlite3")
    checked(copy)


async def test_the_folder_is_there_from_the_start(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever names it before the first copy finds it; a file in its place is an error at once."""
    for name in ("copies", "taken"):
        if name == "taken":
            (tmp_path / name).touch()
        work = schedule.keep_backups(tmp_path / "stofa.sqlite3", tmp_path / name, HOURS, 3)
        task = asyncio.create_task(work)
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait((task,))
    assert (tmp_path / "copies").is_dir()
    assert [r.levelname for r in caplog.records] == ["ERROR"]
    assert "move it away" in caplog.text


async def test_a_late_backup_and_a_full_disk_are_errors(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A copy of three days ago where there should be one a day, and a disk with less room than is asked."""
    copy = tmp_path / "stofa-20260101T000000Z.sqlite3"
    copy.touch()
    os.utime(copy, (time.time(), time.time() - 72 * 3600))
    monkeypatch.setattr(schedule, "LITTLE", 10**18)
    task = asyncio.create_task(schedule.watch(tmp_path / "stofa.sqlite3", tmp_path, HOURS, first=0.01))
    await until(lambda: len(caplog.records) >= 2)
    task.cancel()
    await asyncio.wait((task,))
    assert {record.levelname for record in caplog.records} == {"ERROR"}
    assert "72 hours old" in caplog.text
    assert "make room" in caplog.text


async def test_a_failure_is_an_error_with_what_to_do(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """An operator who learns of it only when the disk is lost was not told."""
    assert not await schedule.back_up(tmp_path / "nowhere.sqlite3", tmp_path / "copies", 3)
    (record,) = caplog.records
    assert record.levelname == "ERROR"
    assert "no games to copy yet" in record.getMessage()
    assert "python run.py backup" in record.getMessage()


async def test_a_table_that_cannot_be_read_is_reported_and_the_copy_is_there(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """One bad table must not leave the others without a backup."""
    async with opened(tmp_path / "stofa.sqlite3") as store:
        await new_table(store)
        assert not await schedule.back_up(tmp_path / "stofa.sqlite3", tmp_path / "copies", 3)
    assert "table 1" in caplog.text
    assert len(list((tmp_path / "copies").iterdir())) == 1
