"""What a process that is not alone does: starts in turn, its part of the requests, and none in doubt."""

import asyncio
import time
from contextlib import suppress
from types import SimpleNamespace
from typing import Final

import aiohttp

from tables.errors import NotSaved
from tables.service import Tables

REQUESTS: Final = 40.0
"""Requests a second of all processes together: with what may come at once, less than the 50 of Discord."""
AT_ONCE: Final = 0.25
"""Seconds whose requests may be made at once."""
TURN_EVERY: Final = 0.2
"""Seconds between two attempts to get a turn."""
API: Final = "/api/"
ANSWERS: Final = ("/interactions/", "/webhooks/")
"""Parts of the paths of answers, which Discord does not count among the requests of the bot."""
CALLBACK: Final = "/callback"


class Lost(ConnectionError):
    """Instead of a request of a process that is not sure of its shards."""


class ClusterLink:
    """What comes before each request, and before the start of each session."""

    def __init__(self, tables: Tables) -> None:
        self._cluster = tables.cluster
        self._next = 0.0
        self._ending = set[asyncio.Task[None]]()

    def watch(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Has each request of a session wait, and raise Lost where another process may make it."""
        trace.on_request_start.append(self._before)
        return trace

    async def _before(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, start: aiohttp.TraceRequestStartParams
    ) -> None:
        path = start.url.path
        if API not in path or path.endswith(CALLBACK):
            return
        if not any(part in path for part in ANSWERS):
            await self._wait()
        if not self._cluster.is_sure:
            raise Lost("not sure of the shards")

    async def _wait(self) -> None:
        """Waits until this process may make a request: it has as many as its part of the shards."""
        every = self._cluster.count / (REQUESTS * max(1, len(self._cluster.own)))
        now = time.monotonic()
        self._next = max(self._next, now - AT_ONCE) + every
        if self._next > now:
            await asyncio.sleep(self._next - now)

    async def turn(self, name: str, seconds: float) -> None:
        """Waits for a turn among all processes, and keeps it for some seconds."""
        while not await self._taken(name):  # noqa: ASYNC110  # another process ends it
            await asyncio.sleep(TURN_EVERY)
        task = asyncio.create_task(self._end(name, seconds))
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def _taken(self, name: str) -> bool:
        with suppress(NotSaved):
            return await self._cluster.take_turn(name)
        return False

    async def _end(self, name: str, seconds: float) -> None:
        await asyncio.sleep(seconds)
        with suppress(NotSaved):  # the connection has ended, and the turn with it
            await self._cluster.end_turn(name)

    def close(self) -> None:
        """Ends the tasks; the turns end with the process."""
        for task in self._ending:
            task.cancel()
