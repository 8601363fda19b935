"""Ratings of people and teams, computed from the stored results and kept in memory."""

import asyncio
from collections import OrderedDict
from dataclasses import replace
from typing import Final

from tables.errors import BadOption
from tables.log.commit import ActionLog, kept
from tables.model import actions as acts
from tables.model.actions import Action
from tables.model.ratings import ANCHORS, POINTS, PROVISIONAL, Ladder, Rating
from tables.model.settings import changed
from tables.past import RatingChange, Standing
from tables.views import Person, TableId

MOST_LADDERS: Final = 64
"""Number of ladders in memory."""
MANY: Final = 200
"""Number of rows from which on they are computed in a thread."""


class Ratings:
    """The ratings of a database. Methods raise NotSaved."""

    def __init__(self, action_log: ActionLog) -> None:
        self._action_log = action_log
        self._store = action_log.store
        self._ladders: OrderedDict[tuple[int, str], Ladder] = OrderedDict()
        self._renamed = 0
        self._lock = asyncio.Lock()

    async def set_rated(self, table: TableId, person: int, *, on: bool) -> None:
        """Lets a table count, by its host before the start. Raises BadOption, NotAllowed, WrongPhase."""
        if on and not (await self._action_log.cache.get(table)).guild:
            raise BadOption(name="rated", value="on")
        action = Action(acts.Rate(on), self._action_log.now(), person)
        await self._action_log.do(table, lambda cached: action)

    async def stay_out(self, person: int, *, out: bool) -> None:
        """Takes a person out of the ratings, past results for good; or lets them in again, as new."""

        def change(data: bytes | None) -> bytes:
            return changed(data, Person(person), lambda known: replace(known, unrated=out))

        await kept(self._store.settings.change("people", person, change))
        if out:
            await kept(self._store.personal.unname_rated(person))

    async def games(self, guild: int) -> tuple[str, ...]:
        """The games of which a server has rated results, as far as they are still offered."""
        found = await kept(self._store.rated_games(guild))
        return tuple(key for key in self._action_log.games if key in found)

    async def standings(self, guild: int, game: str, *, teams: bool = False) -> tuple[Standing, ...]:
        """The people of a server in one game, or the teams, the best first, without those who stay out."""
        ladder = await self._ladder(guild, game)
        everybody = {who for key in ladder.people for who in key if who > 0}
        hidden = {who for who in everybody if await self._is_out(who)}
        return ladder.standings(teams=teams, hidden=hidden)

    def scale(self, game: str) -> tuple[int, int, dict[str, int]]:
        """The rating of a new player, the games until one is no longer provisional, those of the bots."""
        strengths = self._action_log.games[game].strengths
        bots = {name: round(POINTS * ANCHORS[name]) for name in strengths if name in ANCHORS}
        return Rating().points, PROVISIONAL, bots

    async def changes(self, table: TableId) -> tuple[RatingChange, ...]:
        """What a table has changed for those who are named."""
        cached = await self._action_log.cache.get(table)
        if not cached.table.rated or cached.table.phase not in ("over", "closed"):
            return ()
        found = (await self._ladder(cached.guild, cached.table.game)).changes.get(table, ())
        return tuple([each for each in found if each.person > 0 and not await self._is_out(each.person)])

    async def of_person(self, person: int) -> tuple[tuple[int, str, Standing], ...]:
        """A person's ratings, each with its server and game."""
        found = []
        for guild, game in await kept(self._store.rated_places(person)):
            standings = await self.standings(guild, game)
            found += [(guild, game, each) for each in standings if each.people == (person,)]
        return tuple(found)

    async def _is_out(self, person: int) -> bool:
        return (await self._action_log.person(person)).unrated

    async def _ladder(self, guild: int, game: str) -> Ladder:
        """The ladder with all results. It is computed anew after people in it were renamed."""
        async with self._lock:
            if self._renamed != self._store.personal.rated_renamed or not self._action_log.is_alone:
                self._renamed = self._store.personal.rated_renamed
                self._ladders.clear()
            ladder = self._ladders.setdefault((guild, game), Ladder())
            self._ladders.move_to_end((guild, game))
            while len(self._ladders) > MOST_LADDERS:
                self._ladders.popitem(last=False)
            found = await kept(self._store.rated(guild, game, ladder.last))
            if len(found) < MANY:
                ladder.add(found)
            else:
                await asyncio.to_thread(ladder.add, found)
            return ladder
