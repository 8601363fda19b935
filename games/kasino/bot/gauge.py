"""How a seat stands in Kasino, for comparing decisions: points of its side, less those of the others."""

from collections.abc import Mapping
from statistics import fmean
from typing import Final

from games.advice import Gauge, Unit
from games.kasino.views import KasinoView

CARELESS: Final[Mapping[Unit, float]] = {"points": 0.34}
"""What a decision made by chance costs (`python -m benchmarks.games.coach`)."""
KINDS: Final[Mapping[str, str]] = {
    "take": "take",
    "clear": "take",
    "build": "build",
    "raise": "build",
    "extend": "build",
    "": "lay",
}

"""What a decision was about, by the first word of the move."""


def gauge(view: KasinoView) -> Gauge:
    """Returns the points by which the viewer's side is ahead. They change when a round is counted."""
    own = [points for side, points in zip(view.sides, view.scores, strict=True) if view.seat in side]
    others = [points for side, points in zip(view.sides, view.scores, strict=True) if view.seat not in side]
    return Gauge(view.round, sum(own) - fmean(others))
