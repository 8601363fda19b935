"""Copies a database while it is in use, reads a copy, and puts one back in the database's place."""

import errno
import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from db import queries
from db.engine import another_first_question
from db.errors import DamagedDatabase, StoreError
from db.rows import EntryRow, TableRow
from db.sqlite.errors import converted
from db.sqlite.files import beside, make_file, make_folder
from db.sqlite.instance import Instance
from db.sqlite.migrate import check_schema, look, migrations, prepare, read_only

Progress = Callable[[int, int], None]
"""Called with the number of pages or tables that are done, and of all."""

PAGES: Final = 4096
"""Pages that are copied at a time, between two calls of the progress."""
PART: Final = ".part"
NAME: Final = "stofa-"
"""Begins the names of copies that are made by the schedule, and no others: those may be pruned."""
STAMP: Final = "%Y%m%dT%H%M%SZ"
SCRATCH: Final = "check-"
"""Begins the names of folders in which a copy is migrated to be checked."""
WEEKS: Final = 4
MONTHS: Final = 6
BEFORE: Final = "before-migration-"
FOLDER: Final = "backups"


def no_progress(done: int, total: int) -> None:
    """Reports nothing."""


def stamped(folder: Path, begin: str = NAME) -> Path:
    """A path in the folder with the time (UTC) in its name."""
    return folder / f"{begin}{time.strftime(STAMP, time.gmtime())}.sqlite3"


@contextmanager
def _as_store_error() -> Iterator[None]:
    """Raises StoreError instead of sqlite3.Error and OSError."""
    try:
        with converted():
            yield
    except OSError as error:
        raise StoreError("io", f"{error.filename}: {error.strerror}") from error


def copy(database: Path, target: Path, progress: Progress = no_progress) -> None:
    """Copies a database of which another connection may write. The copy is one file, for its owner alone.

    What is committed while it runs is not in the copy. Under the name of the target there is a whole copy or
    nothing. Raises StoreError; `io` if the target exists.
    """
    part = beside(target, PART)
    with _as_store_error():
        if target.exists():
            raise FileExistsError(errno.EEXIST, "exists already: name a new file, or a folder", str(target))
        make_folder(target.parent)
        part.unlink(missing_ok=True)
        make_file(part)
        try:
            _copy_pages(database, part, progress)
            _flush(part)
            part.rename(target)
            _flush(target.parent)
        finally:
            part.unlink(missing_ok=True)


def _copy_pages(database: Path, part: Path, progress: Progress) -> None:
    """Copies within one reading transaction, so that commits of others do not restart it."""
    with (
        closing(sqlite3.connect(read_only(database), uri=True, timeout=5, isolation_level=None)) as source,
        closing(sqlite3.connect(part, isolation_level=None)) as copied,
    ):
        source.execute("BEGIN")
        source.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        source.backup(copied, pages=PAGES, progress=lambda _, left, all: progress(all - left, all))
        with suppress(sqlite3.OperationalError):  # a database of before such records
            # The copy has no write-ahead log that could be missed.
            copied.execute("UPDATE run SET log = NULL")
        copied.execute("PRAGMA journal_mode = DELETE")


def _flush(path: Path) -> None:
    """Writes a file or folder to the disk; folders cannot be opened on Windows."""
    if path.is_dir() and os.name != "posix":
        return
    file = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def checked(path: Path) -> int:
    """Returns the schema's version of a file after SQLite's full check. Raises as `prepare`, StoreError.

    An empty or missing file is damaged, as is one with another schema than a new database of its version.
    """
    with _as_store_error():
        if not path.stat().st_size:
            raise DamagedDatabase("an empty file")
        version = look(path, migrations(), "integrity_check")
        if not version:
            raise DamagedDatabase("no database of Stofa")
        check_schema(path, migrations()[:version])
    return version


@contextmanager
def migrated(path: Path, version: int) -> Iterator[Path]:
    """A context with a file of the current schema: the checked file itself, else a copy of it, beside it.

    Raises StoreError.
    """
    if version == len(migrations()):
        yield path
        return
    with _as_store_error(), tempfile.TemporaryDirectory(dir=path.parent, prefix=SCRATCH) as folder:
        scratch = Path(folder) / path.name
        _copy_pages(path, scratch, no_progress)
        prepare(scratch, migrations())
        yield scratch


def open_tables(
    path: Path, progress: Progress = no_progress
) -> Iterator[tuple[TableRow, tuple[EntryRow, ...]]]:
    """Yields the open tables of a database with their logs. Raises StoreError."""
    with (
        _as_store_error(),
        closing(sqlite3.connect(read_only(path), uri=True, timeout=5, isolation_level=None)) as connection,
    ):
        connection.execute("BEGIN")  # a table and its log of the same moment
        numbers = [row[0] for row in connection.execute(queries.OPEN_NUMBERS)]
        for n, number in enumerate(numbers):
            row = TableRow(*connection.execute(queries.TABLE, (number,)).fetchone())
            entries = connection.execute(queries.ENTRIES, (number,))
            yield row, tuple(EntryRow(*entry) for entry in entries)
            progress(n + 1, len(numbers))


def put_back(file: Path, database: Path, progress: Progress = no_progress) -> Path | None:
    """Puts a copy in the database's place, and returns where the database that was there is kept.

    Its boards and hands are to be shown anew. The copy itself stays. Raises StoreInUse while a process uses
    the database, StoreError.
    """
    database = Path(os.path.realpath(database))
    with _as_store_error():
        make_folder(database.parent)
        instance = Instance(database)
        try:
            if database.exists():
                instance.hold()
            return _replace(file, database, instance, progress)
        finally:
            instance.release()


def _replace(file: Path, database: Path, instance: Instance, progress: Progress) -> Path | None:
    """Replaces the locked database.

    Its file is moved first: if this is interrupted, a start refuses the write-ahead log that is left alone.
    """
    part = beside(database, PART)
    part.unlink(missing_ok=True)
    make_file(part)
    _copy_pages(file, part, progress)
    prepare(part, migrations())
    with closing(sqlite3.connect(part, isolation_level=None)) as connection:
        # The questions get other numbers than those on buttons that were sent after the copy was made.
        connection.execute(queries.OUTDATE)
        connection.execute(queries.DROP_ANSWERS)
        connection.execute(queries.RENUMBER, (another_first_question(),))
        connection.execute("PRAGMA journal_mode = DELETE")
    _flush(part)
    instance.write(b"changing")
    kept = stamped(database.parent, f"{database.stem}-replaced-")
    was_there = database.exists()
    for end in ("", "-wal", "-shm"):
        with suppress(FileNotFoundError):
            beside(database, end).rename(beside(kept, end))
    part.rename(database)
    _flush(database.parent)
    instance.write(b"settled ")
    return kept if was_there else None


def prune(folder: Path, kept: int) -> tuple[Path, ...]:
    """Deletes old copies of the schedule, and what unfinished ones have left. Returns the deleted copies.

    The newest `kept` stay, the last of each of `WEEKS` weeks and `MONTHS` months, and whatever holds more
    tables than the newest: a table is never deleted, so the database has lost some.
    """
    with _as_store_error():
        copies = sorted(folder.glob(f"{NAME}*.sqlite3"), reverse=True)
        stay = {*copies[:kept], *_last_of("%G-%V", WEEKS, copies), *_last_of("%Y-%m", MONTHS, copies)}
        gone = [path for path in copies if path not in stay and _tables(path) <= _tables(copies[0])]
        for path in (*gone, *folder.glob(f"*.sqlite3{PART}")):
            path.unlink(missing_ok=True)
        for left in folder.glob(f"{SCRATCH}*"):
            shutil.rmtree(left, ignore_errors=True)
        return tuple(gone)


def _last_of(period: str, most: int, copies: Sequence[Path]) -> list[Path]:
    """The newest copy of each of the last periods, of which there are copies."""
    last: dict[str, Path] = {}
    for path in copies:
        with suppress(ValueError):  # named by a person
            moment = time.strptime(path.stem.removeprefix(NAME), STAMP)
            last.setdefault(time.strftime(period, moment), path)
    return list(last.values())[:most]


def _tables(path: Path) -> int:
    """The number of tables in a copy; 0 if it cannot be read."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(read_only(path), uri=True)) as connection:
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
    return 0


def migration_copy(database: Path, found: int, latest: int) -> Path:
    """Copies a database before its migration from one version to another. Raises StoreError."""
    target = stamped(database.parent / FOLDER, f"{BEFORE}{found}-to-{latest}-")
    copy(database, target)
    return target


def latest_for(database: Path, known: int) -> Path | None:
    """The latest copy of before a migration that a program with schema version `known` can read."""
    found = []
    for path in (database.parent / FOLDER).glob(f"{BEFORE}*.sqlite3"):
        version = path.name.removeprefix(BEFORE).split("-")[0]
        if version.isdecimal() and int(version) <= known:
            found.append(path)
    return max(found, key=lambda path: path.stat().st_mtime, default=None)
