"""Base class of the rules of a game: the parts of `games.contract.Game` that every game would repeat."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Protocol, TypeVar, cast, get_args

import msgspec

from games.advice import Coach
from games.chance import Chance
from games.contract import Ask, Event, Game, Move, Seat, Step, Text, Undo, View, due
from games.errors import GameError, GameOver, IllegalMove, NotYourTurn
from games.kit.codec import Codec, Upcaster
from games.kit.moves import Grammar, Resign

S = TypeVar("S", bound="Optioned")
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741  # options

Legal = Callable[[], Sequence[M]]
"""Lists the legal moves of a seat."""
Events = list[Event]
"""The events of one move, to which the functions that carry it out add theirs."""

_NONE: Final[Mapping[str, Text]] = MappingProxyType({})


class Optioned(Protocol):
    """A state with the house rules of its game."""

    @property
    def options(self) -> Any: ...


class Phased(Protocol):
    """A state with a phase, which is `over` in the end."""

    @property
    def phase(self) -> str: ...


class Leaving(Protocol):
    """A state that says which seats have resigned."""

    @property
    def gone(self) -> Sequence[bool]: ...


P = TypeVar("P", bound=Phased)
G = TypeVar("G", bound=Leaving)


class Rules(Game[S, M, V, O], ABC):
    """Checks seats, moves and keys before the game's own code sees them, and stores states.

    A game derives from `Rules[State, Move, View, Options]` and states what differs from the defaults.

    grammar: parses the moves.
    upcasters: convert the states of earlier versions (`games.kit.codec`).
    titles: texts of the buttons that open a question, by the name with which its key begins.
    in_rows: names of the questions whose first values are a row of buttons in the open hand.
    """

    key: str
    seats: range
    grammar: Grammar[Any]
    rules_version: int = 1
    upcasters: Mapping[int, Upcaster] = MappingProxyType({})
    strengths: tuple[str, ...] = ("middle",)
    searching: tuple[str, ...] = ()
    usual: Mapping[str, Mapping[str, str]] = MappingProxyType({})
    teams: tuple[tuple[int, ...], ...] = ()
    never_undone: Text | None = None
    minutes: int | None = None
    late_by_bot: bool = True
    coach: Coach[V, M] | None = None
    titles: Mapping[str, Text] = _NONE
    in_rows: tuple[str, ...] = ()

    def __init__(
        self,
        refusal: Callable[[S, Seat | None, M], GameError | None],
        view: Callable[[S, Seat | None], V],
        imagine: Callable[[V, Chance], S],
        best: Callable[[V, Legal[M], Chance, str], M | None],
    ) -> None:
        """Assembles the game from the functions of its modules.

        refusal: returns why a move is not allowed; None if it is.
        view: returns what a seat, or with None everybody, may know.
        imagine: returns a state of which that is the view.
        best: returns a bot's move for a seat that the table waits for.
        """
        state, _, _, options = get_args(type(self).__orig_bases__[0])  # type: ignore[attr-defined]  # of every generic class
        self.Options: type[O] = options
        self.codec: Codec[S] = Codec(state, self.rules_version, self.upcasters)
        self.refusal = refusal
        self._view, self._imagine, self._best = view, imagine, best

    def __reduce__(self) -> str:
        """Returns the name of the game in its module: it is pickled as that."""
        return self.key.upper()

    def partners(self, options: O) -> tuple[tuple[int, ...], ...]:
        """Returns the seats that play together under these house rules."""
        return self.teams

    def again(self, s: S) -> O:
        """Returns the options of a rematch: the same."""
        return cast("O", s.options)

    @abstractmethod
    def opening(self, seats: int, options: O, chance: Chance, events: Events) -> S:
        """Returns the first position. The number of seats is one that the game takes."""

    def lapse(self, s: S, wait_id: str) -> tuple[Seat | None, M]:
        """Returns the move that is made for the seat of that clock. Raises LookupError if it does not run."""
        seat = due(self.waits(s), wait_id).seats[0]
        return seat, self.late(s, seat)

    def late(self, s: S, seat: Seat) -> M:
        """Returns the move that is made for a seat whose time is up."""
        raise NotImplementedError

    @abstractmethod
    def asks(self, s: S, seat: Seat) -> tuple[str, ...]: ...

    @abstractmethod
    def question(self, s: S, seat: Seat, key: str, picked: Sequence[str]) -> Ask[M]:
        """Returns what the seat may answer next. The key is one of its `asks`.

        Raises IllegalMove for impossible picks.
        """

    @abstractmethod
    def after(self, s: S, seat: Seat | None, move: M, chance: Chance, events: Events) -> S:
        """Returns the position after a move that is allowed."""

    def undo(self, s: S, move: M, after: S) -> Undo:
        """Returns whether the move from `s` to `after` may be taken back."""
        return "never"

    def parse(self, s: S, seat: Seat | None, text: str) -> M:
        """Returns the move that the text spells, in upper or lower case, legal or not."""
        return cast("M", self.grammar.parse(text))

    def view(self, s: S, seat: Seat | None) -> V:
        """Returns what the seat may know; None: what everybody may know."""
        return self._view(s, seat)

    def imagine(self, view: V, chance: Chance) -> S:
        """Returns a random state that is consistent with this view."""
        return self._imagine(view, chance)

    def choose(self, view: V, legal: Legal[M], chance: Chance, strength: str) -> M | None:
        """Returns the bot's move; None if the table does not wait for the seat."""
        return self._best(view, legal, chance, strength) if view.seat in view.waiting else None

    def start(self, seats: int, options: O, chance: Chance) -> Step[S]:
        """Returns the first position. Raises IllegalMove (`error-<game>-seats`, rule 1.1)."""
        if seats not in self.seats:
            raise IllegalMove(f"{self.key}-seats", "1.1")
        events: Events = []
        return Step(self.opening(seats, options, chance, events), tuple(events))

    def ask(self, s: S, seat: Seat, key: str, picked: Sequence[str] = ()) -> Ask[M]:
        """Returns what the seat may answer next. Raises IllegalMove if nothing asks so."""
        if key not in self.asks(s, seat):
            raise IllegalMove()
        return self.question(s, seat, key, picked)

    def title(self, key: str) -> Text | None:
        """Returns the title of the question by its name."""
        return self.titles.get(question_name(key))

    def is_row(self, key: str) -> bool:
        """Returns whether the first values of the question are a row of buttons in the open hand."""
        return question_name(key) in self.in_rows

    def apply(self, s: S, seat: Seat | None, move: M, chance: Chance) -> Step[S]:
        """Returns the position after the move. Raises the `refusal` if there is one."""
        refused = self.refusal(s, seat, move)
        if refused is not None:
            try:
                raise refused
            finally:
                del refused  # else error and frame hold each other until the garbage collector comes
        events: Events = []
        after = self.after(s, seat, move, chance, events)
        return Step(after, tuple(events), self.undo(s, move, after))

    def dump(self, s: S) -> bytes:
        """Returns the state as bytes."""
        return self.codec.dump(s)

    def load(self, data: bytes, version: int) -> S:
        """Returns the state that rules of that version dumped. Raises ValueError if it cannot be read."""
        return self.codec.load(data, version)


def by_seats(
    refusal: Callable[[P, Seat, M], GameError | None],
) -> Callable[[P, Seat | None, M], GameError | None]:
    """Returns the refusal of a game in which no clock makes moves and each seat may give up until the end."""

    def checked(s: P, seat: Seat | None, move: M) -> GameError | None:
        if s.phase == "over":
            return GameOver()
        if seat is None:
            return NotYourTurn()
        return None if isinstance(move, Resign) else refusal(s, seat, move)

    return checked


def by_those_left(
    is_over: Callable[[G], bool], refusal: Callable[[G, Seat, M], GameError | None]
) -> Callable[[G, Seat | None, M], GameError | None]:
    """Returns the refusal of a game that goes on without those who resign; no clock makes moves in it."""

    def checked(s: G, seat: Seat | None, move: M) -> GameError | None:
        if is_over(s):
            return GameOver()
        if seat is None or s.gone[seat]:
            return NotYourTurn()
        return None if isinstance(move, Resign) else refusal(s, seat, move)

    return checked


def question_name(key: str) -> str:
    """Returns the name of a question, with which its key begins: `buy` of `buy-3`."""
    return key.partition("-")[0]


def titles(game: str, names: Iterable[str]) -> Mapping[str, Text]:
    """Returns the title `<game>-open-<name>` for each of these questions."""
    return {name: Text(f"{game}-open-{name}") for name in names}
