"""Values of cards: on the table, from the hand, and in points (RULES.md 2)."""

from collections.abc import Mapping
from typing import Final

from games.cards import DECK, Card, order, rank, suit
from games.kasino.views import Options

BIG: Final = Card("10D")
LITTLE: Final = Card("2S")
CLEARER: Final = Card("5S")
HIGHEST: Final = 16

_HIGH: Final = {LITTLE: 15, BIG: 16, **{card: 14 for card in DECK if rank(card) == "A"}}
_POINTS: Final = {LITTLE: 1, BIG: 2, **{card: 1 for card in DECK if rank(card) == "A"}}
HELD: Final = {card: (order(card), _HIGH[card]) if card in _HIGH else (order(card),) for card in DECK}
"""The values that each card can take: an ace 1 or 14, the 2S 2 or 15, the 10D 10 or 16."""
_LOW: Final = {card: (order(card),) for card in DECK}
_WORTH: Final = {
    card: 8 * _POINTS.get(card, 0) + (2 if suit(card) == "S" else 0) + order(card) / 100 for card in DECK
}


def held_values(card: Card) -> tuple[int, ...]:
    """Returns the values that a card can take."""
    return HELD[card]


def lying_values(card: Card, options: Options) -> tuple[int, ...]:
    """Returns the values of a card on the table or in a build: the low one; by house rule both."""
    return lying(options)[card]


def lying(options: Options) -> Mapping[Card, tuple[int, ...]]:
    """Returns the values of every card on the table."""
    return HELD if options.highontable == "on" else _LOW


def points(card: Card) -> int:
    """Returns the points of the card itself at the end of a round."""
    return _POINTS.get(card, 0)


def worth(card: Card) -> float:
    """Returns a sort key of cards: points first, then spades, then high cards."""
    return _WORTH[card]
