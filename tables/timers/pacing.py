"""Plays the bots of a table: at once, or at the live pace one after another, so that each move is seen."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from games.contract import Seat
from tables.actions import play
from tables.log.cache import CachedTable
from tables.log.commit import ActionLog
from tables.model import deadlines
from tables.model.actions import Action, Move
from tables.model.table import Table
from tables.timers import bots
from tables.views import TableId

log = logging.getLogger(__name__)

Show = Callable[[TableId], Awaitable[None]]
"""Brings the messages of a table up to date."""

MOST_BOT_MOVES: Final = 2000
MOST_SEEN: Final = 20
"""Moves in a row that are shown one by one. The rest comes at once: people have given up or are out."""
SHARES: Final = (1.0, 0.5)
"""Shares of the table's pause before the first moves in a row by one bot; the others come at once."""


class Pacing:
    """Plays bots until their tables wait for people."""

    def __init__(self, action_log: ActionLog) -> None:
        self._action_log = action_log
        self.show: Show | None = None
        """Shows each move of a bot at the live pace; None where nothing is shown: then nobody pauses."""
        self._wanted: set[TableId] = set()
        self._tasks: dict[TableId, asyncio.Task[None]] = {}

    def is_busy(self) -> bool:
        """Returns whether bots are playing one after another at any table."""
        return bool(self._tasks)

    async def play(self, table: TableId) -> bool:
        """Plays bots until the table waits for a person, or begins to. Returns whether any have moved.

        Logs errors instead of raising, since the person's move is saved; `Timekeeper.tick` tries again.
        """
        moved = 0
        try:
            while moved < MOST_BOT_MOVES:
                cached = await self._action_log.cache.get(table)
                if self.show is not None and deadlines.beat(cached.table):
                    self._begin(table)
                    break
                action = await self._action(cached)
                if action is None:
                    break
                moved += await self._keep(cached, action)
                if moved and deadlines.is_watched(cached.table):
                    break  # the next move follows when it is due
        except Exception as error:
            report("a bot's move", table, error)
        return bool(moved)

    async def close(self) -> None:
        """Stops between two moves; the next start goes on."""
        tasks = [*self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _action(self, cached: CachedTable) -> Action[Move] | None:
        return await bots.action(self._action_log.game(cached), cached, self._action_log.now())

    async def _keep(self, cached: CachedTable, action: Action[Move]) -> bool:
        """Commits a bot's move unless the table has changed since it was found; returns whether it did."""
        length = cached.table.length
        return await self._action_log.do(
            cached.id, lambda current: action if current.table.length == length else None
        )

    # -- one after another

    def _begin(self, table: TableId) -> None:
        self._wanted.add(table)
        if table not in self._tasks:
            self._tasks[table] = asyncio.create_task(self._run(table))

    async def _run(self, table: TableId) -> None:
        try:
            while table in self._wanted:
                self._wanted.discard(table)
                await self._play_seen(table)
        except Exception as error:
            report("a bot's move", table, error)
        finally:
            self._wanted.discard(table)
            del self._tasks[table]

    async def _play_seen(self, table: TableId) -> None:
        """Plays bots, with a pause before each move that follows one which somebody can see.

        The time in which a bot thinks is part of the pause.
        """
        row, mover, is_fresh, shown_at = 0, None, True, time.monotonic()
        for number in range(MOST_BOT_MOVES):
            cached = await self._action_log.cache.get(table)
            is_seen = number < MOST_SEEN
            action = await self._action(cached) if await self._is_time(cached.table) else None
            if action is None:
                break
            seat = action.what.seat
            row = row + 1 if seat == mover else 0
            if is_seen and is_fresh and (pause := _pause(cached.table, row)):
                await asyncio.sleep(shown_at + pause - time.monotonic())
                is_fresh = False
            if await self._keep(cached, action):
                mover, after = seat, (await self._action_log.cache.get(table)).table
                is_fresh |= play.news_of(cached.table, None) != play.news_of(after, None)
                if is_seen and not self._goes_on(after, seat, row):
                    await self._show(table)
                    shown_at = time.monotonic()
            else:
                is_fresh, shown_at = True, time.monotonic()
        if mover is not None:
            await self._show(table)

    def _goes_on(self, table: Table, seat: Seat, row: int) -> bool:
        """Returns whether the seat's next move comes at once, so that both are shown together."""
        asked = bots.seats_to_ask(table, self._action_log.now())
        return asked[:1] == (seat,) and not _pause(table, row + 1)

    async def _show(self, table: TableId) -> None:
        if self.show is not None:
            await self.show(table)

    async def _is_time(self, table: Table) -> bool:
        """Returns whether the table waits for a bot; in a grace period waits until bots may move."""
        now = self._action_log.now()
        if not bots.seats_to_ask(table, now) and bots.seats_to_ask(table, now + deadlines.HESITATION):
            await asyncio.sleep(deadlines.HESITATION)
        return bool(bots.seats_to_ask(table, self._action_log.now()))


def _pause(table: Table, row: int) -> float:
    """Seconds before the move of a bot that is its `row`th in a row, counted from 0."""
    return deadlines.beat(table) * SHARES[row] if row < len(SHARES) else 0


def report(what: str, table: TableId, error: Exception) -> None:
    """Logs the type of an error only: its message or traceback could contain a hidden card."""
    log.error(
        "%s at table %d failed: %s; it is tried again; please report it if it stays so",
        what,
        table,
        type(error).__name__,
    )
