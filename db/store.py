"""The store: everything that is kept, by what it means. Contains no game logic, and nothing of an engine."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Self, TypeVar

import msgspec

from db import invitations, queries
from db.access import Access
from db.engine import Engine, Link, one
from db.errors import Failures, StoreError
from db.personal.store import Personal
from db.remembered.messages import Messages
from db.remembered.seats import Seats
from db.remembered.settings import Settings
from db.rows import (
    DueRow,
    EntryRow,
    Fate,
    FiguresRow,
    GameRow,
    Opened,
    Opening,
    OpenRow,
    RatedRow,
    Slot,
    Step,
    TableRow,
)
from db.shares import Cluster, Holding, Shares

log = logging.getLogger(__name__)

T = TypeVar("T")
ALL: Final = 2**31 - 1
"""More rows than there are."""
UNSURE: Final = 2.0
"""Seconds for which a step is made again if it is not known whether it was stored."""
AGAIN: Final = 0.1
"""Seconds between two attempts."""


class Store:
    """Create with `db.open_store`. Every method may raise StoreError; then nothing has changed."""

    def __init__(self, engine: Engine) -> None:
        self.shares = Shares()
        self.cluster: Cluster | None = None
        self.holding: Holding | None = None
        self._engine = engine
        self._access = Access(engine)
        self._writer = self._access.writer
        self.messages = Messages(self._access)
        self.seats = Seats(self._access)
        self.settings = Settings(self._access)
        self.personal = Personal(self._access, self.messages, self.seats, self.settings)
        engine.on_new_connection(self._forget_all)

    def _forget_all(self) -> None:
        """Removes all rows from memory, so that they are read again."""
        self.messages.clear()
        self.seats.clear()
        self.settings.clear()

    @classmethod
    async def start(cls, engine: Engine, *, is_new: bool, cluster: Cluster | None = None) -> Self:
        """The store of an engine, which it closes with itself. With `cluster` others have other shards."""
        store = cls(engine)
        store._writer.start()
        try:
            if cluster is not None:
                store.cluster = cluster
                store.shares = Shares(cluster.part.count, cluster.own)
                store.holding = Holding(cluster)
                await store.holding.start()
            ((count,),) = await store._access.read(queries.COUNT_OPEN_TABLES, (), slow=True)
            if is_new:
                log.info("new database")
            else:
                log.info("%d open tables", count)
        except BaseException:
            await store.close()
            raise
        return store

    @property
    def first_question(self) -> int:
        """What is added to the numbers of questions outside of this database: another after each restore."""
        return self._engine.first_question

    def _shards(self) -> tuple[int, str]:
        """`Shares.values`. Raises StoreError unless it is sure that no other process has these shards."""
        if self.holding is not None and not self.holding.is_sure:
            raise StoreError("down", "not sure of the shards")
        return self.shares.values

    def holds(self, guild: int) -> bool:
        """Whether a server is of the shards of this process, and no other process can have them."""
        return self.holding is not None and self.holding.is_sure and self.shares.has(guild)

    async def close(self) -> None:
        """Writes what is pending and closes the database."""
        await self.messages.close()
        if self.holding is not None:
            self.holding.close()
        await self._writer.close()
        await self._engine.close()

    # Steps

    async def keep(self, step: Step) -> Fate:
        """Stores a step, in one transaction with other pending steps.

        If the answer was lost, a step without a press may be `stale` because it was stored.
        """
        fate, is_again = await _settled(lambda: self._keep(step))
        return "kept" if is_again and fate == "repeated" else fate

    async def _keep(self, step: Step) -> Fate:
        if step.moved is None:
            return await self._writer.step(step, lambda own: self.seats.note(step, own))
        return await self._writer.work(
            lambda link: self._move(link, step), lambda _: self.seats.changed(step.table)
        )

    async def reach(self) -> None:
        """Waits for a write. After it, it is certain which of those before it were stored."""
        await self._writer.statement(queries.NOTHING, ())

    async def _move(self, link: Link, step: Step) -> Fate:
        """Stores a step that moves its table to another channel, if no open table is there."""
        row = await one(link, queries.OPEN_IN_CHANNEL, (step.moved,))
        if row and row[0] != step.table:
            return "taken"
        fate = await link.keep(step)
        if fate == "kept":
            await link.run(queries.MOVE_TABLE, (step.moved, step.table))
        return fate

    async def open_table(self, opening: Opening) -> Opened:
        """Stores a new table, if its channel is free and the host has not too many open tables."""
        opened, is_again = await _settled(lambda: self._writer.work(lambda link: self._open(link, opening)))
        is_first = is_again and opened.why == "repeated"
        return msgspec.structs.replace(opened, why="kept") if is_first else opened

    async def _open(self, link: Link, opening: Opening) -> Opened:
        step = opening.step
        await link.lock("host", step.host)
        if row := await one(link, queries.TABLE_OF_PRESS, (step.press,)):
            return Opened(row[0], "repeated")
        is_here = opening.place == "channel"
        if is_here and await one(link, queries.OPEN_IN_CHANNEL, (opening.channel,)):
            return Opened(0, "taken")
        row = await one(link, queries.OPEN_TABLES_OF_HOST, (step.host,))
        if row and row[0] >= opening.most:
            return Opened(0, "saturated")
        if opening.guests and not await invitations.send(link, opening):
            return Opened(0, "silenced")
        table = int((await one(link, self._engine.open_table, opening.values))[0])
        await link.keep(msgspec.structs.replace(step, table=table))
        return Opened(table, "kept")

    # Tables

    async def table(self, table: int) -> TableRow | None:
        row = await self._access.first(queries.TABLE, (table,))
        return TableRow(*row) if row else None

    async def entries(self, table: int) -> tuple[EntryRow, ...]:
        return await self._access.all(EntryRow, queries.ENTRIES, (table,))

    async def length(self, table: int, press: int | None) -> tuple[int, bool]:
        """Number of entries of the table's log, and whether any log contains the press."""
        ((length, pressed),) = await self._access.read(queries.LENGTH, (table, press))
        return length or 0, bool(pressed)

    async def in_channel(self, channel: int) -> int | None:
        """The open table of the channel, else its last one."""
        return await self._access.number(queries.LAST_IN_CHANNEL, (channel,))

    async def of_person(self, person: int) -> tuple[int, ...]:
        """The open tables of a person: those that wait for them first, by urgency."""
        return await self._access.values(queries.TABLES_OF_PERSON, (person,))

    async def games_of(
        self, person: int, game: str | None, other: int | None, before: int | None, most: int
    ) -> tuple[GameRow, ...]:
        """Games that a person sits in and that have begun, the latest first: of one game, with another."""
        values = (person, game, other, before, most)
        return await self._access.all(GameRow, queries.GAMES_OF_PERSON, values)

    async def games_in(
        self, channel: int, game: str | None, person: int | None, before: int | None, most: int
    ) -> tuple[GameRow, ...]:
        """Games of a channel that have begun, the latest first: of one game, with a person."""
        values = (channel, game, person, before, most)
        return await self._access.all(GameRow, queries.GAMES_IN_CHANNEL, values)

    # Messages

    async def slots_behind(self) -> tuple[tuple[int, Slot], ...]:
        """Outdated messages of own tables as table and slot, and missing boards and hands of open ones."""
        await self.messages.flush()
        rows = await self._access.read(queries.SLOTS_BEHIND, self._shards(), slow=True)
        return tuple((table, Slot(*slot)) for table, *slot in rows)

    # What is due

    async def due(self, kinds: Sequence[str], now: int, most: int = ALL) -> tuple[DueRow, ...]:
        """Up to `most` rows of each kind that are due at own tables, by kind, the longest due first."""
        values = (now, most, *self._shards())
        return await self._access.all(DueRow, queries.due(tuple(kinds)), values)

    async def dues_of(self, table: int) -> tuple[DueRow, ...]:
        """Everything that is due at a table, now or later."""
        return await self._access.all(DueRow, queries.DUES_OF_TABLE, (table,))

    async def take_due(self, due: DueRow) -> bool:
        """Deletes a due row; False if it does not exist."""

        async def take(link: Link) -> bool:
            at = (due.table, due.kind, due.wait, due.seat)
            return await one(link, queries.TAKE_DUE, at) is not None

        return await self._writer.work(take, lambda _: self.seats.changed(due.table))

    async def turn_into(self, due: DueRow, kind: str, at: int, since: int) -> None:
        """Changes kind and times of a due row."""
        values = (kind, at, since, due.table, due.kind, due.wait, due.seat)
        await self._writer.statement(queries.TURN_INTO, values, lambda _: self.seats.changed(due.table))

    async def recount_clocks(self, person: int) -> None:
        """Makes a person's clocks due now, to be computed again after a change of their hours."""
        await self._writer.statement(queries.RECOUNT_CLOCKS, (person,), lambda _: self.seats.clear())

    async def remind_plans(self, person: int, at: int, since: int) -> None:
        """Makes a planned or forced move due at this time wherever a table waits for the person."""
        await self._writer.statement(queries.REMIND_PLANS, (person, at, since), lambda _: self.seats.clear())

    async def last_heartbeat(self) -> int | None:
        """Time of the last heartbeat of this share, the earliest of its shards; else the newest of any."""
        return self.shares.since(dict(await self._access.read(queries.HEARTBEATS, ())))

    async def heartbeat(self, at: int, lost: int = 0, last: int = 0) -> None:
        """Stores a heartbeat. Adds the `lost` seconds since `last` to what is due at own tables."""
        self._shards()
        await self._beat(self.shares, at, lost, last)

    async def adopt(self, shard: int, at: int, least: int) -> None:
        """Adds a shard to this share. Gives back the time that nobody had it, if above `least` seconds."""
        taken = self.shares.only(shard)
        last = taken.since(dict(await self._access.read(queries.HEARTBEATS, ())))
        lost = 0 if last is None or abs(at - last) <= least else at - last
        await self._beat(taken, at, lost, at - lost)
        self.shares = self.shares.add(shard)

    async def _beat(self, shares: Shares, at: int, lost: int, last: int) -> None:
        async def work(link: Link) -> None:
            if lost:
                await link.run(queries.GIVE_BACK, (lost, last, *shares.values), slow=True)
                await link.run(queries.GIVE_BACK_SUSPENDED, (lost, *shares.values), slow=True)
            for key in shares.keys:
                await link.run(queries.HEARTBEAT, (key, at))

        await self._writer.work(work, lambda _: self.seats.clear() if lost else None)

    async def is_anything_due(self) -> bool:
        """Whether anything may come due at any table."""
        return await self._access.value(queries.ANY_DUE, ()) is not None

    async def guild_of(self, table: int) -> int | None:
        """The server of a table; 0 for one in direct messages."""
        return await self._access.number(queries.GUILD, (table,))

    async def person_in(self, table: int, seat: int) -> int | None:
        """The person who holds a seat."""
        return await self._access.number(queries.PERSON_IN_SEAT, (table, seat))

    async def notices_since(self, person: int, after: int) -> tuple[int, int | None]:
        """Number of notices sent to a person after a time, and the time of the first of them."""
        ((count, first),) = await self._access.read(queries.NOTICES_SINCE, (person, after))
        return count, first

    async def count_notice(self, person: int, at: int, forget: int) -> None:
        """Counts a notice, and deletes the counts up to the time `forget`."""

        async def work(link: Link) -> None:
            await link.run(queries.FORGET_NOTICES, (forget,))
            await link.run(queries.COUNT_NOTICE, (person, at))

        await self._writer.work(work)

    async def answer_invitations(self, host: int, person: int | None) -> None:
        """Stores that a person has answered all invitations of a host."""
        await self._writer.statement(queries.ANSWER_INVITATIONS, (host, person))

    @property
    def failures(self) -> Failures:
        """What has failed of reads and writes."""
        return self._access.failures

    async def counts(self) -> dict[tuple[str, str], int]:
        """Number of tables by game and phase."""
        rows = await self._access.read(queries.COUNTS, (), slow=True)
        return {(game, phase): count for game, phase, count in rows}

    async def open_tables(self) -> tuple[OpenRow, ...]:
        """All open own tables in channels."""
        return await self._access.all(OpenRow, queries.OPEN_TABLES, self._shards(), slow=True)

    async def open_in(self, channel: int) -> OpenRow | None:
        """The open table of a channel."""
        row = await self._access.first(queries.OPEN_TABLE_IN, (channel,))
        return OpenRow(*row) if row else None

    async def is_suspended(self, table: int) -> bool:
        """Returns whether a table is suspended."""
        return await self._access.value(queries.WHY_SUSPENDED, (table,)) is not None

    async def suspend(self, tables: Sequence[int], why: str, at: int) -> None:
        """Suspends tables: nothing there is due until they are resumed."""

        async def work(link: Link) -> None:
            for table in tables:
                await link.run(queries.SUSPEND, (table, at, why))

        await self._writer.work(work)

    async def resume(self, tables: Sequence[int], at: int) -> None:
        """Resumes tables. Adds the time of the suspension to everything due there."""

        async def work(link: Link) -> None:
            for table in tables:
                await link.run(queries.RESUME, (table, at))
                await link.run(queries.END_SUSPENSION, (table,))

        await self._writer.work(work, lambda _: self.seats.changed(*tables))

    async def put_off(self, due: DueRow, at: int) -> None:
        """Changes the time of a due row."""
        values = (at, due.table, due.kind, due.wait, due.seat)
        await self._writer.statement(queries.PUT_OFF, values, lambda _: self.seats.changed(due.table))

    async def figures(self, person: int) -> tuple[FiguresRow, ...]:
        """Statistics of a person's finished games, the oldest first."""
        return await self._access.all(FiguresRow, queries.FIGURES, (person,))

    async def rated(self, guild: int, game: str, after: int = 0) -> tuple[RatedRow, ...]:
        """Results of the rated games of one kind in a server, the oldest first; those with larger ids."""
        return await self._access.all(RatedRow, queries.RATED, (guild, game, after))

    async def rated_games(self, guild: int) -> tuple[str, ...]:
        """The games of which a server has rated results."""
        return await self._access.values(queries.RATED_GAMES, (guild,))

    async def rated_places(self, person: int) -> tuple[tuple[int, str], ...]:
        """The servers and games in which a person has rated results."""
        return tuple((row[0], row[1]) for row in await self._access.read(queries.RATED_PLACES, (person,)))

    async def set_figures(self, person: int, table: int, seat: int, data: str) -> None:
        """Replaces the figures, as JSON, of a person's seat in a finished game; does nothing without any."""
        await self._writer.statement(queries.SET_FIGURES, (data, person, table, seat))


async def _settled(write: Callable[[], Awaitable[T]]) -> tuple[T, bool]:
    """The result of a write, and whether it was made again because the answer to the first was lost.

    Entry number and press keep it from being stored twice. Raises StoreError; `unsure` if there is no answer
    within `UNSURE` seconds.
    """
    try:
        return await write(), False
    except StoreError as error:
        if error.kind != "unsure":
            raise
    until = time.monotonic() + UNSURE
    while time.monotonic() < until:
        try:
            return await write(), True
        except StoreError as error:
            if error.kind not in ("unsure", "down"):
                break
            await asyncio.sleep(AGAIN)
    raise StoreError("unsure")
