"""What happens without a press: clocks, notices, and the deletion of old data."""

import asyncio
import time
from typing import Final

from cogs.commands.general import my_games
from cogs.delivery.updates import MessageSync
from cogs.dispatch.dispatcher import Dispatcher
from cogs.wire import errors
from cogs.wire.shards import ShardedBot
from tables.service import Tables
from tables.views import DueNotice

TICK: Final = 5.0
TICKED_WITHIN: Final = 30.0
"""Seconds within which a clock that works has done what was due."""
SWEEP_EVERY: Final = 3600.0
"""Seconds between two looks for data that is to be deleted."""


class Clock:
    """Handles all that is due, every `TICK` seconds."""

    def __init__(
        self, bot: ShardedBot, tables: Tables, sync: MessageSync, dispatcher: Dispatcher, keep_games: float
    ) -> None:
        """`keep_games`: days after which the log of a game that has ended is deleted; 0 for never."""
        self._bot = bot
        self._tables = tables
        self._sync = sync
        self._dispatcher = dispatcher
        self._keep_games = keep_games
        self._sweep_at = 0.0
        self.ticked_at: float | None = None
        """When it last did all that was due, in seconds of the monotonic clock."""
        self._began_at: float | None = None
        self._cut_off_at: float | None = None
        self._cut_off = 0.0
        """Seconds without a connection to Discord, which are given back as if the process had stood still."""

    @property
    def is_late(self) -> bool:
        """Whether it has begun and not done what was due within `TICKED_WITHIN` seconds."""
        since = self.ticked_at or self._began_at
        return since is not None and time.monotonic() - since >= TICKED_WITHIN

    async def run(self) -> None:
        """Handles due notices and deadlines every `TICK` seconds. Errors are reported and do not stop it."""
        self._began_at = time.monotonic()
        while True:
            pause = TICK
            try:
                await self.tick()
                self.ticked_at = time.monotonic()
                pause = 0 if self._tables.is_behind else TICK
            except Exception as error:
                errors.report(error)
            await asyncio.sleep(pause)

    async def tick(self) -> None:
        now, running = self._sync.now(), time.monotonic()
        self._bot.ask_the_silent(running)
        self._sync.private.expire()
        if self._bot.is_cut_off:  # nobody can press: what is due waits
            self._cut_off_at = self._cut_off_at or running
            return
        self._cut_off += running - (self._cut_off_at or running)
        self._cut_off_at = None
        if self.ticked_at is None:
            await self._tables.personal.forget_again()
        if await self._tables.heartbeat(now, running - self._cut_off):
            self._sync.recover_again()
            await self.handle_due(now)
            if time.monotonic() >= self._sweep_at:
                self._sweep_at = time.monotonic() + SWEEP_EVERY
                await self._tables.personal.sweep(now, self._keep_games)

    async def handle_due(self, now: float) -> None:
        """Handles everything that is due by `now` (seconds since the epoch)."""
        for table in await self._tables.tick(now):
            await self._sync.bring_up_to_date(table)
        digests: dict[int, list[DueNotice]] = {}
        for ring in await self._tables.notices.due(int(now)):
            if await self._sync.members.has_recipient_left(ring):
                await self._tables.notices.clear(ring)
            elif ring.digest:
                digests.setdefault(ring.person, []).append(ring)
            else:
                self._sync.notices.notify(ring)
        for person, rings in digests.items():
            await self._sync.notices.digest(rings, await my_games(self._dispatcher, person))
