"""The points of each side, round by round."""

from typing import Final

from games.kasino.views import KasinoView
from render.drawing import signs
from render.fortunes import Measure

MEASURE: Final = Measure[KasinoView](
    parties=lambda view, end: end.sides,
    amounts=lambda view, end: view.scores,
    stage=lambda view, end: view.round,
    unit="round",
    sign=signs.sign,
    colours=signs.SEATS,
)
