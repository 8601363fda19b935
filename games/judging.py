"""What a past decision cost, from the view that its seat had then.

The move that was made and the one that the strongest bot prefers are played on from the same imagined
positions, all seats by the bot, until the stage of the game or its horizon ends. The difference of the means
is the cost, in the unit of the game.
"""

from math import sqrt
from statistics import fmean, stdev
from typing import Final

import msgspec

from games.chance import Derived
from games.contract import AnyGame, Move, Seat, State, Text, View
from games.errors import GameError
from games.search import advance, plays

UNKNOWN: Final = float("inf")
"""Standard error of a mean of fewer than two results."""


class Judged(msgspec.Struct, frozen=True):
    """A move beside the one that the strongest bot prefers.

    better: the preferred move; the move itself if none is better.
    why: the reason for it, as in `Advice`.
    cost: what the better one brings more, in the unit of the game; 0 for the same move.
    error: the standard error of the cost.
    """

    made: str
    better: str
    why: Text
    cost: float = 0.0
    error: float = 0.0

    @property
    def is_best(self) -> bool:
        return self.made == self.better


def judge(game: AnyGame, view: View, made: str, worlds: int, seed: bytes) -> Judged | None:
    """Returns what the viewer's move cost; None if the game has no advice or no gauge for the position.

    Equal arguments give equal results. May take seconds.
    """
    advice = game.coach.advise(view) if game.coach is not None else None
    if game.coach is None or advice is None:
        return None
    first = Judged(made, str(advice.move), advice.why)
    seat = view.seat
    if first.is_best or seat is None:
        return first
    if game.coach.cost is not None:
        move = game.parse(game.imagine(view, Derived(seed, 0)), seat, made)
        exact = game.coach.cost(view, move, advice.move)
        if exact is not None:
            return msgspec.structs.replace(first, cost=exact)
    pairs = [_pair(game, view, made, advice.move, Sample(seed, n)) for n in range(worlds)]
    found = [pair for pair in pairs if pair is not None]
    if not found:
        return None
    error = stdev(found) / sqrt(len(found)) if len(found) > 1 else UNKNOWN
    return msgspec.structs.replace(first, cost=fmean(found), error=error)


class Sample(msgspec.Struct, frozen=True):
    """One imagined position and the chance of all that follows, by number."""

    seed: bytes
    number: int

    def chance(self, step: int) -> Derived:
        """Returns the chance of a step; step 0 imagines the position."""
        return Derived(self.seed, self.number * 100_000 + step)


def _pair(game: AnyGame, view: View, made: str, better: Move, sample: Sample) -> float | None:
    """Returns what the better move brings more in an imagined position; None if a move is illegal there."""
    seat = view.seat
    assert seat is not None  # a decision has a seat
    s = game.imagine(view, sample.chance(0))
    try:
        mine = play_on(game, s, seat, game.parse(s, seat, made), sample)
        other = play_on(game, s, seat, better, sample)
    except GameError:  # legality may depend on what the seat does not see
        return None
    return other - mine


def play_on(game: AnyGame, s: State, seat: Seat, move: Move, sample: Sample) -> float:
    """Returns what the seat gains from its move until the stage or the horizon of the game ends.

    Raises GameError if the move is not legal.
    """
    assert game.coach is not None  # checked by `judge`
    gauge = game.coach.gauge
    before = gauge(game.view(s, seat))
    s = game.apply(s, seat, move, sample.chance(1)).state
    for step in range(2, 2 + game.coach.horizon):
        if game.outcome(s) is not None or gauge(game.view(s, seat)).stage != before.stage:
            break
        s = advance(game, s, plays(game, policy(game)), sample.chance(step))
    return gauge(game.view(s, seat)).amount - before.amount


def policy(game: AnyGame) -> str:
    """Returns the strength that plays on: the one below the strongest, which is quick."""
    return game.strengths[-2:][0]
