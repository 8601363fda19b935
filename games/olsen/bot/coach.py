"""How a seat stands in Ólsen Ólsen, for comparing decisions: points, or its chance to win the round."""

from statistics import fmean
from typing import Final

from games.advice import Coach, Gauge
from games.olsen import variants
from games.olsen.bot.hint import advise
from games.olsen.views import LEVELS, OlsenView


def gauge(view: OlsenView) -> Gauge:
    """Returns the points by which the viewer is ahead; without points its chance to win in percent.

    Before the end the chance is the viewer's share of the levels climbed, which are equal but in Langi Ólsen.
    """
    if variants.is_scored(view.options):
        others = [total for seat, total in enumerate(view.totals) if seat != view.seat]
        return Gauge(view.round, fmean(others) - (0 if view.seat is None else view.totals[view.seat]))
    if view.winners:
        return Gauge(0, 100 / len(view.winners) if view.seat in view.winners else 0.0, "chance")
    climbed = [1 + LEVELS.index(level) for level in view.levels]
    own = 0 if view.seat is None else climbed[view.seat]
    return Gauge(0, 100 * own / sum(climbed), "chance")


COACH: Final = Coach(
    advise,
    gauge,
    horizon=400,
    careless={"chance": 6.09, "points": 4.0},
    kinds={"play": "play", "draw": "draw", "pass": "draw", "": "word"},
)
