"""Errors of SQLite as errors of the store."""

import sqlite3
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
