"""Views of a table for one seat or for the channel."""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, partial
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from db import EntryRow, TableRow
from games.contract import AnyAsk, AnyGame, Event, Seat, Text
from tables.actions import lobby, play, polls
from tables.errors import NotSeated, UnreadableTable
from tables.log.cache import CachedTable
from tables.model import catalogue, fairness, statistics
from tables.model.table import Table, decode_events, may_see, state_of
from tables.views import Chair, Line, PublicTable, Question, TableId, TableInfo, TableView

MOST_BUILT: Final = 64
"""Number of tables whose views are kept."""


def info(cached: CachedTable, seat: Seat | None = None) -> TableInfo:
    """Public information about a table. `undo` is set only for the seat that made the last move."""
    table = cached.table
    is_done = table.phase in ("over", "closed")
    poll = table.poll if table.phase == "playing" else None
    point = None if is_done or table.undo_point is None or table.undo_point.seat != seat else table.undo_point
    public = {name: getattr(table, name) for name in PublicTable.__struct_fields__}
    public |= {
        "chairs": named(replace(c, press=lobby.press_of(table, c)) for c in table.chairs),
        "presses": tuple(press for press in table.presses if press),
        "poll": poll,
    }
    return TableInfo(
        **public,
        id=cached.id,
        guild=cached.guild,
        channel=cached.channel,
        opened=cached.opened,
        place=cached.place,
        secret=cached.secret.hex() if is_done else None,
        hash=table.chain.hex() if is_done else "",
        voters=() if poll is None else polls.asked(table, poll),
        undo=None if point is None else point.undo,
    )


def named(chairs: Iterable[Chair]) -> tuple[Chair, ...]:
    """The chairs without the numbers that stand for people who have deleted their data."""
    return tuple(replace(c, person=None) if c.person is not None and c.person < 0 else c for c in chairs)


Asks = Callable[[tuple[str, ...]], AnyAsk]
"""What a seat is asked after these picks. Raises IllegalMove."""


class FetchedTable:
    """A table as it was when it was fetched. What is seen of it, and asked of its seats, is built once."""

    def __init__(self, game: AnyGame, cached: CachedTable, first_question: int) -> None:
        self._game = game
        self._cached = cached
        self._first_question = first_question
        self._views: dict[Seat | None, TableView] = {}
        self._asks: dict[tuple[Seat, str, tuple[str, ...]], AnyAsk] = {}

    @cached_property
    def _state(self) -> Any:
        return state_of(self._game, self._cached.table) if self._cached.table.state else None

    @property
    def id(self) -> TableId:
        return self._cached.id

    @cached_property
    def info(self) -> TableInfo:
        """What the channel may know about the table."""
        return self.view(None).table

    def seats_of(self, person: int) -> tuple[Seat, ...]:
        """The seats that a person holds. Raises UnreadableTable."""
        return self._cached.table.seats_of(person)

    def view(self, seat: Seat | None) -> TableView:
        """The table as one seat, or with None the channel, may see it. Raises UnreadableTable for a seat."""
        if seat not in self._views:
            view = table_view(self._game, self._cached, seat, self._state)
            self._views[seat] = self._numbered(view)
        return self._views[seat]

    def _numbered(self, view: TableView) -> TableView:
        """The view with its questions numbered as in this database since its last restore."""
        first = self._first_question
        questions = tuple(replace(q, number=first + q.number) for q in view.questions)
        return replace(view, questions=questions) if first else view

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
        self._row = row

    @property
    def _cached(self) -> CachedTable:  # type: ignore[override]  # there is none
        raise UnreadableTable(self._row)

    @property
    def id(self) -> TableId:
        return TableId(self._row.id)

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


def table_view(game: AnyGame, cached: CachedTable, seat: Seat | None, state: Any) -> TableView:
    """Builds the view of one seat, or with None of the channel."""
    table = cached.table
    is_playing = table.phase == "playing"
    outcome = None if state is None else game.outcome(state)
    extra = {
        "from_files": from_files(game, table.options),
        "hints": has_hints(game, table),
        "teaches": catalogue.teaches(game) and any(chair.person for chair in table.chairs),
        "partners": catalogue.partners(game, table.options),
    }
    return TableView(
        table=replace(info(cached, seat), **extra),
        seat=seat,
        view=None if state is None else game.view(state, seat),
        questions=_questions(game, table, seat) if is_playing else (),
        news=play.news_of(table, seat),
        upto=table.length,
        outcome=outcome,
        figures=() if outcome is None else statistics.tally(game, state),
    )


def has_hints(game: AnyGame, table: Table) -> bool:
    """Returns whether players may ask for hints: against bots alone, or where all of them have agreed.

    At a rated table nobody may.
    """
    people = {chair.person for chair in table.chairs if chair.person is not None}
    is_agreed = bool(table.agreed) and table.phase != "lobby"
    return catalogue.advises(game) and not table.rated and (len(people) <= 1 or is_agreed)


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
        place="direct" if row.place == "direct" else "channel",
    )
    return TableView(table=info, seat=None, view=None, questions=(), news=(), upto=row.length)


def _questions(game: AnyGame, table: Table, seat: Seat | None) -> tuple[Question, ...]:
    """The open questions of that seat with what the game says of their buttons."""
    own = (q for q in table.questions if q.seat == seat)
    return tuple(replace(q, title=game.title(q.key), is_row=game.is_row(q.key)) for q in own)


def from_files(game: AnyGame, chosen: Mapping[str, str]) -> dict[str, Text]:
    """Texts that describe the options that are read from a file."""
    return {name: catalogue.value_text(game, name, chosen.get(name, "")) for name in catalogue.files(game)}


def lines(entries: Sequence[EntryRow], seat: Seat | None) -> tuple[Line, ...]:
    """The lines of the log that this viewer may see."""
    seen = [(row.at, e) for row in entries for e in decode_events(row.events) if may_see(e, seat)]
    return tuple(Line(n, at, event) for n, (at, event) in enumerate(seen, 1))


def since(entries: Sequence[EntryRow], seat: Seat, begun: int | None) -> tuple[Event, ...]:
    """Events that a seat may see, from its own last move or the start of the game on.

    Moves that were made for its person, planned or the only ones, do not count as its own.
    Within a turn of several moves, which began at `begun`, the seat's own moves of that turn are skipped.
    """
    moves = [n for n, e in enumerate(entries) if e.kind in ("move", "lapse", "start")]
    while begun is not None and entries[moves[-1]].seat == seat and entries[moves[-1]].at > begun:
        moves.pop()
    made_for = {n for n in moves if entries[n].person is not None and entries[n].press is None}
    first = next((n for n in reversed(moves) if entries[n].seat == seat and n not in made_for), None)
    start = next((n for n in moves if entries[n].kind == "start"), 0)
    rows = entries[start if first is None else first :]
    return tuple(e for row in rows for e in decode_events(row.events) if may_see(e, seat))
