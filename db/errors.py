"""Errors of the store.

StoreError         `kind` is the reason: full, io, locked, corrupt, closed, gone, other; nothing has changed
├── StoreInUse       another process uses this database
├── NewerDatabase    a later version of the program wrote the file; the file is not changed
├── ForeignDatabase  the file is not a database of this program; it is not changed
└── DamagedDatabase  SQLite's check of the file fails, or a migration differs from the one that was run
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

TO_DO: Final[dict[Kind, str]] = {
    "full": "make room on the disk; players are told to press again",
    "io": "check the disk and the rights of the file: python run.py doctor",
    "locked": "end the other program that uses the database",
    "corrupt": "stop the bot and run: python run.py doctor; a backup can be put back",
}
"""What the operator can do, by the kind of failure."""


class StoreError(Exception):
    """A failure of the store. Nothing has changed."""

    def __init__(self, kind: Kind, why: str = "") -> None:
        self.kind = kind
        super().__init__(kind, why)


class StoreInUse(StoreError):
    def __init__(self, path: str) -> None:
        super().__init__("locked", path)


class NewerDatabase(StoreError):
    """`found` is the version of the file, `known` the latest that this program reads."""

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
    """Converts an error of SQLite by the low byte of its code, the primary code."""
    code = getattr(error, "sqlite_errorcode", None)
    kind: Kind = "other" if code is None else _KINDS.get(code & 0xFF, "other")
    return StoreError(kind, str(error))


def reported(what: str, error: sqlite3.Error) -> StoreError:
    """As `store_error`, and logs its kind and SQLite's name of it, never a value."""
    ours = store_error(error)
    name = getattr(error, "sqlite_errorname", type(error).__name__)
    log.error("%s: %s (%s); %s", what, ours.kind, name, TO_DO.get(ours.kind, "run python run.py doctor"))
    return ours
