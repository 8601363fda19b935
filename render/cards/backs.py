"""Draws the back of a card and the ace of spades."""

from typing import Final

from render.cards.pips import HIGH, WIDE, pip
from render.drawing.canvas import Ink, Pen
from render.drawing.theme import BRASS, GOLD, PAPER, Colour

BACK: Final[Colour] = (122, 28, 44)
BACK_DARK: Final[Colour] = (92, 18, 34)
BACK_LIGHT: Final[Colour] = (232, 206, 178)

_STEP: Final = 26.0


def back(pen: Pen) -> None:
    """Draws a lattice of small lozenges in a frame, with a rosette that is the same either way up."""
    pen.block((10, 10, WIDE - 10, HIGH - 10), 9, BACK)
    pen.within(_box(17), _lattice)
    for inset, width in ((14.5, 1.6), (20.0, 3.0)):
        pen.stroke(_box(inset), BACK_LIGHT, width)
    _rosette(pen.moved(WIDE / 2, HIGH / 2))


def _box(inset: float) -> str:
    right, low = WIDE - inset, HIGH - inset
    return f"M{inset} {inset} L{right} {inset} L{right} {low} L{inset} {low} Z"


def _lattice(pen: Pen) -> None:
    pen.fill(_box(0), BACK)
    for row in range(-7, 8):
        for column in range(-5, 6):
            x = WIDE / 2 + column * _STEP
            y = HIGH / 2 + row * _STEP
            pen.fill(f"M{x} {y - 10.5} L{x + 10.5} {y} L{x} {y + 10.5} L{x - 10.5} {y} Z", BACK_DARK)
            pen.dot(x, y, 3.2, BACK_LIGHT)
            pen.dot(x + _STEP / 2, y + _STEP / 2, 1.9, BACK_LIGHT)
    for n in range(-14, 15):
        at = n * _STEP
        pen.stroke(f"M{at - 200 + 133} {-200 + 168} L{at + 200 + 133} {200 + 168}", BACK_LIGHT, 1.5)
        pen.stroke(f"M{at + 200 + 133} {-200 + 168} L{at - 200 + 133} {200 + 168}", BACK_LIGHT, 1.5)


def _rosette(pen: Pen) -> None:
    pen.dot(0, 0, 50, BACK, BACK_LIGHT, 3)
    pen.dot(0, 0, 44, BACK, BACK_LIGHT, 1.4)
    for turned in (False, True):
        pip(pen.moved(0, -21 if not turned else 21, 0.34, turned=turned), "S", BACK_LIGHT)
        pip(pen.moved(-21 if not turned else 21, 0, 0.34, turned=turned), "D", BACK_LIGHT)
    pen.dot(0, 0, 6, BRASS)


_BLADE: Final = (
    "M0 -50 C7 -33 45 -11 45 15 C45 29 35 37 25 37 C15 37 8 32 0 22 C-8 32 -15 37 -25 37 "
    "C-35 37 -45 29 -45 15 C-45 -11 -7 -33 0 -50 Z"
)


def ace_of_spades(pen: Pen, ink: Ink) -> None:
    """Draws one great spade with a smaller one, a crown of leaves and scrolls in it."""
    big = pen.moved(120, 164, 1.62)
    pip(big, "S", ink)
    for size, colour in ((1.40, PAPER), (1.32, ink)):
        pen.moved(120, 162, size).fill(_BLADE, colour)
    _filigree(pen.moved(120, 170))


_PETAL: Final = "M0 18 C10 6 7 -10 0 -22 C-7 -10 -10 6 0 18 Z"
_LEANING: Final = "M0 15 C10 5 15 -8 8 -18 C-1 -12 -8 3 0 15 Z"
_SCROLL: Final = "M0 16 C14 34 40 28 40 10 C40 -2 26 -4 25 6 C25 12 31 13 32 9"


def _filigree(pen: Pen) -> None:
    """Draws three leaves over two scrolls."""
    pen.moved(0, -22).fill(_PETAL, GOLD)
    for side in (pen, pen.moved(0, 0, mirrored=True)):
        side.moved(17, -8).fill(_LEANING, PAPER)
        side.stroke(_SCROLL, PAPER, 3.2)
        side.dot(9, 24, 3, GOLD)
    pen.dot(0, 14, 5, GOLD)
