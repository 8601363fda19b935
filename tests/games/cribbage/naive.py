"""A second, slow implementation of cribbage's scoring from RULES.md, to compare with the engine."""

from collections.abc import Sequence
from itertools import combinations

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]


def order(card: str) -> int:
    """Returns 1 for an ace to 13 for a king."""
    return RANKS.index(card[:-1]) + 1


def is_run(cards: Sequence[str]) -> bool:
    """Checks for three or more consecutive ranks in any order."""
    places = sorted(order(card) for card in cards)
    return len(places) >= 3 and places == list(range(places[0], places[0] + len(places)))


def sets(cards: Sequence[str]) -> list[tuple[str, ...]]:
    """Yields every set of two cards or more."""
    return [chosen for size in range(2, len(cards) + 1) for chosen in combinations(cards, size)]


def show(hand: Sequence[str], starter: str, crib: bool) -> int:
    """Returns the points by RULES.md 6, item by item."""
    five = [*hand, starter]
    points = sum(2 for chosen in sets(five) if sum(min(order(card), 10) for card in chosen) == 15)
    points += sum(2 for one, two in combinations(five, 2) if one[:-1] == two[:-1])
    runs = [set(chosen) for chosen in sets(five) if is_run(chosen)]
    points += sum(len(run) for run in runs if not any(run < longer for longer in runs))
    if len({card[-1] for card in hand}) == 1:
        points += 5 if hand[0][-1] == starter[-1] else 0 if crib else 4
    return points + sum(card == "J" + starter[-1] for card in hand)


def pegged(series: Sequence[str]) -> int:
    """Returns the points of the last card by RULES.md 5, without go and last card."""
    count = sum(min(order(card), 10) for card in series)
    points = 2 if count in (15, 31) else 0
    alike = 0
    while alike < len(series) and series[-1 - alike][:-1] == series[-1][:-1]:
        alike += 1
    points += alike * (alike - 1)
    runs = [size for size in range(3, len(series) + 1) if is_run(series[-size:])]
    return points + max(runs, default=0)
