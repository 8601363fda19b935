"""The contract of a game: what the dealer may ask of a rule book, and what it gets.

A game is pure. It is given a state, a seat and a text or move, and answers with values; it keeps nothing,
knows no clock and no person, and makes no sentence. `ARCHITECTURE.md` walks nine hard cases through it.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal, Protocol, TypeVar, runtime_checkable

import msgspec

from games.chance import Chance
from games.errors import IllegalMove
from games.params import Cards, Param, Seat, Term, Text, Who

__all__ = [
    "Ask",
    "Cards",
    "Event",
    "Figure",
    "Game",
    "Move",
    "Outcome",
    "Param",
    "Remembering",
    "Seat",
    "Step",
    "TakesFiles",
    "Teaching",
    "Term",
    "Text",
    "Value",
    "View",
    "Wait",
    "Who",
    "due",
    "moves",
    "narrow",
]

Undo = Literal["free", "consent", "never"]
Pace = Literal["turn", "grace", "call", "offer", "date"]


@runtime_checkable
class Move(Protocol):
    """A small frozen value with one spelling: `parse(s, seat, str(m)) == m`."""

    def __str__(self) -> str: ...


class View(Protocol):
    """What one seat, or with `seat` None the channel, may know. Built field by field by `reveal.py`."""

    @property
    def game(self) -> str:
        """The key of the game, by which a painter is found."""

    @property
    def seat(self) -> Seat | None: ...

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that everybody may know the table to wait for."""


class Value(msgspec.Struct, frozen=True):
    """One possible answer: its token in the move's spelling, the text on its button, marks on the picture."""

    token: str
    label: Text
    marks: tuple[str, ...] = ()


class Ask(msgspec.Struct, frozen=True):
    """What a seat may answer next, given what it has picked so far.

    `field` is the id of the text that puts the question, `values` are its answers; `whole` is the move that
    is already complete (beside values it means: enough, or go on). `take` k: any k of the values together
    lead on. `loose`: their order does not count. `form_id` names a form where a choice cannot be listed.
    `trial` is the view as it would be. `shown`: a single value waits for a press like several, because what
    was pressed before does not say it (where a piece goes); otherwise it is picked by itself.
    """

    field: str
    values: tuple[Value, ...] = ()
    whole: Move | None = None
    form_id: str | None = None
    trial: View | None = None
    take: int = 1
    loose: bool = False
    shown: bool = False


class Wait(msgspec.Struct, frozen=True):
    """A running clock, by an id that is never used twice; for the dealer only, never displayed.

    `date` is for an agreed date: `days` from when it began, whatever the table's pace.
    """

    id: str
    seats: tuple[Seat, ...]
    pace: Pace = "turn"
    days: int = 0


class Event(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Something that happened, by the id of its text; `audience` None is everybody."""

    id: str
    params: dict[str, Param] = {}
    audience: tuple[Seat, ...] | None = None


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: `placing` from first to last (ties share a place), `scores` by seat, and why.

    `honours` are ids of texts for what is remembered of the end (a skunk).
    """

    why: str
    placing: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]
    honours: tuple[str, ...] = ()


class Figure(msgspec.Struct, frozen=True, array_like=True):
    """A number of a game's statistics: the id of its text, what it came to, and how games are added up.

    `sum`: the amounts together. `most`: the highest of them. `mean`: the amounts together, over all `of`.
    """

    id: str
    kind: Literal["sum", "most", "mean"]
    amount: int
    of: int = 1


class Step(msgspec.Struct, frozen=True, gc=False):
    """What a move led to: the new state, what happened, and whether the seat may take it back."""

    state: Any
    events: tuple[Event, ...] = ()
    undo: Undo = "never"


@runtime_checkable
class TakesFiles(Protocol):
    """What a game also offers whose house rules may come from a small file: the str fields of Options."""

    def read_option(self, name: str, data: bytes) -> str:
        """The one spelling, without blanks, of what a file says; it reads its own spelling too.

        Raises GameError with a code that says what is wrong. Nothing in a file is ever executed.
        """

    def tell_option(self, name: str, value: str) -> Text:
        """What the lobby says of a spelling, the empty one too: that is the house's own."""

    def example(self, name: str) -> str:
        """A file such as it reads, for people to write their own by."""


class Game(Protocol):
    """A rule book. `s` is a state that this game made; nothing ever changes one."""

    key: str
    rules_version: int
    """From 1; a change of the rules or of the encoding of states takes the next (`games.codec`)."""
    seats: range
    Options: type[Any]
    """A frozen msgspec.Struct of Literal fields with defaults: the house rules, offered in the lobby.

    A str field, default empty, is a rule that is read from a file (`TakesFiles`).
    """
    strengths: tuple[str, ...]
    """How well the bot can play, weakest first; the last is what it does unless told otherwise."""
    teams: tuple[tuple[int, ...], ...]
    """The seats that play together; none where everybody plays for himself. One person may hold a team."""

    def start(self, seats: int, options: Any, chance: Chance) -> Step:
        """A new game; `options` is an `Options`. Raises GameError for a number of seats it cannot take."""

    def again(self, s: Any) -> Any:
        """The options of a rematch after this game (the next dealer)."""

    def waits(self, s: Any) -> tuple[Wait, ...]:
        """Every running clock. Until the end at least one names a seat or is a call."""

    def lapse(self, s: Any, wait_id: str) -> tuple[Seat | None, Move]:
        """What time plays when that clock has run out; asked again until the clock is gone.

        Raises LookupError for a clock that does not run.
        """

    def asks(self, s: Any, seat: Seat) -> tuple[str, ...]:
        """Keys of this seat's open questions, most pressing first. A key stays as its whole tree stays."""

    def ask(self, s: Any, seat: Seat, key: str, picked: Sequence[str] = ()) -> Ask:
        """What it may answer next, given the tokens picked so far. Raises IllegalMove for impossible ones."""

    def parse(self, s: Any, seat: Seat | None, text: str) -> Move:
        """The move that a text spells, in any case, legal or not. Raises UnreadableMove, AmbiguousMove."""

    def apply(self, s: Any, seat: Seat | None, move: Move, chance: Chance) -> Step:
        """The state after a move; seat None is time itself. After a GameError nothing has happened."""

    def view(self, s: Any, seat: Seat | None) -> View:
        """What that seat may know; None is the channel."""

    def imagine(self, view: Any, chance: Chance) -> Any:
        """Some full state that this view allows."""

    def choose(self, view: Any, moves: Sequence[Move], chance: Chance, strength: str) -> Move | None:
        """The bot of one of the `strengths`. `moves` may be a sample. None only where nobody waits for it."""

    def outcome(self, s: Any) -> Outcome | None:
        """How it ended; None while it goes on."""

    def dump(self, s: Any) -> bytes: ...

    def load(self, data: bytes, version: int) -> Any:
        """The state that rules of that `rules_version` dumped. Raises ValueError if it cannot be read."""


@runtime_checkable
class Remembering(Protocol):
    """A game that offers statistics."""

    def tally(self, s: Any) -> tuple[tuple[Figure, ...], ...]:
        """The figures of a game that is over, by seat, the same ids for each: everybody may know them."""


@runtime_checkable
class Teaching(Protocol):
    """A game that can say how a seat might have played better."""

    def lesson(self, view: Any) -> tuple[Event, ...]:
        """What this seat may learn of what is past, nothing that goes on; it may take a while."""


M = TypeVar("M", bound=Move)


def narrow(
    legal: Sequence[tuple[Sequence[str], M]],
    picked: Sequence[str],
    field: str,
    label: Callable[[str], Text],
    *,
    take: int = 1,
    loose: bool = False,
    trial: Callable[[M], View] | None = None,
) -> Ask:
    """The ask of a game whose moves are few: each is its tokens in walking order, and the move itself.

    With `loose` the order of the picks does not count, and values come in the order of the moves' tokens.
    Raises IllegalMove where no move begins with what was picked.
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
    """The running clock of that id. Raises LookupError where it has gone, so that its lapse is ignored."""
    for wait in waits:
        if wait.id == wait_id:
            return wait
    raise LookupError(wait_id)


def moves(game: Game, s: Any, seat: Seat, limit: int = 1000) -> tuple[Move, ...]:
    """The seat's moves by walking its asks, each once; past `limit` a sample, so never rely on all.

    Loose fields are walked in ascending order of their values, so a set is met once.
    """
    found: dict[str, Move] = {}
    for key in game.asks(s, seat):
        for move in _walk(game, s, seat, key, (), None):
            found.setdefault(str(move), move)
            if len(found) >= limit:
                return tuple(found.values())
    return tuple(found.values())


def _walk(
    game: Game, s: Any, seat: Seat, key: str, picked: tuple[str, ...], floor: tuple[str, str] | None
) -> Iterator[Move]:
    """`floor` is the field and token of a loose pick just made: the next in that field is not below it."""
    ask = game.ask(s, seat, key, picked)
    if ask.whole is not None:
        yield ask.whole
    for token in (v.token for v in ask.values):
        if ask.loose and floor and floor[0] == ask.field and token < floor[1]:
            continue
        yield from _walk(game, s, seat, key, (*picked, token), (ask.field, token) if ask.loose else None)
