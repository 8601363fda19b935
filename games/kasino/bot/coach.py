"""How a seat stands in Kasino, for comparing decisions: points of its side, less those of the others."""

from statistics import fmean
from typing import Final

from games.advice import Coach, Gauge
from games.kasino.bot.hint import advise
from games.kasino.views import KasinoView


def gauge(view: KasinoView) -> Gauge:
    """Returns the points by which the viewer's side is ahead. They change when a round is counted."""
    own = [points for side, points in zip(view.sides, view.scores, strict=True) if view.seat in side]
    others = [points for side, points in zip(view.sides, view.scores, strict=True) if view.seat not in side]
    return Gauge(view.round, sum(own) - fmean(others))


COACH: Final = Coach(
    advise,
    gauge,
    horizon=400,
    careless={"points": 0.34},
    kinds={"take": "take", "clear": "take", "build": "build", "raise": "build", "extend": "build", "": "lay"},
)
