"""The palette of Fuldrigger's pictures, sampled from the chart."""

from typing import Final

from PIL import Image

from render.drawing.theme import BRASS, CHALK, CHALK_DIM, INK, PAPER, Colour
from render.fuldrigger import art, base, colours
from render.fuldrigger.chart import WIDE, WORLD, ChartView
from tests.render.palettes.cards import lay, sampled

_EXACT: Final = (
    *colours.SEATS, *colours.DARK, *colours.LIGHT, *colours.HAZARDS.values(),
    colours.PAPER, colours.PAPER_DARK,
    colours.SEA, colours.SHELF, colours.SHOAL, colours.RHUMB, colours.WATER, colours.LAND, colours.LAND_SHADE,
    colours.TAIL, colours.LAND_EDGE, colours.INK, colours.FRAME, colours.GOLD,
    colours.WAY, colours.RING, colours.CROWN, colours.TRUCE, colours.SPACE, colours.LINE,
    BRASS, CHALK, CHALK_DIM, INK, PAPER,
)  # fmt: skip


def _sample() -> Image.Image:
    """Returns the chart at half its size, with a ship and a fort of each company."""
    chart = base.painted(ChartView(WORLD), "en")
    sheet = Image.new("RGB", (WIDE, chart.height + 90), colours.PAPER)
    sheet.paste(chart, (0, 0))
    for seat in range(4):
        lay(sheet, art.ship(seat, 74, loaded=True, privateer=False, calm=False), seat * 240, chart.height)
        lay(sheet, art.ship(seat, 74, loaded=False, privateer=True, calm=True), seat * 240 + 80, chart.height)
        lay(sheet, art.fort(seat, 62), seat * 240 + 160, chart.height)
    return sheet


def table() -> list[Colour]:
    """Returns the colours of the board picture."""
    return sampled(64, _EXACT, _sample())
