"""Plays the bots of a table: at the live pace one after another, so that each move is seen, else together.

What they do is shown at whole pauses, so that nobody can time how long a bot has thought.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from games.contract import Seat
from games.errors import GameError
from tables.actions import play
from tables.log.cache import CachedTable
from tables.log.commit import ActionLog
from tables.model import deadlines
from tables.model.actions import Action, Move
from tables.model.table import Table
from tables.timers import bots
from tables.views import PublicTable, TableId

log = logging.getLogger(__name__)

Show = Callable[[TableId], Awaitable[None]]
"""Brings the messages of a table up to date."""

MOST_BOT_MOVES: Final = 2000
MOST_SEEN: Final = 20
"""Moves in a row that are shown one by one. The rest comes at once: people have given up or are out."""
SHARES: Final = (1.0, 0.5)
"""Shares of the table's pause before the first moves in a row by one bot; the others come at once."""
TOGETHER: Final = 0.5
"""Seconds before bots move that are shown together: at a pace of days, and where the host wants no pause.

What others do after the first is shown as many seconds later.
"""


class Pacing:
    """Plays bots until their tables wait for people."""

    def __init__(self, action_log: ActionLog) -> None:
        self._action_log = action_log
        self._show: Show | None = None
        self._wanted: dict[TableId, CachedTable] = {}
        self._tasks: dict[TableId, asyncio.Task[None]] = {}

    def subscribe(self, show: Show) -> None:
        """Has this show what bots have done. Without it nothing is shown, and nobody pauses."""
        self._show = show

    def is_busy(self) -> bool:
        """Returns whether bots are playing one after another at any table."""
        return bool(self._tasks)

    async def play(self, cached: CachedTable) -> CachedTable:
        """Plays bots until the table waits for a person, or begins to. Returns the table after their moves.

        Logs errors instead of raising, since the person's move is saved; `Timekeeper.tick` tries again.
        """
        moved = 0
        try:
            while moved < MOST_BOT_MOVES:
                if self._show is not None and _is_paced(cached.table):
                    self._begin(cached)
                    break
                action = await self._action(cached)
                if action is None:
                    break
                after = await self._keep(cached, action)
                if after is not None:
                    moved += 1
                cached = after or await self._action_log.cache.get(cached.id)
                if moved and deadlines.is_watched(cached.table):
                    break  # the next move follows when it is due
        except Exception as error:
            report("a bot's move", cached.id, error)
        return cached

    async def close(self) -> None:
        """Stops between two moves; the next start goes on."""
        tasks = [*self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _action(self, cached: CachedTable) -> Action[Move] | None:
        return await bots.action(self._action_log.game(cached), cached, self._action_log.now())

    async def _keep(self, cached: CachedTable, action: Action[Move]) -> CachedTable | None:
        """Commits a bot's move. Returns the table after it; None if it was found too early.

        What nobody else saw counts only if it has made the move illegal: else another pause would tell of it.
        """
        try:
            return await self._action_log.do(
                cached.id, lambda now: action if _public(now.table) == _public(cached.table) else None
            )
        except GameError:
            if await self._action_log.cache.is_latest(cached):
                raise
            return None

    # -- one after another

    def _begin(self, cached: CachedTable) -> None:
        table = cached.id
        self._wanted[table] = cached
        if table not in self._tasks:
            self._tasks[table] = asyncio.create_task(self._run(table))

    async def _run(self, table: TableId) -> None:
        try:
            while (cached := self._wanted.pop(table, None)) is not None:
                await self._play_seen(cached)
        except Exception as error:
            report("a bot's move", table, error)
        finally:
            self._wanted.pop(table, None)
            del self._tasks[table]

    async def _play_seen(self, cached: CachedTable) -> None:
        """Plays bots, with a pause before each move that follows one which somebody can see.

        The time in which a bot thinks is part of the pause, and what comes without one is shown at the next.
        """
        table, cache = cached.id, self._action_log.cache
        row, mover, is_fresh, is_late, shown_at = 0, None, True, False, time.monotonic()
        for number in range(MOST_BOT_MOVES):
            if number:
                cached = await cache.get(table)
            action = await self._action(cached) if await self._is_time(cached.table) else None
            if action is None:
                break
            seat = action.what.seat
            row = row + 1 if seat == mover else 0
            is_seen = number < MOST_SEEN
            pause = _pause(cached.table, row, mover) if is_seen and is_fresh else 0
            if pause:
                await _until_next(shown_at, pause)
                is_fresh = False
            kept = await self._keep(cached, action)
            if kept is None:
                is_fresh, shown_at = True, time.monotonic()
                continue
            mover, after = seat, kept.table
            is_fresh |= play.news_of(cached.table, None) != play.news_of(after, None)
            is_late = not is_seen or self._goes_on(after, seat, row)
            if not is_late:
                if is_fresh and not pause:
                    await _until_next(shown_at, deadlines.beat(after) * SHARES[-1] or TOGETHER)
                await self._tell(table)
                shown_at = time.monotonic()
        if is_late:
            await _until_next(shown_at, TOGETHER)
            await self._tell(table)

    def _goes_on(self, table: Table, seat: Seat, row: int) -> bool:
        """Returns whether another move comes at once, so that both are shown together."""
        asked = bots.seats_to_ask(table, self._action_log.now())
        return bool(asked) and not _pause(table, row + 1 if asked[0] == seat else 0, seat)

    async def _tell(self, table: TableId) -> None:
        if self._show is not None:
            await self._show(table)

    async def _is_time(self, table: Table) -> bool:
        """Returns whether the table waits for a bot; at the live pace waits for it in a grace period."""
        now = self._action_log.now()
        is_soon = deadlines.beat(table) and bots.seats_to_ask(table, now + deadlines.HESITATION)
        if is_soon and not bots.seats_to_ask(table, now):
            await asyncio.sleep(deadlines.HESITATION)
        return bool(bots.seats_to_ask(table, self._action_log.now()))


def _public(table: Table) -> tuple[Any, ...]:
    """What everybody may know of a table, its news and the time of the last public event among it."""
    return *(getattr(table, name) for name in PublicTable.__struct_fields__), play.news_of(table, None)


def _is_paced(table: Table) -> bool:
    """Returns whether people see what bots do at whole pauses.

    Not where only bots sit, and not in a grace period without a pause: the clock that lets bots speak then
    could end the period in the same tick.
    """
    is_grace = any(wait.pace == "grace" for wait in table.waits)
    return not deadlines.is_watched(table) and (bool(deadlines.beat(table)) or not is_grace)


def _pause(table: Table, row: int, mover: Seat | None) -> float:
    """Seconds before the move of a bot that is its `row`th in a row, counted from 0; `mover` moved before."""
    beat = deadlines.beat(table)
    if not beat:
        return TOGETHER if mover is None else 0
    return beat * SHARES[row] if row < len(SHARES) else 0


async def _until_next(since: float, pause: float) -> None:
    """Waits until a whole number of pauses is over, one at least."""
    await asyncio.sleep(pause - (time.monotonic() - since) % pause)


def report(what: str, table: TableId, error: Exception) -> None:
    """Logs the type of an error only: its message or traceback could contain a hidden card."""
    log.error(
        "%s at table %d failed: %s; it is tried again; please report it if it stays so",
        what,
        table,
        type(error).__name__,
    )
