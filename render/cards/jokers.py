"""The joker: a jester's cap with three bells, large on its face and small where it must be small."""

from math import cos, pi, sin
from typing import Final

from render.cards.pips import HIGH, WIDE
from render.drawing.canvas import Ink, Pen
from render.drawing.theme import GOLD, INK, PAPER, SKIN, Colour, mix

VIOLET: Final[Colour] = (108, 52, 150)
TEAL: Final[Colour] = (10, 128, 128)
ROSE: Final[Colour] = (206, 44, 92)
PALE: Final[Colour] = mix(PAPER, GOLD, 0.34)
"""Paper colour of a joker that represents a card."""

_LEFT: Final = "M-40 22 C-52 -34 -96 -50 -104 0 C-92 -14 -76 -8 -66 30 Z"
_MIDDLE: Final = "M-42 24 C-44 -30 -30 -66 6 -92 C2 -62 34 -40 42 24 Z"
_BAND: Final = "M-70 26 C-40 8 40 8 70 26 L66 50 C38 34 -38 34 -66 50 Z"
_FACE: Final = "M-52 38 C-54 84 -30 116 0 116 C30 116 54 84 52 38 C34 30 -34 30 -52 38 Z"
_COLLAR: Final = (
    "M-84 120 L-52 104 L-30 126 L0 108 L30 126 L52 104 L84 120 L62 150 L38 134 L18 158 L0 138 "
    "L-18 158 L-38 134 L-62 150 Z"
)
_SMILE: Final = "M-26 82 C-14 102 14 102 26 82"
_BROW: Final = "M-32 52 C-26 46 -18 46 -12 51"


def star(pen: Pen, size: float, ink: Ink) -> None:
    """Draws a five-pointed star about the pen's origin, `size` from its middle to a point."""
    reach = [size * (1 if n % 2 == 0 else 0.42) for n in range(10)]
    points = [(r * sin(n * pi / 5), -r * cos(n * pi / 5)) for n, r in enumerate(reach)]
    pen.fill("M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in points) + " Z", ink)


def head(pen: Pen) -> None:
    """Draws the jester about the pen's origin, some 210 units wide and 260 high."""
    pen.shape(_COLLAR, GOLD, INK, 3)
    for x in (-38.0, -18.0, 18.0, 38.0):
        pen.dot(x, 134 if abs(x) > 20 else 156, 4, ROSE)
    pen.shape(_FACE, SKIN, INK, 3)
    pen.shape(_MIDDLE, ROSE, INK, 3)
    pen.shape(_LEFT, VIOLET, INK, 3)
    pen.moved(0, 0, mirrored=True).shape(_LEFT, TEAL, INK, 3)
    pen.shape(_BAND, GOLD, INK, 3)
    for x in (-44.0, -22.0, 0.0, 22.0, 44.0):
        pen.dot(x, 27 + abs(x) * 0.14, 4.4, VIOLET)
    for x, y in ((-104, 6), (104, 6), (6, -96)):
        pen.dot(x, y, 11, GOLD, INK, 3)
        pen.dot(x, y + 3, 2.6, INK)
    for side in (pen, pen.moved(0, 0, mirrored=True)):
        side.stroke(_BROW, INK, 3)
        side.dot(-21, 62, 4.6, INK)
        side.dot(-33, 82, 7.5, mix(SKIN, ROSE, 0.42))
    pen.dot(0, 76, 6.5, ROSE)
    pen.stroke(_SMILE, INK, 3.4)


def face(pen: Pen) -> None:
    """Draws a whole card of 240 to 336 units: the jester, and a star in two corners."""
    head(pen.moved(WIDE / 2, HIGH / 2 - 14, 0.86))
    for x, y in ((32.0, 38.0), (WIDE - 32.0, HIGH - 38.0)):
        star(pen.moved(x, y), 25, VIOLET)
    for x, y, size in ((WIDE - 30.0, 34.0, 9.0), (30.0, HIGH - 34.0, 9.0), (WIDE / 2, HIGH - 26.0, 7.0)):
        star(pen.moved(x, y), size, GOLD)


def small(pen: Pen) -> None:
    """Draws a joker for small cards: a large star and the cap."""
    star(pen.moved(54, 58), 46, VIOLET)
    head(pen.moved(134, 196, 0.78))


def stand_in(pen: Pen) -> None:
    """Marks a joker that represents a card, where overlapping cards leave it visible."""
    star(pen.moved(57, 280), 42, VIOLET)
    head(pen.moved(170, 236, 0.52))
