"""The part of the store that every press reads: messages, people, places. Keeps their rows in memory."""

import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Final

import aiosqlite
import msgspec

from db import queries
from db.connections import one
from db.errors import StoreError, reported
from db.memory import Memory
from db.rows import MessageRow
from db.writer import Writer

Change = Callable[[bytes | None], bytes]
"""Returns the new bytes for the stored bytes, or for None."""
MOST: Final = 10_000
"""Number of people and of places in memory."""
MOST_TABLES: Final = 2_000
"""Number of tables whose messages are in memory."""


class Remembered:
    """Base class of `Store`. With `alone` no other process writes, so that rows in memory are current."""

    def __init__(self, reader: aiosqlite.Connection, writer: Writer, *, alone: bool) -> None:
        self._reader = reader
        self._writer = writer
        self._people: Memory[bytes | None] = Memory(MOST * alone)
        self._places: Memory[bytes | None] = Memory(MOST * alone)
        self._messages: Memory[tuple[MessageRow, ...]] = Memory(MOST_TABLES * alone)

    # Messages

    async def messages(self, table: int) -> tuple[MessageRow, ...]:
        """The messages that show a table, by slot."""

        async def read() -> tuple[MessageRow, ...]:
            return tuple(MessageRow(*row) for row in await self._read(queries.MESSAGES, (table,)))

        return await self._messages.get(table, read)

    async def shown(self, message: MessageRow) -> None:
        """Stores a message in place of the one in its slot."""
        await self._tell(queries.SHOWN, msgspec.structs.astuple(message), message.slot, (message,))

    async def forget(self, table: int, slot: str) -> None:
        """Deletes the message in a slot."""
        await self._tell(queries.FORGET, (table, slot), slot, ())

    async def _tell(self, sql: str, values: Sequence[Any], slot: str, new: tuple[MessageRow, ...]) -> None:
        """Writes to the messages of the table `values[0]`, where `new` takes the slot."""

        def changed(rows: tuple[MessageRow, ...]) -> tuple[MessageRow, ...]:
            left = (row for row in rows if row.slot != slot)
            return tuple(sorted((*left, *new), key=lambda row: row.slot))

        await self._write(sql, values, lambda _: self._messages.change(values[0], changed))

    # People and places

    async def person(self, person: int) -> bytes | None:
        """The stored settings of a person."""
        return await self._people.get(person, lambda: self._data(queries.PERSON, person))

    async def change_person(self, person: int, change: Change) -> bytes:
        """Changes the stored settings of a person in one transaction."""
        return await self._change(self._people, queries.PERSON, queries.SET_PERSON, person, change)

    async def place(self, channel: int) -> bytes | None:
        """The stored settings of a channel."""
        return await self._places.get(channel, lambda: self._data(queries.PLACE, channel))

    async def change_place(self, channel: int, change: Change) -> bytes:
        """As `change_person`, for a channel."""
        return await self._change(self._places, queries.PLACE, queries.SET_PLACE, channel, change)

    async def _data(self, sql: str, key: int) -> bytes | None:
        return next((row[0] for row in await self._read(sql, (key,))), None)

    async def _change(
        self, memory: Memory[bytes | None], read: str, write: str, key: int, change: Change
    ) -> bytes:
        async def work(connection: aiosqlite.Connection) -> bytes:
            row = await one(connection, read, (key,))
            data = change(row[0] if row else None)
            await connection.execute(write, (key, data))
            return data

        return await self._writer.work(work, lambda data: memory.put(key, data))

    async def _read(self, sql: str, values: Sequence[Any]) -> Iterable[Any]:
        try:
            return await self._reader.execute_fetchall(sql, values)
        except sqlite3.Error as error:
            raise reported("not read", error) from error
        except ValueError as error:  # aiosqlite: the connection is closed
            raise StoreError("closed") from error

    async def _write(
        self, sql: str, values: Sequence[Any], kept: Callable[[Any], None] | None = None
    ) -> None:
        def work(connection: aiosqlite.Connection) -> Awaitable[Any]:
            return connection.execute(sql, values)

        await self._writer.work(work, kept)
