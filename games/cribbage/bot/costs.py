"""What another discard or card would have brought more, over all hands that the other might hold."""

from itertools import combinations
from typing import Final

from games.cards import Card, by_rank, order
from games.cribbage.bot.crib_value import discard_worths
from games.cribbage.bot.lookahead import Course, World, worlds_of, worths
from games.cribbage.moves import Discard, Move, Play
from games.cribbage.views import CribbageView

FAR: Final = (1000, 1000)
"""Points that both need if only points are weighed: nobody wins within the deal."""


def cost(view: CribbageView, made: Move, better: Move) -> float | None:
    """Returns the points that the better move brings more on average; None for counting."""
    if isinstance(made, Discard) and isinstance(better, Discard):
        return _discard(view, made, better)
    if isinstance(made, Play) and isinstance(better, Play):
        return _play(view, made, better)
    return None


def _discard(view: CribbageView, made: Discard, better: Discard) -> float:
    """Returns the difference of the means of hand and crib."""
    six = by_rank((*view.hand, *view.given))
    pairs = list(combinations(six, 2))
    found = discard_worths(six, pairs, own=view.dealer == view.seat)
    one, other = (found[pairs.index(_pair(move))] for move in (made, better))
    return other - one


def _pair(move: Discard) -> tuple[Card, Card]:
    first, second = by_rank(move.cards)
    return first, second


def _play(view: CribbageView, made: Play, better: Play) -> float:
    """Returns the difference of the mean balances of the play."""
    worlds = worlds_of(view)
    found = worths(Course.of(view, FAR), worlds, balance)
    weight = sum(world.weight for world in worlds)
    return (found[order(better.card)] - found[order(made.card)]) / weight


def balance(needs: tuple[int, int], world: World) -> float:
    """Returns the points of the play, own less opponent's."""
    return float(needs[1] - needs[0])
