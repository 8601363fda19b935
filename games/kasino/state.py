"""The full state of a game of Kasino, with all secrets. Only `rules`, `course` and `reveal` may read it."""

from typing import Final

from games.cards import DECK, Card
from games.kasino.views import Public
from games.params import Seat

Pile = tuple[Card, ...]
HAND: Final = 4


class State(Public, frozen=True, kw_only=True, array_like=True, gc=False):
    """A position. What is by seat is in the order of the seats."""

    turn: Seat
    hands: tuple[Pile, ...]
    """The hand of each seat, from ace to king."""
    stock: Pile
    """The cards that are not dealt yet, the next one first."""
    swept: tuple[int, ...]
    """The number of svups of each seat in counted rounds."""

    @property
    def seats(self) -> int:
        """Returns the number of seats."""
        return len(self.hands)

    @property
    def deals(self) -> int:
        """Returns the number of hands in a round: 6 for two, 4 for three, 3 for four (RULES.md 3.2)."""
        return (len(DECK) - HAND) // (HAND * self.seats)
