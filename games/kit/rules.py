"""Base class of the rules of a game: the parts of `games.contract.Game` that every game would repeat."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, Generic, TypeVar

import msgspec

from games.chance import Chance
from games.contract import Ask, Event, Move, Seat, Step, Text, Undo
from games.errors import GameError, IllegalMove
from games.kit.codec import Codec

S = TypeVar("S")
M = TypeVar("M", bound=Move)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741  # options

Events = list[Event]
"""The events of one move, to which the functions that carry it out add theirs."""

_NONE: Final[Mapping[str, Text]] = MappingProxyType({})


class Rules(ABC, Generic[S, M, O]):
    """Checks seats, moves and keys before the game's own code sees them, and stores states.

    codec: encodes the states; its version is the `rules_version`.
    titles: texts of the buttons that open a question, by the name with which its key begins.
    """

    key: str
    rules_version: int
    seats: range
    Options: type[O]
    codec: Codec[S]
    strengths: tuple[str, ...] = ("middle",)
    teams: tuple[tuple[int, ...], ...] = ()
    never_undone: Text | None = None
    titles: Mapping[str, Text] = _NONE

    @abstractmethod
    def opening(self, seats: int, options: O, chance: Chance, events: Events) -> S:
        """Returns the first position. The number of seats is one that the game takes."""

    @abstractmethod
    def asks(self, s: S, seat: Seat) -> tuple[str, ...]: ...

    @abstractmethod
    def question(self, s: S, seat: Seat, key: str, picked: Sequence[str]) -> Ask[M]:
        """Returns what the seat may answer next. The key is one of its `asks`.

        Raises IllegalMove for impossible picks.
        """

    @abstractmethod
    def refusal(self, s: S, seat: Seat | None, move: M) -> GameError | None:
        """Returns why the move is not allowed; None if it is."""

    @abstractmethod
    def after(self, s: S, seat: Seat | None, move: M, chance: Chance, events: Events) -> S:
        """Returns the position after a move that is allowed."""

    def undo(self, s: S, move: M, after: S) -> Undo:
        """Returns whether the move from `s` to `after` may be taken back."""
        return "never"

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

    def apply(self, s: S, seat: Seat | None, move: M, chance: Chance) -> Step[S]:
        """Returns the position after the move. Raises the `refusal` if there is one."""
        refused = self.refusal(s, seat, move)
        if refused is not None:
            raise refused
        events: Events = []
        after = self.after(s, seat, move, chance, events)
        return Step(after, tuple(events), self.undo(s, move, after))

    def dump(self, s: S) -> bytes:
        """Returns the state as bytes."""
        return self.codec.dump(s)

    def load(self, data: bytes, version: int) -> S:
        """Returns the state that rules of that version dumped. Raises ValueError if it cannot be read."""
        return self.codec.load(data, version)


def question_name(key: str) -> str:
    """Returns the name of a question, with which its key begins: `buy` of `buy-3`."""
    return key.partition("-")[0]


def titles(game: str, names: Iterable[str]) -> Mapping[str, Text]:
    """Returns the title `<game>-open-<name>` for each of these questions."""
    return {name: Text(f"{game}-open-{name}") for name in names}
