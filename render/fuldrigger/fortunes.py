"""The fortune of each company, round by round."""

from typing import Final

from games.fuldrigger.views import FuldriggerView
from render.fortunes import Amounts, Measure, each
from render.fuldrigger import art
from render.fuldrigger.colours import SEATS


def _amounts(view: FuldriggerView, end: FuldriggerView) -> Amounts:
    """Returns the fortunes after the last finished round; before it those of the start."""
    known = end.curve[: max(1, len(view.curve))]
    return known[-1] if known else ()


MEASURE: Final = Measure[FuldriggerView](
    parties=lambda view, end: each(len(end.sea.order)),
    amounts=_amounts,
    stage=lambda view, end: max(1, view.sea.round),
    unit="round",
    sign=art.sign,
    colours=SEATS,
    name=lambda end: "history-fortune",
)
