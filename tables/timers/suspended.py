"""Games that nobody can get at rest: their server has let the bot go, or their channel is gone.

Nothing that waits there comes due, and the time is given back when they can be seen again. Lobbies do not
rest: one in a channel that is gone is closed, and the others expire.
"""

from collections.abc import Collection, Iterable
from contextlib import suppress
from typing import Final

from db import OpenRow
from tables.actions import lobby
from tables.errors import UnreadableTable
from tables.log.cache import CachedTable
from tables.log.commit import ActionLog, kept
from tables.model.table import Action
from tables.views import TableId

SERVER: Final = "server"
CHANNEL: Final = "channel"


class Rests:
    """Every method returns the tables that have changed, and raises NotSaved; then nothing has."""

    def __init__(self, action_log: ActionLog) -> None:
        self._action_log = action_log
        self._store = action_log.store

    async def servers(self, here: Collection[int]) -> tuple[TableId, ...]:
        """These are the servers in which the bot is: games elsewhere rest, those that rested here wake."""
        rows = await kept(self._store.open_tables())
        await self._rest((r for r in rows if r.guild not in here), SERVER)
        return await self._wake(r for r in rows if r.guild in here and r.rests == SERVER)

    async def server_gone(self, guild: int) -> tuple[TableId, ...]:
        """The bot has been let go by that server."""
        return await self._rest(
            (r for r in await kept(self._store.open_tables()) if r.guild == guild), SERVER
        )

    async def server_back(self, guild: int) -> tuple[TableId, ...]:
        """That server has taken the bot in again."""
        rows = await kept(self._store.open_tables())
        return await self._wake(r for r in rows if r.guild == guild and r.rests == SERVER)

    async def channels(self) -> frozenset[int]:
        """The channels whose games rest because nothing can be posted there."""
        return frozenset(r.channel for r in await kept(self._store.open_tables()) if r.rests == CHANNEL)

    async def channel_back(self, channel: int) -> tuple[TableId, ...]:
        """Something can be posted in that channel again."""
        rows = await kept(self._store.open_tables())
        return await self._wake(r for r in rows if r.channel == channel and r.rests == CHANNEL)

    async def channel_gone(self, channel: int) -> tuple[TableId, ...]:
        """That channel or thread is gone; a game may be taken to another one."""
        rows = [r for r in await kept(self._store.open_tables()) if r.channel == channel]
        for row in rows:
            if row.phase == "lobby":
                with suppress(UnreadableTable):
                    await self._action_log.do(TableId(row.table), self._close)
        return await self._rest(rows, CHANNEL)

    def _close(self, cached: CachedTable) -> Action | None:
        """Nobody can come to a lobby that is not to be seen."""
        is_lobby = cached.table.phase == "lobby"
        return Action("close", self._action_log.now(), text=lobby.EXPIRED) if is_lobby else None

    async def channel_locked(self, channel: int) -> tuple[TableId, ...]:
        """Nothing can be posted in that channel, but it may be opened again: a lobby stays open."""
        return await self._rest(
            (r for r in await kept(self._store.open_tables()) if r.channel == channel), CHANNEL
        )

    async def _rest(self, rows: Iterable[OpenRow], why: str) -> tuple[TableId, ...]:
        tables = tuple(TableId(r.table) for r in rows if r.phase == "playing" and not r.rests)
        await kept(self._store.rest(tables, why, self._action_log.now()))
        return tables

    async def _wake(self, rows: Iterable[OpenRow]) -> tuple[TableId, ...]:
        tables = tuple(TableId(r.table) for r in rows)
        await kept(self._store.wake(tables, self._action_log.now()))
        return tables
