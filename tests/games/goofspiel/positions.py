"""Positions of Goofspiel for tests: prizes in a given order, and rounds of bids."""

from collections.abc import Sequence

from msgspec.structs import replace

from games.cards import RANKS, Card
from games.chance import Derived
from games.contract import Seat, Step
from games.goofspiel.rules import GOOFSPIEL
from games.goofspiel.state import State
from games.goofspiel.views import PRIZES, Options

SUIT_OF = "SHCSH"
LOST, CARRIED = Options(ties="lost"), Options(ties="carried")


def opening(seats: int, prizes: Sequence[int], options: Options = LOST) -> State:
    """A game whose first prizes have these values; the others follow from low to high."""
    first = tuple(PRIZES[n - 1] for n in prizes)
    rest = tuple(card for card in PRIZES if card not in first)
    s = GOOFSPIEL.start(seats, options, Derived(b"goofspiel", 0)).state
    return replace(s, prizes=first + rest)


def bid(seat: int, value: int) -> str:
    """The text of a bid."""
    return f"bid {Card(RANKS[value - 1] + SUIT_OF[seat])}"


def make(s: State, seat: int, text: str) -> Step[State]:
    """One move by its text."""
    return GOOFSPIEL.apply(s, Seat(seat), GOOFSPIEL.parse(s, Seat(seat), text), Derived(b"", 0))


def rounds(s: State, *bids: Sequence[int]) -> State:
    """The state after rounds in which the seats bid these values (0: the seat has given up)."""
    for values in bids:
        for seat, value in enumerate(values):
            if value:
                s = make(s, seat, bid(seat, value)).state
    return s
