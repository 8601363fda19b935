"""The value of two cards in the crib, over every starter and the opponent's likely discards.

`data/discards.toml` has how often each pair of ranks is discarded by a player who plays like this, as owner
of the crib and as the other; `benchmarks/cribbage_discards.py` generates it.
"""

import tomllib
from collections.abc import Iterator, Sequence
from importlib.resources import files
from itertools import combinations_with_replacement
from operator import mul
from typing import Final

import msgspec

from games.cards import RANKS, Card, order
from games.cribbage.score import WEIGHTS, mean, row

PAIRS: Final = tuple(combinations_with_replacement(range(13), 2))
"""The pairs of ranks, ace 0 to king 12, in the order of the table."""

COPIES: Final = 4

Table = tuple[int, ...]


class _CribData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`data/crib.toml`: hundredths of a point, by rank and rank."""

    mean: tuple[tuple[int, ...], ...]


def _read_crib() -> tuple[tuple[int, ...], ...]:
    text = files("games.cribbage").joinpath("data/crib.toml").read_text("utf-8")
    crib = msgspec.convert(tomllib.loads(text), _CribData).mean
    if [len(row) for row in crib] != [len(RANKS)] * len(RANKS):
        raise ValueError("data/crib.toml: mean is not 13 rows of 13")
    return crib


CRIB: Final = _read_crib()
"""The mean of a crib by the ranks of two of its cards, in hundredths of a point."""


class _Discards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`data/discards.toml`: counts in a million discards of the dealer and of the other, by rank and rank."""

    dealer: tuple[tuple[int, ...], ...]
    other: tuple[tuple[int, ...], ...]


def _flat(rows: Sequence[Sequence[int]]) -> Table:
    """Returns a number for each of PAIRS. Raises ValueError if a rank or a pair is missing."""
    if [len(line) for line in rows] != list(range(len(RANKS), 0, -1)):
        raise ValueError("data/discards.toml: a table is not 13 rows of 13 to 1")
    return tuple(number for line in rows for number in line)


def _read() -> dict[bool, Table]:
    text = files("games.cribbage").joinpath("data/discards.toml").read_text("utf-8")
    data = msgspec.convert(tomllib.loads(text), _Discards)
    return {True: _flat(data.dealer), False: _flat(data.other)}


GIVEN: Final = _read()
"""By whether the giver owns the crib: frequencies of PAIRS."""


def discard_worths(
    six: Sequence[Card], pairs: Sequence[tuple[Card, Card]], *, own: bool, given: Table | None = None
) -> list[float]:
    """Returns the mean of the hand kept for each discard, plus (`own`) or minus the crib, in points.

    `given` are the frequencies of the other's PAIRS; None: the table of `data/`.
    """
    sign = 1 if own else -1
    cribs = crib_means(six, pairs, own=own, given=given)
    return [
        mean(tuple(card for card in six if card not in pair), six) + sign * crib
        for pair, crib in zip(pairs, cribs, strict=True)
    ]


def crib_means(
    six: Sequence[Card], pairs: Sequence[tuple[Card, Card]], *, own: bool, given: Table | None = None
) -> list[float]:
    """Returns the mean of the crib for each discard, over starters and the other's discards, in points."""
    left = [COPIES] * len(RANKS)
    for card in six:
        left[order(card) - 1] -= 1
    likely = tuple(_likely(left, GIVEN[not own] if given is None else given))
    return [_crib(pair, left, likely) for pair in pairs]


def _likely(left: Sequence[int], given: Table) -> Iterator[tuple[int, float]]:
    """Returns key and likelihood of each pair that the other can give, from the cards left of each rank."""
    for (a, b), often in zip(PAIRS, given, strict=True):
        ways = left[a] * left[b] / COPIES**2 if a != b else left[a] * (left[a] - 1) / 12
        if often and ways:
            yield WEIGHTS[a] + WEIGHTS[b], often * ways


def _crib(pair: Sequence[Card], left: Sequence[int], likely: Sequence[tuple[int, float]]) -> float:
    """Returns the mean of the crib over the other's pairs, by likelihood, and every starter.

    Flush and nob are left out: they hardly differ between discards.
    """
    two = sum(WEIGHTS[order(card) - 1] for card in pair)
    starters = sum(left)
    points = 0.0
    for key, often in likely:
        points += often * sum(map(mul, row(two + key), left))
    return points / starters / sum(often for _, often in likely)
