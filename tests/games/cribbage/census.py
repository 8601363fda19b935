"""How many of the 12,994,800 hands of four with a starter score what: by counting, and by listing them."""

from functools import cache
from math import comb, prod

from games.cribbage.score import WORTH, Ranks, multisets

JACK = 11


def histogram() -> dict[int, int]:
    """How many of the 12,994,800 hands of four with a starter score each number of points.

    Exact, and by counting: for each multiset of ranks and each rank of the starter, the ways to choose
    suits are counted by flush and nob instead of being listed.
    """
    found: dict[int, int] = {}
    for ranks in multisets():
        worth = WORTH[sum(5 ** (r - 1) for r in ranks)]
        for starter in set(ranks):
            for extra, ways in _suited(ranks, starter).items():
                found[worth + extra] = found.get(worth + extra, 0) + ways
    return dict(sorted(found.items()))


def _suited(ranks: Ranks, starter: int) -> dict[int, int]:
    """Ways to give suits to four ranks and a starter, by what flush and nob add."""
    hand = list(ranks)
    hand.remove(starter)
    held = {r: hand.count(r) for r in set(hand)}
    return _by_extra(tuple(sorted(held.values())), held.get(starter, 0), held.get(JACK, 0), starter == JACK)


@cache
def _by_extra(held: tuple[int, ...], alike: int, jacks: int, jack_turned: bool) -> dict[int, int]:
    """The same by pattern: copies of each rank in the hand, of the starter's rank, and jacks."""
    total = prod(comb(4, n) for n in held) * (4 - alike)
    nobs = 0 if jack_turned else total * jacks // 4
    if any(n > 1 for n in held):
        return {0: total - nobs, 1: nobs}
    # Four ranks: 4 flushes; the starter shares their suit unless its rank is in the hand.
    five = 0 if alike else 4
    four = 4 * (4 - alike) - five
    nob_five = five if jacks and not jack_turned else 0
    plain_nobs = nobs - nob_five
    return {
        0: total - four - five - plain_nobs,
        1: plain_nobs,
        4: four,
        5: five - nob_five,
        6: nob_five,
    }
