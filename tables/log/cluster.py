"""The part of the tables that this process tells about, where several have one database.

Any process may commit to any table; the process that has its shard keeps its time and sends its messages.
"""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from db import Letter, StoreError
from tables.errors import NotSaved
from tables.log.commit import ActionLog, kept
from tables.views import TableId

AGAIN: Final = 1.0
"""Seconds until letters that could not be stored are stored again."""
MOST: Final = 100_000
"""Number of tables whose server is in memory."""


class Cluster:
    """Whose a table is. A process that is alone has everything, and is sure of it."""

    def __init__(self, action_log: ActionLog) -> None:
        self._store = action_log.store
        self._cache = action_log.cache
        self._guilds: dict[TableId, int] = {}
        self._doubts = 0
        self._has_missed = False
        self._to_tell: set[TableId] = set()
        self._telling: asyncio.Task[None] | None = None

    @property
    def is_several(self) -> bool:
        """Whether other processes may have shards."""
        return self._store.cluster is not None

    @property
    def count(self) -> int:
        """Number of shards of all processes."""
        return self._store.shares.count

    @property
    def own(self) -> frozenset[int]:
        """The shards of this process."""
        return self._store.shares.own

    @property
    def is_first(self) -> bool:
        """Whether this process has shard 0, to which direct messages come."""
        return self._store.shares.is_first

    @property
    def is_sure(self) -> bool:
        """Whether no other process can have these shards."""
        return self._store.holding is None or self._store.holding.is_sure

    async def lost(self) -> None:
        """Returns when another process has taken a shard of this one."""
        if self._store.holding is None:
            await asyncio.Future()
        else:
            await self._store.holding.lost.wait()

    async def shard_of(self, table: TableId) -> int:
        """The shard of a table's server; 0 for a table in direct messages, or none. Raises NotSaved."""
        if table not in self._guilds:
            guild = await kept(self._store.guild_of(table))
            if guild is None:
                return 0
            if len(self._guilds) >= MOST:
                self._guilds.clear()
            self._guilds[table] = guild
        return (self._guilds[table] >> 22) % self.count

    async def is_own(self, table: TableId) -> bool:
        """Whether this process tells about a table. Raises NotSaved."""
        return not self.is_several or await self.shard_of(table) in self.own

    # Shards that are taken while the process runs

    async def taken(self) -> int:
        """Waits for a shard that this process has taken beside those that it had. Returns its number."""
        if self._store.holding is None:
            await asyncio.Future()
            raise AssertionError
        return await self._store.holding.taken.get()

    async def adopt(self, shard: int, least: int) -> None:
        """Has a taken shard be this process's. Gives back the time without it, if above `least` seconds.

        Raises NotSaved.
        """
        await kept(self._store.adopt(shard, int(time.time()), least))
        self._cache.clear()  # so far others have told each other what they changed there

    async def take_turn(self, name: str) -> bool:
        """Takes the turn of this name among all processes; False if another has it. Raises NotSaved."""
        return self._store.cluster is None or await kept(self._store.cluster.take_turn(name))

    async def end_turn(self, name: str) -> None:
        """Ends a turn, as the end of the process does. Raises NotSaved."""
        if self._store.cluster is not None:
            await kept(self._store.cluster.end_turn(name))

    # Letters

    async def hand_over(self, shard: int, press: int, interaction: bytes) -> int:
        """Leaves an interaction for the process that has a shard. Returns the letter. Raises NotSaved."""
        assert self._store.cluster is not None
        return await kept(self._store.cluster.send(shard, "press", press, interaction))

    async def take_back(self, letter: int) -> bool:
        """Takes back what was handed over; False if the other process has it. Raises NotSaved."""
        assert self._store.cluster is not None
        return await kept(self._store.cluster.withdraw(letter))

    def tell(self, table: TableId) -> None:
        """Tells the process of a table that the table has changed, for as long as it takes."""
        self._to_tell.add(table)
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        """Stores a letter for each table. It stays until its process, or the next of that shard, takes it."""
        assert self._store.cluster is not None
        while self._to_tell:
            table = self._to_tell.pop()
            try:
                await self._store.cluster.send(await self.shard_of(table), "table", table, b"")
            except (StoreError, NotSaved):
                self._to_tell.add(table)
                await asyncio.sleep(AGAIN)
        self._telling = None

    async def letters(self, within: float) -> Sequence[Letter]:
        """Takes the letters for this process, once one is there or `within` seconds are over.

        Raises NotSaved.
        """
        holding, cluster = self._store.holding, self._store.cluster
        assert holding is not None
        assert cluster is not None
        with suppress(TimeoutError):
            await asyncio.wait_for(holding.told.wait(), within)
        holding.told.clear()
        if not holding.is_sure:
            return ()
        if self._doubts != holding.doubts:
            self._doubts = holding.doubts
            self._has_missed = True
            self._cache.clear()
        found = await kept(cluster.claim(self.own))
        for letter in found:
            if letter.kind == "table":
                self._cache.drop(TableId(letter.key))
        return found

    def may_have_missed(self) -> bool:
        """Whether letters may have been lost with the connection since this was asked last."""
        missed, self._has_missed = self._has_missed, False
        return missed

    async def close(self) -> None:
        """Ends what is not told."""
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.wait((self._telling,))
