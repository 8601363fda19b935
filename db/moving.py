"""Moves everything from a SQLite file that no process uses to an empty PostgreSQL database."""

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from db.errors import DamagedDatabase, ForeignDatabase, MissingLibrary
from db.sqlite.errors import store_error
from db.sqlite.files import remove_empty_log
from db.sqlite.instance import Instance
from db.sqlite.migrate import read_only

if TYPE_CHECKING:
    from db.postgres.arrival import Arrival

Progress = Callable[[int, int], None]
"""Called with the number of rows that are copied, and of all."""
AT_ONCE: Final = 2_000
"""Rows in memory at a time."""
OF_THE_FILE: Final = ("migrations", "run", "sqlite_sequence")
"""Tables that say something of the file alone."""


@asynccontextmanager
async def moving(file: Path, address: str, progress: Progress) -> AsyncIterator["Arrival"]:
    """A context in which all rows of a checked file have arrived; they are committed at its end.

    If anything raises, none is. The file does not change. Raises StoreInUse while a process uses either,
    NotEmpty, and as `arriving`.
    """
    try:
        from db.postgres.arrival import arriving  # its library is an optional one
    except ImportError as error:
        raise MissingLibrary() from error
    instance = Instance(file.resolve())  # noqa: ASYNC240  # nothing else runs
    try:
        instance.hold()
        try:
            source = sqlite3.connect(read_only(file), uri=True, timeout=5, isolation_level=None)
            with closing(source):
                async with arriving(address) as arrival:
                    await _copy(source, arrival, progress)
                    yield arrival
        finally:
            remove_empty_log(file.resolve())  # noqa: ASYNC240  # nothing else runs
    except sqlite3.Error as error:
        raise store_error(error) from error
    finally:
        instance.release()


async def _copy(source: sqlite3.Connection, arrival: "Arrival", progress: Progress) -> None:
    """Copies all rows; raises DamagedDatabase if not as many have arrived."""
    source.execute("BEGIN")
    there = {name for (name,) in source.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    tables = [table for table in arrival.columns if table in there]
    if unknown := there - {*tables, *OF_THE_FILE}:
        raise ForeignDatabase(f"tables that a server has not: {', '.join(sorted(unknown))}")
    counts = {table: _number(source, f"SELECT count(*) FROM {table}") for table in tables}  # noqa: S608 - our names
    done, total = 0, sum(counts.values())
    for table in tables:
        names = ", ".join(arrival.columns[table])
        cursor = source.execute(f"SELECT {names} FROM {table}")  # noqa: S608 - our names
        while rows := cursor.fetchmany(AT_ONCE):
            await arrival.copy(table, rows)
            done += len(rows)
            progress(done, total)
        if await arrival.count(table) != counts[table]:
            raise DamagedDatabase(f"{table}: not all rows have arrived")
    await arrival.number_on()


def _number(source: sqlite3.Connection, sql: str) -> int:
    row: Any = source.execute(sql).fetchone()
    return int(row[0])
