"""What the other may hold: hands that fit all that is seen, the more often the likelier it is to keep them."""

from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from math import exp, gcd
from typing import Final

from games.cards import Card, order
from games.chance import Chance
from games.cribbage.expecting import CRIB
from games.cribbage.knowledge import lowest, plays, unseen
from games.cribbage.score import VALUE, WEIGHTS, row
from games.cribbage.views import CribbageView
from games.params import Seat

Ranks = tuple[int, ...]

CANDIDATES: Final = 200
"""Sixes that are looked at: the four the other kept and the two it may have given."""

CARELESS: Final = 0.7
"""By how many points a discard may fall short of the best before it is a third as likely."""

_SPLITS: Final = tuple((pair, tuple(n for n in range(6) if n not in pair)) for pair in combinations(range(6), 2))


def likely_hands(view: CribbageView, chance: Chance, wanted: int) -> tuple[Ranks, ...]:
    """So many hands by rank, ascending, that the other may hold now; the likely ones come several times."""
    assert view.seat is not None  # the channel guesses nothing
    other = Seat(1 - view.seat)
    played = [order(p.card) for p in plays(view) if p.seat == other]
    guesses: list[Ranks] = []
    weights: list[float] = []
    for held, gave in islice(_dealt(view, other, chance), CANDIDATES):
        guesses.append(tuple(sorted(held)))
        weights.append(exp(-_regret((*gave, *held, *played), owns=view.dealer == other) / CARELESS))
    return tuple(_drawn(guesses, weights, wanted))


def _dealt(view: CribbageView, other: Seat, chance: Chance) -> Iterator[tuple[list[int], list[int]]]:
    """What the other may hold and may have given, by rank.

    Each is read off one shuffle by a step of its own, which is as good as a shuffle each and far quicker.
    """
    pack = chance.shuffle("bot", unseen(view))
    size, low = view.sizes[other], lowest(view, other)
    count = len(pack)
    steps = [step for step in range(1, count) if gcd(step, count) == 1]
    for first in range(count):
        for step in steps:
            yield _read(pack, first, step, size, low)


def _read(pack: Sequence[Card], first: int, step: int, size: int, low: int) -> tuple[list[int], list[int]]:
    held: list[int] = []
    gave: list[int] = []
    for n in range(len(pack)):
        card = pack[(first + n * step) % len(pack)]
        if len(held) < size and VALUE[card] >= low:
            held.append(order(card))
        elif len(gave) < 2:
            gave.append(order(card))
        if len(held) == size and len(gave) == 2:
            break
    return held, gave


def _regret(six: Sequence[int], *, owns: bool) -> float:
    """How far, in points, giving the first two of the six falls short of the best discard; suits aside."""
    sign = 1 if owns else -1
    worths = [
        sum(row(WEIGHTS[six[a] - 1] + WEIGHTS[six[b] - 1] + WEIGHTS[six[c] - 1] + WEIGHTS[six[d] - 1])) / 13
        + sign * CRIB[six[one] - 1][six[two] - 1] / 100
        for (one, two), (a, b, c, d) in _SPLITS
    ]
    return max(worths) - worths[0]


def _drawn(guesses: Sequence[Ranks], weights: Sequence[float], wanted: int) -> Iterator[Ranks]:
    """So many of the guesses at even distances along their weights."""
    stride = sum(weights) / wanted
    reached, due = 0.0, stride / 2
    for guess, weight in zip(guesses, weights, strict=True):
        reached += weight
        while due < reached:
            yield guess
            due += stride
