"""One process a database: a lock on a file beside it, which the system lets go of when the process ends."""

import sys
from pathlib import Path
from typing import IO

from db.errors import StoreError, StoreInUse

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Instance:
    """Holds the lock from its making to `release`.

    Raises StoreInUse where another process has it, StoreError where nothing can be written there.
    """

    def __init__(self, database: Path) -> None:
        path = database.with_name(database.name + ".lock")
        try:
            self._file = path.open("ab")
        except OSError as error:
            raise StoreError("io", str(path)) from error
        try:
            _lock(self._file)
        except OSError as error:
            self._file.close()
            raise StoreInUse(str(database)) from error

    def release(self) -> None:
        self._file.close()
