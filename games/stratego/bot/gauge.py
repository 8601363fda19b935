"""How a seat stands in Stratego, for comparing decisions: its share of the pieces."""

from collections.abc import Mapping
from typing import Final

from games.advice import Gauge, Unit
from games.kit.seats import FACING
from games.stratego.views import StrategoView

CARELESS: Final[Mapping[Unit, float]] = {"share": 2.20}
"""What a decision made by chance costs (`python -m benchmarks.games.coach`)."""
KINDS: Final[Mapping[str, str]] = {
    "army": "army",
    "lot": "army",
    "ready": "army",
    "change": "army",
    "recruit": "recruit",
    "": "move",
}
"""What a decision was about, by the first word of the move."""


def gauge(view: StrategoView) -> Gauge:
    """Returns the share of the viewer's side in the pieces left, in percent; a win is 100, a defeat 0."""
    if view.phase == "over":
        return Gauge(0, 100.0 if view.seat in view.winners else 0.0, "share")
    pairs = FACING if view.options.teams == "pairs" else ()
    side = next((pair for pair in pairs if view.seat in pair), (view.seat,))
    own = sum(piece.space is not None for piece in view.pieces if piece.seat in side)
    left = sum(piece.space is not None for piece in view.pieces)
    return Gauge(0, 100 * own / left if left else 50.0, "share")
