"""Hands of cards, in which equal cards of several packs may stand."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from games.cards import Card
from games.contract import Ask, Move, Text, narrow
from games.errors import IllegalMove
from games.params import Cards, Param

T = TypeVar("T")
M = TypeVar("M", bound=Move)


def one_card(
    hand: Sequence[Card],
    move: Callable[[Card], M],
    picked: Sequence[str],
    field: str,
    label: str,
    params: dict[str, Param] | None = None,
) -> Ask[M]:
    """Returns the ask for a card of the hand; `label` is the id of a button's text, which has `cards`.

    Raises IllegalMove for impossible picks.
    """
    legal = [((card,), move(card)) for card in hand]
    return narrow(
        legal, picked, field, lambda token: Text(label, {"cards": Cards((Card(token),))}), params=params
    )


def not_in_hand(card: Card, hand: Sequence[Card], rule: str) -> IllegalMove | None:
    """Returns why the card cannot be played by that rule: it is not in the hand; None if it is."""
    return None if card in hand else IllegalMove("not-in-hand", rule, cards=Cards((card,)))


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
