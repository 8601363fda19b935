"""Migrates a database file to the current schema: numbered `.sql` files, each in one transaction.

A file of a later version or of another program is refused before it is changed.
"""

import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from db.errors import DamagedDatabase, ForeignDatabase, NewerDatabase
from db.migrations import Migration, check_beginning, numbered
from db.sqlite.errors import converted

APPLICATION: Final = 0x53746F66
"""`Stof`: the application_id of the database files."""

FOLDER: Final = Path(__file__).parent / "migrations"
FIXED_SQLITE: Final = (3, 51, 3)
"""The first version of SQLite in which two connections can safely write to one WAL database."""


def migrations(folder: Path = FOLDER) -> tuple[Migration, ...]:
    """The migrations of SQLite in order."""
    return numbered(folder)


def sqlite_warning(version: tuple[int, int, int] = sqlite3.sqlite_version_info) -> str | None:
    """Id of a warning if this SQLite has the WAL-reset bug; a single writer is safe with it."""
    return None if version >= FIXED_SQLITE else "sqlite-wal-reset"


Before = Callable[[int, int], None]
"""Called before a file that holds something is migrated, with its version and the one it gets."""


def prepare(path: Path, known: Sequence[Migration], before: Before = lambda found, latest: None) -> None:
    """Checks and migrates the file; creates it if it is missing.

    `before` may raise StoreError; then nothing has changed. Raises NewerDatabase, ForeignDatabase,
    DamagedDatabase or another StoreError. A migration that fails leaves the previous version.
    """
    with converted():
        if path.exists() and path.stat().st_size:
            found = look(path, known)
            if 0 < found < len(known):
                before(found, len(known))
        with closing(sqlite3.connect(path, isolation_level=None, timeout=5)) as connection:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            for migration in known[_version(connection) :]:
                _run(connection, migration)


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def look(path: Path, known: Sequence[Migration], check: str = "quick_check") -> int:
    """Checks application, version and integrity without changing the file. Returns its version.

    `check` is SQLite's `quick_check` or `integrity_check`. Raises as `prepare`.
    """
    with closing(sqlite3.connect(read_only(path), uri=True, timeout=5)) as connection:
        try:
            application = connection.execute("PRAGMA application_id").fetchone()[0]
            version = _version(connection)
            first = connection.execute(_FIRST).fetchone() if version and application == APPLICATION else None
        except sqlite3.DatabaseError as error:
            raise DamagedDatabase(str(error)) from error
        if application != APPLICATION and (version or _has_tables(connection)):
            raise ForeignDatabase(str(path))
        if first is not None:
            check_beginning(first[0], known)
        if version > len(known):
            raise NewerDatabase(version, len(known))
        _check(connection, known, check)
    return version


def read_only(path: Path) -> str:
    """The URI of the file for a read-only connection."""
    return f"{path.resolve().as_uri()}?mode=ro"


def _has_tables(connection: sqlite3.Connection) -> bool:
    return bool(connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0])


def _check(connection: sqlite3.Connection, known: Sequence[Migration], check: str) -> None:
    try:
        answer = connection.execute(f"PRAGMA {check}(1)").fetchone()[0]
    except sqlite3.DatabaseError as error:
        raise DamagedDatabase(str(error)) from error
    if answer != "ok":
        raise DamagedDatabase(answer)
    if not _has_tables(connection):
        return
    checksums = {migration.number: migration.checksum for migration in known}
    for number, checksum in connection.execute("SELECT number, checksum FROM migrations"):
        if checksums.get(number) != checksum:
            raise DamagedDatabase(f"migration {number}")


def check_schema(path: Path, known: Sequence[Migration]) -> None:
    """Checks that the file holds the tables, indexes and triggers of a new database after these migrations.

    Triggers, views and further tables could change or refuse what is stored later. Raises DamagedDatabase.
    """
    with (
        closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh,
        closing(sqlite3.connect(read_only(path), uri=True, timeout=5)) as connection,
    ):
        for migration in known:
            _run(fresh, migration)
        needed = set(fresh.execute(_SCHEMA))
        fresh.executescript(_OTHERS)
        found, allowed = set(connection.execute(_SCHEMA)), set(fresh.execute(_SCHEMA))
    if strange := needed - found | found - allowed:
        kind, name, *_ = min(strange)
        raise DamagedDatabase(f"{kind} {name!a}")


_SCHEMA: Final = "SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema"
_OTHERS: Final = """
CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER);
CREATE TABLE _litestream_lock (id INTEGER);
ANALYZE;
"""
"""Makes the tables that an operator's Litestream and SQLite's statistics add to a database."""
_FIRST: Final = "SELECT checksum FROM migrations WHERE number = 1"
_RECORD: Final = """
CREATE TABLE IF NOT EXISTS migrations (
    number INTEGER PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
INSERT INTO migrations VALUES ({number}, '{name}', '{checksum}', {at});
PRAGMA application_id = {application};
PRAGMA user_version = {number};
"""


def _run(connection: sqlite3.Connection, migration: Migration) -> None:
    record = _RECORD.format(
        number=migration.number, name=migration.name, checksum=migration.checksum, at=int(time.time()),
        application=APPLICATION,
    )  # fmt: skip
    try:
        connection.executescript(f"BEGIN IMMEDIATE;\n{migration.sql}\n{record}\nCOMMIT;")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
