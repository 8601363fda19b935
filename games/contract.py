"""The interface that every game implements: `Game[State, Move, View, Options]` and its value types.

A game is a set of pure functions. They take a state, a seat and a move and return new values; they keep no
state of their own, read no clock, know no Discord user and build no sentence. `docs/contract.md` explains
each part with its hard cases.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Generic, Literal, NewType, Protocol, TypeVar, runtime_checkable

import msgspec

from games.advice import Coach
from games.chance import Chance
from games.errors import IllegalMove
from games.params import Cards, Param, Seat, Term, Text, Who

__all__ = ["Cards", "Param", "Seat", "Term", "Text", "Who"]

S = TypeVar("S")
"""The type of a game's state, which only its own rules may read."""
S_co = TypeVar("S_co", covariant=True)
S_contra = TypeVar("S_contra", contravariant=True)
M = TypeVar("M", bound="Move")
M_co = TypeVar("M_co", bound="Move", covariant=True)
V = TypeVar("V", bound="View")
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741  # options

Undo = Literal["free", "consent", "never"]
Pace = Literal["turn", "grace", "call", "offer", "date"]
Tone = Literal["go", "move", "plain", "strike"]
Shape = Literal["buttons", "select"]
EventKind = Literal["news", "detail", "undone", "verdict"]


@runtime_checkable
class Move(Protocol):
    """A small frozen value with one spelling: `parse(s, seat, str(m)) == m`."""

    def __str__(self) -> str: ...


class View(Protocol):
    """What one seat, or with `seat` None the channel, may know. Built field by field by `reveal.py`."""

    @property
    def game(self) -> str:
        """The key of the game."""

    @property
    def seat(self) -> Seat | None: ...

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that the table publicly waits for."""


class Value(msgspec.Struct, frozen=True):
    """A possible answer to a question.

    `token` is its part of the move's text, `label` its button's; the renderer highlights `marks`. `tone` is
    `go` for the one way on (green), `move` (blue), `plain` for looking and tools (grey), `strike` for attacks
    and ends (red). With `about`, a second line, it is in a select. `chosen` marks the answer that stands. A
    `twin` is not shown, since a value before it does the same.
    """

    token: str
    label: Text
    marks: tuple[str, ...] = ()
    tone: Tone = "move"
    about: Text | None = None
    chosen: bool = False
    twin: bool = False


class Ask(msgspec.Struct, Generic[M_co], frozen=True):
    """What a seat may answer next, given the tokens picked so far.

    field, params: the text that puts the question, and names what it is about.
    values, whole: the answers; the move that the picks already spell, beside values as "enough, or go on".
    form_id: the form for what cannot be listed.
    trial: the seat's view with the picks so far carried out; drawn in place of the board.
    confirm: a whole move is asked about once more: it is secret and final, or dear and cannot be taken back.
    about: lines below the question: what there is to know for the answer.
    shape: `select` puts all values into one select; beside buttons it says `<field>-else`.
    take, loose: that many values are picked together; the order of the picks does not count.
    shown: a single value waits for a press, as earlier ones do not imply it; else it is picked automatically.
    """

    field: str
    values: tuple[Value, ...] = ()
    whole: M_co | None = None
    form_id: str | None = None
    trial: View | None = None
    take: int = 1
    loose: bool = False
    shown: bool = False
    confirm: bool = False
    about: tuple[Text, ...] = ()
    shape: Shape = "buttons"
    params: dict[str, Param] = {}

    @property
    def question(self) -> Text:
        """The text that puts the question."""
        return Text(self.field, self.params)


class Wait(msgspec.Struct, frozen=True):
    """A running clock. Its id is never used twice and never displayed.

    The pace `date` is an agreed end, `days` and `hours` after the start.
    """

    id: str
    seats: tuple[Seat, ...]
    pace: Pace = "turn"
    days: int = 0
    hours: int = 0


class Event(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Something that happened: a text id with parameters, for the seats of `audience` (None: everybody).

    A `detail` belongs to the event before it and is shown smaller; `undone` reports a move taken back; a
    `verdict` says who has won, as the table does itself. What came of something is told after it.
    """

    id: str
    params: dict[str, Param] = {}
    audience: tuple[Seat, ...] | None = None
    kind: EventKind = "news"


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: `placing` from first to last (ties share a place), `scores` by seat, and why.

    `honours` are ids of texts about special results (a skunk).
    """

    why: str
    placing: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]
    honours: tuple[str, ...] = ()


class Figure(msgspec.Struct, frozen=True, array_like=True):
    """A number of a game's statistics: a text id, an amount, and how several games are combined.

    `sum`: the sum of the amounts. `most`: the highest. `mean`: the sum, divided by the sum of `of`.
    """

    id: str
    kind: Literal["sum", "most", "mean"]
    amount: int
    of: int = 1


class Step(msgspec.Struct, Generic[S_co], frozen=True, gc=False):
    """The result of a move: the new state, the events, and whether the seat may take the move back."""

    state: S_co
    events: tuple[Event, ...] = ()
    undo: Undo = "never"


@runtime_checkable
class TakesFiles(Protocol):
    """A game with house rules that can be read from small files: the str fields of Options."""

    def read_option(self, name: str, data: bytes) -> str:
        """Returns the file's content in canonical spelling without blanks, which it reads too.

        Raises GameError with a code for what is wrong. Nothing in a file is ever executed.
        """

    def tell_option(self, name: str, value: str) -> Text:
        """Returns what the lobby displays for a value; the empty one is the default."""

    def example(self, name: str) -> str:
        """Returns an example of such a file."""


class Game(Protocol[S, M, V, O]):
    """The rules of a game. `s` is a state that this game made; states are never changed in place."""

    key: str
    """Identifies the game in commands, text ids and the database."""
    rules_version: int
    """From 1; raised by each change of the rules or of the encoding of states (`games.kit.codec`)."""
    seats: range
    Options: type[O]
    """The house rules that the lobby offers: a frozen msgspec.Struct of Literal fields with defaults.

    A str field, default empty, is a rule that is read from a file (`TakesFiles`).
    """
    usual: Mapping[str, Mapping[str, str]]
    """By pace the values of house rules that are usual there instead of their defaults."""
    strengths: tuple[str, ...]
    """Names of the bot's strengths, weakest first; the last is the default."""
    teams: tuple[tuple[int, ...], ...]
    """The seats that play together; empty if everybody plays alone. One person may hold a whole team."""
    never_undone: Text | None
    """Why no move of this game can be taken back; None if some can."""
    minutes: int | None
    """How long a game takes when everybody moves at once (`python -m benchmarks.games.length`)."""
    late_by_bot: bool
    """Whether `lapse` plays a late turn as a bot does; else it has a rule of its own for it."""
    coach: Coach[V, M] | None
    """None: there are no hints, and what decisions cost is not told."""

    def partners(self, options: O) -> tuple[tuple[int, ...], ...]:
        """Returns the seats that play together under these house rules; people who join are seated by it."""

    def start(self, seats: int, options: O, chance: Chance) -> Step[S]:
        """Returns the first position. Raises GameError for a number of seats that the game cannot take."""

    def again(self, s: S) -> O:
        """Returns the options of a rematch (for instance the next dealer)."""

    def waits(self, s: S) -> tuple[Wait, ...]:
        """Returns every running clock. Until the game is over at least one names a seat or is a call."""

    def lapse(self, s: S, wait_id: str) -> tuple[Seat | None, M]:
        """Returns the move made when that clock has run out, and for which seat (None: for the table).

        Called again until the clock is gone. Raises LookupError if the clock does not run.
        """

    def asks(self, s: S, seat: Seat) -> tuple[str, ...]:
        """Returns the keys of the seat's open questions, most pressing first.

        A key stays the same exactly as long as the whole tree of its question does.
        """

    def title(self, key: str) -> Text | None:
        """Returns the text of the button that opens this question beside another one; None: "change"."""

    def is_row(self, key: str) -> bool:
        """Returns whether the first values of the question are a row of buttons in the open hand."""

    def ask(self, s: S, seat: Seat, key: str, picked: Sequence[str] = ()) -> Ask[M]:
        """Returns what the seat may answer next, given the tokens picked so far.

        Raises IllegalMove if the question is not open or the picks are impossible.
        """

    def parse(self, s: S, seat: Seat | None, text: str) -> M:
        """Returns the move that the text spells, in upper or lower case, legal or not.

        Raises UnreadableMove or AmbiguousMove.
        """

    def apply(self, s: S, seat: Seat | None, move: M, chance: Chance) -> Step[S]:
        """Returns the position after a move. `seat` None: a move that a clock makes for the table.

        Raises GameError if the move is not allowed.
        """

    def view(self, s: S, seat: Seat | None) -> V:
        """Returns what that seat may know; None: what everybody in the channel may know."""

    def imagine(self, view: V, chance: Chance) -> S:
        """Returns a random full state that is consistent with this view."""

    def choose(self, view: V, legal: Callable[[], Sequence[M]], chance: Chance, strength: str) -> M | None:
        """Returns the move of a bot; None only if its seat is not waited for, or in a grace period.

        `legal` lists the seat's moves, or a sample if there are very many. It is costly, so a bot that
        finds its moves from the view does not call it.
        """

    def outcome(self, s: S) -> Outcome | None:
        """Returns how the game ended; None while it goes on."""

    def dump(self, s: S) -> bytes:
        """Returns the state as bytes."""

    def load(self, data: bytes, version: int) -> S:
        """Returns the state that rules of that version dumped. Raises ValueError if it cannot be read."""


State = NewType("State", object)
"""A state of a game that the caller does not know. It can only be passed back to the same game."""
AnyGame = Game[State, Move, View, msgspec.Struct]
"""A game that the caller does not know: all that the registry and the game service handle."""
AnyStep = Step[State]
AnyAsk = Ask[Move]


@runtime_checkable
class Remembering(Protocol[S_contra]):
    """A game that offers statistics."""

    def tally(self, s: S_contra) -> tuple[tuple[Figure, ...], ...]:
        """Returns the statistics of a finished game by seat, the same ids for each seat. They are public."""


def narrow(
    legal: Sequence[tuple[Sequence[str], M]],
    picked: Sequence[str],
    field: str,
    label: Callable[[str], Text],
    *,
    take: int = 1,
    loose: bool = False,
    trial: Callable[[M], View] | None = None,
    confirm: bool = False,
    params: dict[str, Param] | None = None,
) -> Ask[M]:
    """Returns the ask of a game with few moves, each given as its tokens, in picking order, and the move.

    With `loose` the order of the picks does not count, and values come in the order of the moves' tokens.
    `params` are those of the question. Raises IllegalMove if no move begins with the picks.
    """
    fits = [(rest, move) for tokens, move in legal if (rest := _rest(tokens, picked, loose)) is not None]
    if not fits:
        raise IllegalMove()
    whole = next((move for rest, move in fits if not rest), None)
    tokens = dict.fromkeys(t for rest, _ in fits if rest for t in (rest if loose else rest[:1]))
    return Ask(
        field=field,
        values=tuple(Value(t, label(t)) for t in tokens),
        whole=whole,
        trial=trial(whole) if trial and whole is not None else None,
        take=max(1, take - len(picked)),
        loose=loose,
        confirm=confirm and whole is not None,
        params=params or {},
    )


def _rest(tokens: Sequence[str], picked: Sequence[str], loose: bool) -> tuple[str, ...] | None:
    if not loose:
        return tuple(tokens[len(picked) :]) if tuple(tokens[: len(picked)]) == tuple(picked) else None
    rest = list(tokens)
    for token in picked:
        if token not in rest:
            return None
        rest.remove(token)
    return tuple(rest)


def due(waits: Sequence[Wait], wait_id: str) -> Wait:
    """Returns the running clock of that id. Raises LookupError if it does not run any more."""
    for wait in waits:
        if wait.id == wait_id:
            return wait
    raise LookupError(wait_id)


def moves(game: Game[S, M, V, O], s: S, seat: Seat, limit: int = 1000) -> tuple[M, ...]:
    """Returns the seat's moves by walking its asks, each once; at most `limit`, then a sample.

    Loose fields are walked in ascending order of their values, so a set is met once.
    """
    found: dict[str, M] = {}
    for key in game.asks(s, seat):
        for move in _walk(game, s, seat, key, (), None):
            found.setdefault(str(move), move)
            if len(found) >= limit:
                return tuple(found.values())
    return tuple(found.values())


def _walk(
    game: Game[S, M, V, O],
    s: S,
    seat: Seat,
    key: str,
    picked: tuple[str, ...],
    floor: tuple[str, str] | None,
) -> Iterator[M]:
    """Yields moves. `floor` is the field and token of the last loose pick; the next is not below it."""
    ask = game.ask(s, seat, key, picked)
    if ask.whole is not None:
        yield ask.whole
    for token in (v.token for v in ask.values):
        if ask.loose and floor and floor[0] == ask.field and token < floor[1]:
            continue
        yield from _walk(game, s, seat, key, (*picked, token), (ask.field, token) if ask.loose else None)
