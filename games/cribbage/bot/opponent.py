"""The hands that the opponent may hold, with likelihoods.

`data/kept.toml` has for each of the 1,820 hands of four by rank how likely, in thousandths, it is kept when
it is dealt; `benchmarks/cribbage_kept.py` generates it.
"""

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import combinations_with_replacement
from math import comb
from typing import Final

import msgspec

from games.cards import RANKS, order
from games.cribbage.knowledge import lowest, plays, unseen
from games.cribbage.views import CribbageView
from games.params import Seat

Ranks = tuple[int, ...]

HANDS: Final[tuple[Ranks, ...]] = tuple(combinations_with_replacement(range(1, len(RANKS) + 1), 4))
"""The hands of four by rank, ascending, in the order of the table."""

_WORTH: Final = (0, *(min(rank, 10) for rank in range(1, len(RANKS) + 1)))


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`data/kept.toml`: how likely the dealer, and the other, keep each of HANDS, in thousandths."""

    dealer: tuple[int, ...]
    other: tuple[int, ...]


@cache
def likely() -> dict[bool, dict[Ranks, int]]:
    """Returns by whether the holder deals: likelihood that a hand of four is kept, in thousandths."""
    text = files("games.cribbage").joinpath("data/kept.toml").read_text("utf-8")
    kept = msgspec.convert(tomllib.loads(text), Kept)
    if {len(row) for row in msgspec.structs.astuple(kept)} != {len(HANDS)}:
        raise ValueError("data/kept.toml: a row has not a number for each hand")
    return {
        True: dict(zip(HANDS, kept.dealer, strict=True)),
        False: dict(zip(HANDS, kept.other, strict=True)),
    }


def likely_hands(view: CribbageView) -> list[tuple[Ranks, float]]:
    """Returns the hands by rank, ascending, that the opponent may hold now, with weights."""
    assert view.seat is not None  # not the channel
    other = Seat(1 - view.seat)
    left = [0] * (len(RANKS) + 1)
    for card in unseen(view):
        left[order(card)] += 1
    played = tuple(order(p.card) for p in plays(view) if p.seat == other)
    kept = likely()[view.dealer == other]
    return [
        (hand, ways * kept[tuple(sorted((*hand, *played)))])
        for hand in _hands(view.sizes[other], lowest(view, other))
        if (ways := _ways(hand, left))
    ]


@lru_cache
def _hands(size: int, low: int) -> tuple[Ranks, ...]:
    """Returns all hands of that size with no card below that value."""
    ranks = [rank for rank in range(1, len(RANKS) + 1) if _WORTH[rank] >= low]
    return tuple(combinations_with_replacement(ranks, size))


def _ways(hand: Ranks, left: Sequence[int]) -> int:
    """Returns in how many ways the hand can be dealt from the cards left of each rank."""
    ways, at = 1, 0
    while at < len(hand):
        copies = hand.count(hand[at])
        ways *= comb(left[hand[at]], copies)
        at += copies
    return ways


def thinned(weighed: Sequence[tuple[Ranks, float]], most: int) -> Iterator[tuple[Ranks, float]]:
    """Returns at most so many of the hands, at even distances along their weights."""
    if len(weighed) <= most:
        yield from weighed
        return
    stride = sum(weight for _, weight in weighed) / most
    reached = 0.0
    due = stride / 2
    for hand, weight in weighed:
        reached += weight
        times = 0
        while due < reached:
            times += 1
            due += stride
        if times:
            yield hand, times
