"""How a seat stands in Fuldrigger, for comparing decisions: its fortune."""

from typing import Final

from games.advice import Coach, Gauge
from games.fuldrigger.bot.hint import advise
from games.fuldrigger.trade.prices import fortune
from games.fuldrigger.views import FuldriggerView


def gauge(view: FuldriggerView) -> Gauge:
    """Returns the viewer's fortune (RULES.md 10.3)."""
    cash = 0 if view.seat is None else view.cash[view.seat] or 0
    return Gauge(0, 0 if view.seat is None else fortune(view.sea, view.seat, cash), "money")


COACH: Final = Coach(
    advise,
    gauge,
    horizon=60,
    careless={"money": 18.57},
    kinds={
        **dict.fromkeys(("roll", "sail", "orders", "stop", "stay", "keep"), "sail"),
        **dict.fromkeys(("war", "join", "attack", "take", "lose", "arm", "fort"), "war"),
        "": "trade",
    },
)
