"""The court cards: a half figure, the same upside down, and a sash between.

`FIGURES` says for each of the twelve what he or she wears and holds; `render.figures` draws the parts.
All coordinates are those of the card, 240 by 336 units.
"""

from typing import Final

from PIL import Image

from render import figures
from render.canvas import Pen
from render.figures import Figure
from render.pips import HIGH, WIDE
from render.theme import BLUE, BROWN, GOLD, GREY, INK, PAPER, RED

_FRAME: Final = "M33 17 L207 17 L207 319 L33 319 Z"
_UPPER: Final = "M0 0 L240 0 L240 233.6 L0 102.4 Z"
_SASH: Final = "M33 110 L207 205 L207 226 L33 131 Z"

FIGURES: Final[dict[str, Figure]] = {
    "KS": Figure(BLUE, RED, GOLD, BROWN, "sword", "pips", beard="forked", crown="points"),
    "KH": Figure(RED, BLUE, GOLD, GOLD, "behind", "scales", beard="curls", crown="lilies"),
    "KD": Figure(RED, GOLD, BLUE, GREY, "axe", "lozenges", beard="long", crown="arches"),
    "KC": Figure(BLUE, GOLD, RED, INK, "orb", "stripes", beard="square", crown="crosses"),
    "QS": Figure(BLUE, GOLD, RED, INK, "sceptre", "lozenges", crown="points"),
    "QH": Figure(RED, GOLD, BLUE, GOLD, "rose", "pips", crown="lilies"),
    "QD": Figure(RED, BLUE, GOLD, BROWN, "daisy", "scales", crown="crosses"),
    "QC": Figure(BLUE, RED, GOLD, RED, "tulip", "stripes", crown="arches"),
    "JS": Figure(BLUE, GOLD, RED, GOLD, "halberd", "stripes", hat="flat"),
    "JH": Figure(RED, BLUE, GOLD, BROWN, "leaf", "lozenges", hat="beret"),
    "JD": Figure(RED, GOLD, BLUE, INK, "pike", "pips", hat="cap"),
    "JC": Figure(BLUE, RED, GOLD, BROWN, "arrow", "scales", hat="beret"),
}


def court(pen: Pen, rank: str, suit: str) -> None:
    """Draw the figure of that rank and suit on a blank card."""
    half = pen.image.copy()
    figures.half(Pen(half, pen.scale, pen.at), rank, suit, FIGURES[rank + suit])
    mask = Image.new("L", half.size)
    Pen(mask, pen.scale, pen.at).fill(_UPPER, 255)
    whole = half.rotate(180)
    whole.paste(half, (0, 0), mask)
    inner = Image.new("L", half.size)
    Pen(inner, pen.scale, pen.at).fill(_FRAME, 255)
    pen.image.paste(whole, (0, 0), inner)
    _sash(pen, FIGURES[rank + suit])
    _frame(pen)


def _sash(pen: Pen, figure: Figure) -> None:
    """The band over the seam, studded; its ends stop at the frame."""
    pen.shape(_SASH, GOLD, INK, 2.6)
    pen.stroke("M33 114.5 L207 209.5", INK, 1.2)
    pen.stroke("M33 126.5 L207 221.5", INK, 1.2)
    for n in range(-4, 5):
        x, y = WIDE / 2 + n * 20.5, HIGH / 2 + n * 20.5 * 95 / 174
        if n % 2 == 0:
            pen.dot(x, y, 4.2, PAPER, INK, 1.4)
        else:
            pen.dot(x, y, 3.0, figure.lining, INK, 1.2)


def _frame(pen: Pen) -> None:
    """The inner frame, open where the indices stand."""
    for turned in (False, True):
        corner = pen.moved(WIDE if turned else 0, HIGH if turned else 0, turned=turned)
        corner.fill("M0 0 L57 0 L57 119 L0 119 Z", PAPER)
        corner.stroke("M57 17 L207 17 L207 220", INK, 1.6)
        corner.stroke("M57 17 L57 119 L33 119 L33 220", INK, 1.6)
