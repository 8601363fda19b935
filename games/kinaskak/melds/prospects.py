"""Estimates how far a hand is from its contract; used by the bot and the ready wishes.

`need` is the least number of missing cards, jokers counted as any card. It considers the two best stretches
of each suit only, so it may be one too high if runs and sets want the same cards; `finder.py` is exact.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import Final, NamedTuple

from games.cards import DECK, JOKER, RANKS, SUITS, Card, order, rank, suit
from games.kinaskak.views import ACE_HIGH, Contract

_STRETCHES: Final = 2
_SUIT: Final = {of: n for n, of in enumerate(SUITS)}
_PLACES: Final = {card: (_SUIT[suit(card)], order(card) - 1) for card in DECK}
_LONGEST: Final = 14


class _Window(NamedTuple):
    """A stretch of a suit: its missing cards, the ranks of the hand that it would use, and its suit."""

    missing: int
    used: tuple[int, ...]
    suit: int


def need(hand: Sequence[Card], contract: Contract) -> int:
    """Estimates how many cards are missing to lay the contract; 0 if it can be laid."""
    return _need(tuple(sorted(hand)), contract)


@lru_cache(maxsize=20_000)
def _need(hand: tuple[Card, ...], contract: Contract) -> int:
    jokers, held, of_rank = counted(hand)
    sets = [part.least for part in contract if part.kind == "set"]
    runs = [part.least for part in contract if part.kind == "run"]
    if not runs:
        return max(0, lacking(of_rank, sets) - jokers)
    best = sum(sets) + sum(runs)
    least = lacking(of_rank, sets)  # the cards that runs use can only add to it
    for windows in _choices(held, runs):
        missing = sum([window.missing for window in windows])
        if missing + least >= best:
            continue
        left = of_rank[:]
        for window in windows:
            for n in window.used:
                left[n] -= 1
        best = min(best, missing + lacking(left, sets))
    return max(0, best - jokers)


def counted(hand: Sequence[Card]) -> tuple[int, list[list[int]], list[int]]:
    """Counts jokers, copies by suit and rank, copies by rank."""
    jokers = 0
    held = [[0] * 13 for _ in SUITS]
    of_rank = [0] * 13
    for card in hand:
        if card == JOKER:
            jokers += 1
            continue
        of, n = _PLACES[card]
        held[of][n] += 1
        of_rank[n] += 1
    return jokers, held, of_rank


def lacking(of_rank: Sequence[int], sets: Sequence[int]) -> int:
    """Returns how many cards so many sets lack together, each of its own rank or two of the same rank."""
    if not sets:
        return 0
    least = sets[0]
    lacks: list[int] = []
    for count in of_rank:
        if count:
            first = max(0, least - count)
            lacks.append(first)
            if count > least:
                lacks.append(max(0, 2 * least - count))
    lacks.sort()
    lacks += [least] * len(sets)
    return sum(lacks[: len(sets)])


def _choices(held: Sequence[Sequence[int]], runs: Sequence[int]) -> Iterator[tuple[_Window, ...]]:
    """Yields choices of stretches for the runs, each of a different suit."""
    by_suit = [windows(of, tuple(row), runs[0]) for of, row in enumerate(held)]
    for suits in combinations(range(len(SUITS)), len(runs)):
        yield from product(*(by_suit[of] for of in suits))


@lru_cache(maxsize=20_000)
def windows(of: int, row: tuple[int, ...], least: int) -> tuple[_Window, ...]:
    """Returns the best stretches of a suit with the least length; `row` are its copies by rank."""
    found = []
    for low in range(ACE_HIGH - least + 1):
        used = tuple([n % 13 for n in range(low, low + least) if row[n % 13]])
        found.append(_Window(least - len(used), used, of))
    found.sort()
    return tuple(found[:_STRETCHES])


@lru_cache(maxsize=20_000)
def _promise(hand: tuple[Card, ...], contract: Contract) -> float:
    _, held, of_rank = counted(hand)
    sets = [part.least for part in contract if part.kind == "set"]
    runs = [part.least for part in contract if part.kind == "run"]
    total = 0.0
    if sets:
        ranked = sorted((_PROMISE[min(n, 5)] for n in of_rank), reverse=True)
        total += sum(ranked[: len(sets)]) + 0.55 * sum(ranked[len(sets) : len(sets) + 2])
    if runs:
        ranked = sorted((_suit_promise(tuple(row), runs[0]) for row in held), reverse=True)
        total += sum(ranked[: len(runs)]) + 0.3 * sum(ranked[len(runs) : len(runs) + 1])
    return total


_PROMISE: Final = (0.0, 0.0, 1.0, 2.2, 2.6, 2.8)
"""Value of a number of cards of one rank."""


@lru_cache(maxsize=20_000)
def _suit_promise(row: tuple[int, ...], least: int) -> float:
    """Evaluates a suit: the cards held in its two best stretches of `least` ranks, and each rank held."""
    best, second = 0, 0
    for low in range(ACE_HIGH - least + 1):
        count = sum(1 for n in range(low, low + least) if row[n % 13])
        if count > best:
            best, second = count, best
        elif count > second:
            second = count
    return 0.55 * best + 0.15 * second + 0.06 * sum(1 for n in row if n)


def promise(hand: Sequence[Card], contract: Contract) -> float:
    """Evaluates a hand beyond its present need: pairs, and cards near each other."""
    return _promise(tuple(sorted(hand)), contract)


@lru_cache(maxsize=256)  # a hand is asked about again until it changes
def helping(hand: tuple[Card, ...], contract: Contract) -> tuple[Card, ...]:
    """Returns the cards of which one more would reduce the need."""
    now = need(hand, contract)
    if not now:
        return ()
    if any(part.kind == "run" for part in contract):
        return tuple(card for card in (*DECK, JOKER) if need((*hand, card), contract) < now)
    ranks = {one for one in RANKS if need((*hand, Card(one + SUITS[0])), contract) < now}
    return (*(card for card in DECK if rank(card) in ranks), JOKER)
