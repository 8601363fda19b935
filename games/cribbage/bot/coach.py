"""How a seat stands in cribbage, for comparing decisions: its points, less the other's."""

from typing import Final

from games.advice import Coach, Gauge
from games.cribbage.bot.costs import cost
from games.cribbage.bot.hint import advise
from games.cribbage.views import CribbageView


def gauge(view: CribbageView) -> Gauge:
    """Returns the points by which the viewer is ahead."""
    first, second = view.scores
    return Gauge(view.deal, second - first if view.seat else first - second)


COACH: Final = Coach(
    advise,
    gauge,
    horizon=60,
    careless={"points": 1.36},
    kinds={"discard": "discard", "play": "play", "": "count"},
    cost=cost,
)
