"""The full state of a game of Kasino, with all secrets. Only `rules`, `course` and `reveal` may read it."""

from typing import Final

import msgspec

from games.cards import DECK, Card
from games.kasino.views import Build, Count, Options, Phase, Turn
from games.params import Seat

Pile = tuple[Card, ...]
HAND: Final = 4


class State(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A position. What is by seat is in the order of the seats."""

    options: Options
    phase: Phase
    round: int
    deal: int
    """The number of the deal in this round."""
    dealer: Seat
    leader: Seat
    turn: Seat
    number: int
    """The number of the turn in this game, from 1."""
    hands: tuple[Pile, ...]
    """The hand of each seat, from ace to king."""
    stock: Pile
    """The cards that are not dealt yet, the next one first."""
    loose: Pile
    """The single cards on the table, in order of arrival."""
    builds: tuple[Build, ...]
    """The builds on the table, in order of arrival."""
    piles: tuple[Pile, ...]
    svups: tuple[Pile, ...]
    owing: tuple[int, ...]
    """The value that each seat built last turn, for which it owes a capture; 0 for none."""
    scores: tuple[int, ...]
    """The points of each side (`sides`) in counted rounds."""
    swept: tuple[int, ...]
    """The number of svups of each seat in counted rounds."""
    last_capturer: Seat | None = None
    turns: tuple[Turn, ...] = ()
    """The last turn of each seat in this round."""
    count: Count | None = None
    winners: tuple[Seat, ...] = ()
    resigned: Seat | None = None

    @property
    def seats(self) -> int:
        """Returns the number of seats."""
        return len(self.hands)

    @property
    def deals(self) -> int:
        """Returns the number of hands in a round: 6 for two, 4 for three, 3 for four (RULES.md 3.2)."""
        return (len(DECK) - HAND) // (HAND * self.seats)
