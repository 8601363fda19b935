"""`run.py restore FILE`: puts a backup in place of all games. The file that was there is kept."""

import argparse
from typing import Final

import settings
from admin.backup import report_unreadable, summary
from admin.shown import progress, refuse, say, why
from db import StoreError, StoreInUse
from settings import Server
from tables.backups import restore

IN_USE: Final = 75
"""Exit code while the bot runs (EX_TEMPFAIL)."""


def run(options: argparse.Namespace) -> int:
    """Returns 0 if the backup is in place, 75 while the bot runs, 1 if it was refused for another reason."""
    database = settings.load().stofa_database
    if isinstance(database, Server):
        refuse(f"{database} is put back by PostgreSQL's own program: pg_restore (docs/scaling.md)")
        return 1
    try:
        with progress() as report:
            found, kept = restore(options.file, database, report)
    except StoreInUse:
        refuse(f"nothing was changed: the bot is running on {database}. Stop it, then restore")
        return IN_USE
    except StoreError as error:
        refuse(f"nothing was restored: {options.file} {why(error)}")
        return 1
    say(f"{database} is now {options.file}: {summary(found)}")
    if kept is not None:
        say(f"the games that were there are kept as {kept}; its files may be deleted together")
    report_unreadable(found)
    return 0
