"""The penalty points of each player, round by round."""

from typing import Final

from games.kinaskak.views import KinaskakView
from render.drawing import signs
from render.fortunes import Amounts, Measure, each
from render.kinaskak import art


def _amounts(view: KinaskakView, end: KinaskakView) -> Amounts:
    return tuple(sum(row[seat] for row in view.sheet) for seat in range(len(view.sizes)))


MEASURE: Final = Measure[KinaskakView](
    parties=lambda view, end: each(len(end.sizes)),
    amounts=_amounts,
    stage=lambda view, end: view.round,
    unit="round",
    sign=art.sign,
    colours=signs.SEATS,
    low=True,
    name=lambda end: "history-penalty-points",
)
