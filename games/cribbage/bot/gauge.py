"""How a seat stands in cribbage, for comparing decisions: its points, less the other's."""

from collections.abc import Mapping
from typing import Final

from games.advice import Gauge, Unit
from games.cribbage.views import CribbageView

CARELESS: Final[Mapping[Unit, float]] = {"points": 1.36}
"""What a decision made by chance costs (`python -m benchmarks.games.coach`)."""
KINDS: Final[Mapping[str, str]] = {"discard": "discard", "play": "play", "": "count"}
"""What a decision was about, by the first word of the move."""


def gauge(view: CribbageView) -> Gauge:
    """Returns the points by which the viewer is ahead."""
    first, second = view.scores
    return Gauge(view.deal, second - first if view.seat else first - second)
