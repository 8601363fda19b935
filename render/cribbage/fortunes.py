"""The points of both players, deal by deal."""

from typing import Final

from games.cribbage.views import CribbageView
from render.cribbage import track
from render.drawing.theme import SIDES
from render.fortunes import Measure, each

MEASURE: Final = Measure[CribbageView](
    parties=lambda view, end: each(2),
    amounts=lambda view, end: view.scores,
    stage=lambda view, end: view.deal,
    unit="deal",
    sign=track.sign,
    colours=SIDES,
)
