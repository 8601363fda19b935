"""What may be seen of a game of Goofspiel. Types only: `reveal.py` builds them."""

from typing import ClassVar, Final, Literal

import msgspec

from games.cards import DECK, Card
from games.params import Seat

SUITS: Final = (DECK[39:], DECK[26:39], DECK[:13], DECK[39:], DECK[26:39])
"""The cards that each seat begins with: spades, hearts, clubs, and of a second pack spades, hearts."""
PRIZES: Final = DECK[13:26]
NO_BID: Final = Card("")
"""In the place of a bid: the seat has given up, or the game is over."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """House rules (RULES.md 5)."""

    ties: Literal["lost", "carried"] = "lost"
    late: Literal["ask", "rule"] = "ask"


class Round(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A round that is over: the points at stake, the bids by seat, and the winner, None for a tie."""

    points: int
    bids: tuple[Card, ...]
    winner: Seat | None


class Public(msgspec.Struct, frozen=True, kw_only=True):
    """What a state and its views have in common; `carried` are points that are added to the prize."""

    options: Options
    carried: int = 0
    hands: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...]
    gone: tuple[bool, ...]
    rounds: tuple[Round, ...] = ()


class GoofspielView(Public, frozen=True, kw_only=True):
    """What one seat may know of a game of Goofspiel.

    prize: the prize that is turned up; None when the game is over.
    left: the prizes that lie face down, in ascending order.
    bid: the seat's own choice in this round.
    """

    game: ClassVar[str] = "goofspiel"

    seat: Seat | None
    waiting: tuple[Seat, ...]
    prize: Card | None
    left: tuple[Card, ...]
    bid: Card | None = None
