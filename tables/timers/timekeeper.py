"""Plays what comes due: bots' moves, clocks, plans, polls, tables that nobody starts."""

import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from db import DueRow
from games.contract import Seat
from games.errors import GameError
from tables import drafts
from tables.actions import polls
from tables.errors import TableError, UnreadableTable
from tables.log.cache import CachedTable
from tables.log.commit import ActionLog, kept
from tables.model import actions as acts
from tables.model import deadlines, hours
from tables.model.actions import Action, AnyAction
from tables.model.table import state_of
from tables.timers import bots
from tables.timers.notices import hours_of
from tables.timers.pacing import Pacing, report
from tables.views import Deadline, Own, Person, Planned, TableId

log = logging.getLogger(__name__)

Play = Callable[[DueRow, int], Awaitable[bool | None]]
"""Plays what is due. Returns whether the table has changed; None if it has put the row off itself."""

MOST_LAPSES: Final = 100
JUMP: Final = 120
"""Seconds of a pause or clock jump from which on the time is given back to all clocks."""
HEARTBEAT: Final = 30
"""Seconds between two stored heartbeats."""
AT_REST: Final = 600
"""The same where nothing can come due: there is no time to be given back."""
BATCH: Final = 25
"""Rows of each kind that a tick plays, so that notices and other kinds wait at most about a second."""
UNREADABLE: Final = 3600
"""Seconds until a table that cannot be read is tried again."""
RETRY: Final = 60
"""Seconds until a bot or clock that failed is tried again."""


class Timekeeper:
    """Plays due bots, clocks, plans and polls of all tables."""

    def __init__(self, action_log: ActionLog, pacing: Pacing) -> None:
        self._action_log = action_log
        self._pacing = pacing
        self._store = action_log.store
        self._last: tuple[float, float] | None = None
        self._stored = 0
        """When the last heartbeat was stored."""
        self._agreed = (0.0, 0.0)
        """When both clocks were last taken to agree. What they differ by since adds up, however slowly."""
        self.is_behind = False
        """Whether more may be due than the last tick played."""
        self._plays: Mapping[str, Play] = {
            "bot": self._bots,
            "lapse": self._lapse,
            "plan": self._plan,
            "poll": self._decide,
            "turn": self._run_out,
            "bank": self._run_out,
            "lobby": self._expire,
        }

    async def heartbeat(self, now: float, running: float) -> bool:
        """Heartbeat, by wall clock and monotonic clock. Returns False if they disagree: then do not tick.

        Time in which the process was stopped, and by which the wall clock jumped or drifted, is added to
        everything due, so that no clock runs out because of it.
        """
        last, here = self._last, (now, running)
        if last is None:
            before = await kept(self._store.last_heartbeat())
            lost = 0 if before is None else int(now) - before
        else:
            lost = round((now - self._agreed[0]) - (running - self._agreed[1]))
        if abs(lost) > JUMP:
            log.warning("the clock has jumped or stood still: %d s given back", lost)
            await kept(self._store.heartbeat(int(now), lost, int(now) - lost))
        elif last is None or int(now) // HEARTBEAT != int(last[0]) // HEARTBEAT:
            await self._beat(int(now))
        self._last = here
        if last is None or abs(lost) > JUMP:
            self._agreed = here
        return last is None or abs(lost) <= JUMP

    async def _beat(self, now: int) -> None:
        """Stores a heartbeat if anything may come due, or after a while."""
        if now - self._stored >= AT_REST or await kept(self._store.is_anything_due()):
            await kept(self._store.heartbeat(now))
            self._stored = now

    async def tick(self, now: int) -> tuple[TableId, ...]:
        """Plays a batch of each kind of due rows, the longest due first. Returns the changed tables.

        Those that may have changed when the store's server was lost are among them. Kinds that people wait
        for come first. All are read at once, so a row may be obsolete when its turn comes: who plays it looks
        at the table. Rows that fail are put off, so that they do not block others.
        """
        changed = list(await self._action_log.settled())
        rows = await kept(self._store.due([*self._plays], now, BATCH))
        self.is_behind = BATCH in Counter(due.kind for due in rows).values()
        changed += [TableId(due.table) for due in rows if await self._is_changed(due, now)]
        return tuple(dict.fromkeys(changed))

    async def _is_changed(self, due: DueRow, now: int) -> bool:
        """Plays one row; puts it off if it fails. Returns whether the table has changed."""
        try:
            is_changed = await self._plays[due.kind](due, now)
        except UnreadableTable:
            await kept(self._store.put_off(due, now + UNREADABLE))
            return False
        except Exception as error:
            report(due.kind, TableId(due.table), error)
            is_changed = False
        if is_changed is False:
            await kept(self._store.put_off(due, now + RETRY))
        return bool(is_changed)

    async def _expire(self, due: DueRow, now: int) -> bool:
        action = Action(acts.Close(by="time"), self._action_log.now())
        closed = await self._action_log.do(
            TableId(due.table), lambda cached: action if cached.table.phase == "lobby" else None
        )
        return closed is not None

    async def _run_out(self, due: DueRow, now: int) -> bool | None:
        """Ends a seat's time for a move or its time bank, if it has run out; None if not.

        The stored time ignores active hours. It is computed again here for the person who holds the seat
        now, and the row is put off to that time.
        """
        cached = await self._action_log.cache.get(TableId(due.table))
        used = await kept(self._store.seats.overtime(due.table, due.seat)) if due.kind == "bank" else ()
        person, times = cached.table.chairs[due.seat].person, deadlines.PACES[cached.table.pace]
        if person is None:
            return False
        end = _end(cached, due, used, await self._action_log.person(person))
        if end > now:
            await kept(self._store.put_off(due, end))
        elif due.kind == "turn":
            await kept(self._store.turn_into(due, "bank", end, end))
            is_over = await self._run_out(replace(due, kind="bank", at=end, since=end), now)
            return True if is_over is None else is_over  # the hand says that the bank is running
        elif late := await self._action_log.do(cached.id, lambda cached: self._late(cached, due)):
            return await self._lapse(due, now) if late.table.by_rule else True
        else:
            is_asked = polls.is_busy((await self._action_log.cache.get(cached.id)).table)
            await kept(self._store.put_off(due, now + (RETRY if is_asked else times.turn)))
        return None

    async def own(self, cached: CachedTable, seat: Seat, known: Person) -> Own:
        """What this person alone sees at their seat."""
        stored = await kept(self._store.seats.own(cached.id, seat, known.id, drafts.DROPPED))
        plans = stored.plans if cached.table.phase == "playing" else ()
        due, deadline = stored.running, None
        if due is not None and polls.voters(cached.table, seat):  # without voters there is no deadline
            deadline = Deadline(_end(cached, due, stored.overtime, known), on_bank=due.kind == "bank")
        return Own(
            dropped=tuple(stored.draft.decode().split("\n")) if stored.draft else (),
            planned=Planned(plans, stored.plan_at) if plans else Planned(),
            deadline=deadline,
        )

    def _late(self, cached: CachedTable, due: DueRow) -> Action[acts.Late] | None:
        """Says that the seat is late, if there are voters and no poll about somebody is open."""
        seat, table = Seat(due.seat), cached.table
        is_waited_for = any(w.id == due.wait and seat in w.seats for w in table.waits)
        if not is_waited_for or polls.is_busy(table) or not polls.voters(table, seat):
            return None
        return Action(acts.Late(seat), self._action_log.now())

    async def _decide(self, due: DueRow, now: int) -> bool:
        """Ends a poll whose time is over."""
        action = Action(acts.ClosePoll(), self._action_log.now())
        decided = await self._action_log.do(
            TableId(due.table), lambda cached: action if cached.table.poll else None
        )
        if decided is not None:
            await self._pacing.play(decided)
        return decided is not None

    async def _plan(self, due: DueRow, now: int) -> bool | None:
        """Plays a person's first legal plan, or their only legal move if their settings ask for that.

        Both come after the same delay, so that the speed of a move does not reveal a plan.
        """
        if not await kept(self._store.take_due(due)):
            return None
        table, seat = TableId(due.table), Seat(due.seat)
        cached = await self._action_log.cache.get(table)
        person = cached.table.chairs[seat].person
        if person is None or not any(w.id == due.wait and seat in w.seats for w in cached.table.waits):
            return None
        texts = await kept(self._store.seats.plans(table, seat, person))
        await kept(self._store.seats.drop_draft(drafts.dropped_at(table, seat, person)))
        if texts:
            return await self._first_legal(table, seat, person, texts)
        wishes = (await self._action_log.person(person)).auto
        only = bots.only_move(self._action_log.game(cached), cached, seat) if wishes else None
        return await self._make(table, seat, person, only) if only is not None else None

    async def _first_legal(self, table: TableId, seat: Seat, person: int, texts: Sequence[str]) -> bool:
        """Plays the first legal plan. Keeps the plans after it, and stores those before it as dropped.

        Returns True if none is legal, since the person's view then shows the dropped plans.
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
        await kept(self._store.seats.keep_plans(table, seat, person, left))
        if dropped:
            data = "\n".join(dropped).encode()
            await kept(
                self._store.seats.keep_draft(drafts.dropped_at(table, seat, person), data, drafts.MOST)
            )

    async def _make(self, table: TableId, seat: Seat, person: int, text: str) -> bool:
        action = Action(acts.Move(seat, text), self._action_log.now(), person)
        made = await self._action_log.do(table, lambda cached: action)
        if made is not None:
            await self._pacing.play(made)
        return made is not None

    async def _lapse(self, due: DueRow, now: int) -> bool:
        """Plays the moves of a clock that has run out, until the game no longer waits for it."""
        table, wait = TableId(due.table), due.wait

        def decide(cached: CachedTable) -> AnyAction | None:
            if wait not in {w.id for w in cached.table.waits}:
                return None
            game = self._action_log.game(cached)
            seat, move = game.lapse(state_of(game, cached.table), wait)
            return Action(acts.Lapse(seat, str(move)), self._action_log.now())

        last = None
        for _ in range(MOST_LAPSES):
            lapsed = await self._action_log.do(table, decide)
            if lapsed is None:
                break
            last = lapsed
        if last is not None:
            await self._pacing.play(last)
        return last is not None

    async def _bots(self, due: DueRow, now: int) -> bool:
        cached = await self._action_log.cache.get(TableId(due.table))
        return await self._pacing.play(cached) is not cached


def _end(cached: CachedTable, due: DueRow, used: Sequence[tuple[int, int]], known: Person) -> int:
    """When the time of a seat, or its bank, runs out in the hours of that person, who holds it.

    `used` are the spans in which the seat has used its bank.
    """
    times = deadlines.PACES[cached.table.pace]
    own = hours_of(known, cached.opened) if times.in_hours else hours.ALWAYS
    left = times.turn
    if due.kind == "bank":
        left = max(0, times.bank - sum(hours.between(since, until, own) for since, until in used))
    return hours.after(due.since, left, own)
