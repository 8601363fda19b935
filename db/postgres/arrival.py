"""An empty database into which all rows of another one are copied, in one transaction."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, Self

import asyncpg

from db import queries
from db.errors import NotEmpty, Refused
from db.postgres.dialect import translated
from db.postgres.errors import ANY, store_error
from db.postgres.migrate import prepare
from db.postgres.session import Session
from db.rows import EntryRow, TableRow

WITHIN: Final = 10.0
"""Seconds for a connection, and for the lock that no other process may hold."""
_COLUMNS: Final = """
SELECT table_name, column_name, is_identity = 'YES' FROM information_schema.columns
WHERE table_schema = current_schema() AND table_name NOT IN ('migrations', 'origin', 'inbox')
ORDER BY table_name <> 'tables', table_name, ordinal_position
"""
_NEXT: Final = """
SELECT setval(pg_get_serial_sequence('{table}', '{column}'), greatest(1, max({column})), count(*) > 0)
FROM {table}
"""


class Arrival:
    """Create with `arriving`. Methods raise StoreError."""

    def __init__(self, connection: Any, columns: Sequence[tuple[str, str, bool]]) -> None:
        self._connection = connection
        self._numbered = [(table, column) for table, column, is_numbered in columns if is_numbered]
        self.columns: dict[str, list[str]] = {}
        """The columns of each table, `tables` first, to which others refer."""
        for table, column, _ in columns:
            self.columns.setdefault(table, []).append(column)

    @classmethod
    async def begin(cls, connection: Any) -> Self:
        """Raises NotEmpty if there is a row."""
        found = [tuple(row) for row in await connection.fetch(_COLUMNS)]
        self = cls(connection, found)
        for table in self.columns:
            if await self.count(table):
                raise NotEmpty(table)
        return self

    async def count(self, table: str) -> int:
        """Number of rows of a table."""
        return int(await self._connection.fetchval(f"SELECT count(*) FROM {table}"))  # noqa: S608 - our names

    async def copy(self, table: str, rows: Sequence[Sequence[Any]]) -> None:
        """Adds rows to a table, in the order of its `columns`."""
        await self._connection.copy_records_to_table(table, records=rows, columns=self.columns[table])

    async def number_on(self) -> None:
        """Makes new rows have numbers after those that were copied."""
        for table, column in self._numbered:
            await self._connection.fetch(_NEXT.format(table=table, column=column))

    async def open_numbers(self) -> list[int]:
        """The numbers of the open tables."""
        return [row[0] for row in await self._connection.fetch(queries.OPEN_NUMBERS)]

    async def table(self, number: int) -> tuple[TableRow, tuple[EntryRow, ...]]:
        """A table with its log."""
        row = await self._connection.fetchrow(translated(queries.TABLE), number)
        entries = await self._connection.fetch(translated(queries.ENTRIES), number)
        return TableRow(*row), tuple(EntryRow(*entry) for entry in entries)


@asynccontextmanager
async def arriving(address: str) -> AsyncIterator[Arrival]:
    """A context whose rows are committed at its end, or none of them if it raises.

    The tables are made, or migrated, before; they stay. Raises NotEmpty, StoreInUse while a process uses the
    database, NewerDatabase, ForeignDatabase, DamagedDatabase, StoreError.
    """
    session = Session({"dsn": address, "timeout": WITHIN}, alone=True, within=WITHIN)
    try:
        connection = await session.open(WITHIN)
        await prepare(connection)
        async with connection.transaction():
            yield await Arrival.begin(connection)
    except asyncpg.DataError as error:  # its text has the value
        raise Refused(why=type(error).__name__) from error
    except ANY as error:
        raise store_error(error) from error
    finally:
        await session.close()
