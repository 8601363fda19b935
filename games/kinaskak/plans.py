"""Arranges a hand by the contract: the melds, or what is nearest to them, and then the rest."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from games.cards import JOKER, RANKS, SUITS, Card, by_rank, rank
from games.kinaskak.melds import finder, prospects
from games.kinaskak.melds.meld import at
from games.kinaskak.views import Contract, Values

Groups = tuple[tuple[Card, ...], ...]


@lru_cache(maxsize=512)
def plan(hand: tuple[Card, ...], contract: Contract, values: Values) -> Groups:
    """Returns the hand in groups; the last group is the rest, including unused jokers."""
    ways = finder.ways(hand, contract, values)
    groups = [meld.cards for meld in ways[0].melds] if ways else _nearest(hand, contract)
    rest = list(hand)
    for card in (card for group in groups for card in group):
        rest.remove(card)
    return tuple(group for group in (*groups, by_rank(rest)) if group)


def _nearest(hand: Sequence[Card], contract: Contract) -> list[tuple[Card, ...]]:
    """Returns two or more cards for each meld of the contract, if available: runs first, then sets."""
    left = [card for card in hand if card != JOKER]
    runs = [part.least for part in contract if part.kind == "run"]
    sets = [part.least for part in contract if part.kind == "set"]
    found: list[tuple[Card, ...]] = []
    if runs:
        held = prospects.counted(left)[1]
        best = [prospects.windows(of, tuple(row), runs[0])[0] for of, row in enumerate(held)]
        chosen = min(combinations(best, len(runs)), key=lambda some: sum(w.missing for w in some))
        for window in chosen:
            cards = tuple(at(n + 1, SUITS[window.suit]) for n in window.used)
            if len(cards) > 1:
                found.append(cards)
                for card in cards:
                    left.remove(card)
    counts = Counter(map(rank, left))
    by_size = sorted(RANKS, key=lambda one: -counts[one])
    for one in by_size[: len(sets)]:
        same = tuple(card for card in left if rank(card) == one)
        if len(same) > 1:
            found.append(by_rank(same))
    return found
