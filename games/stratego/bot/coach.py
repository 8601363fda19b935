"""How a seat stands in Stratego, for comparing decisions: its share of the pieces."""

from typing import Final

from games.advice import Coach, Gauge
from games.kit.seats import FACING
from games.stratego.bot.hint import advise
from games.stratego.views import StrategoView


def gauge(view: StrategoView) -> Gauge:
    """Returns the share of the viewer's side in the pieces left, in percent; a win is 100, a defeat 0."""
    if view.phase == "over":
        return Gauge(0, 100.0 if view.seat in view.winners else 0.0, "share")
    pairs = FACING if view.options.teams == "pairs" else ()
    side = next((pair for pair in pairs if view.seat in pair), (view.seat,))
    own = sum(piece.space is not None for piece in view.pieces if piece.seat in side)
    left = sum(piece.space is not None for piece in view.pieces)
    return Gauge(0, 100 * own / left if left else 50.0, "share")


COACH: Final = Coach(
    advise,
    gauge,
    horizon=16,
    careless={"share": 2.20},
    kinds={**dict.fromkeys(("army", "lot", "ready", "change"), "army"), "recruit": "recruit", "": "move"},
)
