"""Cards in a hand: taking some out, each as often as it is named."""

from collections.abc import Iterable

from games.cards import Card


def without(hand: tuple[Card, ...], gone: Iterable[Card]) -> tuple[Card, ...]:
    """The hand after these cards have left it, each once. Raises ValueError for one that is not there."""
    left = list(hand)
    for card in gone:
        left.remove(card)
    return tuple(left)


def holds(hand: tuple[Card, ...], cards: Iterable[Card]) -> bool:
    """Whether all of these cards, each as often as named, are in the hand."""
    left = list(hand)
    for card in cards:
        if card not in left:
            return False
        left.remove(card)
    return True
