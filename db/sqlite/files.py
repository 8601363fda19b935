"""Creates files and folders that only their owner can access, since they contain all hands and deals."""

import errno
import logging
import os
import stat
from pathlib import Path
from typing import Final

log = logging.getLogger(__name__)

SIDES: Final = ("", "-wal", "-shm")
"""Suffixes of a database's files. SQLite gives each the mode of the database."""
OTHERS: Final = 0o077


def beside(database: Path, end: str) -> Path:
    """Path of the database with a suffix added to its name."""
    return database.with_name(database.name + end)


def make_folder(folder: Path) -> None:
    """Creates the folder and its missing parents with mode 0700. Raises OSError."""
    if folder.exists() and not folder.is_dir():
        raise FileExistsError(errno.EEXIST, "is a file in the place of a folder: move it away", str(folder))
    if not folder.is_dir():
        make_folder(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)


def make_file(path: Path) -> None:
    """Creates an empty file with mode 0600, unless it exists.

    An existing file is not opened: closing it would release the locks that SQLite of this process holds.
    """
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        return


def remove_empty_log(database: Path) -> None:
    """Removes the write-ahead log that a reader has made, if it is empty. Nobody may use the database."""
    wal = beside(database, "-wal")
    if wal.exists() and not wal.stat().st_size:
        wal.unlink()
        beside(database, "-shm").unlink(missing_ok=True)


def close_to_others(database: Path) -> None:
    """Removes the rights of group and others to the files of a database."""
    for path in (beside(database, end) for end in SIDES):
        try:
            mode = stat.S_IMODE(path.stat().st_mode)
            if os.name == "posix" and mode & OTHERS:
                path.chmod(mode & ~OTHERS)
        except FileNotFoundError:
            continue
        except OSError as error:
            log.warning("%s may be read by others: %s", path, error.strerror)
