"""Errors of SQLite as errors of the store."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from db.errors import Kind, Refused, StoreError

_KINDS: Final[dict[int, Kind]] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR: "io",
    sqlite3.SQLITE_CANTOPEN: "io",
    sqlite3.SQLITE_READONLY: "io",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_NOTADB: "corrupt",
}


def store_error(error: sqlite3.Error) -> StoreError:
    """Converts an error of SQLite by the low byte of its code, the primary code."""
    code = getattr(error, "sqlite_errorcode", None)
    kind: Kind = "other" if code is None else _KINDS.get(code & 0xFF, "other")
    ours = (Refused if isinstance(error, sqlite3.IntegrityError) else StoreError)(kind, str(error))
    ours.name = getattr(error, "sqlite_errorname", type(error).__name__)
    return ours


@contextmanager
def converted() -> Iterator[None]:
    """Raises StoreError instead of errors of SQLite, and of aiosqlite for a closed connection."""
    try:
        yield
    except sqlite3.Error as error:
        raise store_error(error) from error
