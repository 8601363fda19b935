"""Hands as multisets of cards."""

from collections.abc import Iterable

from games.cards import Card


def without(hand: tuple[Card, ...], gone: Iterable[Card]) -> tuple[Card, ...]:
    """Returns the hand without these cards, each removed once. Raises ValueError if one is missing."""
    left = list(hand)
    for card in gone:
        left.remove(card)
    return tuple(left)


def holds(hand: tuple[Card, ...], cards: Iterable[Card]) -> bool:
    """Whether the hand holds all of these cards, each as often as it is named."""
    left = list(hand)
    for card in cards:
        if card not in left:
            return False
        left.remove(card)
    return True
