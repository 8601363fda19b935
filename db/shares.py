"""Which tables a process keeps the time of and tells about, where several have one database.

A server belongs to one of `count` shards by its number, as Discord divides them.
Any process may commit to any table.
"""

from typing import Final

import msgspec

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
