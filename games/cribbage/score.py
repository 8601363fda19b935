"""Scoring at the show (RULES.md 6) and in the play (RULES.md 5).

The points of five ranks, regardless of suits, are in a table of the 6,175 multisets of ranks; only the
flush and the nob look at suits.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import accumulate, combinations, combinations_with_replacement, pairwise
from operator import itemgetter
from typing import Final

from games.cards import DECK, RANKS, Card, Suit, by_rank, order, suit
from games.cribbage.facts import ALIKE
from games.cribbage.views import Item, Kind

FULL: Final = 31
"""The highest count (RULES.md 4.2)."""

VALUE: Final = {card: min(order(card), 10) for card in DECK}
"""What each card adds to the count (RULES.md 1)."""

_ORDER: Final = {card: order(card) for card in DECK}

WEIGHTS: Final = (0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415)
"""A number for each rank from ace to king; no two multisets of five ranks have the same sum."""

KEY: Final = {card: WEIGHTS[order(card) - 1] for card in DECK}
"""Each card's summand of the key of a multiset of ranks."""

SUIT: Final = {card: suit(card) for card in DECK}

NOB: Final = {card: Card("J" + suit(card)) for card in DECK}
"""The jack of a starter's suit."""

Ranks = tuple[int, ...]
_Part = tuple[Kind, tuple[int, ...], int]
_Step = tuple[Kind, Callable[[tuple[Card, ...]], tuple[Card, ...]], int, int]


def multisets() -> Iterator[Ranks]:
    """Returns all ascending tuples of five ranks that one pack allows: 6,175."""
    for ranks in combinations_with_replacement(range(1, len(RANKS) + 1), 5):
        if ranks[0] != ranks[4]:
            yield ranks


def _runs(held: Sequence[int]) -> int:
    """Returns the points of all runs, from the number of cards of each rank (ace first)."""
    points = length = 0
    ways = 1
    for copies in (*held, 0):
        if copies:
            length, ways = length + 1, ways * copies
        else:
            points += length * ways if length >= 3 else 0
            length, ways = 0, 1
    return points


def _fifteens(ranks: Ranks) -> int:
    """Returns the number of sets of cards that total 15."""
    sets = 1  # eight bits for the number of sets of each total; at most 32
    for r in ranks:
        sets += sets << (8 * r if r < 10 else 80)
    return sets >> 8 * 15 & 255


def _worth(ranks: Ranks) -> int:
    """Returns the points of fifteens, pairs and runs of five ranks."""
    pairs = sum([ranks.count(r) for r in ranks]) - len(ranks)  # two points each
    held = 0
    for r in ranks:
        held |= 1 << r
    if not held & held >> 1 & held >> 2:
        return 2 * _fifteens(ranks) + pairs
    return 2 * _fifteens(ranks) + pairs + _runs([ranks.count(r) for r in range(1, len(RANKS) + 1)])


def key(ranks: Ranks) -> int:
    """Returns the key of a multiset of ranks, ace 1 to king 13."""
    return sum([WEIGHTS[r - 1] for r in ranks])


def _table() -> bytes:
    table = bytearray(key((12, 13, 13, 13, 13)) + 1)
    for ranks in multisets():
        table[key(ranks)] = _worth(ranks)
    return bytes(table)


WORTH: Final = _table()
"""Points of each multiset of five ranks at its key, without flush and nob; one byte each."""


def show(cards: Sequence[Card], starter: Card, *, crib: bool = False) -> int:
    """Returns the points of four cards with the starter, as a hand or as the crib (RULES.md 6)."""
    a, b, c, d = cards
    points = WORTH[KEY[a] + KEY[b] + KEY[c] + KEY[d] + KEY[starter]]
    s = SUIT[a]
    if s == SUIT[b] and s == SUIT[c] and s == SUIT[d]:
        if s == SUIT[starter]:
            points += 5
        elif not crib:
            points += 4
    return points + 1 if NOB[starter] in cards else points


@cache
def row(four: int) -> tuple[int, ...]:
    """Returns the points of four ranks, by their key, with a starter of each rank, regardless of suits."""
    return tuple(WORTH[four + w] if four != 4 * w else 0 for w in WEIGHTS)


def four(cards: Sequence[Card]) -> int:
    """Returns the points of four cards without a starter and regardless of suits."""
    known = sum(KEY[card] for card in cards)
    return min(WORTH[known + weight] for weight in WEIGHTS if known != 4 * weight)


def mean(kept: Sequence[Card], dealt: Sequence[Card]) -> float:
    """Returns the exact mean of `show` over every starter that is not among the cards dealt."""
    a, b, c, d = kept
    by_rank_of_starter = row(KEY[a] + KEY[b] + KEY[c] + KEY[d])
    points = 4 * sum(by_rank_of_starter) - sum([by_rank_of_starter[_ORDER[card] - 1] for card in dealt])
    starters = len(DECK) - len(dealt)
    if SUIT[a] == SUIT[b] == SUIT[c] == SUIT[d]:
        points += 4 * starters + _left(SUIT[a], dealt)
    for card in kept:
        if NOB[card] == card:
            points += _left(SUIT[card], dealt)
    return points / starters


def _left(of: Suit, dealt: Sequence[Card]) -> int:
    return len(RANKS) - sum(SUIT[card] == of for card in dealt)


@cache
def _steps(*ranks: int) -> tuple[_Step, ...]:
    """Returns fifteens, pairs and runs of five ascending ranks: kind, picker of the cards, points, total."""
    parts = (*_fifteen_parts(ranks), *_pair_parts(ranks), *_run_parts(ranks))
    totals = accumulate(points for _, _, points in parts)
    return tuple(
        (kind, itemgetter(*places), points, t)
        for (kind, places, points), t in zip(parts, totals, strict=True)
    )


def _fifteen_parts(ranks: Ranks) -> Iterator[_Part]:
    for size in range(2, 6):
        for places in combinations(range(5), size):
            if sum(min(ranks[p], 10) for p in places) == 15:
                yield "fifteen", places, 2


def _pair_parts(ranks: Ranks) -> Iterator[_Part]:
    for rank in sorted(set(ranks)):
        places = tuple(p for p in range(5) if ranks[p] == rank)
        if len(places) > 1:
            kind, points = ALIKE[len(places)]
            yield kind, places, points


def _run_parts(ranks: Ranks) -> Iterator[_Part]:
    for size in (5, 4, 3):
        runs = [p for p in combinations(range(5), size) if _consecutive([ranks[i] for i in p])]
        for places in runs:
            yield "run", places, size
        if runs:
            return


def _consecutive(ranks: Sequence[int]) -> bool:
    return all(b - a == 1 for a, b in pairwise(ranks))


def items(cards: Sequence[Card], starter: Card, crib: bool = False) -> tuple[Item, ...]:
    """Returns the items of the show in the customary order: fifteens, pairs, runs, flush, nob."""
    five = by_rank((*cards, starter))
    steps = _steps(*[_ORDER[card] for card in five])
    found = [Item(kind, pick(five), points, total) for kind, pick, points, total in steps]
    total = found[-1].total if found else 0
    if flush := _flush(cards, starter, crib):
        total += len(flush)
        found.append(Item("flush", flush, len(flush), total))
    if NOB[starter] in cards:
        found.append(Item("nob", (NOB[starter],), 1, total + 1))
    return tuple(found)


def _flush(cards: Sequence[Card], starter: Card, crib: bool) -> tuple[Card, ...]:
    a, b, c, d = cards
    if not SUIT[a] == SUIT[b] == SUIT[c] == SUIT[d]:
        return ()
    if SUIT[starter] == SUIT[a]:
        return by_rank((*cards, starter))
    return () if crib else by_rank(cards)
