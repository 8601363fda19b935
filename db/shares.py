"""Which tables a process keeps the time of and tells about, where several have one database.

A server belongs to one of `count` shards by its number, as Discord divides them.
Any process may commit to any table.
"""

from typing import Final

import msgspec

IDLE: Final = 20.0
"""Seconds after which a server ends the connection of a process that says nothing, and with it its locks."""
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
