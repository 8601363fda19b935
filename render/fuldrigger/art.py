"""Signs on the chart: ships in their company's colours, forts, the beads of a voyage."""

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, hypot
from typing import Final

from PIL import Image, ImageDraw

from render.drawing.canvas import Pen, Point, blank, reduced, square
from render.drawing.sprites import SPRITES, Sprite
from render.drawing.theme import INK, PAPER, SUPER, Colour, font
from render.fuldrigger import colours

SHAPES: Final[tuple[str, ...]] = (
    "M-7 0 C-7 -4 -4 -7 0 -7 C4 -7 7 -4 7 0 C7 4 4 7 0 7 C-4 7 -7 4 -7 0 Z",
    "M-6 -6 L6 -6 L6 6 L-6 6 Z",
    "M0 -8 L8 0 L0 8 L-8 0 Z",
    "M0 -8 L8 6 L-8 6 Z",
)
"""A disc, a square, a lozenge, a triangle, for readers who see no colours."""
_HULL: Final = "M-21 10 L22 10 L16 20 Q0 23 -15 20 Z"
_SAIL: Final = "M-14 -20 Q2 -24 15 -19 Q18 -5 14 7 Q0 4 -15 7 Q-10 -6 -14 -20 Z"
_MAST: Final = "M-1 -26 L1 -26 L1 12 L-1 12 Z"
_PENNANT: Final = "M1 -27 L14 -24 L1 -21 Z"


def ship(seat: int, size: int, *, loaded: bool, privateer: bool, calm: bool) -> Sprite:
    """Returns a ship from the side; the sail in the company's colour with its shape, black for a privateer.

    A load is shown on deck; a becalmed ship has a lowered sail. `size` pixels square.
    """
    key = f"fuldrigger ship {seat} {size} {loaded} {privateer} {calm}"

    def paint() -> Image.Image:
        image = blank(size, size)
        pen = Pen(image, SUPER * size / 58, (size * SUPER / 2, size * SUPER / 2 + 2 * SUPER))
        _ship(pen, seat, loaded, privateer, calm)
        return reduced(image)

    return SPRITES.get(key, (size, size), paint)


def _ship(pen: Pen, seat: int, loaded: bool, privateer: bool, calm: bool) -> None:
    edge = colours.DARK[seat]
    for path in (_HULL, _SAIL):
        pen.stroke(path, PAPER, 7)
    pen.fill(_MAST, colours.INK)
    pen.fill(_PENNANT, colours.SEATS[seat])
    cloth: Colour = (34, 30, 34) if privateer else colours.SEATS[seat]
    pen.shape(_SAIL, cloth if not calm else colours.LIGHT[seat], edge, 2.5)
    pen.shape(_HULL, (126, 82, 42), (58, 34, 14), 2.5)
    if loaded:
        for x in (-11, -1, 9):
            pen.block((x - 4, 4, x + 5, 12), 1, colours.GOLD)
    emblem = pen.moved(0, -8)
    emblem.shape(SHAPES[seat], colours.LIGHT[seat] if privateer else PAPER, edge, 1.5)


def fort(seat: int, size: int) -> Sprite:
    """Returns a tower in the company's colour, with its shape; `size` pixels square."""

    def paint(pen: Pen) -> None:
        path = "M-16 18 L-13 -6 L-17 -6 L-17 -17 L-10 -17 L-10 -12 L-4 -12 L-4 -17 L4 -17 L4 -12 L10 -12 L10 -17 L17 -17 L17 -6 L13 -6 L16 18 Z"  # noqa: E501
        pen.stroke(path, PAPER, 6)
        pen.shape(path, colours.SEATS[seat], colours.DARK[seat], 2.5)
        pen.moved(0, 5).shape(SHAPES[seat], PAPER, colours.DARK[seat], 1.5)

    return square(f"fuldrigger fort {seat} {size}", size, 44, paint)


def sign(seat: int, size: int) -> Sprite:
    """Returns the shape of a company in its colour."""

    def paint(pen: Pen) -> None:
        pen.shape(SHAPES[seat], colours.SEATS[seat], PAPER, 2)

    return square(f"fuldrigger sign {seat} {size}", size, 22, paint)


def number(text: str, seat: int, size: int) -> Sprite:
    """Numbers of ships in a small plate, `size` pixels high."""
    wide = size if len(text) == 1 else round(size * (1.2 if text[0] == "\u00d7" else 1.5))

    def paint() -> Image.Image:
        image = blank(wide, size)
        pen = Pen(image, SUPER * size / 20, (wide * SUPER / 2, size * SUPER / 2))
        half = 9.75 + (wide / size - 1) * 10
        pen.block((-half, -9.75, half, 9.75), 9.75, colours.DARK[seat])
        pen.block((1.5 - half, -8.25, half - 1.5, 8.25), 8.25, PAPER)
        letters = font(round(16 * pen.scale), "Bold")
        pen.draw.text(pen.place((0, -0.5)), text, fill=INK, font=letters, anchor="mm")
        return reduced(image)

    return SPRITES.get(f"fuldrigger number {text} {seat} {size}", (wide, size), paint)


def tie(place: Point, middle: Point, seat: int) -> tuple[Sprite, Point]:
    """Returns a line from a space to its sign, and the position of its upper left corner."""
    pad = 10
    left, top = round(min(place[0], middle[0])) - pad, round(min(place[1], middle[1])) - pad
    size = (
        round(abs(place[0] - middle[0])) + 2 * pad + 1,
        round(abs(place[1] - middle[1])) + 2 * pad + 1,
    )
    ends = tuple((round(x) - left, round(y) - top) for x, y in (place, middle))

    def paint() -> Image.Image:
        image = blank(*size)
        pen = Pen(image, SUPER)
        path = "M{} {} L{} {}".format(*ends[0], *ends[1])
        for colour, width in ((PAPER, 8), (colours.DARK[seat], 4)):
            pen.stroke(path, colour, width)
        return reduced(image)

    return SPRITES.get(f"fuldrigger tie {ends} {seat}", size, paint), (left, top)


def ring(size: int) -> Sprite:
    """Returns a ring around a place that can be reached."""

    def paint(pen: Pen) -> None:
        box = (*pen.place((-16, -16)), *pen.place((16, 16)))
        pen.draw.ellipse(box, outline=colours.INK, width=round(7 * pen.scale))
        pen.draw.ellipse(box, outline=colours.RING, width=round(4 * pen.scale))

    return square(f"fuldrigger ring {size}", size, 40, paint)


def wreck(size: int) -> Sprite:
    """Returns a cross where a ship was lost."""

    def paint(pen: Pen) -> None:
        for width, colour in ((13, PAPER), (7, colours.WAY)):
            for path in ("M-12 -12 L12 12", "M-12 12 L12 -12"):
                pen.stroke(path, colour, width)

    return square(f"fuldrigger wreck {size}", size, 40, paint)


def bead(colour: Colour, width: int) -> Sprite:
    """Returns a bead of a voyage, in the shape of its company for readers who see no colours."""
    shape = colours.SEATS.index(colour) if colour in colours.SEATS else 0
    size = 2 * ceil(width * 0.53 + 1.3) + 1

    def paint() -> Image.Image:
        image = Image.new("RGBA", (size * SUPER, size * SUPER), (*PAPER, 0))
        draw = ImageDraw.Draw(image)
        for rim, tone in ((2.5, PAPER), (0.0, colour)):
            _bead(draw, size * SUPER / 2, (width + rim) * SUPER / 2, shape, tone)
        return image.reduce(SUPER)

    return SPRITES.get(f"fuldrigger way {colour} {width}", (size, size), paint)


def _bead(draw: ImageDraw.ImageDraw, middle: float, r: float, shape: int, tone: Colour) -> None:
    if shape == 0:
        draw.ellipse((middle - r, middle - r, middle + r, middle + r), fill=(*tone, 255))
        return
    points = [(middle + px * r, middle + py * r) for px, py in _BEADS[shape]]
    draw.polygon(points, fill=(*tone, 255))


BEADS_APART: Final = 2.2
"""Distance of two beads, in widths of a line."""
_BEADS: Final[dict[int, tuple[Point, ...]]] = {
    1: ((-0.76, -0.76), (0.76, -0.76), (0.76, 0.76), (-0.76, 0.76)),
    2: ((0, -1.05), (1.05, 0), (0, 1.05), (-1.05, 0)),
    3: ((0, -1.05), (0.95, 0.6), (-0.95, 0.6)),
}


def beaded(points: Sequence[Point], width: int) -> list[Point]:
    """Returns the places of the beads of a line: at even distances, and at its end."""
    step = width * BEADS_APART
    found, due = [], 0.0
    for (ax, ay), (bx, by) in pairwise(points):
        long = hypot(bx - ax, by - ay)
        while due <= long:
            part = due / long if long else 0.0
            found.append((ax + (bx - ax) * part, ay + (by - ay) * part))
            due += step
        due -= long
    return [*found, points[-1]]
