"""Views of a table for one seat or for the channel."""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, partial
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from db import EntryRow, TableRow
from games.contract import AnyAsk, AnyGame, Event, Seat
from tables.actions import lobby, play, polls, starting
from tables.errors import NotSeated, UnreadableTable
from tables.log.cache import CachedTable
from tables.model import catalogue, fairness, statistics
from tables.model.table import Table, decode_events, may_see, state_of
from tables.views import Chair, Line, PublicTable, Question, TableId, TableInfo, TableView

MOST_BUILT: Final = 64
"""Number of tables whose views are kept."""


def info(cached: CachedTable) -> TableInfo:
    """Public information about a table, as far as it needs no look at its game."""
    table = cached.table
    is_done = table.phase in ("over", "closed")
    poll = table.poll if table.phase == "playing" else None
    public = {name: getattr(table, name) for name in PublicTable.__struct_fields__}
    public |= {
        "chairs": named(table.chairs),
        "presses": tuple(press for press in table.presses if press),
        "poll": poll,
    }
    return TableInfo(
        **public,
        id=cached.id,
        guild=cached.guild,
        channel=cached.channel,
        opened=cached.opened,
        is_direct=cached.place == "direct",
        secret=cached.secret.hex() if is_done else None,
        hash="" if table.phase == "playing" else table.chain.hex(),
        voters=() if poll is None else polls.asked(table, poll),
    )


def named(chairs: Iterable[Chair]) -> tuple[Chair, ...]:
    """The chairs without the numbers that stand for people who have deleted their data."""
    return tuple(replace(c, person=None) if c.person is not None and c.person < 0 else c for c in chairs)


def owned(chairs: Iterable[Chair]) -> tuple[Chair, ...]:
    """The chairs as a result names them: those that bots keep are of the people who may return."""
    return tuple(replace(c, person=c.away, bot=False) if c.away else c for c in chairs)


Asks = Callable[[tuple[str, ...]], AnyAsk]
"""What a seat is asked after these picks. Raises IllegalMove."""


class FetchedTable:
    """A table as it was when it was fetched. What is seen of it, and asked of its seats, is built once."""

    def __init__(self, game: AnyGame, cached: CachedTable, first_question: int) -> None:
        self.id = cached.id
        self._game = game
        self._cached = cached
        self._first_question = first_question
        self._views: dict[Seat | None, TableView] = {}
        self._asks: dict[tuple[Seat, str, tuple[str, ...]], AnyAsk] = {}

    @cached_property
    def _state(self) -> Any:
        return state_of(self._game, self._cached.table) if self._cached.table.state else None

    def may_cut(self, person: int) -> bool:
        """Returns whether this person could cut the deck now."""
        return starting.may_cut(self._game, self._cached.table, person)

    @cached_property
    def info(self) -> TableInfo:
        """What the channel may know about the table."""
        game, table, known = self._game, self._cached.table, info(self._cached)
        poll = known.poll
        return replace(
            known,
            poll=poll and replace(poll, number=self._first_question + poll.number),
            from_files=catalogue.from_files(game, table.options),
            hints=has_hints(game, table),
            teaches=game.coach is not None and any(chair.person for chair in table.chairs),
            partners=catalogue.partners(game, table.options),
        )

    def seats_of(self, person: int) -> tuple[Seat, ...]:
        """The seats that a person holds. Raises UnreadableTable."""
        return self._cached.table.seats_of(person)

    def awaited(self, seat: Seat, *, is_turn: bool) -> str:
        """The ids of the clocks that run for a seat's turn, or for what only the seat knows of."""
        waits = self._cached.table.waits
        return " ".join(w.id for w in waits if seat in w.seats and (w.pace == "turn") is is_turn)

    def view(self, seat: Seat | None) -> TableView:
        """The table as one seat, or with None the channel, may see it. Raises UnreadableTable for a seat."""
        if seat not in self._views:
            self._views[seat] = self._built(seat)
        return self._views[seat]

    def _built(self, seat: Seat | None) -> TableView:
        game, table, state = self._game, self._cached.table, self._state
        outcome = None if state is None else game.outcome(state)
        point, is_done = table.undo_point, table.phase in ("over", "closed")
        known = self.info
        if seat is not None and table.phase == "playing":
            known = replace(known, is_first=lobby.is_alone(table) and table.counters[seat] <= 1)
        may_undo = point is not None and point.seat == seat and not is_done
        return TableView(
            table=replace(known, undo=point.undo) if point is not None and may_undo else known,
            seat=seat,
            view=None if state is None else game.view(state, seat),
            questions=self._questions(seat),
            news=play.news_of(table, seat),
            upto=table.length,
            outcome=outcome,
            figures=() if outcome is None else statistics.tally(game, state),
        )

    def _questions(self, seat: Seat | None) -> tuple[Question, ...]:
        """The open questions of that seat with what the game says of their buttons.

        They are numbered as in this database since its last restore.
        """
        game, table, first = self._game, self._cached.table, self._first_question
        own = [q for q in table.questions if q.seat == seat and table.phase == "playing"]
        return tuple(
            replace(q, number=first + q.number, title=game.title(q.key), is_row=game.is_row(q.key))
            for q in own
        )

    def asks(self, person: int, seat: Seat, number: int) -> Asks:
        """What continues an answer to an open question. Raises NotSeated, StaleQuestion, UnreadableTable."""
        key = play.check_open(self._cached.table, person, seat, number - self._first_question)
        return partial(self._ask, seat, key)

    def _ask(self, seat: Seat, key: str, picked: tuple[str, ...]) -> AnyAsk:
        ask = self._asks.get((seat, key, picked))
        if ask is None:
            ask = self._asks[seat, key, picked] = self._game.ask(self._state, seat, key, picked)
        return ask


class UnreadFetchedTable(FetchedTable):
    """A table whose state cannot be read."""

    def __init__(self, row: TableRow) -> None:
        self.id = TableId(row.id)
        self._row = row

    @property
    def _cached(self) -> CachedTable:  # type: ignore[override]  # there is none
        raise UnreadableTable(self._row)

    @cached_property
    def info(self) -> TableInfo:
        return self.view(None).table

    def view(self, seat: Seat | None) -> TableView:
        if seat is not None:
            raise UnreadableTable(self._row)
        return unreadable(self._row)


class Seated(Struct, frozen=True):
    """A person at a table as it was fetched; with seat None as a spectator. Raises NotSeated."""

    table: FetchedTable
    seat: Seat | None
    person: int

    def __post_init__(self) -> None:
        if self.seat is not None and self.seat not in self.table.seats_of(self.person):
            raise NotSeated

    @property
    def view(self) -> TableView:
        """The table as this seat may see it."""
        return self.table.view(self.seat)


class Views:
    """Fetched tables, each one once for a state. Forgets all but those that were used last."""

    def __init__(self, games: Mapping[str, AnyGame], first_question: int = 0) -> None:
        self._games = games
        self._first_question = first_question
        self._built: OrderedDict[TableId, FetchedTable] = OrderedDict()

    def of(self, cached: CachedTable) -> FetchedTable:
        """The table with what was built from this state of it."""
        built = self._built.get(cached.id)
        if built is None or built._cached is not cached:
            built = FetchedTable(self._games[cached.table.game], cached, self._first_question)
            self._built[cached.id] = built
        self._built.move_to_end(cached.id)
        while len(self._built) > MOST_BUILT:
            self._built.popitem(last=False)
        return built


def has_hints(game: AnyGame, table: Table) -> bool:
    """Returns whether players may ask for hints: against bots alone, or where all of them have agreed.

    At a rated table nobody may.
    """
    people = {chair.person for chair in table.chairs if chair.person is not None}
    is_agreed = bool(table.agreed) and table.phase != "lobby"
    return game.coach is not None and not table.rated and (len(people) <= 1 or is_agreed)


def unreadable(row: TableRow) -> TableView:
    """View of a table whose state cannot be read: phase `unreadable` until it is closed."""
    is_open = row.phase in ("lobby", "playing")
    info = TableInfo(
        id=TableId(row.id),
        game=row.game,
        phase="unreadable" if is_open else "closed",
        guild=row.guild,
        channel=row.channel,
        host=row.host,
        chairs=(),
        invited=(),
        options={},
        pace="day",
        opened=row.opened,
        since=row.opened,
        commitment=fairness.commitment(row.secret),
        secret=None if is_open else row.secret.hex(),
        is_direct=row.place == "direct",
    )
    return TableView(table=info, seat=None, view=None, questions=(), news=(), upto=row.length)


def lines(entries: Sequence[EntryRow], seat: Seat | None) -> tuple[Line, ...]:
    """The lines of the log that this viewer may see."""
    seen = [(row.at, e) for row in entries for e in decode_events(row.events) if may_see(e, seat)]
    return tuple(Line(n, at, event) for n, (at, event) in enumerate(seen, 1))


def since(entries: Sequence[EntryRow], seat: Seat, begun: int | None) -> tuple[Event, ...]:
    """Events that a seat may see, from its own last move or the start of the game on.

    Moves that were made for its person, planned or the only ones, do not count as its own.
    Within a turn of several moves, which began at `begun`, the seat's own moves of that turn are skipped.
    Entries of which the seat may see nothing are left out first, so that they change nothing.
    """
    told = [(row, [e for e in decode_events(row.events) if may_see(e, seat)]) for row in entries]
    seen = [(row, events) for row, events in told if events]
    started = ("start", "join", "cut")
    moves = [(n, row) for n, (row, _) in enumerate(seen) if row.kind in ("move", "lapse", *started)]
    while begun is not None and moves[-1][1].seat == seat and moves[-1][1].at > begun:
        moves.pop()
    made = (n for n, e in reversed(moves) if e.seat == seat and (e.person is None or e.press is not None))
    start = max((n for n, row in moves if row.kind in started), default=0)
    return tuple(event for _, events in seen[next(made, start) :] for event in events)
