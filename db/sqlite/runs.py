"""Checks at a start that the files of the database are those that the last run left.

A run records in the database which write-ahead log belongs to it, and at its end that it is over. A log is
identified by the first salt in its header: a random number that SQLite increments each time it restarts the
log. `Instance.note` marks the start and end of a run, when this cannot be decided.
"""

import logging
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import aiosqlite

from db.errors import DamagedDatabase
from db.sqlite.files import beside
from db.sqlite.instance import Instance

log = logging.getLogger(__name__)

MOST_RESTARTS: Final = 2**20
"""Number of restarts of its log that a run may need."""
_SET: Final = "INSERT OR REPLACE INTO run (one, log) VALUES (1, ?)"
_GET: Final = "SELECT log FROM run"
NO_RECORD: Final = -1


def take(database: Path, instance: Instance) -> bool:
    """Locks the database and checks that the last run's files are there. Returns whether it is new.

    Logs missing files as errors. Raises StoreInUse, and DamagedDatabase if there is a write-ahead log that
    does not belong to the database: SQLite would copy it into the database, or delete it.
    """
    size = _size(database)
    if size is not None:
        instance.hold()
    _check(database, instance, size)
    instance.write(b"changing")
    instance.hold()
    return not size


def _check(database: Path, instance: Instance, size: int | None) -> None:
    found = salt(database)
    if not size:
        if found is not None:
            _refuse(database, "the database is gone or empty, and its write-ahead log is still there")
        if size == 0 and instance.note:
            raise DamagedDatabase("an empty file; games were kept there")
        if instance.note == b"settled ":
            log.error(
                "%s is gone, and games were kept there: a new one begins; see python run.py restore", database
            )
    elif instance.note != b"changing":
        _compare(database, instance, found)


def _compare(database: Path, instance: Instance, found: int | None) -> None:
    """Compares the salt of the log with the one that the last run recorded."""
    recorded = _recorded(database)
    if recorded == NO_RECORD:
        return
    if recorded is None:
        if found is not None and instance.note:
            _refuse(database, "the last run was over, and a write-ahead log is there")
    elif found is None:
        log.error(
            "%s was not closed, and its write-ahead log is gone: moves may be missing; "
            "put that file back if you have it, else a backup: python run.py restore",
            database,
        )
    elif (found - recorded) % 2**32 > MOST_RESTARTS:
        _refuse(database, "the write-ahead log is of another run or another database")


def _refuse(database: Path, why: str) -> None:
    wal = beside(database, "-wal")
    log.error(
        "%s: %s; nothing was touched; move %s away if it does not belong there", database, why, wal.name
    )
    raise DamagedDatabase(why)


def _size(path: Path) -> int | None:
    """Size in bytes, or None if the file does not exist."""
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return None


def salt(database: Path) -> int | None:
    """The first salt of the write-ahead log, or None if the log is missing or empty."""
    try:
        with beside(database, "-wal").open("rb") as file:
            head = file.read(32)
    except FileNotFoundError:
        return None
    return int.from_bytes(head[16:20], "big") if len(head) == 32 else None


def _recorded(database: Path) -> int | None:
    """The salt recorded in the database without its log, or None if the last run was over.

    NO_RECORD if there is no record, or the file cannot be read.
    """
    address = f"{database.resolve().as_uri()}?immutable=1"
    try:
        with closing(sqlite3.connect(address, uri=True)) as connection:
            row = connection.execute(_GET).fetchone()
    except sqlite3.Error:
        return NO_RECORD
    if row is None:
        return NO_RECORD
    return None if row[0] is None else int(row[0])


async def begin(connection: aiosqlite.Connection, database: Path, instance: Instance) -> None:
    """Records the write-ahead log of this run in the database. Raises sqlite3.Error."""
    await connection.execute(_SET, (None,))
    await connection.execute(_SET, (salt(database),))
    ((busy, pages, copied),) = await connection.execute_fetchall("PRAGMA wal_checkpoint(FULL)")
    if not busy and pages == copied:
        instance.write(b"settled ")


async def end(connection: aiosqlite.Connection, instance: Instance) -> None:
    """Records that this run is over, closes the connection and releases the locks."""
    instance.write(b"changing")
    try:
        await connection.execute(_SET, (None,))
        is_recorded = True
    except (sqlite3.Error, ValueError) as error:
        log.warning("the end of this run could not be recorded (%s)", type(error).__name__)
        is_recorded = False
    await connection.close()
    if is_recorded:
        instance.write(b"settled ")
    instance.release()


class OpenFiles:
    """The files that a run has opened, and whether they are still at their paths."""

    def __init__(self, database: Path) -> None:
        self._paths = (database, beside(database, "-wal"))
        self._known = [_identity(path) for path in self._paths]

    def is_kept(self) -> bool:
        """Returns False if the database or its log was deleted, moved or replaced: a step would be lost."""
        return [_identity(path) for path in self._paths] == self._known


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
