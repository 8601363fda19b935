"""How likely a side wins the game from what both still need: a rule of thumb, exact only at the end."""

from collections import Counter
from collections.abc import Sequence
from math import erf, sqrt
from typing import Final

from games.cards import DECK, Card, order
from games.cribbage.expecting import crib_means
from games.cribbage.guessing import PLAY
from games.cribbage.knowledge import target
from games.cribbage.score import show
from games.cribbage.views import CribbageView

DEAL: Final = 13.0
"""The points that a side gets from a deal, on average."""
SPREAD: Final = 8.0
"""By how many points a deal strays from its mean, the difference of both sides."""
DEALING: Final = 2.5
"""What it is worth, in points, to deal next."""
HANDS: Final = ((2, 0.13), (4, 0.17), (6, 0.19), (8, 0.2), (10, 0.1), (12, 0.13), (16, 0.08))
"""What a hand counts that nobody has seen: its points and how often, in rough steps."""
PEGS: Final = 7.0
"""The points that both together make in the play of a deal."""
PLAYS: Final = 0.5
"""How much of a hand's balance in the play to count on: the other does not play as foreseen."""


def chance(mine: float, theirs: float, *, deals_next: bool) -> float:
    """How likely we win between two deals when we need `mine` points and the other `theirs`."""
    if mine <= 0 or theirs <= 0:
        return 0.85 if mine <= 0 else 0.15  # only a crib by its mean leads here
    nearer = min(mine, theirs)
    deals = max(nearer / DEAL, 0.6)
    # Near the end who counts first is better off, and that is who does not deal.
    dealing = DEALING * max(-1.0, min(1.0, (nearer - 10) / 10))
    lead = theirs - mine + (dealing if deals_next else -dealing)
    return 0.5 + 0.5 * erf(lead / (SPREAD * sqrt(deals) * sqrt(2)))


def after_show(left: tuple[float, float], hand: float, other: float, crib: float, *, own: bool) -> float:
    """How likely we win when the play has left us and the other to need so much, with the show to come.

    `own`: the crib is ours, so the other counts first.
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
    mine_after, theirs_after = mine - hand - (crib if own else 0), theirs - other - (0 if own else crib)
    return chance(mine_after, theirs_after, deals_next=not own)


def discard_chances(view: CribbageView, pairs: Sequence[tuple[Card, Card]]) -> list[float]:
    """For each discard how likely it wins the game, over every starter and the hands the other may have."""
    assert view.seat is not None  # the channel gives no cards
    six = (*view.hand, *view.given)
    starters = [card for card in DECK if card not in six]
    own = view.dealer == view.seat
    goal = target(view)
    mine, theirs = goal - view.scores[view.seat], goal - view.scores[1 - view.seat]
    chances = []
    for pair, crib in zip(pairs, crib_means(six, pairs, own=own), strict=True):
        kept = tuple(card for card in six if card not in pair)
        ahead = PLAYS * PLAY[own][tuple(sorted(order(card) for card in kept))] / 100
        left = (max(mine - (PEGS + ahead) / 2, 1), max(theirs - (PEGS - ahead) / 2, 1))
        hands = Counter(show(kept, starter) for starter in starters)
        chances.append(_over_hands(left, hands, crib, own=own))
    return chances


def _over_hands(left: tuple[float, float], hands: Counter[int], crib: float, *, own: bool) -> float:
    total = 0.0
    for hand, often in hands.items():
        for other, likely in HANDS:
            total += often * likely * after_show(left, hand, other, crib, own=own)
    return total
