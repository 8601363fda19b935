"""Locks that allow one process a database. The system releases them when the process ends.

One lock is on a file beside the database's real path, on every system. On Linux another is an open file
description lock on the database itself, which covers hard links too; it is on a byte that SQLite never locks.
"""

import logging
import os
import struct
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal

from db.errors import StoreError, StoreInUse
from db.sqlite.files import OTHERS, beside, make_file

log = logging.getLogger(__name__)

Note = Literal[b"", b"changing", b"settled "]
"""Content of the lock file: empty, the last process was starting or ending, or it was neither."""
_NOTES: Final[tuple[Note, ...]] = (b"changing", b"settled ")

BYTE: Final = 0x3FFF_FFFF
"""The locked byte of the database. SQLite locks the 512 bytes after it."""

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _lock_itself(file: int) -> None:
    """Locks the open file description; does nothing on systems without such locks."""
    if sys.platform == "linux":
        wanted = struct.pack("hhqqi0q", fcntl.F_WRLCK, os.SEEK_SET, BYTE, 1, 0)
        fcntl.fcntl(file, fcntl.F_OFD_SETLK, wanted)


class Instance:
    """Holds the lock file from its creation, and the lock on the database from `hold` on, until `release`.

    Both raise StoreInUse if another process holds the lock, StoreError if the file cannot be written. `note`
    is the note of the last process.
    """

    def __init__(self, database: Path) -> None:
        self._database = database
        self._files: list[int] = []
        file = self._locked(beside(database, ".lock"), os.O_RDWR | os.O_CREAT, _lock)
        if os.name == "posix" and os.fstat(file).st_mode & OTHERS:
            os.fchmod(file, 0o600)
        note = os.read(file, 8)
        self.note: Note = next((n for n in _NOTES if n == note), b"")

    def hold(self) -> None:
        """Locks the database file; creates it if it is missing. Does nothing a second time."""
        if len(self._files) > 1:
            return
        try:
            make_file(self._database)
        except OSError as error:
            raise StoreError("io", str(self._database)) from error
        self._locked(self._database, os.O_RDWR, _lock_itself)

    def write(self, note: Note) -> None:
        """Writes the note for the next process. Logs a failure; then the old note stays."""
        try:
            os.lseek(self._files[0], 0, os.SEEK_SET)
            os.write(self._files[0], note)
            os.fsync(self._files[0])
        except OSError as error:
            log.warning("the lock's file could not be written: %s", error.strerror)

    def release(self) -> None:
        """Releases all locks."""
        while self._files:
            os.close(self._files.pop())

    def _locked(self, path: Path, flags: int, lock: Callable[[int], None]) -> int:
        try:
            file = os.open(path, flags, 0o600)
        except OSError as error:
            raise StoreError("io", str(path)) from error
        self._files.append(file)
        try:
            lock(file)
        except OSError as error:
            self.release()
            raise StoreInUse(str(self._database)) from error
        return file


def unsettle(database: Path) -> None:
    """Writes the note `changing` without a lock, since several processes write. Raises OSError."""
    file = os.open(beside(database, ".lock"), os.O_WRONLY | os.O_CREAT, 0o600)
    try:
        os.write(file, b"changing")
    finally:
        os.close(file)
