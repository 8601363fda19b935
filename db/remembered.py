"""The part of the store that every press reads. Keeps its rows in memory.

Messages, settings; and what people have at their seats: drafts, plans, clocks.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar, get_args

import msgspec

from db import queries
from db.engine import Engine, Link, one
from db.errors import StoreError, report
from db.memory import Memory
from db.rows import DueRow, Message, Own, Owner, OwnRows, Slot, Step, message
from db.shares import Cluster, Holding, Shares
from db.writer import Writer

T = TypeVar("T")
Change = Callable[[bytes | None], bytes]
"""Returns the new bytes for the stored bytes, or for None."""
DraftAt = tuple[int, int, int, int, str]
"""Key of a draft: table, seat, question (0: none), person, name."""
DraftsOfNone = dict[tuple[int, int, str], bytes]
"""The drafts of a table that belong to no question, by seat, person and name."""
MOST: Final = 10_000
"""Number of settings of a kind in memory."""
MOST_TABLES: Final = 2_000
"""Number of tables whose rows are in memory."""
SOON: Final = 0.25
"""Seconds until messages that need not be stored at once are stored together."""
AFTER_FAILURE: Final = 10.0
"""The same after it has failed."""
MOST_AT_ONCE: Final = 500
"""Number of messages in one statement."""


class Remembered:
    """Base class of `Store`."""

    def __init__(self, engine: Engine) -> None:
        alone = engine.is_alone
        self.shares = Shares()
        self.cluster: Cluster | None = None
        self.holding: Holding | None = None
        self._engine = engine
        self._writer = Writer(engine, self._note_own)
        self._writes_at_once = not alone
        self._unwritten: dict[tuple[int, Slot], Message] = {}
        self._flushing: asyncio.Task[None] | None = None
        self._settings: dict[Owner, Memory[bytes | None]] = {
            owner: Memory(MOST * alone) for owner in get_args(Owner)
        }
        self._messages: Memory[tuple[Message, ...]] = Memory(MOST_TABLES * alone)
        self._own_rows: Memory[OwnRows] = Memory(MOST_TABLES * alone)
        self._drafts: Memory[DraftsOfNone] = Memory(MOST_TABLES * alone)
        engine.on_new_connection(self._forget_all)

    def _forget_all(self) -> None:
        """Removes all rows from memory, so that they are read again."""
        for settings in self._settings.values():
            settings.clear()
        self._messages.clear()
        self._own_rows.clear()
        self._drafts.clear()

    # Messages

    async def messages(self, table: int) -> tuple[Message, ...]:
        """The messages that show a table, by slot."""

        async def read() -> tuple[Message, ...]:
            found = await self._read(queries.MESSAGES, (table,))
            rows = map(message, found)
            return tuple(self._unwritten.get((table, row.slot), row) for row in rows)

        return await self._messages.get(table, read)

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
        self._messages.change(message.table, lambda rows: _with(rows, message.slot, (message,)))
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

    async def _flush_last(self) -> None:
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
        values = [value for row in rows for value in row.values]
        await self._write(queries.shown(len(rows)), values, lambda _: self._written(rows))

    def _written(self, rows: Iterable[Message]) -> None:
        """Keeps only what has changed since these rows were read."""
        for row in rows:
            if self._unwritten.get((row.table, row.slot)) is row:
                del self._unwritten[row.table, row.slot]

    async def forget(self, table: int, slot: Slot) -> None:
        """Deletes the message in a slot."""
        self._unwritten.pop((table, slot), None)
        await self._tell(queries.FORGET, (table, *slot), slot, ())

    async def _tell(self, sql: str, values: Sequence[Any], slot: Slot, new: tuple[Message, ...]) -> None:
        """Writes to the messages of the table `values[0]`, where `new` takes the slot."""
        await self._write(
            sql,
            values,
            lambda _: self._messages.change(values[0], lambda rows: _with(rows, slot, new)),
        )

    # Drafts

    async def draft(self, at: DraftAt) -> bytes | None:
        return next((row[0] for row in await self._read(queries.DRAFT, at)), None)

    async def keep_draft(self, at: DraftAt, data: bytes, most: int) -> bool:
        """Stores a draft, in place of an older one; False if the question has `most` already."""

        async def work(link: Link) -> bool:
            await link.lock("drafts", at[0])
            row = await one(link, queries.DRAFTS_OF_QUESTION, at[:3])
            if row and row[0] >= most:
                return False
            await link.run(queries.KEEP_DRAFT, (*at, data))
            return True

        return await self._writer.work(work, lambda _: self._drafts.drop(at[0]))

    async def drop_draft(self, at: DraftAt) -> None:
        await self._write(queries.DROP_DRAFT, at, lambda _: self._drafts.drop(at[0]))

    # What people have at their seats

    async def own(self, table: int, seat: int, person: int, draft: str) -> Own:
        """What a person has at a seat: the draft of that name of no question, plans, clocks."""
        rows = await self._own(table)
        drafts = await self._drafts.get(table, lambda: self._drafts_of_none(table))
        plays = [clock.at for clock in rows.clocks if clock.seat == seat and clock.kind == "plan"]
        return Own(
            draft=drafts.get((seat, person, draft)),
            plans=_plans(rows, seat, person),
            plan_at=min(plays, default=None),
            running=_running(rows, table, seat),
            overtime=_overtime(rows, seat),
        )

    async def plans(self, table: int, seat: int, person: int) -> tuple[str, ...]:
        """The plans of a person at a seat, in their order."""
        return _plans(await self._own(table), seat, person)

    async def running(self, table: int, seat: int) -> DueRow | None:
        """The clock that runs for a seat; of several the one that started first."""
        return _running(await self._own(table), table, seat)

    async def is_overdue(self, table: int, seat: int) -> bool:
        """Returns whether a seat has used its time for the move and its bank is running."""
        return any(c.kind == "bank" and c.seat == seat for c in (await self._own(table)).clocks)

    async def overtime(self, table: int, seat: int) -> tuple[tuple[int, int], ...]:
        """Spans in which a seat has used its bank."""
        return _overtime(await self._own(table), seat)

    async def keep_plans(self, table: int, seat: int, person: int, texts: Sequence[str]) -> None:
        """Replaces the plans of a seat."""

        async def work(link: Link) -> None:
            await link.run(queries.DROP_PLANS, (table, seat))
            for place, text in enumerate(texts):
                await link.run(queries.KEEP_PLAN, (table, seat, person, place, text))

        await self._writer.work(work, lambda _: self._changed(table))

    async def _own(self, table: int) -> OwnRows:
        async def read() -> OwnRows:
            ((data,),) = await self._read(self._engine.own_rows, (table,))
            return _decoded(data)

        return await self._own_rows.get(table, read)

    async def _drafts_of_none(self, table: int) -> DraftsOfNone:
        rows = await self._read(queries.DRAFTS_OF_NO_QUESTION, (table,))
        return {(seat, person, name): data for seat, person, name, data in rows}

    def _note_own(self, step: Step, data: str | None) -> None:
        """Puts the rows of a table into memory as they are after a step; drops them if they are not known."""
        if data is None:
            self._changed(step.table)
        else:
            self._own_rows.put(step.table, _decoded(data))
        if any(not number for _, number in step.closed):
            self._drafts.drop(step.table)

    def _changed(self, *tables: int) -> None:
        """Removes the plans and clocks of tables from memory, so that they are read again."""
        for table in tables:
            self._own_rows.drop(table)

    # Settings

    async def settings(self, owner: Owner, number: int) -> bytes | None:
        """The stored settings of a person, a channel, a server or an application."""

        async def read() -> bytes | None:
            rows = await self._read(queries.settings(owner), (number,))
            return next((row[0] for row in rows), None)

        return await self._settings[owner].get(number, read)

    async def change_settings(self, owner: Owner, number: int, change: Change) -> bytes:
        """Changes stored settings in one transaction."""

        async def work(link: Link) -> bytes:
            await link.lock(owner, number)
            row = await one(link, queries.settings(owner), (number,))
            data = change(row[0] if row else None)
            await link.run(queries.set_settings(owner), (number, data))
            return data

        return await self._writer.work(work, lambda data: self._settings[owner].put(number, data))

    async def _read(self, sql: str, values: Sequence[Any], *, slow: bool = False) -> Sequence[Any]:
        return await _reported(self._engine.read(sql, values, slow=slow))

    async def _named(self, sql: str, values: Sequence[Any]) -> list[dict[str, Any]]:
        return await _reported(self._engine.named(sql, values))

    async def _write(
        self, sql: str, values: Sequence[Any], kept: Callable[[Any], None] | None = None
    ) -> None:
        await self._writer.statement(sql, values, kept)


async def _reported(read: Awaitable[T]) -> T:
    """The result of a read. Logs its StoreError."""
    try:
        return await read
    except StoreError as error:
        report("not read", error)
        raise


def _with(rows: tuple[Message, ...], slot: Slot, new: tuple[Message, ...]) -> tuple[Message, ...]:
    """The rows where `new` takes the slot."""
    left = (row for row in rows if row.slot != slot)
    return tuple(sorted((*left, *new), key=lambda row: row.slot))


def _decoded(data: str) -> OwnRows:
    return msgspec.json.decode(data, type=OwnRows)


def _plans(rows: OwnRows, seat: int, person: int) -> tuple[str, ...]:
    own = sorted((place, text) for at, who, place, text in rows.plans if (at, who) == (seat, person))
    return tuple(text for _, text in own)


def _running(rows: OwnRows, table: int, seat: int) -> DueRow | None:
    """The clock of a seat that started first."""
    clocks = [clock for clock in rows.clocks if clock.seat == seat and clock.kind in ("turn", "bank")]
    first = min(clocks, key=lambda clock: (clock.since, clock.wait), default=None)
    return None if first is None else DueRow(table, *msgspec.structs.astuple(first))


def _overtime(rows: OwnRows, seat: int) -> tuple[tuple[int, int], ...]:
    return tuple(sorted((since, until) for at, since, until in rows.overtime if at == seat))
