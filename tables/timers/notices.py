"""Who is told that a table waits for him: once a turn, in his own hours, and never too often."""

from typing import Final

import msgspec

from db import DueRow
from games.contract import Seat
from tables.errors import UnreadableTable
from tables.log.commit import ActionLog, kept
from tables.model import hours
from tables.model.hours import Hours
from tables.views import Person, Ring, TableId

CEILING: Final = 8
"""How many notices one person gets within a day, over all tables; what is above comes in a digest."""
HOMES: Final = {"da": "Europe/Copenhagen", "is": "Atlantic/Reykjavik", "nl": "Europe/Amsterdam"}
"""Where somebody is taken to live who has named no zone, by his language."""


def hours_of(person: Person) -> Hours:
    """When this person's clocks rest."""
    zone = person.zone or HOMES.get(person.language or "", "UTC")
    away = (person.away_from, person.away_until) if person.away_until > person.away_from else None
    return Hours(zone, person.quiet, person.weekends, away)


class Notices:
    """A notice that has rung stays a row until it is told, so that a crash in between rings it again."""

    def __init__(self, action_log: ActionLog) -> None:
        self._action_log = action_log
        self._store = action_log.store
        self._out: dict[Ring, set[DueRow]] = {}

    async def person(self, person: int) -> Person:
        data = await kept(self._store.person(person))
        return Person(person) if data is None else msgspec.msgpack.decode(data, type=Person)

    async def rings(self, now: int) -> tuple[Ring, ...]:
        """The notices that have come due, each once: for a wait, for the end of a game, in a digest."""
        found: list[Ring] = []
        out = {_key(due) for rows in self._out.values() for due in rows}
        for kind in ("notice", "over", "digest"):
            for due in await kept(self._store.due(kind, now)):
                ring = await self._ring_of(due, now) if _key(due) not in out else None
                if ring is not None:
                    self._out.setdefault(ring, set()).add(due)
                    found.append(ring)
        return tuple(dict.fromkeys(found))

    async def told(self, ring: Ring) -> None:
        """It has been told, or there is nobody to be told any more."""
        now = self._action_log.now()
        for due in self._out.pop(ring, ()):
            if await kept(self._store.take_due(due)):
                await kept(self._store.ring(ring.person, now, now - hours.DAY))

    def untold(self, ring: Ring) -> None:
        """It could not be told: it rings again."""
        self._out.pop(ring, None)

    async def _ring_of(self, due: DueRow, now: int) -> Ring | None:
        """The notice of that row, if it is to be told now; of a table that cannot be read not for a day."""
        try:
            return await self._ring(due, now)
        except UnreadableTable:
            await kept(self._store.put_off(due, now + hours.DAY))
            return None

    async def _ring(self, due: DueRow, now: int) -> Ring | None:
        holder = await kept(self._store.person_in(due.table, due.seat))
        if holder is None:
            await kept(self._store.take_due(due))
            return None
        person = await self.person(holder)
        later = await self._later(person, due, now)
        if later is not None:
            await kept(self._store.turn_into(due, later[0], later[1], due.since))
            return None
        if person.notify == "off":
            await kept(self._store.take_due(due))
            return None
        is_over = due.wait == "over"
        how = "dm" if person.notify == "digest" or due.kind == "digest" else person.notify
        return Ring(
            TableId(due.table),
            Seat(due.seat),
            holder,
            how="dm" if how == "dm" else "ping",
            what="over" if is_over else "turn",
            digest=due.kind == "digest",
            private=await self._is_private(due),
        )

    async def _is_private(self, due: DueRow) -> bool:
        """Whether the table does not know of this wait: an offer, or a call that others have answered."""
        cached = await self._action_log.cache.get(TableId(due.table))
        return any(wait.id == due.wait and wait.pace != "turn" for wait in cached.table.waits)

    async def _later(self, person: Person, due: DueRow, now: int) -> tuple[str, int] | None:
        """The kind and time that a notice is put off to; None where it may come now."""
        own = hours_of(person)
        cached = await self._action_log.cache.get(TableId(due.table))
        if cached.table.pace == "live" or person.notify == "off":
            return None
        if due.kind != "digest" and person.notify == "digest":
            return "digest", hours.next_morning(now, own)
        at = hours.awake(now, own)
        if at > now:
            return due.kind, at
        count, _ = await kept(self._store.rung(person.id, now - hours.DAY))
        count += sum(len(rows) for ring, rows in self._out.items() if ring.person == person.id)
        if due.kind != "digest" and count >= CEILING:
            return "digest", hours.next_morning(now, own)
        return None


def _key(due: DueRow) -> tuple[int, str, str, int]:
    return due.table, due.kind, due.wait, due.seat
