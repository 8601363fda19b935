"""Writes `games/cribbage/data/kept.toml`: how likely each hand of four ranks is kept when it is dealt.

Averages over every two further cards. A split of the six that falls short of the best is kept with a
probability that falls with the difference. `python -m benchmarks.games.cribbage_kept`, some seconds.
"""

from itertools import combinations
from math import comb, exp
from pathlib import Path
from typing import Final

from games.cribbage.bot.crib_value import CRIB, PAIRS
from games.cribbage.bot.opponent import HANDS, Ranks
from games.cribbage.score import WEIGHTS, row

CARELESS: Final = 0.7
"""Points by which a discard falls short of the best when it is a third (1/e) as likely."""
TARGET: Final = Path(__file__).parents[2] / "games/cribbage/data/kept.toml"
HEAD: Final = (
    "# For each hand of four by rank, ace to king, ascending: how likely it is kept if dealt (thousandths).\n"
    "# Made by benchmarks/games/cribbage_kept.py.\n"
)
_SPLITS: Final = tuple((two, tuple(n for n in range(6) if n not in two)) for two in combinations(range(6), 2))


def ways(ranks: Ranks) -> int:
    """Returns the product over the ranks of the ways to choose their suits; 0 for five of a rank."""
    product = 1
    for rank in set(ranks):
        product *= comb(4, ranks.count(rank))
    return product


def regret(six: Ranks, sign: int) -> float:
    """Returns the points that giving the first two of six loses against the best discard, without suits."""
    worths = [
        sum(row(sum(WEIGHTS[six[n] - 1] for n in kept))) / 13 + sign * CRIB[six[a] - 1][six[b] - 1] / 100
        for (a, b), kept in _SPLITS
    ]
    return max(worths) - worths[0]


def kept(hand: Ranks, sign: int) -> int:
    """Returns how likely the hand is kept, in thousandths, averaged over every two further cards."""
    whole = part = 0.0
    for a, b in PAIRS:
        six = (a + 1, b + 1, *hand)
        if often := ways(six):
            whole += often
            part += often * exp(-regret(six, sign) / CARELESS)
    return max(1, round(1000 * part / whole))


def main() -> None:
    """Writes the file."""
    rows = {"dealer": [kept(hand, 1) for hand in HANDS], "other": [kept(hand, -1) for hand in HANDS]}
    TARGET.write_text(HEAD + "".join(f"{name} = {numbers}\n" for name, numbers in rows.items()), "utf-8")


if __name__ == "__main__":
    main()
