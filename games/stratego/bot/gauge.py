"""How a seat stands in Stratego, for comparing decisions: its chance to win."""

from collections.abc import Mapping
from typing import Final

from games.advice import Gauge, Unit
from games.kit.seats import FACING
from games.stratego.views import StrategoView

CARELESS: Final[Mapping[Unit, float]] = {"chance": 2.20}
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
    """Returns the viewer's chance to win in percent; before the end its side's share of the pieces."""
    if view.phase == "over":
        return Gauge(0, 100.0 if view.seat in view.winners else 0.0, "chance")
    side = _side(view)
    own = sum(piece.space is not None for piece in view.pieces if piece.seat in side)
    left = sum(piece.space is not None for piece in view.pieces)
    return Gauge(0, 100 * own / left if left else 50.0, "chance")


def _side(view: StrategoView) -> tuple[int | None, ...]:
    """Returns the viewer's seat and its partner's."""
    pairs = FACING if view.options.teams == "pairs" else ()
    return next((pair for pair in pairs if view.seat in pair), (view.seat,))
