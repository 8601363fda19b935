"""`run.py backup TARGET`: copies all games to a file while the bot runs, and checks the copy."""

import argparse

import settings
from admin.shown import progress, refuse, say, why
from db import StoreError
from db.sqlite.backups import prune, stamped
from settings import Server
from tables.backups import Contents, back_up


def run(options: argparse.Namespace) -> int:
    """Returns 0 if the copy is whole and every open table in it can be read, 1 if not."""
    chosen = settings.load()
    database = chosen.stofa_database
    if isinstance(database, Server):
        refuse(f"{database} is copied by PostgreSQL's own program: pg_dump (docs/scaling.md)")
        return 1
    if not database.is_file():
        refuse(f"{database} does not exist: there are no games to copy yet (STOFA_DATABASE)")
        return 1
    folder = chosen.stofa_backups and chosen.stofa_backups.absolute()
    try:
        target = options.target
        if options.keep is not None or not target.suffix or target == folder or target.is_dir():
            target = stamped(target)
        with progress() as report:
            found = back_up(database, target, report)
        if options.keep is not None:
            prune(options.target, options.keep)
    except (StoreError, OSError) as error:
        refuse(f"no backup was made of {database}: {_reason(error)}")
        return 1
    say(f"{target}: {target.stat().st_size:,} bytes, {summary(found)}")
    return report_unreadable(found)


def _reason(error: StoreError | OSError) -> str:
    if isinstance(error, OSError):
        return f"{error.filename}: {error.strerror}"
    return str(error.args[1]) if error.kind == "io" else f"it {why(error)}"


def summary(found: Contents) -> str:
    """What a file holds, in a few words."""
    return f"open tables: {found.open}, replayed from their first entry: {found.replayed}"


def report_unreadable(found: Contents) -> int:
    """Names the open tables that cannot be read. Returns 1 if there are any, else 0."""
    if not found.unreadable:
        return 0
    numbers = ", ".join(map(str, found.unreadable))
    refuse(f"cannot be read, in the database too: table {numbers}. /table close ends such a table in Discord")
    return 1
