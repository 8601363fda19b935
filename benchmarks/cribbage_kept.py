"""Makes `games/cribbage/data/kept.toml`: which hands are kept, and what they bring in the play.

A hand of four by rank is kept when no other split of the six is better, over every two cards beside it;
nearly as good splits count for a part, for people differ. Then every hand is played out against a sample of
hands as likely as they are kept. `python -m benchmarks.cribbage_kept`, about a minute.
"""

import random
from itertools import combinations
from math import comb, exp
from pathlib import Path
from typing import Final

from games.cribbage.ahead import Course, answer, follow, gain
from games.cribbage.expecting import CRIB, PAIRS
from games.cribbage.guessing import HANDS, Ranks
from games.cribbage.score import WEIGHTS, row

CARELESS: Final = 0.7
"""By how many points a discard may fall short of the best before it is a third as likely."""
AGAINST: Final = 400
FAR: Final = 121
TARGET: Final = Path(__file__).parents[1] / "games/cribbage/data/kept.toml"
HEAD: Final = (
    "# For each hand of four by rank, ace to king, ascending: how likely it is kept (thousandths)\n"
    "# and what its play brings on balance (hundredths of a point). Made by benchmarks/cribbage_kept.py.\n"
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


def play(hand: Ranks, others: list[Ranks], leads: bool) -> int:
    """The mean balance of the play, in hundredths of a point."""
    fit = [other for other in others if ways((*hand, *other))]
    return round(100 * sum(balance(hand, other, leads) for other in fit) / len(fit))


def balance(hand: Ranks, other: Ranks, leads: bool) -> int:
    """What the play brings the first hand, less what it brings the other."""
    course = Course(hand, (), 0, (FAR, FAR))
    if not leads:
        course, other, _ = follow(course, other, 0)
    while course.mine:
        course, other, _ = follow(played(course, len(other)), other, 0)
    mine, theirs = course.needs
    return theirs - mine


def played(course: Course, against: int) -> Course:
    """The course after the card that a sensible player plays."""
    hand, series, reached, (mine, theirs) = course
    at = answer(hand, series, reached, against)
    card = hand[at]
    needs = (mine - gain(series, card), theirs)
    return Course((*hand[:at], *hand[at + 1 :]), (*series, card), reached + min(card, 10), needs)


def main() -> None:
    """Makes the file anew."""
    likely = {sign: [kept(hand, sign) for hand in HANDS] for sign in (1, -1)}
    chooser = random.Random("kept")
    rows = {"dealer": likely[1], "other": likely[-1]}
    for sign, name in ((1, "dealer_play"), (-1, "other_play")):
        weights = [ways(hand) * often for hand, often in zip(HANDS, likely[-sign], strict=True)]
        others = chooser.choices(HANDS, weights, k=AGAINST)
        rows[name] = [play(hand, others, leads=sign < 0) for hand in HANDS]
    TARGET.write_text(HEAD + "".join(f"{name} = {numbers}\n" for name, numbers in rows.items()), "utf-8")


if __name__ == "__main__":
    main()
