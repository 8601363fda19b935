"""Suspends games whose server has removed the bot, or whose channel is gone or locked.

Nothing comes due in a suspended game; its clocks get that time back afterwards. Lobbies are not suspended:
a lobby in a deleted channel is closed, others expire.
"""

from collections.abc import Collection, Iterable
from contextlib import suppress
from typing import Final

from db import OpenRow
from tables.errors import UnreadableTable
from tables.log.cache import CachedTable
from tables.log.commit import ActionLog, kept
from tables.model.actions import Action, Close
from tables.views import TableId

SERVER: Final = "server"
CHANNEL: Final = "channel"


class Suspensions:
    """Suspends and resumes games. Methods return the changed tables and raise NotSaved."""

    def __init__(self, action_log: ActionLog) -> None:
        self._action_log = action_log
        self._store = action_log.store

    async def servers(self, here: Collection[int]) -> tuple[TableId, ...]:
        """Suspends games outside the given servers, and resumes those inside."""
        rows = await kept(self._store.open_tables())
        await self._suspend((r for r in rows if r.guild not in here), SERVER)
        return await self._resume(r for r in rows if r.guild in here and r.suspended == SERVER)

    async def server_gone(self, guild: int) -> tuple[TableId, ...]:
        """Suspends the games of a server that has removed the bot."""
        return await self._suspend(
            (r for r in await kept(self._store.open_tables()) if r.guild == guild), SERVER
        )

    async def server_back(self, guild: int) -> tuple[TableId, ...]:
        """Resumes the games of a server that has added the bot again."""
        rows = await kept(self._store.open_tables())
        return await self._resume(r for r in rows if r.guild == guild and r.suspended == SERVER)

    async def channels(self) -> frozenset[int]:
        """Channels whose games are suspended because the bot cannot post there."""
        return frozenset(r.channel for r in await kept(self._store.open_tables()) if r.suspended == CHANNEL)

    async def channel_back(self, channel: int) -> tuple[TableId, ...]:
        """Resumes the game of a channel in which the bot can post again."""
        return await self._resume(r for r in await self._open_in(channel) if r.suspended == CHANNEL)

    async def channel_gone(self, channel: int) -> tuple[TableId, ...]:
        """Suspends the game of a deleted channel or thread, and closes a lobby there."""
        rows = await self._open_in(channel)
        for row in rows:
            if row.phase == "lobby":
                with suppress(UnreadableTable):
                    await self._action_log.do(TableId(row.table), self._close)
        return await self._suspend(rows, CHANNEL)

    def _close(self, cached: CachedTable) -> Action[Close] | None:
        is_lobby = cached.table.phase == "lobby"
        return Action(Close(by="time"), self._action_log.now()) if is_lobby else None

    async def channel_locked(self, channel: int) -> tuple[TableId, ...]:
        """Suspends the game of a channel in which the bot cannot post. A lobby stays open."""
        return await self._suspend(await self._open_in(channel), CHANNEL)

    async def _open_in(self, channel: int) -> tuple[OpenRow, ...]:
        """The open table of a channel, if there is one."""
        row = await kept(self._store.open_in(channel))
        return () if row is None else (row,)

    async def _suspend(self, rows: Iterable[OpenRow], why: str) -> tuple[TableId, ...]:
        tables = tuple(TableId(r.table) for r in rows if r.phase == "playing" and not r.suspended)
        await kept(self._store.suspend(tables, why, self._action_log.now()))
        return tables

    async def _resume(self, rows: Iterable[OpenRow]) -> tuple[TableId, ...]:
        tables = tuple(TableId(r.table) for r in rows)
        await kept(self._store.resume(tables, self._action_log.now()))
        return tables
