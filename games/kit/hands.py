"""Hands of cards, in which equal cards of several packs may stand."""

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")


def without(cards: Iterable[T], gone: Iterable[T]) -> tuple[T, ...]:
    """Returns the cards with each of `gone` removed once; a card that is not among them is ignored.

    So `without(wanted, hand)` returns the cards that the hand lacks.
    """
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)


def take(pool: list[T], count: int) -> tuple[T, ...]:
    """Removes and returns the first cards of the pool, fewer if it has fewer."""
    taken = tuple(pool[:count])
    del pool[:count]
    return taken
