"""What the cellar answers when it cannot keep or give what it was asked.

StoreError         `kind` says why: full, io, locked, corrupt, closed, gone, other; nothing has been changed
├── StoreInUse       another process holds this database
├── NewerDatabase    written by a later version of the program: left untouched
├── ForeignDatabase  a file, but not one of ours: left untouched
└── DamagedDatabase  SQLite's own check of the file fails, or a migration is not the one that was run
"""

import logging
import sqlite3
from typing import Final, Literal

log = logging.getLogger(__name__)

Kind = Literal["full", "io", "locked", "corrupt", "closed", "gone", "other"]

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


class StoreError(Exception):
    """The store could not do it, and has changed nothing."""

    def __init__(self, kind: Kind, why: str = "") -> None:
        self.kind = kind
        super().__init__(kind, why)


class StoreInUse(StoreError):
    def __init__(self, path: str) -> None:
        super().__init__("locked", path)


class NewerDatabase(StoreError):
    """`found` is the version of the file, `known` the latest that this program can read."""

    def __init__(self, found: int, known: int) -> None:
        self.found = found
        self.known = known
        super().__init__("other", f"version {found}, known {known}")


class ForeignDatabase(StoreError):
    def __init__(self, path: str) -> None:
        super().__init__("other", path)


class DamagedDatabase(StoreError):
    def __init__(self, why: str) -> None:
        super().__init__("corrupt", why)


def store_error(error: sqlite3.Error) -> StoreError:
    """SQLite's error as ours; the low byte of its code is the primary one (a full disk may be an IOERR)."""
    code = getattr(error, "sqlite_errorcode", None)
    kind: Kind = "other" if code is None else _KINDS.get(code & 0xFF, "other")
    return StoreError(kind, str(error))


def reported(what: str, error: sqlite3.Error) -> StoreError:
    """As `store_error`, with a line in the log: the kind and SQLite's name of it, never a value."""
    ours = store_error(error)
    log.error("%s: %s (%s)", what, ours.kind, getattr(error, "sqlite_errorname", type(error).__name__))
    return ours
