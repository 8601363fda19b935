"""The moves of cribbage (RULES.md 3, 4, 6.8 and 6.9). Calling go is automatic, so it is no move."""

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Final

from games.cards import Card
from games.kit.moves import Grammar, Resign, Spelled, Word, card, number

FORMS: Final = ("discard 5H 6D", "play 5H", "count 8", "muggins 2", "RESIGN")

Points = Annotated[int, Word(partial(number, digits=2))]


class Discard(Spelled, frozen=True, tag="discard"):
    """Gives two cards to the crib. They are in the order of their ids, so that a pair has one spelling."""

    cards: tuple[Card, Card]


class Play(Spelled, frozen=True, tag="play"):
    """Plays a card to the series."""

    card: Card


class Claim(Spelled, frozen=True, tag="count"):
    """States the points of one's own hand or crib."""

    points: Points


class Muggins(Spelled, frozen=True, tag="muggins"):
    """Takes points that the owner has missed; 0 accepts the count."""

    points: Points


Move = Discard | Play | Claim | Muggins | Resign


def discard(one: Card, other: Card) -> Discard:
    """Returns the discard of two cards, named in any order."""
    low, high = sorted((one, other))
    return Discard((low, high))


def _read(words: Sequence[str]) -> Move:
    match words:
        case ["DISCARD", one, other] if one != other:
            return discard(card(one), card(other))
    raise ValueError(words)


GRAMMAR: Final = Grammar[Move](Play, Claim, Muggins, forms=FORMS, read=_read)
