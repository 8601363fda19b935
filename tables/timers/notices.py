"""Notices to players: one for each turn, in their own hours, with a daily limit."""

from collections.abc import Mapping
from typing import Final, Literal

from db import DueRow
from games.contract import Seat
from tables.errors import UnreadableTable
from tables.log.commit import ActionLog, kept
from tables.model import deadlines, hours
from tables.model.hours import Hours
from tables.views import HOLIDAY, DueNotice, Person, TableId

KINDS: Final = ("notice", "over", "digest")
"""Kinds of due rows that are notices."""
CEILING: Final = 8
"""Notices that one person gets within a day, over all tables; further ones come in a digest."""
RECENT: Final = 60
"""Seconds after a press within which a person is never called; more where the pace waits longer."""
MOST_PRESSES: Final = 4_096
"""Number of people whose last press is kept."""
WAITS: Final[Mapping[str, Literal["over", "full", "unstarted"]]] = {
    "over": "over",
    deadlines.FULL: "full",
    deadlines.UNSTARTED: "unstarted",
}
"""What a notice is about, by its wait; all other waits are turns."""
HOMES: Final = {"da": "Europe/Copenhagen", "is": "Atlantic/Reykjavik", "nl": "Europe/Amsterdam"}
"""Time zone of a person without one, by language."""


def hours_of(person: Person, opened: int | None = None) -> Hours:
    """The person's active hours; at a table that was opened then, with those holidays that count there."""
    zone = person.zone or HOMES.get(person.language or "", "UTC")
    spans = () if opened is None else person.rested
    if person.away_until > person.away_from:
        spans = (*spans, (person.away_from, person.away_until))
    counted = spans if opened is None else hours.first(spans, opened, HOLIDAY * hours.DAY)
    return Hours(zone, person.quiet, person.weekends, counted)


class Notices:
    """Lists due notices. A notice stays stored until it is cleared, so after a crash it is due again."""

    def __init__(self, action_log: ActionLog) -> None:
        self._action_log = action_log
        self._store = action_log.store
        self._out: dict[DueNotice, set[DueRow]] = {}
        self._pressed: dict[int, int] = {}

    def note_press(self, person: int) -> None:
        """Notes that a person is there: they press or write at some table."""
        if len(self._pressed) >= MOST_PRESSES:
            self._pressed.clear()
        self._pressed[person] = self._action_log.now()

    async def due(self, now: int) -> tuple[DueNotice, ...]:
        """Notices that have come due, each once: for a turn, for the end of a game, in a digest."""
        found: list[DueNotice] = []
        out = {_key(due) for rows in self._out.values() for due in rows}
        for due in await kept(self._store.due(KINDS, now)):
            notice = await self._readable(due, now) if _key(due) not in out else None
            if notice is not None:
                self._out.setdefault(notice, set()).add(due)
                found.append(notice)
        return tuple(dict.fromkeys(found))

    async def clear(self, notice: DueNotice) -> None:
        """Clears a notice that was sent or is obsolete."""
        now = self._action_log.now()
        for due in self._out.pop(notice, ()):
            if await kept(self._store.take_due(due)):
                await kept(self._store.count_notice(notice.person, now, now - hours.DAY))

    def retry(self, notice: DueNotice) -> None:
        """Makes a notice that could not be sent due again."""
        self._out.pop(notice, None)

    async def _readable(self, due: DueRow, now: int) -> DueNotice | None:
        """The notice of a row; puts it off for a day if its table cannot be read."""
        try:
            return await self._notice(due, now)
        except UnreadableTable:
            await kept(self._store.put_off(due, now + hours.DAY))
            return None

    async def _notice(self, due: DueRow, now: int) -> DueNotice | None:
        """The notice of a row, or None if it is put off or obsolete."""
        holder = await kept(self._store.person_in(due.table, due.seat))
        if holder is None:
            await kept(self._store.take_due(due))
            return None
        person = await self._action_log.person(holder)
        later = await self._later(person, due, now)
        if later is not None:
            await kept(self._store.turn_into(due, later[0], later[1], due.since))
            return None
        if person.notify == "off":
            await kept(self._store.take_due(due))
            return None
        is_digest = due.kind == "digest"
        cached = await self._action_log.cache.get(TableId(due.table))
        return DueNotice(
            TableId(due.table),
            Seat(due.seat),
            holder,
            how="dm" if is_digest or person.notify in ("dm", "digest") else "ping",
            what=WAITS.get(due.wait, "turn"),
            digest=is_digest,
            # The table must not see that something else than a turn waits.
            private=any(wait.id == due.wait and wait.pace != "turn" for wait in cached.table.waits),
        )

    async def _later(self, person: Person, due: DueRow, now: int) -> tuple[str, int] | None:
        """The kind and time to which a notice is put off; None if it may be sent now."""
        cached = await self._action_log.cache.get(TableId(due.table))
        own = hours_of(person, cached.opened)
        is_turn = any(wait.id == due.wait and wait.pace == "turn" for wait in cached.table.waits)
        pressed = self._pressed.get(person.id)
        if is_turn and due.kind == "notice" and pressed is not None:
            later = pressed + max(RECENT, self._action_log.patience(cached.table.pace))
            if later > now:
                return due.kind, later
        if cached.table.pace == "live" or person.notify == "off":
            return None
        if due.kind != "digest" and person.notify == "digest":
            return "digest", hours.next_morning(now, own)
        at = hours.awake(now, own)
        if at > now:
            return due.kind, at
        count, _ = await kept(self._store.notices_since(person.id, now - hours.DAY))
        count += sum(len(rows) for notice, rows in self._out.items() if notice.person == person.id)
        if due.kind != "digest" and count >= CEILING:
            return "digest", hours.next_morning(now, own)
        return None


def _key(due: DueRow) -> tuple[int, str, str, int]:
    return due.table, due.kind, due.wait, due.seat
