"""The connection to Discord in shards, each a gateway session with its part of the servers.

A server belongs to shard `(id >> 22) % count`, and direct messages to shard 0. This process has all shards.
"""

import asyncio
import time
from collections.abc import Collection
from typing import Any, Final

from discord.ext import commands
from discord.state import AutoShardedConnectionState

IDENTIFY_EVERY: Final = 5.5
"""Seconds between two starts of sessions with the same rate limit key. Discord allows one in 5."""


class _State(AutoShardedConnectionState[Any]):
    """discord.py's cache, which also forgets servers that a new session of their shard does not list."""

    def parse_ready(self, data: Any) -> None:
        listed = {int(guild["id"]) for guild in data["guilds"]}
        for guild in list(self.guilds):
            if guild.shard_id == data["shard"][0] and guild.id not in listed:
                self.parse_guild_delete({"id": guild.id})
        super().parse_ready(data)


class ShardedBot(commands.AutoShardedBot):
    """A bot that starts its shards in turn and knows which of them are connected."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._is_lost = set[int]()
        self._is_known = set[int]()
        self._keys = 1
        self._started: dict[int, float] = {}

    def _get_state(self, **options: Any) -> _State:
        return _State(
            dispatch=self.dispatch, handlers=self._handlers, hooks=self._hooks, http=self.http, **options
        )

    async def divide(self) -> None:
        """Asks Discord how many shards may start at once, and how many it recommends, if none were chosen."""
        recommended, _, limits = await self.http.get_bot_gateway()
        self._keys = limits["max_concurrency"]
        self.shard_count = self.shard_count or recommended

    @property
    def own_shards(self) -> Collection[int]:
        """Numbers of the shards in this process; none before their number is known."""
        return self.shard_ids or range(self.shard_count or 0)

    @property
    def has_all_servers(self) -> bool:
        """Whether every shard in this process has been told its servers."""
        return bool(self.own_shards) and self._is_known.issuperset(self.own_shards)

    @property
    def is_online(self) -> bool:
        """Whether every shard in this process is connected."""
        return self.has_all_servers and not self._is_lost

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Waits until this shard may start a session."""
        key = (shard_id or 0) % self._keys
        start = max(time.monotonic(), self._started.get(key, float("-inf")) + IDENTIFY_EVERY)
        self._started[key] = start
        await asyncio.sleep(start - time.monotonic())

    async def on_shard_ready(self, shard_id: int) -> None:
        self._is_lost.discard(shard_id)
        self._is_known.add(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        self._is_lost.discard(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        self._is_lost.add(shard_id)
