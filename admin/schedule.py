"""Backups that a running bot makes by itself: `run.py backup` as a process of its own, now and then.

A process of its own, because replaying every open table would hold up the presses of players.
"""

import asyncio
import logging
import os
import shutil
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Final

from admin.version import HERE
from db.sqlite.backups import FOLDER, NAME
from db.sqlite.files import make_folder

FIRST: Final = 600.0
"""Seconds that a bot has run before its first backup."""
AGAIN: Final = 3600.0
"""Seconds after which a backup that failed is tried again."""
LITTLE: Final = 500_000_000
"""Free bytes below which the owner is told."""
LAST_LINE: Final = 300
"""Characters of a failed command's last line that are logged."""

FAILED: Final[Counter[str]] = Counter()
"""How many backups of this run have failed, by folder."""

_log = logging.getLogger(__name__)


def folder_of(database: Path, chosen: Path | None) -> Path:
    """Where backups are kept: the chosen folder, else one beside the database."""
    return chosen if chosen is not None else database.parent / FOLDER


def last(folder: Path) -> float | None:
    """When the last backup of the schedule was made, in Unix seconds; None if there is none.

    One of the future does not count: the clock was wrong when it was made.
    """
    times = (path.stat().st_mtime for path in folder.glob(f"{NAME}*.sqlite3"))
    return max((at for at in times if at <= time.time() + 60), default=None)


def newest(folder: Path) -> Path | None:
    """The newest backup of the schedule by its name."""
    return max(folder.glob(f"{NAME}*.sqlite3"), default=None)


def pause(folder: Path, hours: float, first: float = FIRST) -> float:
    """Seconds until the next backup is due, for a bot that has just started."""
    newest = last(folder)
    return first if newest is None else max(first, newest + 3600 * hours - time.time())


async def keep_backups(
    database: Path, folder: Path, hours: float, kept: int, *, first: float = FIRST, again: float = AGAIN
) -> None:
    """Makes a backup every so many hours until it is cancelled. Logs failures as errors."""
    try:
        make_folder(folder)
    except OSError as error:
        _log.error(
            "make a folder for backups (STOFA_BACKUPS); there are none until then: %s: %s",
            error.filename,
            error.strerror,
        )
    wait = pause(folder, hours, first)
    while True:
        await asyncio.sleep(wait)
        is_done = await back_up(database, folder, kept)
        wait = 3600 * hours if is_done else min(again, 3600 * hours)


async def watch(database: Path, folder: Path, hours: float, *, first: float = FIRST) -> None:
    """Logs as errors that the disk is nearly full or the last backup late, until it is cancelled."""
    while True:
        await asyncio.sleep(first)
        free, made = shutil.disk_usage(database.parent).free, last(folder)
        if free < LITTLE:
            _log.error("%.0f MB free; make room in %s, or moves will be refused", free / 1e6, database.parent)
        if hours and made is not None and (age := time.time() - made) > late(hours):
            _log.error("the last backup is %.0f hours old; see %s", age / 3600, folder)


def late(hours: float) -> float:
    """Age in seconds from which a backup that is made every so many hours is late."""
    return 3600 * (2 * hours + 1)


async def back_up(database: Path, folder: Path, kept: int) -> bool:
    """Makes one backup. Returns whether it is whole."""
    command = [sys.executable, str(HERE / "run.py"), "backup", str(_absolute(folder)), "--keep", str(kept)]
    process = await asyncio.create_subprocess_exec(
        *command, env={**os.environ, "STOFA_DATABASE": str(_absolute(database))},
        stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        _, said = await process.communicate()
    except asyncio.CancelledError:
        if process.returncode is None:
            process.terminate()
        await process.communicate()
        raise
    if process.returncode:
        FAILED[str(folder)] += 1
        reason = said.decode(errors="replace").strip().rpartition("\n")[2][:LAST_LINE]
        _log.error("no sound backup: %s; mend it, then run: python run.py backup %s", reason, folder)
    return not process.returncode


def _absolute(path: Path) -> Path:
    return path.absolute()
