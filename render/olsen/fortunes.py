"""The points of each player, round by round; where none are counted, the cards that each still holds."""

from typing import Final

from games.olsen.views import OlsenView
from render.drawing import signs
from render.fortunes import Amounts, Measure, each
from render.olsen.board_image import is_scored, totals


def _amounts(view: OlsenView, end: OlsenView) -> Amounts:
    return totals(view) if is_scored(view) else view.sizes


MEASURE: Final = Measure[OlsenView](
    parties=lambda view, end: each(len(end.sizes)),
    amounts=_amounts,
    stage=lambda view, end: view.round,
    unit="round",
    sign=signs.sign,
    colours=signs.SEATS,
    low=True,
    name=lambda end: "history-points" if is_scored(end) else "history-cards-left",
)
