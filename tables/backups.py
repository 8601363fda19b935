"""Makes, checks and puts back copies of the database. Used by commands of the operator, not by the bot.

A copy is checked by SQLite's full check of the file, and by replaying the log of every open table.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Literal

import msgspec

from db import DamagedDatabase, EntryRow, OlderDatabase, TableRow
from db.moving import moving
from db.sqlite import backups
from db.sqlite.migrate import migrations
from games.contract import AnyGame
from games.registry import GAMES
from tables.actions import apply
from tables.log.entries import entry_of
from tables.model.table import Table, decode, upgraded

Report = Callable[[Literal["copy", "replay", "rows"], int, int], None]
"""Called with a stage, and how much of it is done and is there in all."""


class Contents(msgspec.Struct, frozen=True):
    """What a database holds: its schema's version, the number of its open tables, and which have a fault.

    `replayed` tables follow from their log, entry by entry. The rest can be read, but for the `unreadable`.
    """

    version: int
    open: int
    replayed: int
    unreadable: tuple[int, ...]


def no_report(stage: str, done: int, total: int) -> None:
    """Reports nothing."""


def contents(path: Path, report: Report = no_report, games: Mapping[str, AnyGame] = GAMES) -> Contents:
    """What a database holds, in use or not.

    Raises NewerDatabase, ForeignDatabase, DamagedDatabase, or another StoreError.
    """
    found = Contents(backups.checked(path), 0, 0, ())
    with backups.migrated(path, found.version) as file:
        for row, entries in backups.open_tables(file, lambda done, total: report("replay", done, total)):
            found = _with(found, games, row, entries)
    return found


async def move(
    file: Path, address: str, report: Report = no_report, games: Mapping[str, AnyGame] = GAMES
) -> Contents:
    """Copies everything to an empty PostgreSQL database, and replays every open table there.

    Raises OlderDatabase, and as `contents` and `db.moving`; then there is nothing in the database.
    """
    found = contents(file, report, games)
    if found.version < (needed := len(migrations())):
        raise OlderDatabase(found.version, needed)
    async with moving(file, address, lambda done, total: report("rows", done, total)) as arrival:
        numbers = await arrival.open_numbers()
        arrived = Contents(found.version, 0, 0, ())
        for n, number in enumerate(numbers):
            arrived = _with(arrived, games, *await arrival.table(number))
            report("replay", n + 1, len(numbers))
        if arrived != found:
            raise DamagedDatabase("open tables have not arrived as they are in the file")
    return arrived


def _with(
    found: Contents, games: Mapping[str, AnyGame], row: TableRow, entries: tuple[EntryRow, ...]
) -> Contents:
    """The contents with one more open table."""
    follows = _follows(games, row, entries)
    spoilt = () if follows or _is_readable(games, row) else (row.id,)
    return Contents(found.version, found.open + 1, found.replayed + follows, (*found.unreadable, *spoilt))


def _follows(games: Mapping[str, AnyGame], row: TableRow, entries: tuple[EntryRow, ...]) -> bool:
    """Checks that the stored table is the one to which its log leads."""
    try:
        again = apply.replay(games, [entry_of(entry) for entry in entries])
        return again is not None and _now(games, again) == _now(games, decode(row.snapshot))
    except Exception:  # a game may raise anything for a damaged log
        return False


def _is_readable(games: Mapping[str, AnyGame], row: TableRow) -> bool:
    try:
        return _now(games, decode(row.snapshot)).length == row.length
    except Exception:  # a game may raise anything for a damaged snapshot
        return False


def _now(games: Mapping[str, AnyGame], table: Table) -> Table:
    return upgraded(games[table.game], table)


def back_up(
    database: Path, target: Path, report: Report = no_report, games: Mapping[str, AnyGame] = GAMES
) -> Contents:
    """Copies the database, which may be in use, and checks the copy. Raises StoreError.

    A copy that fails SQLite's check is deleted. One in which a table cannot be read is kept, for then it
    cannot be read in the database either.
    """
    backups.copy(database, target, lambda done, total: report("copy", done, total))
    try:
        return contents(target, report, games)
    except BaseException:
        target.unlink(missing_ok=True)
        raise


def restore(
    file: Path, database: Path, report: Report = no_report, games: Mapping[str, AnyGame] = GAMES
) -> tuple[Contents, Path | None]:
    """Puts a copy in the database's place if it is whole. Returns what it holds, and where the old file is.

    Raises StoreInUse while the bot runs, NewerDatabase, ForeignDatabase, DamagedDatabase, StoreError; then
    nothing has changed.
    """
    found = contents(file, report, games)
    return found, backups.put_back(file, database, lambda done, total: report("copy", done, total))
