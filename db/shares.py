"""Which tables a process keeps the time of and tells about, where several have one database.

A server belongs to one of `count` shards by its number, as Discord divides them.
Any process may commit to any table.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from db.errors import StoreError

IDLE: Final = 20.0
"""Seconds after which a server ends the connection of a process that says nothing, and with it its locks."""
SURE: Final = 12.0
"""Seconds for which a process is sure of its shards after an answer: less than `IDLE`."""
EVERY: Final = 5.0
"""Seconds between two questions."""
_CLOCK: Final = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)  # the former also counts a suspension

ALONE: Final = 1
"""Key of the heartbeat of a process that has everything."""


class Shares(msgspec.Struct, frozen=True):
    """The shards that are this process's, of how many. By default all: one of one."""

    count: int = 1
    own: frozenset[int] = frozenset((0,))

    @property
    def are_all(self) -> bool:
        """Whether no other process has a share."""
        return len(self.own) == self.count

    @property
    def is_first(self) -> bool:
        """Whether this process has shard 0, with direct messages, and so does what only one may do."""
        return 0 in self.own

    def has(self, guild: int) -> bool:
        """Whether a server, or 0 for direct messages, is of these shards."""
        return (guild >> 22) % self.count in self.own

    @property
    def keys(self) -> tuple[int, ...]:
        """Keys of the heartbeats that this process makes."""
        return (ALONE,) if self.are_all else tuple(ALONE + 1 + shard for shard in sorted(self.own))

    @property
    def values(self) -> tuple[int, str]:
        """Values of the condition `queries.own`: the number of shards, and these with commas around each."""
        return self.count, f",{','.join(map(str, sorted(self.own)))},"


class Holding:
    """Asks again and again whether this process still has its shards.

    They are locks of its connection (`db/postgres/session.py`). A process that was frozen for longer than
    `SURE` knows before it acts that another may have them by now.
    """

    def __init__(self, ask: Callable[[], Awaitable[None]]) -> None:
        """`ask` raises StoreError unless the locks are held: `gone` if another process has them."""
        self._ask = ask
        self._sure_until = 0.0
        self._task: asyncio.Task[None] | None = None
        self.lost = asyncio.Event()
        """Set when another process has taken a shard."""

    @property
    def is_sure(self) -> bool:
        """Whether no other process can have these shards."""
        return not self.lost.is_set() and time.clock_gettime(_CLOCK) < self._sure_until

    async def start(self) -> None:
        """Asks once, and from now on in a task. Raises StoreError."""
        await self._confirm()
        self._task = asyncio.create_task(self._run(), name="store-shares")

    async def _confirm(self) -> None:
        asked = time.clock_gettime(_CLOCK)
        await self._ask()
        self._sure_until = asked + SURE

    async def _run(self) -> None:
        while not self.lost.is_set():
            await asyncio.sleep(EVERY)
            try:
                await self._confirm()
            except StoreError as error:
                if error.kind == "gone":
                    self.lost.set()

    def close(self) -> None:
        """Ends the task."""
        if self._task is not None:
            self._task.cancel()
