"""Stored settings of people and channels, and people's totals."""

from typing import Any

import msgspec

from tables import views
from tables.log.commit import ActionLog, kept
from tables.log.ratings import Ratings
from tables.model.deadlines import PLAN
from tables.model.statistics import MaySee, totals
from tables.past import PlayerTotals
from tables.personal import Personal
from tables.timers.notices import SETTINGS, Notices, hours_of
from tables.views import Person, Place, TableId


class Settings:
    """Base class of `Tables`. Methods raise NotSaved."""

    def __init__(self, action_log: ActionLog) -> None:
        self._store = action_log.store
        self._moment = action_log.now
        self.notices = Notices(action_log)
        self.personal = Personal(action_log)
        self.ratings = Ratings(action_log)

    async def person(self, person: int) -> Person:
        """The stored settings of a person."""
        return await self.notices.person(person)

    def zone_of(self, known: Person) -> str:
        """The time zone of a person: as they chose, else that of their language."""
        return hours_of(known).zone

    async def away_until(self, person: int) -> int:
        """When the holiday that a person is on ends, in Unix seconds; 0 if they are on none."""
        known = await self.person(person)
        return known.away_until if known.away_from <= self._moment() < known.away_until else 0

    async def set_person(self, person: int, **changes: Any) -> Person:
        """Changes settings by name. Raises msgspec.ValidationError for an invalid value."""
        change = views.change(Person(person), changes)
        data = await kept(self._store.change_person(person, change))
        if SETTINGS & changes.keys():
            await kept(self._store.recount_clocks(person))
        if changes.get("auto"):
            now = self._moment()
            await kept(self._store.remind_plans(person, now + PLAN, now))
        return msgspec.msgpack.decode(data, type=Person)

    async def save_answer(self, person: int, form: str, name: str, text: str) -> None:
        """Saves a form's answer under a name, for this person to use at any table."""
        saved = (await self.person(person)).saved
        await self.set_person(person, saved=saved | {form: saved.get(form, {}) | {name: text}})

    async def totals(
        self, person: int, may_see: MaySee = lambda guild, channel: True
    ) -> tuple[PlayerTotals, ...]:
        """The person's totals by game, over the channels that the reader may see."""
        return totals(await kept(self._store.figures(person)), may_see)

    async def open_in_server(self, guild: int) -> tuple[TableId, ...]:
        """The open tables of a server."""
        rows = await kept(self._store.open_tables())
        return tuple(TableId(row.table) for row in rows if row.guild == guild)

    async def place(self, channel: int) -> Place:
        """The stored settings of a channel."""
        data = await kept(self._store.place(channel))
        return Place() if data is None else msgspec.msgpack.decode(data, type=Place)

    async def set_place(self, channel: int, **changes: Any) -> Place:
        """Changes settings by name. Raises msgspec.ValidationError for an invalid value."""
        change = views.change(Place(), changes)
        return msgspec.msgpack.decode(await kept(self._store.change_place(channel, change)), type=Place)
