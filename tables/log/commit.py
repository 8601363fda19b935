"""Commits actions to the log: lock the table, decide on its current state, commit, then update the cache."""

from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Final, TypeVar

from msgspec.structs import replace

from db import Due, Opening, Step, Store, StoreError, TableRow
from games.chance import Derived
from games.contract import AnyGame, Event, Seat
from games.errors import GameError
from tables import errors
from tables.actions import apply, play, starting
from tables.log import entries
from tables.log.cache import CachedTable, TableCache
from tables.model import actions as acts
from tables.model import catalogue, deadlines, invitations, ratings, statistics
from tables.model.actions import Action, AnyAction, Entry
from tables.model.settings import read
from tables.model.table import RecordingChance, Setup, Table, encode, snapshot
from tables.views import NewTable, Pace, Person, TableId

Decide = Callable[[CachedTable], AnyAction | None] | Callable[[CachedTable], Awaitable[AnyAction | None]]
"""The action to do at a table in its current state, or None. Raises TableError or GameError.

The table is locked until the decision is made.
"""

TRIES: Final = 20
OPEN_TABLES: Final = 5
"""Number of open tables that one person may host."""


T = TypeVar("T")


async def kept(work: Awaitable[T]) -> T:
    """Awaits a result of the store. Raises NotSaved instead of StoreError."""
    try:
        return await work
    except StoreError as error:
        raise errors.not_saved(error) from error


class ActionLog:
    """Commits actions to the log of a store, with a cache of tables.

    `now` returns seconds since 1970. `notice_after`: seconds before a player is notified of their turn.
    """

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
        self.is_alone = alone
        self._now = now
        self.notice_after = notice_after
        self._unsure: set[TableId] = set()
        self.moves_made: Counter[str] = Counter()
        """Number of moves that were stored, by game."""

    def now(self) -> int:
        return int(self._now())

    async def settled(self) -> tuple[TableId, ...]:
        """Tables of which it was not known whether an action was stored, once this is certain.

        Each is returned once: its messages may be behind. Raises NotSaved while the store cannot be written.
        """
        if not self._unsure:
            return ()
        await kept(self.store.reach())
        tables, self._unsure = tuple(self._unsure), set()
        for table in tables:
            self.cache.drop(table)
        return tables

    async def people(self, people: Iterable[int]) -> dict[int, Person]:
        """The stored settings of these people, by number."""
        stored = {who: await kept(self.store.settings.of("people", who)) for who in people}
        return {who: read(data, Person(who)) for who, data in stored.items()}

    async def person(self, person: int) -> Person:
        """The stored settings of a person."""
        return read(await kept(self.store.settings.of("people", person)), Person(person))

    def patience(self, pace: Pace) -> int:
        """Seconds before a player is notified of their turn at this pace."""
        return round(self.notice_after * deadlines.PACES[pace].patience)

    def game(self, cached: CachedTable) -> AnyGame:
        return self.games[cached.table.game]

    def check_open(self, cached: CachedTable, person: int, seat: Seat, number: int) -> str:
        """The key of the open question that has this number in views. Raises as `play.check_open`."""
        return play.check_open(cached.table, person, seat, number - self.store.first_question)

    async def open(self, setup: Setup, new: NewTable, secret: bytes) -> TableId:
        """Opens a table; a repeated press returns the first's.

        Raises ChannelTaken, Saturated, BadOption, NotInvitable.
        """
        if setup.game not in self.games:
            raise errors.BadOption(name="game", value=setup.game)
        defaults = catalogue.defaults(self.games[setup.game])  # the log must not change with a default
        setup = replace(setup, options=defaults | setup.options)
        action = Action(acts.Open(setup), self.now(), new.host, new.press)
        entry, table = apply.do(self.games, None, action, Derived(b"", 0))
        row = self._row(0, entry, None, table)
        named = {*new.invited, *(chair.person for chair in setup.chairs)} if new.place == "direct" else ()
        guests = tuple(person for person in named if person is not None and person != new.host)
        if invitations.want_none((await self.people(guests)).values(), new.host):
            raise errors.NotInvitable()
        is_rematch = setup.rematch_of is not None
        opening = Opening(
            setup.game, new.guild, new.channel, secret, row, OPEN_TABLES, new.place, guests, is_rematch,
            lambda sent: invitations.may_send(sent, guests, action.at, is_rematch=is_rematch),
        )  # fmt: skip
        opened = await kept(self.store.open_table(opening))
        if opened.why == "taken":
            raise errors.ChannelTaken()
        if opened.why == "saturated":
            raise errors.Saturated(most=OPEN_TABLES)
        if opened.why == "silenced":
            raise errors.NotInvitable()
        if opened.why == "kept":
            table_id = TableId(opened.table)
            cached = CachedTable(table_id, new.guild, new.channel, action.at, secret, table, new.place)
            self.cache.put(cached)
        return TableId(opened.table)

    async def do(self, table: TableId, decide: Decide, press: int | None = None) -> CachedTable | None:
        """Commits the action that `decide` returns. Returns the table after it.

        None if there is no action, the press was committed before, or it says what stands already.

        Decides again if another process has changed the table meanwhile. Raises what `decide` and the action
        raise, and NotSaved; then nothing has changed.
        """
        async with self.cache.lock(table):
            for _ in range(TRIES):
                cached = await self.cache.get(table)
                try:
                    decided = decide(cached)
                    action = await decided if isinstance(decided, Awaitable) else decided
                    if action is None:
                        return None
                    entry, after = apply.do(self.games, cached.table, action, self._chance(cached, action))
                except (
                    errors.TableError,
                    GameError,
                ):  # it may have been committed before, or the table be outdated
                    length, is_answered = await kept(self.store.length(table, press))
                    if length != cached.table.length:
                        self.cache.drop(table)
                    if is_answered:
                        return None
                    if table in self.cache:
                        raise
                    continue
                if _stands_already(cached.table, entry, after):
                    return None
                done = replace(cached, table=after, channel=_moved(entry) or cached.channel)
                fate = await self._keep(cached, entry, done)
                if fate == "taken":
                    decide = self._taken(action)
                elif fate != "stale":
                    return done if fate == "kept" else None
        raise errors.NotSaved()

    def _taken(self, action: AnyAction) -> Decide:
        """Ends the poll instead of moving the table to a channel that another table now occupies."""
        if isinstance(action.what, acts.MoveTo):
            raise errors.ChannelTaken()
        return lambda cached: replace(action, what=acts.ClosePoll(is_taken=True))

    async def close_unreadable(self, row: TableRow, action: Action[acts.Close]) -> None:
        """Closes a table that cannot be read. Keeps its snapshot and cancels what is due.

        Raises NotAllowed unless the host or a moderator asks, StaleQuestion if the table has changed.
        """
        if action.what.by != "moderator" and action.person != row.host:
            raise errors.NotAllowed()
        if row.phase not in ("lobby", "playing"):
            raise errors.WrongPhase(phase=row.phase)
        dues = await kept(self.store.dues_of(row.id))
        step = Step(
            table=row.id,
            n=row.length,
            kind=action.kind,
            seat=None,
            person=action.person,
            text=entries.text_of(action.what),
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
            raise errors.StaleQuestion()

    async def _keep(self, cached: CachedTable, entry: Entry, done: CachedTable) -> str:
        """Saves an entry and updates the cache. Returns what the store did with it. Raises NotSaved."""
        after = done.table
        try:
            step = self._row(cached.id, entry, cached.table, after)
            if ratings.ends(cached.table, after):
                people = {who: await self.store.settings.of("people", who) for who in ratings.people(after)}
                out = [who for who, data in people.items() if read(data, Person(who)).unrated]
                nobodies = {who: ratings.nobody() for who in out}
                rated = ratings.rows(self.games[after.game], cached.table, after, nobodies)
                step = replace(step, rated=rated)
            if cached.place == "direct" and isinstance(
                entry.action.what, acts.Join | acts.Leave | acts.Decline
            ):
                await self.store.answer_invitations(cached.table.host, entry.action.person)
            fate = await self.store.keep(step)
        except BaseException as error:
            # A cancelled caller does not know whether it was saved: the table is read again.
            self.cache.drop(cached.id)
            if isinstance(error, StoreError):
                if error.kind == "unsure":
                    self._unsure.add(cached.id)
                raise errors.not_saved(error) from error
            raise
        if fate == "kept":
            if entry.action.kind == "move":
                self.moves_made[after.game] += 1
            self.cache.put(done)
        else:
            self.cache.drop(cached.id)
        return fate

    def _chance(self, cached: CachedTable, action: AnyAction) -> RecordingChance:
        """The chance for an action. Its key advances only with entries that draw something."""
        if starting.starts(action.what):
            lobby, _ = starting.before_start(self.game(cached), cached.table, action)
            cached = replace(cached, table=lobby)
        return Derived(cached.seed, cached.table.drawn)

    def _row(self, table: int, entry: Entry, before: Table | None, after: Table) -> Step:
        """The rows that an entry changes."""
        action = entry.action
        game = self.games[after.game]
        at, by = action.at, action.person
        ended, begun = deadlines.changes(before, after, at, self.notice_after, by, game.seats)
        banks = deadlines.banks(ended)
        is_same = before is not None and before.chairs == after.chairs
        pairs = tuple((n, c.person) for n, c in enumerate(after.chairs) if c.person is not None)
        return Step(
            table=table,
            n=entry.n,
            kind=action.kind,
            seat=entries.seat_of(action.what),
            person=action.person,
            text=entries.text_of(action.what),
            draws=encode(entry.draws),
            events=encode(entry.events),
            at=action.at,
            press=action.press,
            phase=after.phase,
            host=after.host,
            snapshot=snapshot(after),
            chairs=None if is_same else pairs,
            cancelled=(*ended, *banks, *deadlines.digests(ended)),
            spent=banks,
            dues=begun,
            closed=tuple((s, self.store.first_question + n) for s, n in _closed(before, after)),
            figures=statistics.rows(game, before, after),
            moved=_moved(entry),
        )


def _stands_already(before: Table, entry: Entry, after: Table) -> bool:
    """Whether a press makes a secret move that changes nothing and tells nobody else: it needs no entry."""
    what = entry.action.what
    if not isinstance(what, acts.Move) or entry.action.press is None or entry.draws:
        return False
    told = replace(after, length=before.length, chain=before.chain, news=before.news, fresh=before.fresh)
    return told == before and all(event.audience == (what.seat,) for event in entry.events)


def _moved(entry: Entry) -> int | None:
    """The channel to which this entry moves the table."""
    return next((int(str(e.params["channel"])) for e in entry.events if e.id == "step-moved"), None)


def _closed(before: Table | None, after: Table) -> tuple[tuple[int, int], ...]:
    """Questions that are answered or obsolete, as (seat, number)."""
    if before is None or not before.questions:
        return ()
    left = set(after.questions) if after.phase == "playing" else set()
    return tuple((q.seat, q.number) for q in before.questions if q not in left)
