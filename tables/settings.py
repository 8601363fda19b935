"""Stored settings."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from db import Owner
from tables.log.commit import ActionLog, kept
from tables.model import hours
from tables.model.deadlines import PLAN
from tables.model.settings import Change, S, changed, read
from tables.timers.notices import hours_of
from tables.views import Application, Channel, Person, Server

MOST_RESTED: Final = 100
"""Number of past holidays that are kept of a person; the oldest are kept as one."""


class Settings:
    """Settings of people, channels, servers and the application. Methods raise NotSaved."""

    def __init__(self, action_log: ActionLog) -> None:
        self._store = action_log.store
        self._moment = action_log.now
        self.person = action_log.person
        self.people = action_log.people

    def zone_of(self, known: Person) -> str:
        """The time zone of a person: as they chose, else that of their language."""
        return hours_of(known).zone

    def away(
        self, people: Iterable[Person], opened: int | None = None, since: int | None = None
    ) -> dict[int, int]:
        """When the holiday ends, in Unix seconds, that each of these people is on; without those on none.

        With the time at which a table was opened: when it ends to stop the clock there. With that of the last
        public event there it counts until the next one, so that its end shows nobody an unseen move.
        """
        now = self._moment()
        at = now if since is None else since
        return {
            person.id: end
            for person in people
            if person.away_from
            for begin, end in hours_of(person, opened).away
            if begin <= now and at < end and 0 < person.away_from < end
        }

    async def set_person(self, person: int, change: Change[Person]) -> Person:
        """Changes the settings of a person. Raises msgspec.ValidationError for an invalid value."""
        now = self._moment()

        def with_rested(known: Person) -> Person:
            """As changed; a holiday that has begun stays among those that are over."""
            after, span = change(known), (known.away_from, min(known.away_until, now))
            is_over = span[1] > span[0] and span != (after.away_from, after.away_until)
            rested = hours.recent((*known.rested, span), MOST_RESTED)
            return replace(after, rested=rested) if is_over else after

        old, new = await self._set("people", person, Person(person), with_rested)
        if (hours_of(old), old.notify) != (hours_of(new), new.notify):
            await kept(self._store.recount_clocks(person))
        if new.auto and not old.auto:
            await kept(self._store.remind_plans(person, now + PLAN, now))
        return new

    async def save_answer(self, person: int, form: str, name: str, text: str) -> None:
        """Saves a form's answer under a name, for this person to use at any table."""

        def change(known: Person) -> Person:
            answers = known.saved.get(form, {}) | {name: text}
            return replace(known, saved=known.saved | {form: answers})

        await self.set_person(person, change)

    async def channel(self, channel: int) -> Channel:
        """The stored settings of a channel."""
        return read(await kept(self._store.settings.of("channels", channel)), Channel())

    async def set_channel(self, channel: int, change: Change[Channel]) -> None:
        """As `set_person`."""
        await self._set("channels", channel, Channel(), change)

    async def server(self, guild: int) -> Server:
        """The stored settings of a server."""
        return read(await kept(self._store.settings.of("servers", guild)), Server())

    async def set_server(self, guild: int, change: Change[Server]) -> None:
        """As `set_person`."""
        await self._set("servers", guild, Server(), change)

    async def application(self, application: int) -> Application:
        """What is stored of the bot's application at Discord."""
        return read(await kept(self._store.settings.of("applications", application)), Application())

    async def set_application(self, application: int, change: Change[Application]) -> None:
        """As `set_person`."""
        await self._set("applications", application, Application(), change)

    async def _set(self, owner: Owner, number: int, unset: S, change: Change[S]) -> tuple[S, S]:
        """Changes settings in one transaction. Returns those before and after."""
        before: list[bytes | None] = []

        def stored(data: bytes | None) -> bytes:
            before.append(data)
            return changed(data, unset, change)

        after = await kept(self._store.settings.change(owner, number, stored))
        return read(before[-1], unset), read(after, unset)
