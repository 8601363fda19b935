"""The probability that a side wins the game, from the points that both still need.

`data/chances.toml` has it before every deal; `benchmarks/cribbage_chances.py` generates it. Within a deal the
show is added, with the hands that are known or guessed and the mean of the crib.
"""

import tomllib
from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

import msgspec

from games.cards import DECK, Card
from games.cribbage.bot.crib_value import crib_means, discard_worths
from games.cribbage.knowledge import target
from games.cribbage.score import show
from games.cribbage.views import CribbageView

MOST: Final = 121
NEAR: Final = 45
"""While both need more points than this, only points are weighed."""
CRIBS: Final = ((0.0, 0.1), (0.43, 0.22), (0.85, 0.26), (1.28, 0.2), (1.7, 0.13), (2.4, 0.09))
"""Distribution of a crib's points, relative to its mean."""
HANDS: Final = ((2, 0.11), (4, 0.15), (6, 0.17), (8, 0.22), (10, 0.12), (12, 0.14), (16, 0.09))
"""Rough distribution of an unseen hand's points."""
PEGS: Final = (((1, 0.3), (3, 0.35), (6, 0.35)), ((0, 0.32), (2, 0.38), (4, 0.3)))
"""Rough distribution of the points that dealer and other make in the play of a deal."""


class _Chances(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`data/chances.toml`: the dealer's chances, in thousandths, by the points that dealer and other need."""

    dealer: tuple[tuple[int, ...], ...]


@cache
def _dealer() -> tuple[tuple[int, ...], ...]:
    """Returns the table, read when it is first needed, since that takes a twentieth of a second."""
    text = files("games.cribbage").joinpath("data/chances.toml").read_text("utf-8")
    rows = msgspec.convert(tomllib.loads(text), _Chances).dealer
    if [len(row) for row in rows] != [MOST] * MOST:
        raise ValueError("data/chances.toml: dealer is not 121 rows of 121")
    return rows


def chance(mine: int, theirs: int, *, deals_next: bool) -> float:
    """Returns the probability to win before a deal, from the points that both need, each at least 1."""
    if deals_next:
        return _dealer()[mine - 1][theirs - 1] / 1000
    return 1 - _dealer()[theirs - 1][mine - 1] / 1000


@lru_cache(maxsize=1 << 15)
def after_show(left: tuple[int, int], hand: int, other: int, crib: float, *, own: bool) -> float:
    """Returns the probability to win after the play, from the points needed, with the show to come.

    `own`: the crib, of this mean, is the player's own, so the opponent counts first.
    """
    mine, theirs = left
    if mine <= 0 or theirs <= 0:
        return 1.0 if mine <= 0 else 0.0
    if own and theirs <= other:
        return 0.0
    if mine <= hand:
        return 1.0
    if theirs <= other:
        return 0.0
    return sum(
        often * _after_crib(mine - hand, theirs - other, round(part * crib), own=own) for part, often in CRIBS
    )


def _after_crib(mine: int, theirs: int, crib: int, *, own: bool) -> float:
    """Returns the same after both hands, with the crib."""
    if own:
        return 1.0 if mine <= crib else chance(mine - crib, theirs, deals_next=False)
    return 0.0 if theirs <= crib else chance(mine, theirs - crib, deals_next=True)


def discard_chances(view: CribbageView, pairs: Sequence[tuple[Card, Card]]) -> list[float]:
    """Returns the worth of each discard: in points, or near the end as the probability to win."""
    assert view.seat is not None  # the channel gives no cards
    six = (*view.hand, *view.given)
    own = view.dealer == view.seat
    goal = target(view)
    mine, theirs = goal - view.scores[view.seat], goal - view.scores[1 - view.seat]
    if min(mine, theirs) > NEAR:
        return discard_worths(six, pairs, own=own)
    starters = [card for card in DECK if card not in six]
    chances = []
    for pair, crib in zip(pairs, crib_means(six, pairs, own=own), strict=True):
        kept = tuple(card for card in six if card not in pair)
        hands = Counter(show(kept, starter) for starter in starters)
        chances.append(_over_hands((mine, theirs), hands, round(crib, 1), own=own))
    return chances


def _over_hands(needs: tuple[int, int], hands: Counter[int], crib: float, *, own: bool) -> float:
    """Returns the mean over both hands and the points of the play."""
    mine, theirs = needs
    ours, others = PEGS if own else PEGS[::-1]
    total = 0.0
    for pegs, often in ours:
        for their_pegs, their_often in others:
            left = (mine - pegs, theirs - their_pegs)
            for hand, times in hands.items():
                for other, likely in HANDS:
                    weight = often * their_often * times * likely
                    total += weight * after_show(left, hand, other, crib, own=own)
    return total / (hands.total() * sum(likely for _, likely in HANDS))
