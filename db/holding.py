"""Keeps the shards of a process, where several have one database."""

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from db.errors import StoreError

if TYPE_CHECKING:
    from db.postgres.cluster import PostgresCluster  # its library is an optional one

SURE: Final = 12.0
"""Seconds for which a process is sure of its shards after an answer: less than `IDLE`."""
EVERY: Final = 5.0
"""Seconds between two questions."""
ROOM: Final = 20.0
"""Seconds for which a shard must have been free before a running process takes it: one that starts may."""
AGAIN: Final = 0.5
"""Seconds between two questions while it is not sure."""
_CLOCK: Final = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)  # the former also counts a suspension


class Holding:
    """Asks again and again whether this process still has its shards, and takes others that stay free.

    A process that was frozen for longer than `SURE`, or whose connection has ended, knows before it acts
    that another may have them by now.
    """

    def __init__(self, cluster: "PostgresCluster") -> None:
        self._cluster = cluster
        self._sure_until = 0.0
        self.doubts = 0
        """How often the connection has ended."""
        self._free_since: dict[int, float] = {}
        self._now = asyncio.Event()
        self.told = asyncio.Event()
        """Set when there may be a letter."""
        self._task: asyncio.Task[None] | None = None
        self.taken: asyncio.Queue[int] = asyncio.Queue()
        """Shards that were taken while the process runs."""
        self.lost = asyncio.Event()
        """Set when another process has taken a shard."""
        cluster.on_change(self.doubt, self.told.set)

    @property
    def is_sure(self) -> bool:
        """Whether no other process can have these shards."""
        return not self.lost.is_set() and time.clock_gettime(_CLOCK) < self._sure_until

    async def start(self) -> None:
        """Asks once, and from now on in a task. Raises StoreError."""
        await self._confirm()
        self._task = asyncio.create_task(self._run(), name="store-shares")

    def doubt(self) -> None:
        """Notes that the connection has ended: asks at once, and is not sure until the answer."""
        self._sure_until = 0.0
        self.doubts += 1
        self._now.set()

    async def _confirm(self) -> None:
        asked = time.clock_gettime(_CLOCK)
        self._now.clear()
        await self._cluster.confirm()
        if not self._now.is_set():
            self._sure_until = asked + SURE

    async def _run(self) -> None:
        while not self.lost.is_set():
            await self._pause(EVERY if self.is_sure else AGAIN)
            try:
                await self._confirm()
                await self._grow()
            except StoreError as error:
                if error.kind == "gone":
                    self.lost.set()

    async def _pause(self, seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._now.wait(), seconds if not self._now.is_set() else AGAIN)

    async def _grow(self) -> None:
        """Takes a shard that nobody has had for `ROOM` seconds, if this process may have more."""
        if len(self._cluster.own) >= self._cluster.part.most:
            return
        now, free = time.monotonic(), await self._cluster.free()
        self._free_since = {shard: self._free_since.get(shard, now) for shard in free}
        for shard, since in sorted(self._free_since.items()):
            is_old = now - since >= ROOM and len(self._cluster.own) < self._cluster.part.most
            if is_old and await self._cluster.take(shard):
                self.taken.put_nowait(shard)

    def close(self) -> None:
        """Ends the task."""
        if self._task is not None:
            self._task.cancel()
