"""Opens tables for the players of a finished game."""

import asyncio
from collections.abc import Awaitable, Callable

from tables.actions import opening
from tables.errors import BadOption, ChannelTaken, NotSeated, UnreadableTable, WrongPhase
from tables.log.cache import CachedTable
from tables.log.commit import ActionLog, kept
from tables.model import fairness
from tables.model.table import Setup
from tables.views import NewTable, TableId

Join = Callable[[TableId, int, int], Awaitable[object]]


class Rematches:
    """Opens one rematch of a table at a time; whoever asks while it is open joins it."""

    def __init__(self, action_log: ActionLog, join: Join) -> None:
        self._action_log = action_log
        self._store = action_log.store
        self._join = join
        self._lock = asyncio.Lock()

    async def open(
        self, cached: CachedTable, person: int, press: int, game: str = "", *, reseated: bool = False
    ) -> TableId:
        """The new table, or the open one that somebody has asked for before.

        With a `game` it is one of that game; `reseated`: everybody sits elsewhere. Raises NotSeated,
        WrongPhase, SeatsFull, BadOption for an unknown game.
        """
        if not cached.table.seats_of(person):
            raise NotSeated()
        if cached.table.phase != "over":
            raise WrongPhase(phase=cached.table.phase)
        async with self._lock:
            other = await self._open_already(cached, person)
            if other is None:
                try:
                    planned = self._setup(cached, game, reseated=reseated)
                    return await self._new(cached, person, press, planned)
                except ChannelTaken:  # by another process
                    other = await self._open_already(cached, person)
                    if other is None:
                        raise
            found = (await self._action_log.cache.get(other)).table
            if found.phase == "lobby" or not found.seats_of(person):
                await self._join(other, person, press)
            return other

    def _setup(self, cached: CachedTable, key: str, *, reseated: bool) -> tuple[Setup, bytes]:
        """The setup of the new table and its secret."""
        secret, game = fairness.new_secret(), self._action_log.games.get(key)
        if key and game is None:
            raise BadOption(name="game", value=key)
        if game is not None:
            return opening.another(game, cached.table, cached.id, secret), secret
        known = self._action_log.game(cached)
        return opening.rematch(known, cached.table, cached.id, secret, reseated=reseated), secret

    async def _new(
        self, cached: CachedTable, person: int, press: int, planned: tuple[Setup, bytes]
    ) -> TableId:
        setup, secret = planned
        new = NewTable(setup.game, cached.guild, cached.channel, person, press, place=cached.place)
        return await self._action_log.open(setup, new, secret)

    async def _open_already(self, cached: CachedTable, person: int) -> TableId | None:
        """The open rematch of this table, if there is one."""
        here = None if cached.place == "direct" else await kept(self._store.in_channel(cached.channel))
        for table in (*(() if here is None else (here,)), *await kept(self._store.of_person(person))):
            try:
                found = (await self._action_log.cache.get(TableId(table))).table
            except UnreadableTable:
                continue
            if found.rematch_of == cached.id and found.phase in ("lobby", "playing"):
                return TableId(table)
        return None
