"""How a seat stands in Fuldrigger, for comparing decisions: its fortune."""

from collections.abc import Mapping
from typing import Final

from games.advice import Gauge, Unit
from games.fuldrigger.trade.prices import fortune
from games.fuldrigger.views import FuldriggerView

CARELESS: Final[Mapping[Unit, float]] = {"money": 18.57}
"""What a decision made by chance costs (`python -m benchmarks.games.coach`)."""
KINDS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("roll", "sail", "orders", "stop", "stay", "keep"), "sail"),
    **dict.fromkeys(("war", "join", "attack", "take", "lose", "arm", "fort"), "war"),
    "": "trade",
}
"""What a decision was about, by the first word of the move."""


def gauge(view: FuldriggerView) -> Gauge:
    """Returns the viewer's fortune (RULES.md 10.3)."""
    cash = 0 if view.seat is None else view.cash[view.seat] or 0
    return Gauge(0, 0 if view.seat is None else fortune(view.sea, view.seat, cash), "money")
