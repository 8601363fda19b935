"""The court cards: a half figure, the same upside down, a sash between, and a frame."""

from typing import Final

from PIL import Image

from render.cards import figures
from render.cards.figures import Figure
from render.cards.pips import HIGH, WIDE
from render.drawing.canvas import Pen
from render.drawing.theme import GOLD, INK, PAPER, Colour, mix

GROUND: Final[Colour] = mix(PAPER, GOLD, 0.17)
"""Colour of the frame behind a figure."""

_FRAME: Final = (33, 17, 207, 319)
_FIELD: Final = "M33 17 L207 17 L207 319 L33 319 Z"
_UPPER: Final = "M0 0 L240 0 L240 233.6 L0 102.4 Z"
_LOWEST: Final = 233.6
"""Lower end of the upper part."""
_SASH: Final = "M33 112.5 L207 207.5 L207 223.5 L33 128.5 Z"
_HEMS: Final = "M33 116 L207 211 M33 125 L207 220"
_SLOPE: Final = 95 / 174


def court(pen: Pen, rank: str, suit: str) -> None:
    """Draws the figure of that rank and suit on a blank card."""
    image = pen.image
    tall = min(image.height, round(_LOWEST * pen.scale) + 2)
    half = image.crop((0, 0, image.width, tall))
    Pen(half, pen.scale, pen.at).fill(_FIELD, GROUND)
    figures.half(Pen(half, pen.scale, pen.at), rank, suit)
    left, top, right, low = _bounds(pen)
    lower = image.height - tall  # the first row of the half that is turned
    turned = half.crop((image.width - right, image.height - low, image.width - left, tall))
    image.paste(turned.transpose(Image.Transpose.ROTATE_180), (left, lower))
    del turned
    upper = Image.new("L", half.size)
    Pen(upper, pen.scale, pen.at).fill(_UPPER, 255)
    image.paste(half.crop((left, top, right, tall)), (left, top), upper.crop((left, top, right, tall)))
    _sash(pen, figures.load().figures[rank + suit])
    _frame(pen)


def _bounds(pen: Pen) -> tuple[int, int, int, int]:
    """Returns the box of the pixels in the frame."""
    left, top = map(int, pen.place(_FRAME[:2]))
    right, low = map(int, pen.place(_FRAME[2:]))
    return left, top, right + 1, low + 1


def _sash(pen: Pen, figure: Figure) -> None:
    """Draws the studded band over the seam; its ends stop at the frame."""
    pen.shape(_SASH, GOLD, INK, 2.6)
    pen.stroke(_HEMS, INK, 1.2)
    for n in range(-4, 5):
        x, y = WIDE / 2 + n * 20.5, HIGH / 2 + n * 20.5 * _SLOPE
        if n % 2 == 0:
            pen.dot(x, y, 3.4, PAPER, INK, 1.3)
        else:
            pen.dot(x, y, 2.5, figure.colour("lining"), INK, 1.2)


def _frame(pen: Pen) -> None:
    """Draws the inner frame, open at the corners for the indices."""
    for turned in (False, True):
        corner = pen.moved(WIDE if turned else 0, HIGH if turned else 0, turned=turned)
        corner.fill("M0 0 L57 0 L57 123 L0 123 Z", PAPER)
        corner.stroke("M57 17 L207 17 L207 213", INK, 1.6)
        corner.stroke("M57 17 L57 123 L33 123 L33 213", INK, 1.6)
