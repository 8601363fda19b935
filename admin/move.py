"""`run.py move FILE ADDRESS`: copies all games from a SQLite file to an empty PostgreSQL database."""

import argparse
import asyncio
from typing import Final

from admin.backup import report_unreadable, summary
from admin.shown import progress, refuse, say, why
from db import MissingLibrary, NotEmpty, OlderDatabase, StoreError, StoreInUse
from db.opening import SERVERS
from tables.backups import move

IN_USE: Final = 75
"""Exit code while a process uses the file or the database (EX_TEMPFAIL)."""


def run(options: argparse.Namespace) -> int:
    """Returns 0 if everything is in the database, 75 while either is in use, 1 if it was refused."""
    if not options.address.startswith(SERVERS):
        return _refused(f"the address of a PostgreSQL database begins with {SERVERS[0]}")
    if not options.file.is_file():
        return _refused(f"{options.file} does not exist")
    try:
        with progress() as report:
            found = asyncio.run(move(options.file, options.address, report))
    except StoreError as error:
        _refused(_reason(error))
        return IN_USE if isinstance(error, StoreInUse) else 1
    say(f"all games of {options.file} are in the database: {summary(found)}")
    say("set STOFA_DATABASE to its address and start the bot; the file is as it was")
    report_unreadable(found)
    return 0


def _refused(reason: str) -> int:
    refuse(f"nothing was moved: {reason}")
    return 1


def _reason(error: StoreError) -> str:
    """Why nothing was moved."""
    match error:
        case NotEmpty():
            return "there are games in that database; name an empty one"
        case OlderDatabase():
            return f"the file is of version {error.found}: start this Stofa once with it, then move"
        case MissingLibrary():
            return f"PostgreSQL needs asyncpg: python -m admin.install {MissingLibrary.file}"
        case StoreInUse():
            return "a bot is running on the file or on the database: stop it first"
        case _ if error.kind == "down":
            return f"the database does not answer ({error.args[1]})"
    return f"it {why(error)}"
