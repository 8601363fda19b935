"""The distribution of points over the 12,994,800 hands of four with a starter, counted and listed."""

from collections.abc import Iterator
from functools import cache
from itertools import accumulate, combinations_with_replacement, pairwise, product
from math import comb, prod

from games.cribbage.score import WORTH, Ranks, key, multisets, row

JACK = 11

PUBLISHED = {
    0: 1_009_008, 1: 99_792, 2: 2_813_796, 3: 505_008, 4: 2_855_676, 5: 697_508, 6: 1_800_268, 7: 751_324,
    8: 1_137_236, 9: 361_224, 10: 388_740, 11: 51_680, 12: 317_340, 13: 19_656, 14: 90_100, 15: 9_168,
    16: 58_248, 17: 11_196, 18: 2_708, 20: 8_068, 21: 2_496, 22: 444, 23: 356, 24: 3_680, 28: 76, 29: 4,
}  # fmt: skip
"""The table that Lumetta published: number of hands with a starter by points; 12,994,800 in all."""


def counted() -> dict[int, int]:
    """Returns the number of hands with a starter by points: exact, and without listing them.

    Ranks decide fifteens, pairs and runs. The ways to give suits to them are counted by the points of flush
    and nob, once for each pattern of equal ranks.
    """
    found: dict[int, int] = {}
    for ranks in multisets():
        worth = WORTH[key(ranks)]
        for extra, ways in _suited(_pattern(ranks), ranks.index(JACK) if JACK in ranks else None):
            found[worth + extra] = found.get(worth + extra, 0) + ways
    return {points: ways for points, ways in sorted(found.items()) if ways}


def _pattern(ranks: Ranks) -> tuple[bool, ...]:
    """Returns which of five ascending ranks equal the one before."""
    a, b, c, d, e = ranks
    return (False, a == b, b == c, c == d, d == e)


@cache
def _suited(pattern: tuple[bool, ...], jack: int | None) -> tuple[tuple[int, int], ...]:
    """Returns the ways to turn one of five ranks up and to give suits, by the points of flush and nob."""
    ranks = tuple(accumulate(0 if same else 1 for same in pattern))
    found: dict[int, int] = {}
    for starter in set(ranks):
        hand = list(ranks)
        hand.remove(starter)
        jacks = 0 if jack is None else hand.count(ranks[jack])
        is_jack = jack is not None and starter == ranks[jack]
        held = tuple(hand.count(rank) for rank in set(hand))
        for extra, ways in _by_extra(held, hand.count(starter), jacks, is_jack).items():
            found[extra] = found.get(extra, 0) + ways
    return tuple(found.items())


def _by_extra(held: tuple[int, ...], alike: int, jacks: int, jack_turned: bool) -> dict[int, int]:
    """Returns the same by copies of each rank in the hand, of the starter's rank, and jacks."""
    total = prod(comb(4, n) for n in held) * (4 - alike)
    nobs = 0 if jack_turned else total * jacks // 4
    if any(n > 1 for n in held):
        return {0: total - nobs, 1: nobs}
    # Four ranks: 4 flushes; the starter shares their suit unless its rank is in the hand.
    five = 0 if alike else 4
    four = 4 * (4 - alike) - five
    nob_five = five if jacks and not jack_turned else 0
    plain_nobs = nobs - nob_five
    return {0: total - four - five - plain_nobs, 1: plain_nobs, 4: four, 5: five - nob_five, 6: nob_five}


NOBODY = 255
PLUS = [bytes((*range(n, 255), *[0] * (n + 1))) for n in range(7)]
"""Translations that add n to every byte."""


def listed() -> dict[int, int]:
    """Returns the same from a row of 52 bytes for every hand, its points with each starter."""
    rows = b"".join(
        hand_row for ranks in combinations_with_replacement(range(13), 4) for hand_row in _rows(ranks)
    )
    found = {points: rows.count(points) for points in range(30)}
    return {points: ways for points, ways in found.items() if ways}


def _rows(ranks: Ranks) -> Iterator[bytearray]:
    """Yields a row for each hand of these ranks, suit by suit, without starters that are in the hand."""
    plain = bytes(row(key(tuple(r + 1 for r in ranks))))
    whole = plain * 4
    a, b, c, d = ranks
    has_jack = JACK - 1 in ranks
    for suits, one, two, three, four, is_flush in _suits(tuple(a == b for a, b in pairwise(ranks))):
        made = bytearray(_with_suits(plain, ranks, suits) if is_flush or has_jack else whole)
        made[one + a] = made[two + b] = made[three + c] = made[four + d] = NOBODY
        yield made


@cache
def _suits(same: tuple[bool, ...]) -> list[tuple[Ranks, int, int, int, int, bool]]:
    """The ways to give suits to four ranks of which these are the `same` as the one before, each once.

    With each where the suit of each card begins in a row, and whether it is a flush.
    """
    found = []
    for suits in product(range(4), repeat=4):
        if all(a < b for a, b, alike in zip(suits, suits[1:], same, strict=False) if alike):
            one, two, three, four = (13 * suit for suit in suits)
            found.append((suits, one, two, three, four, len(set(suits)) == 1))
    return found


def _with_suits(plain: bytes, ranks: Ranks, suits: tuple[int, ...]) -> bytes:
    """Returns a row with the points of flush and nob added."""
    flush = suits[0] == suits[1] == suits[2] == suits[3]
    jacks = [suit for rank, suit in zip(ranks, suits, strict=True) if rank == JACK - 1]
    extra = [4 * flush + (flush and suit == suits[0]) + (suit in jacks) for suit in range(4)]
    return b"".join(plain.translate(PLUS[n]) for n in extra)
