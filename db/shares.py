"""Which tables a process keeps the time of and tells about, where several have one database.

A server belongs to one of `count` shards by its number, as Discord divides them.
Any process may commit to any table.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, Protocol

import msgspec

from db.errors import StoreError

IDLE: Final = 20.0
"""Seconds after which a server ends the connection of a process that says nothing, and with it its locks."""
SURE: Final = 12.0
"""Seconds for which a process is sure of its shards after an answer: less than `IDLE`."""
EVERY: Final = 5.0
"""Seconds between two questions."""
ROOM: Final = 20.0
"""Seconds for which a shard must have been free before a running process takes it: one that starts may."""
AGAIN: Final = 0.5
"""Seconds between two questions while it is not sure."""
_CLOCK: Final = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)  # the former also counts a suspension

ALONE: Final = 1
"""Key of the heartbeat of a process that has everything."""


class Part(msgspec.Struct, frozen=True):
    """What a process is to have of `count` shards: those that are `named`, or up to `most` that are free."""

    count: int
    named: frozenset[int] = frozenset()
    most: int = 0


class Letter(msgspec.Struct, frozen=True):
    """Something for the process that has a shard. `age`: in seconds.

    `press`: an interaction as Discord sent it, in `body`. `table`: table `key` has changed.
    """

    id: int
    kind: str
    key: int
    body: bytes
    age: float


class Cluster(Protocol):
    """The processes that have one database, as one of them sees them. Methods raise StoreError.

    Its shards are locks of a connection, and end with it.
    """

    part: Part

    @property
    def own(self) -> frozenset[int]:
        """The shards that this process has taken."""
        ...

    def on_change(self, ended: Callable[[], None], told: Callable[[], None]) -> None:
        """Has `ended` called when the connection ends, and `told` when there may be a letter."""
        ...

    async def confirm(self) -> None:
        """Returns if the locks are held; takes them again. Raises `gone` if another process has one."""
        ...

    async def free(self) -> frozenset[int]:
        """The shards that no process has."""
        ...

    async def take(self, shard: int) -> bool:
        """Takes a shard; False if another process has it."""
        ...

    async def take_turn(self, name: str) -> bool:
        """Takes a lock of this name beside the shards; False if another process has it."""
        ...

    async def end_turn(self, name: str) -> None:
        """Gives up a lock of `take_turn`."""
        ...

    async def send(self, shard: int, kind: str, key: int, body: bytes) -> int:
        """Stores a letter for the process of a shard and wakes it. Returns its id, 0 if it is there."""
        ...

    async def claim(self, shards: frozenset[int]) -> Sequence[Letter]:
        """Takes the letters for these shards, the oldest first."""
        ...

    async def withdraw(self, letter: int) -> bool:
        """Takes back a letter; False if it was claimed."""
        ...

    async def close(self) -> None:
        """Ends the connection."""
        ...


class Shares(msgspec.Struct, frozen=True):
    """The shards that are this process's, of how many. By default all: one of one."""

    count: int = 1
    own: frozenset[int] = frozenset((0,))

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
        return (ALONE,) if self.count == 1 else tuple(ALONE + 1 + shard for shard in sorted(self.own))

    def since(self, beats: dict[int, int]) -> int | None:
        """The earliest of the last heartbeats of these shards, of all by key; None if there are none.

        One of a process that had everything counts for each shard, and so does the newest for one without.
        """
        newest = max(beats.values(), default=None)
        if newest is None or self.count == 1:
            return newest
        return min(max(beats.get(key, newest), beats.get(ALONE, 0)) for key in self.keys)

    def only(self, shard: int) -> "Shares":
        """One of the shards alone."""
        return Shares(self.count, frozenset((shard,)))

    def add(self, shard: int) -> "Shares":
        """These shards and one more."""
        return Shares(self.count, self.own | {shard})

    @property
    def values(self) -> tuple[int, str]:
        """Values of the condition `queries.own`: the number of shards, and these with commas around each."""
        return self.count, f",{','.join(map(str, sorted(self.own)))},"


class Holding:
    """Asks again and again whether this process still has its shards, and takes others that stay free.

    A process that was frozen for longer than `SURE`, or whose connection has ended, knows before it acts
    that another may have them by now.
    """

    def __init__(self, cluster: Cluster) -> None:
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
