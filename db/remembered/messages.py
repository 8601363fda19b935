"""The messages that show tables."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from db import queries
from db.access import Access
from db.errors import StoreError
from db.memory import MOST_TABLES, Memory
from db.rows import Message, Slot, message

SOON: Final = 0.25
"""Seconds until messages that need not be stored at once are stored together."""
AFTER_FAILURE: Final = 10.0
"""The same after it has failed."""
MOST_AT_ONCE: Final = 500
"""Number of messages in one statement."""


class Messages:
    """The messages of all tables. Methods may raise StoreError; then nothing has changed."""

    def __init__(self, access: Access) -> None:
        self._access = access
        self._writes_at_once = not access.engine.is_alone
        self._unwritten: dict[tuple[int, Slot], Message] = {}
        self._flushing: asyncio.Task[None] | None = None
        self._rows: Memory[tuple[Message, ...]] = Memory(MOST_TABLES if access.engine.is_alone else 0)

    def clear(self) -> None:
        """Removes all rows from memory, so that they are read again."""
        self._rows.clear()

    def drop(self, table: int) -> None:
        """Removes the rows of a table from memory."""
        self._rows.drop(table)

    async def of(self, table: int) -> tuple[Message, ...]:
        """The messages that show a table, by slot."""

        async def read() -> tuple[Message, ...]:
            rows = map(message, await self._access.read(queries.MESSAGES, (table,)))
            return tuple(self._unwritten.get((table, row.slot), row) for row in rows)

        return await self._rows.get(table, read)

    async def shown(self, message: Message) -> None:
        """Stores a message in place of the one in its slot."""
        self._unwritten.pop((message.table, message.slot), None)
        await self._tell(queries.shown(1), message.values, message.slot, (message,))

    async def shown_soon(self, message: Message) -> None:
        """Like `shown` for a message that is stored already and shows something newer.

        Written within `SOON` seconds, together with others: if the process dies before, its row is behind,
        and it is looked at again.
        """
        if self._writes_at_once:
            await self.shown(message)
            return
        self._unwritten[message.table, message.slot] = message
        self._rows.change(message.table, lambda rows: _with(rows, message.slot, (message,)))
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush_soon())

    async def _flush_soon(self) -> None:
        """Writes what is unwritten, until nothing is; after a failure again, for as long as it takes."""
        pause = SOON
        while self._unwritten:
            await asyncio.sleep(pause)
            try:
                await self.flush()
                pause = SOON
            except StoreError:  # has been logged
                pause = AFTER_FAILURE
        self._flushing = None

    async def close(self) -> None:
        """Writes what is unwritten, if that is possible; from now on everything is written at once."""
        self._writes_at_once = True
        if self._flushing is not None:
            self._flushing.cancel()
        with suppress(StoreError):  # has been logged; these rows are behind, so that they are looked at again
            while self._unwritten:
                await self.flush()

    async def flush(self) -> None:
        """Writes the messages that are to be written soon, in one statement."""
        rows = tuple(self._unwritten.values())[:MOST_AT_ONCE]
        if not rows:
            return

        def written(_: None) -> None:
            for row in rows:
                if self._unwritten.get((row.table, row.slot)) is row:  # else it has changed meanwhile
                    del self._unwritten[row.table, row.slot]

        values = [value for row in rows for value in row.values]
        await self._access.writer.statement(queries.shown(len(rows)), values, written)

    async def forget(self, table: int, slot: Slot) -> None:
        """Deletes the message in a slot."""
        self._unwritten.pop((table, slot), None)
        await self._tell(queries.FORGET, (table, *slot), slot, ())

    async def _tell(self, sql: str, values: Sequence[Any], slot: Slot, new: tuple[Message, ...]) -> None:
        """Writes to the messages of the table `values[0]`, where `new` takes the slot."""
        await self._access.writer.statement(
            sql, values, lambda _: self._rows.change(values[0], lambda rows: _with(rows, slot, new))
        )


def _with(rows: tuple[Message, ...], slot: Slot, new: tuple[Message, ...]) -> tuple[Message, ...]:
    """The rows where `new` takes the slot."""
    left = (row for row in rows if row.slot != slot)
    return tuple(sorted((*left, *new), key=lambda row: row.slot))
