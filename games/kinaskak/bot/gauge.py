"""How a seat stands in Kínaskák, for comparing decisions: penalty points of the others, less its own."""

from collections.abc import Mapping
from statistics import fmean
from typing import Final

from games.advice import Gauge, Unit
from games.kinaskak.views import KinaskakView

CARELESS: Final[Mapping[Unit, float]] = {"points": 2.03}
"""What a decision made by chance costs (`python -m benchmarks.games.coach`)."""
KINDS: Final[Mapping[str, str]] = {
    "lay": "lay",
    "off": "lay",
    "joker": "lay",
    "discard": "discard",
    "wish": "wish",
    "": "take",
}

"""What a decision was about, by the first word of the move."""


def gauge(view: KinaskakView) -> Gauge:
    """Returns the penalty points by which the viewer is ahead. They change when a round ends."""
    others = [total for seat, total in enumerate(view.totals) if seat != view.seat]
    return Gauge(view.round, fmean(others) - (0 if view.seat is None else view.totals[view.seat]))
