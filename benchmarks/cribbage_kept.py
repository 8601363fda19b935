"""Makes `games/cribbage/data/kept.toml`: which hands are kept.

A hand of four by rank is kept when no other split of the six is better, over every two cards beside it;
nearly as good splits count for a part, for people differ. `python -m benchmarks.cribbage_kept`, some seconds.
"""

from itertools import combinations
from math import comb, exp
from pathlib import Path
from typing import Final

from games.cribbage.bot.crib_value import CRIB, PAIRS
from games.cribbage.bot.opponent import HANDS, Ranks
from games.cribbage.score import WEIGHTS, row

CARELESS: Final = 0.7
"""By how many points a discard may fall short of the best before it is a third as likely."""
TARGET: Final = Path(__file__).parents[1] / "games/cribbage/data/kept.toml"
HEAD: Final = (
    "# For each hand of four by rank, ace to king, ascending: how likely it is kept if dealt (thousandths).\n"
    "# Made by benchmarks/cribbage_kept.py.\n"
)
_SPLITS: Final = tuple((two, tuple(n for n in range(6) if n not in two)) for two in combinations(range(6), 2))


def ways(ranks: Ranks) -> int:
    """In how many ways a pack deals these ranks; 0 for five alike."""
    product = 1
    for rank in set(ranks):
        product *= comb(4, ranks.count(rank))
    return product


def regret(six: Ranks, sign: int) -> float:
    """How far giving the first two of six falls short of the best discard, in points, suits aside."""
    worths = [
        sum(row(sum(WEIGHTS[six[n] - 1] for n in kept))) / 13 + sign * CRIB[six[a] - 1][six[b] - 1] / 100
        for (a, b), kept in _SPLITS
    ]
    return max(worths) - worths[0]


def kept(hand: Ranks, sign: int) -> int:
    """How likely the hand is kept, in thousandths, over every two cards beside it."""
    whole = part = 0.0
    for a, b in PAIRS:
        six = (a + 1, b + 1, *hand)
        if often := ways(six):
            whole += often
            part += often * exp(-regret(six, sign) / CARELESS)
    return max(1, round(1000 * part / whole))


def main() -> None:
    """Makes the file anew."""
    rows = {"dealer": [kept(hand, 1) for hand in HANDS], "other": [kept(hand, -1) for hand in HANDS]}
    TARGET.write_text(HEAD + "".join(f"{name} = {numbers}\n" for name, numbers in rows.items()), "utf-8")


if __name__ == "__main__":
    main()
