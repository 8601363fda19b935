"""What people have at their seats: drafts, plans, clocks."""

from collections.abc import Sequence

import msgspec

from db import queries
from db.access import Access
from db.engine import Link, one
from db.memory import MOST_TABLES, Memory
from db.rows import DueRow, Own, OwnRows, Step

DraftAt = tuple[int, int, int, int, str]
"""Key of a draft: table, seat, question (0: none), person, name."""
DraftsOfNone = dict[tuple[int, int, str], bytes]
"""The drafts of a table that belong to no question, by seat, person and name."""


class Seats:
    """What people have at the seats of all tables. Methods may raise StoreError; then nothing has changed."""

    def __init__(self, access: Access) -> None:
        self._access = access
        size = MOST_TABLES if access.engine.is_alone else 0
        self._rows: Memory[OwnRows] = Memory(size)
        self._drafts: Memory[DraftsOfNone] = Memory(size)

    def clear(self) -> None:
        """Removes all rows from memory, so that they are read again."""
        self._rows.clear()
        self._drafts.clear()

    def drop(self, table: int) -> None:
        """Removes the rows of a table from memory."""
        self._rows.drop(table)
        self._drafts.drop(table)

    # Drafts

    async def draft(self, at: DraftAt) -> bytes | None:
        found: bytes | None = await self._access.value(queries.DRAFT, at)
        return found

    async def keep_draft(self, at: DraftAt, data: bytes, most: int) -> bool:
        """Stores a draft, in place of an older one; False if the question has `most` already."""

        async def work(link: Link) -> bool:
            await link.lock("drafts", at[0])
            row = await one(link, queries.DRAFTS_OF_QUESTION, at[:3])
            if row and row[0] >= most:
                return False
            await link.run(queries.KEEP_DRAFT, (*at, data))
            return True

        return await self._access.writer.work(work, lambda _: self._drafts.drop(at[0]))

    async def drop_draft(self, at: DraftAt) -> None:
        await self._access.writer.statement(queries.DROP_DRAFT, at, lambda _: self._drafts.drop(at[0]))

    # Plans and clocks

    async def own(self, table: int, seat: int, person: int, draft: str) -> Own:
        """What a person has at a seat: the draft of that name of no question, plans, clocks."""

        async def read() -> DraftsOfNone:
            found = await self._access.read(queries.DRAFTS_OF_NO_QUESTION, (table,))
            return {(of, who, name): data for of, who, name, data in found}

        rows, drafts = await self._own(table), await self._drafts.get(table, read)
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

        await self._access.writer.work(work, lambda _: self.changed(table))

    async def _own(self, table: int) -> OwnRows:
        async def read() -> OwnRows:
            ((data,),) = await self._access.read(self._access.engine.own_rows, (table,))
            return _decoded(data)

        return await self._rows.get(table, read)

    def note(self, step: Step, data: str | None) -> None:
        """Puts the rows of a table into memory as they are after a step; drops them if they are not known."""
        if data is None:
            self.changed(step.table)
        else:
            self._rows.put(step.table, _decoded(data))
        if any(not number for _, number in step.closed):
            self._drafts.drop(step.table)

    def changed(self, *tables: int) -> None:
        """Removes the plans and clocks of tables from memory, so that they are read again."""
        for table in tables:
            self._rows.drop(table)


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
