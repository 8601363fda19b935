"""Deeds into the log: lock the table, decide on what it is now, commit, and only then go on from there."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeVar

from msgspec.structs import replace

from db import Due, Opening, Step, Store, StoreError, TableRow
from games.chance import Derived
from games.contract import AnyGame, Event
from games.errors import GameError
from tables.actions import apply, lobby, polls
from tables.errors import (
    BadOption,
    ChannelTaken,
    NotAllowed,
    NotSaved,
    Saturated,
    StaleQuestion,
    TableError,
    WrongPhase,
)
from tables.log.cache import CachedTable, TableCache
from tables.model import catalogue, deadlines, fairness, statistics
from tables.model.table import Action, Entry, Facts, RecordingChance, Table, encode, snapshot
from tables.views import TableId

Decide = Callable[[CachedTable], Action | None] | Callable[[CachedTable], Awaitable[Action | None]]
"""What is to be done at a table as it is now; None is nothing. Raises TableError or GameError.

The table is locked meanwhile, so it is still so when a decision that took a while has been made.
"""

TRIES: Final = 20
OPEN_TABLES: Final = 5
"""How many open tables one person may host."""


T = TypeVar("T")


async def kept(work: Awaitable[T]) -> T:
    """What the store answers. Raises NotSaved where it fails."""
    try:
        return await work
    except StoreError as error:
        raise NotSaved() from error


class ActionLog:
    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        now: Callable[[], float],
        notice_after: int,
        *,
        alone: bool,
    ) -> None:
        self.store = store
        self.games = games
        self.cache = TableCache(store, games, alone=alone)
        self._now = now
        self._notice_after = notice_after

    def now(self) -> int:
        return int(self._now())

    def game(self, cached: CachedTable) -> AnyGame:
        return self.games[cached.table.game]

    async def open(
        self, facts: Facts, *, guild: int, channel: int, host: int, press: int, secret: bytes
    ) -> TableId:
        """A new table. Raises ChannelTaken, Saturated, BadOption; a repeated press gives the first's."""
        if facts.game not in self.games:
            raise BadOption(name="game", value=facts.game)
        defaults = catalogue.defaults(self.games[facts.game])  # the log must not change with a default
        text = lobby.facts_text(replace(facts, options=defaults | facts.options))
        action = Action("open", self.now(), person=host, text=text, press=press)
        entry, table = apply.do(self.games, None, action, Derived(b"", 0))
        opening = Opening(facts.game, guild, channel, secret, self._row(0, entry, None, table), OPEN_TABLES)
        opened = await kept(self.store.open_table(opening))
        if opened.why == "taken":
            raise ChannelTaken()
        if opened.why == "saturated":
            raise Saturated(most=OPEN_TABLES)
        if opened.why == "kept":
            cached = CachedTable(TableId(opened.table), guild, channel, action.at, secret, table)
            self.cache.put(cached)
        return TableId(opened.table)

    async def do(self, table: TableId, decide: Decide, press: int | None = None) -> bool:
        """Does a deed and commits it; False where there was nothing to do or the press was done before.

        Another process may have gone on with the table meanwhile: then it is decided again on what it is.
        Raises what `decide` and the deed raise, and NotSaved; then nothing has changed.
        """
        async with self.cache.lock(table):
            for _ in range(TRIES):
                cached = await self.cache.get(table)
                try:
                    decided = decide(cached)
                    action = await decided if isinstance(decided, Awaitable) else decided
                    if action is None:
                        return False
                    entry, after = apply.do(self.games, cached.table, action, self._chance(cached, action))
                except (TableError, GameError):
                    if await self._is_answered(cached, press):
                        return False
                    if table in self.cache:
                        raise
                    continue
                fate = await self._keep(cached, entry, after)
                if fate == "taken":
                    decide = self._taken(action)
                elif fate != "stale":
                    return fate == "kept"
        raise NotSaved()

    def _taken(self, action: Action) -> Decide:
        """What is done instead of taking the table to a channel where another table stands by now."""
        if action.kind == "channel":
            raise ChannelTaken()
        return lambda cached: Action(
            "decide", action.at, person=action.person, text=polls.TAKEN, press=action.press
        )

    async def close_unreadable(self, row: TableRow, action: Action) -> None:
        """Closes a table that cannot be read: its snapshot stays, nothing comes due any more.

        Raises NotAllowed unless its host or a moderator asks, StaleQuestion where it has gone on.
        """
        if action.text != lobby.BY_MODERATOR and action.person != row.host:
            raise NotAllowed()
        if row.phase not in ("lobby", "playing"):
            raise WrongPhase(phase=row.phase)
        dues = await kept(self.store.dues_of(row.id))
        step = Step(
            table=row.id,
            n=row.length,
            kind="close",
            seat=None,
            person=action.person,
            text=action.text,
            draws=encode(()),
            events=encode((Event("step-closed"),)),
            at=action.at,
            press=action.press,
            phase="closed",
            host=row.host,
            snapshot=row.snapshot,
            cancelled=tuple(Due(d.kind, d.wait, d.seat, d.at, d.since) for d in dues),
        )
        if await kept(self.store.keep(step)) == "stale":
            raise StaleQuestion()

    async def _is_answered(self, cached: CachedTable, press: int | None) -> bool:
        """Whether a refused press was done before; a table that has gone on elsewhere leaves the shelf."""
        length, is_pressed = await kept(self.store.standing(cached.id, press))
        if length != cached.table.length:
            self.cache.drop(cached.id)
        return is_pressed

    async def _keep(self, cached: CachedTable, entry: Entry, after: Table) -> str:
        try:
            fate = await self.store.keep(self._row(cached.id, entry, cached.table, after))
        except BaseException as error:
            # Whether it was kept is not known to who stops waiting: what is true is read again.
            self.cache.drop(cached.id)
            if isinstance(error, StoreError):
                raise NotSaved() from error
            raise
        if fate == "kept":
            self.cache.put(replace(cached, table=after, channel=_moved(entry) or cached.channel))
        else:
            self.cache.drop(cached.id)
        return fate

    def _chance(self, cached: CachedTable, action: Action) -> RecordingChance:
        """What the deed may draw from; its key moves on only with a step that has drawn something."""
        table, presses = cached.table, cached.table.presses
        if action.kind == "start":
            presses = lobby.presses_at_start(table, action.press)
        return Derived(
            fairness.seed(cached.secret, presses), table.length if table.record == 1 else table.drawn
        )

    def _row(self, table: int, entry: Entry, before: Table | None, after: Table) -> Step:
        action = entry.action
        ended, begun = deadlines.changes(before, after, action.at, self._notice_after, action.person)
        is_same = before is not None and before.chairs == after.chairs
        pairs = tuple((n, c.person) for n, c in enumerate(after.chairs) if c.person is not None)
        return Step(
            table=table,
            n=entry.n,
            kind=action.kind,
            seat=action.seat,
            person=action.person,
            text=action.text,
            draws=encode(entry.draws),
            events=encode(entry.events),
            at=action.at,
            press=action.press,
            phase=after.phase,
            host=after.host,
            snapshot=snapshot(after),
            chairs=None if is_same else pairs,
            cancelled=ended,
            dues=begun,
            closed=_closed(before, after),
            figures=statistics.rows(self.games[after.game], before, after),
            moved=_moved(entry),
        )


def _moved(entry: Entry) -> int | None:
    """The channel that this entry takes the table to."""
    return next((int(str(e.params["channel"])) for e in entry.events if e.id == "step-moved"), None)


def _closed(before: Table | None, after: Table) -> tuple[tuple[int, int], ...]:
    """The questions that are answered or gone, by seat and number."""
    if before is None or not before.questions:
        return ()
    left = set(after.questions) if after.phase == "playing" else set()
    return tuple((q.seat, q.number) for q in before.questions if q not in left)
