"""What is stored about a person: its export and its deletion. Also deletes old games."""

import re
import secrets
import time
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

import msgspec

from db import EntryRow
from tables.log.commit import ActionLog, kept
from tables.log.ratings import Ratings
from tables.model.settings import changed, read
from tables.model.table import Setup
from tables.views import Person, Server, TableId

FORMAT: Final = 1
"""Format of exports."""
NUMBERS: Final = ("server", "channel", "message", "press")
"""Discord's numbers: exported as text, because JavaScript rounds them."""
TIMES: Final = ("at", "since", "until", "opened", "away_from", "away_until", "dm_closed_until")
NAMES: Final = {
    "saved": "saved answers",
    "leaving": "tables to be left when they are over",
    "invitable": "invitations",
    "refused": "people refused",
}
"""Settings whose stored names say little."""
OTHERS: Final = re.compile(r"\d{15,}")
HIDDEN: Final = "(number of another)"
HASHED: Final = ("start", "move", "lapse", "option", "strength", "cut")
"""Kinds of entries whose text is in the record and its hashes. None of them names a person."""
SWEPT: Final = 50
"""Games that one sweep deletes at most."""


class Personal:
    """Exports and deletes what is stored about people. Methods raise NotSaved."""

    def __init__(self, action_log: ActionLog) -> None:
        self._action_log = action_log
        self._store = action_log.store

    async def export(self, person: int) -> dict[str, Any]:
        """Everything stored about a person, ready for JSON. Contains no hand but what they did themselves."""
        rows = await kept(self._store.personal.rows(person))
        settings = [msgspec.msgpack.decode(row["data"]) for row in rows.pop("settings")]
        return {
            "format": FORMAT,
            "person": str(person),
            "made": _moment(self._action_log.now()),
            "settings": {
                NAMES.get(name, name): _shown(name, value)
                for each in settings
                for name, value in each.items()
                if name != "id"
            },
            **{name: [_readable(row, person) for row in found] for name, found in rows.items()},
            "ratings": [
                {"server": str(guild), "game": game, "rating": each.points, "games": each.games}
                for guild, game, each in await Ratings(self._action_log).of_person(person)
            ],
            "named at tables": list(await kept(self._store.personal.tables_naming(person))),
            "muted in servers": [str(guild) for guild in await self._muted_in(person)],
        }

    async def _muted_in(self, person: int) -> list[int]:
        servers = await kept(self._store.settings.all("servers"))
        return [guild for guild, data in servers if person in read(data, Server()).muted]

    async def forget(self, person: int) -> None:
        """Deletes a person's settings and preparations, and their number from tables that are over.

        Where a game still runs the number stays until its end, because it says which hands they have seen.
        The moderators' list of muted members stays. Can be repeated after a failure.
        """
        await kept(self._store.personal.note_erased(person, self._action_log.now()))
        named = await kept(self._store.personal.tables_naming(person))
        left = msgspec.msgpack.encode(Person(person, leaving=named)) if named else None
        await kept(self._store.personal.forget_person(person, left))
        await self._settle(Person(person, leaving=named))
        await kept(self._store.heartbeat(self._action_log.now() + 1))  # from here on it knows of this

    async def forget_again(self) -> None:
        """Deletes those once more who were deleted since the last heartbeat that the database knows."""
        last = await kept(self._store.last_heartbeat())
        for person in await kept(self._store.personal.erased_since(last)) if last is not None else ():
            await self.forget(person)

    async def sweep(self, now: float, keep_games: float = 0.0) -> int:
        """Finishes deletions whose games are over; deletes games that ended `keep_games` days ago (0: none).

        Returns the number of deleted games.
        """
        for person, data in await kept(self._store.settings.all("people")):
            known = read(data, Person(person))
            if known.leaving:
                await self._settle(known)
        if not keep_games:
            return 0
        old = await kept(self._store.personal.old_games(int(now - 86_400 * keep_games), SWEPT))
        for table in old:
            async with self._action_log.cache.lock(TableId(table)):
                await kept(self._store.personal.drop_game(table))
                self._action_log.cache.drop(TableId(table))
        return len(old)

    async def _settle(self, known: Person) -> None:
        """Replaces the number of a person at those tables that they leave and that are over."""
        over = await kept(self._store.personal.over(known.leaving))
        for table in over:
            await self._rename(TableId(table), known.id)
        if over:
            await self._left(known.id, over)

    async def _left(self, person: int, tables: Sequence[int]) -> None:
        now = await self._action_log.person(person)
        now = replace(now, leaving=tuple(table for table in now.leaving if table not in tables))
        if now == Person(person):
            await kept(self._store.personal.drop_person(person))
        else:
            change = partial(changed, unset=Person(person), change=lambda _: now)
            await kept(self._store.settings.change("people", person, change))

    async def _rename(self, table: TableId, person: int) -> None:
        """Puts a random negative number in a person's place, the same in state and log.

        The log still leads to the state, and the record is unchanged: it contains no person.
        """
        alias = -1 - secrets.randbelow(2**31)
        async with self._action_log.cache.lock(table):
            row = await kept(self._store.table(table))
            if row is None or not row.length:
                return
            entries = await kept(self._store.entries(table))
            pairs = [(entry, renamed_entry(entry, person, alias)) for entry in entries]
            changed = [new for old, new in pairs if new != old]
            snapshot = renamed(row.snapshot, person, alias)
            await kept(self._store.personal.rename_at(table, person, alias, snapshot, changed))
            self._action_log.cache.drop(table)


def renamed(data: bytes, person: int, alias: int) -> bytes:
    """The msgpack value with another number in the person's place, as a number or as text."""

    def walk(value: Any) -> Any:
        if isinstance(value, list):
            return [walk(each) for each in value]
        if isinstance(value, dict):
            return {key: walk(each) for key, each in value.items()}
        if value == str(person):
            return str(alias)
        return alias if type(value) is int and value == person else value

    return msgspec.msgpack.encode(walk(msgspec.msgpack.decode(data)))


def renamed_entry(entry: EntryRow, person: int, alias: int) -> EntryRow:
    """The entry with another number in the person's place."""
    is_hashed = entry.kind in HASHED
    text = entry.text if is_hashed else re.sub(rf"(?<!\d){person}(?!\d)", str(alias), entry.text)
    who = alias if entry.person == person else entry.person
    events = renamed(entry.events, person, alias)
    return msgspec.structs.replace(entry, person=who, text=text, events=events)


def _readable(row: dict[str, Any], person: int) -> dict[str, Any]:
    """A row for people: times in UTC, Discord's numbers and bytes as text, without the numbers of others."""
    if row.get("kind") == "open":
        setup = msgspec.json.decode(row["text"], type=Setup)
        row = row | {"text": {"options": setup.options, "pace": setup.pace}}
    elif "kind" in row and "text" in row and row["kind"] not in HASHED:
        text = OTHERS.sub(lambda found: found[0] if found[0] == str(person) else HIDDEN, row["text"])
        row = row | {"text": text}
    return {name: _shown(name, value) for name, value in row.items()}


def _shown(name: str, value: Any) -> Any:
    """A value for people; None for the server, channel or time that there is not."""
    if value is None or (not value and name in (*NUMBERS, *TIMES)):
        return None
    if name in TIMES:
        return _moment(value)
    if name == "refused":  # numbers of others
        return len(value)
    if name in NUMBERS:
        return str(value)
    return value.decode(errors="backslashreplace") if isinstance(value, bytes) else value


def _moment(at: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at))
