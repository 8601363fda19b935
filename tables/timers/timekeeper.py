"""What happens without a person: the bots' moves, clocks that run out, tables that nobody starts."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from db import DueRow
from games.contract import Seat
from games.errors import GameError
from tables import drafts
from tables.actions import lobby, polls
from tables.errors import TableError, UnreadableTable
from tables.log.cache import CachedTable
from tables.log.commit import ActionLog, kept
from tables.model import deadlines, hours
from tables.model.table import Action, state_of
from tables.timers import bots, notices
from tables.timers.notices import Notices
from tables.views import Deadline, TableId

log = logging.getLogger(__name__)

Play = Callable[[DueRow, int], Awaitable[bool | None]]
"""Plays what is due at that time: whether the table has changed; None where the row has moved by itself."""

MOST_BOT_MOVES: Final = 2000
MOST_LAPSES: Final = 100
JUMP: Final = 120
"""Seconds of sleep or of a jump that are too few to be given back."""
PULSE: Final = 30
"""Seconds between two notes that the house is awake."""
BATCH: Final = 25
"""How much of each kind a tick plays, so that the notices and the other kinds wait for a second at most."""
UNREADABLE: Final = 3600
"""Seconds until a table that cannot be read is looked at again."""
RETRY: Final = 60
"""Seconds until a bot or a clock that could not move is asked again."""


class Timekeeper:
    def __init__(self, action_log: ActionLog) -> None:
        self._action_log = action_log
        self._store = action_log.store
        self._notices = Notices(action_log)
        self._last: tuple[float, float] | None = None
        self.is_behind = False
        """Whether more may be due than the last tick has played."""

    async def play_bots(self, table: TableId) -> bool:
        """The bots' moves, each an entry of its own, until a person is waited for; whether there were any.

        It raises nothing: the person's move before it stands, and `tick` asks the bot again.
        """
        moved = 0
        try:
            while moved < MOST_BOT_MOVES and await self._action_log.do(table, self._bot_deed):
                moved += 1
                if deadlines.is_watched((await self._action_log.cache.get(table)).table):
                    break  # the next move comes when it is due
        except Exception as error:
            _report("a bot's move", table, error)
        return bool(moved)

    async def _bot_deed(self, cached: CachedTable) -> Action | None:
        return await bots.action(self._action_log.game(cached), cached, self._action_log.now())

    async def beat(self, now: float, running: float) -> bool:
        """The house is awake, by the wall and by a clock that only runs. False: nothing is to be decided now.

        What it has slept, and by how much the wall clock has jumped, is given back to all that waits: nobody
        loses time by it, and nothing lapses because of it.
        """
        last, self._last = self._last, (now, running)
        if last is None:
            before = await kept(self._store.pulse())
            slept = 0 if before is None else int(now) - before
        else:
            slept = round((now - last[0]) - (running - last[1]))
        if abs(slept) <= JUMP:
            if last is None or int(now) // PULSE != int(last[0]) // PULSE:
                await kept(self._store.beat(int(now)))
            return True
        log.warning("the clock has jumped or stood still: %d s given back", slept)
        await kept(self._store.beat(int(now), slept, int(now) - slept))
        return last is None

    async def tick(self, now: int) -> tuple[TableId, ...]:
        """Plays what has come due, of each kind a batch; returns the tables that have changed.

        The kind that people wait for comes first, and of a kind what has been due longest. What could not be
        played is put off, so that it stops neither the others nor fills the log.
        """
        changed: list[TableId] = []
        plays: tuple[tuple[str, Play], ...] = (
            ("bot", self._wake),
            ("lapse", self._lapse),
            ("plan", self._plan),
            ("poll", self._decide),
            ("turn", self._run_out),
            ("bank", self._run_out),
            ("lobby", self._expire),
        )
        self.is_behind = False
        for kind, play in plays:
            rows = await kept(self._store.due(kind, now, BATCH))
            self.is_behind |= len(rows) == BATCH
            changed += [TableId(due.table) for due in rows if await self._is_changed(play, due, now)]
        return tuple(dict.fromkeys(changed))

    async def _is_changed(self, play: Play, due: DueRow, now: int) -> bool:
        """Plays one thing; a fault in it, whatever it is, is put off with it."""
        try:
            is_changed = await play(due, now)
        except UnreadableTable:
            await kept(self._store.put_off(due, now + UNREADABLE))
            return False
        except Exception as error:
            _report(due.kind, TableId(due.table), error)
            is_changed = False
        if is_changed is False:
            await kept(self._store.put_off(due, now + RETRY))
        return bool(is_changed)

    async def _expire(self, due: DueRow, now: int) -> bool:
        action = Action("close", self._action_log.now(), text=lobby.EXPIRED)
        return await self._action_log.do(TableId(due.table), lambda cached: action)

    async def _run_out(self, due: DueRow, now: int) -> bool | None:
        """A seat's time for this move, or its bank, may be over; None where it has only been looked at.

        The row says when that would be if no clock ever rested. So it is counted again here, in the hours of
        the person who sits there now, and put off to the true moment.
        """
        cached = await self._action_log.cache.get(TableId(due.table))
        end, times = await self._end(cached, due), deadlines.PACES[cached.table.pace]
        if end is None:
            return False
        if end > now:
            await kept(self._store.put_off(due, end))
        elif due.kind == "turn":
            await kept(self._store.turn_into(due, "bank", end, end))
        elif not await self._action_log.do(cached.id, lambda cached: self._late(cached, due)):
            is_asked = polls.is_busy((await self._action_log.cache.get(cached.id)).table)
            await kept(self._store.put_off(due, now + (RETRY if is_asked else times.turn)))
        else:
            return True
        return None

    async def _end(self, cached: CachedTable, due: DueRow) -> int | None:
        """When a seat's time for this move, or its bank, is truly over; None where nobody sits there."""
        person = cached.table.chairs[due.seat].person
        if person is None:
            return None
        times = deadlines.PACES[cached.table.pace]
        own = notices.hours_of(await self._notices.person(person)) if times.rests else hours.ALWAYS
        left = times.turn if due.kind == "turn" else await self._bank_left(due, times, own)
        return hours.after(due.since, left, own)

    async def deadline(self, table: TableId, seat: Seat) -> Deadline | None:
        """Until when that seat has time; None where it is not waited for, or nobody would be asked."""
        cached = await self._action_log.cache.get(table)
        due = await kept(self._store.running(table, seat))
        if due is None or not polls.voters(cached.table, seat):
            return None
        end = await self._end(cached, due)
        return None if end is None else Deadline(end, on_bank=due.kind == "bank")

    async def _bank_left(self, due: DueRow, times: deadlines.Times, own: hours.Hours) -> int:
        """What the seat had not used of its bank before this move."""
        used = await kept(self._store.overtime(due.table, due.seat))
        return max(0, times.bank - sum(hours.between(since, until, own) for since, until in used))

    def _late(self, cached: CachedTable, due: DueRow) -> Action | None:
        """The table is asked, where there is anybody to be asked and nothing is being asked already."""
        seat, table = Seat(due.seat), cached.table
        is_waited_for = any(w.id == due.wait and seat in w.seats for w in table.waits)
        if not is_waited_for or polls.is_busy(table) or not polls.voters(table, seat):
            return None
        return Action("late", self._action_log.now(), seat)

    async def _decide(self, due: DueRow, now: int) -> bool:
        """What the table was asked has been open long enough."""
        action = Action("decide", self._action_log.now())
        is_decided = await self._action_log.do(
            TableId(due.table), lambda cached: action if cached.table.poll else None
        )
        if is_decided:
            await self.play_bots(TableId(due.table))
        return is_decided

    async def _plan(self, due: DueRow, now: int) -> bool | None:
        """A move that its person has left for now, or the only one that there is, where he wishes that.

        It comes some time after the table began to wait, whichever of the two it is.
        """
        if not await kept(self._store.take_due(due)):
            return None
        table, seat = TableId(due.table), Seat(due.seat)
        cached = await self._action_log.cache.get(table)
        person = cached.table.chairs[seat].person
        if person is None or not any(w.id == due.wait and seat in w.seats for w in cached.table.waits):
            return None
        texts = await kept(self._store.plans(table, seat, person))
        await kept(self._store.drop_draft(drafts.dropped_at(table, seat, person)))
        if texts:
            return await self._first_legal(table, seat, person, texts)
        wishes = (await self._notices.person(person)).auto
        only = bots.only_move(self._action_log.game(cached), cached, seat) if wishes else None
        return await self._make(table, seat, person, only) if only is not None else None

    async def _first_legal(self, table: TableId, seat: Seat, person: int, texts: Sequence[str]) -> bool:
        """The first of these that is legal now is made; those after it stay for later, else none does.

        Its person is told of those that were not: the table has changed for him.
        """
        for at, text in enumerate(texts):
            try:
                is_made = await self._make(table, seat, person, text)
            except (TableError, GameError):
                continue
            await self._keep_plans(table, seat, person, texts[:at], texts[at + 1 :])
            return is_made
        await self._keep_plans(table, seat, person, texts, ())
        return True

    async def _keep_plans(
        self, table: TableId, seat: Seat, person: int, dropped: Sequence[str], left: Sequence[str]
    ) -> None:
        await kept(self._store.keep_plans(table, seat, person, left))
        if dropped:
            data = "\n".join(dropped).encode()
            await kept(self._store.keep_draft(drafts.dropped_at(table, seat, person), data, drafts.MOST))

    async def _make(self, table: TableId, seat: Seat, person: int, text: str) -> bool:
        action = Action("move", self._action_log.now(), seat, person, text)
        is_made = await self._action_log.do(table, lambda cached: action)
        if is_made:
            await self.play_bots(table)
        return is_made

    async def _lapse(self, due: DueRow, now: int) -> bool:
        """What time plays, until that clock is gone; one that has gone already is ignored."""
        table, wait = TableId(due.table), due.wait

        def decide(cached: CachedTable) -> Action | None:
            if wait not in {w.id for w in cached.table.waits}:
                return None
            game = self._action_log.game(cached)
            seat, move = game.lapse(state_of(game, cached.table), wait)
            return Action("lapse", self._action_log.now(), seat, text=str(move))

        lapses = 0
        while lapses < MOST_LAPSES and await self._action_log.do(table, decide):
            lapses += 1
        if lapses:
            await self.play_bots(table)
        return bool(lapses)

    async def _wake(self, due: DueRow, now: int) -> bool:
        return await self.play_bots(TableId(due.table))


def _report(what: str, table: TableId, error: Exception) -> None:
    """Without the error's words and without a traceback: their values could name a hidden card."""
    log.error("%s at table %d failed: %s", what, table, type(error).__name__)
