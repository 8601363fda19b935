"""Files that belong to their owner alone: they hold every hand and every deal."""

import logging
import os
import stat
from pathlib import Path
from typing import Final

log = logging.getLogger(__name__)

SIDES: Final = ("", "-wal", "-shm")
"""What follows a database's name in the names of its files. SQLite gives each the mode of the database."""
OTHERS: Final = 0o077


def beside(database: Path, end: str) -> Path:
    """The file that has the database's name and this end."""
    return database.with_name(database.name + end)


def make_folder(folder: Path) -> None:
    """Makes the folder and those that it lies in, where they are missing, for the owner alone (0700)."""
    if not folder.is_dir():
        make_folder(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)


def make_file(path: Path) -> None:
    """Makes an empty file for the owner alone (0600); does nothing where there is one.

    A file that is there is not opened: closing it would drop the locks that SQLite of this process has on it.
    """
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        return


def close_to_others(database: Path) -> None:
    """Takes from everybody but the owner what rights there are to the files of a database."""
    for path in (beside(database, end) for end in SIDES):
        try:
            mode = stat.S_IMODE(path.stat().st_mode)
            if os.name == "posix" and mode & OTHERS:
                path.chmod(mode & ~OTHERS)
        except FileNotFoundError:
            continue
        except OSError as error:
            log.warning("%s may be read by others: %s", path, error.strerror)
