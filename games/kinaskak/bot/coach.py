"""How a seat stands in Kínaskák, for comparing decisions: penalty points of the others, less its own."""

from statistics import fmean
from typing import Final

from games.advice import Coach, Gauge
from games.kinaskak.bot.hint import advise
from games.kinaskak.views import KinaskakView


def gauge(view: KinaskakView) -> Gauge:
    """Returns the penalty points by which the viewer is ahead. They change when a round ends."""
    others = [total for seat, total in enumerate(view.totals) if seat != view.seat]
    return Gauge(view.round, fmean(others) - (0 if view.seat is None else view.totals[view.seat]))


COACH: Final = Coach(
    advise,
    gauge,
    horizon=600,
    careless={"points": 2.03},
    kinds={"lay": "lay", "off": "lay", "joker": "lay", "discard": "discard", "wish": "wish", "": "take"},
)
