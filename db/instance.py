"""One process a database: locks which the system lets go of when the process ends.

One is on a file beside the database, under the name that the database really has; this works on every system.
Where the system has locks that belong to an open file (Linux), there is one on the database itself too, which
holds for all names that it has (hard links). It is on a byte that SQLite never locks.
"""

import logging
import os
import struct
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal

from db.errors import StoreError, StoreInUse
from db.files import OTHERS, beside, make_file

log = logging.getLogger(__name__)

Note = Literal[b"", b"changing", b"settled "]
"""What the lock's file tells of the last process: nothing, that it was beginning or ending, or that not."""
_NOTES: Final[tuple[Note, ...]] = (b"changing", b"settled ")

BYTE: Final = 0x3FFF_FFFF
"""Of the database, the byte to lock: SQLite's own are the 512 that follow."""

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _lock_itself(file: int) -> None:
    """Locks the database for this opening of it; does nothing where the system has no such locks."""
    if sys.platform == "linux":
        wanted = struct.pack("hhqqi0q", fcntl.F_WRLCK, os.SEEK_SET, BYTE, 1, 0)
        fcntl.fcntl(file, fcntl.F_OFD_SETLK, wanted)


class Instance:
    """Holds the lock beside the database from its making, that on the database from `hold`, to `release`.

    Both raise StoreInUse where another process has the lock, StoreError where nothing can be written there.
    `note` is what the last process has left.
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
        """Locks the database itself, under whatever name it is opened; makes it where there is none.

        Does nothing a second time.
        """
        if len(self._files) > 1:
            return
        try:
            make_file(self._database)
        except OSError as error:
            raise StoreError("io", str(self._database)) from error
        self._locked(self._database, os.O_RDWR, _lock_itself)

    def write(self, note: Note) -> None:
        """Leaves this for the next process. Where that fails the older one stays."""
        try:
            os.lseek(self._files[0], 0, os.SEEK_SET)
            os.write(self._files[0], note)
            os.fsync(self._files[0])
        except OSError as error:
            log.warning("the lock's file could not be written: %s", error.strerror)

    def release(self) -> None:
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
    """Notes, without a lock, that several processes write: no log can be told foreign. Raises OSError."""
    file = os.open(beside(database, ".lock"), os.O_WRONLY | os.O_CREAT, 0o600)
    try:
        os.write(file, b"changing")
    finally:
        os.close(file)
