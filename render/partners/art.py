"""The parts of the picture: the board of wood, pieces, marks, arrows."""

from math import cos, pi, sin
from typing import Final

from PIL import Image

from games.params import Seat
from games.partners.views import HOUSE, RING, SEATS, Field
from render.drawing.arrows import ArrowStyle, Layer
from render.drawing.canvas import Pen, Point, blank, reduced, square
from render.drawing.sprites import SPRITES, Sprite
from render.drawing.theme import FELT, INK, PAPER, SUPER, WOOD, WOOD_DARK, WOOD_EDGE, WOOD_LIGHT, font, mix
from render.partners import colours, places
from render.partners.places import start

PIECE: Final = 60
_TWICE: Final = 2
"""The board and the arrows are drawn at this scale, since at `SUPER` they would fill the memory."""
_NUMBERED: Final = 4
"""Draws the numbers of some fields, large enough to be read at 400 pixels."""


def board() -> Sprite:
    """Returns the empty board on the felt, as wide as the picture."""
    return SPRITES.get("partners board", (places.WIDE, places.TALL), _board)


def _board() -> Image.Image:
    image = Image.new("RGBA", (places.WIDE * _TWICE, places.TALL * _TWICE), (*FELT, 255))
    pen = Pen(image, _TWICE)
    x, y = places.MIDDLE
    pen.dot(x, y + 5, places.RIM + 2, mix(FELT, INK, 0.55))
    for n in range(12):
        pen.dot(x, y, places.RIM - n, mix(WOOD_EDGE, WOOD_LIGHT if n < 7 else WOOD, min(1.0, n / 6)))
    pen.dot(x, y, places.RIM - 12, WOOD_DARK)
    pen.dot(x, y, places.RIM - 14, colours.BOARD)
    for seat in SEATS:
        _quarter(pen, seat)
    pen.dot(x, y, 190, colours.BOARD_DARK)
    pen.dot(x, y, 187, colours.BOARD)
    for seat in SEATS:
        _yard(pen, seat)
        _house(pen, seat)
    for field in range(RING):
        _field(pen, Field(field))
    for field in range(0, RING, _NUMBERED):
        if field % 16:
            _write(pen, places.beside(Field(field)), str(field), 29, WOOD_EDGE)
    return image.reduce(_TWICE)


def _quarter(pen: Pen, seat: Seat) -> None:
    """Tints the quarter of a player's start with their colour."""
    points = [places.MIDDLE]
    first = places.angle(start(seat)) - pi / 4
    points += [places.polar(places.TRACK - 27, first + pi / 2 * n / 24) for n in range(25)]
    pen.draw.polygon([pen.place(p) for p in points], fill=mix(colours.BOARD, colours.LIGHT[seat], 0.42))


def _yard(pen: Pen, seat: Seat) -> None:
    x, y = places.yard(seat)
    pen.dot(x, y, 68, colours.SEATS[seat], colours.DARK[seat], 3)
    for number in range(4):
        px, py = places.place(seat, Field(-1), number)
        pen.dot(px, py, 21, mix(colours.SEATS[seat], colours.DARK[seat], 0.45))


def _house(pen: Pen, seat: Seat) -> None:
    """Draws four fields in the side's colour on a road from its start field towards the middle."""
    ends = (places.place(seat, start(seat)), places.place(seat, Field(HOUSE + 3)))
    pen.draw.line([pen.place(p) for p in ends], fill=colours.SEATS[seat], width=12 * _TWICE)
    for n in range(4):
        x, y = places.place(seat, Field(HOUSE + n))
        pen.dot(x, y, 22, colours.SEATS[seat], colours.DARK[seat], 3)
        pen.dot(x, y, 14, colours.LIGHT[seat])


def _field(pen: Pen, field: Field) -> None:
    x, y = places.place(SEATS[0], field)
    if field % 16 == 0:
        _start(pen, field, SEATS[field // 16])
        return
    is_numbered = field % _NUMBERED == 0
    pen.dot(x, y, 19, colours.FIELD, WOOD_EDGE if is_numbered else colours.LINE, 3.5 if is_numbered else 2.5)


def _start(pen: Pen, field: Field, seat: Seat) -> None:
    """Draws the triangular start field, its point towards the house."""
    turn = places.angle(field)
    x, y = places.place(seat, field)
    corners = [
        (x + 35 * cos(turn + pi + n * 2 * pi / 3), y + 35 * sin(turn + pi + n * 2 * pi / 3)) for n in range(3)
    ]
    path = "M" + " L".join(f"{a:.2f} {b:.2f}" for a, b in corners) + " Z"
    pen.stroke(path, colours.DARK[seat], 12)
    pen.stroke(path, colours.SEATS[seat], 7)
    pen.fill(path, colours.SEATS[seat])
    pen.dot(x, y, 15, colours.LIGHT[seat])


def _write(pen: Pen, at: Point, text: str, size: int, colour: tuple[int, int, int]) -> None:
    letters = font(round(size * pen.scale), "Bold")
    pen.draw.text(pen.place(at), text, fill=colour, font=letters, anchor="mm")


def piece(seat: Seat, number: int, *, ghost: bool = False) -> Sprite:
    """Returns a piece seen from above, with its number; `PIECE` pixels square."""
    key = f"partners piece {seat} {number} {ghost}"
    return SPRITES.get(key, (PIECE, PIECE), lambda: _piece(seat, number))


def _piece(seat: Seat, number: int) -> Image.Image:
    image = blank(PIECE, PIECE)
    pen = Pen(image, SUPER * 1.04, (PIECE * SUPER / 2, PIECE * SUPER / 2))
    path = colours.SHAPES[seat]
    pen.moved(1.5, 3.5).shape(path, (20, 16, 10, 120), (20, 16, 10, 120), 6)
    pen.shape(path, PAPER, PAPER, 9)
    pen.shape(path, colours.SEATS[seat], colours.DARK[seat], 3.5)
    if number:
        ink = INK if seat == 0 else PAPER
        _write(pen, (0, colours.LOW[seat] - 1), str(number), 25, ink)
    return reduced(image)


def sign(seat: Seat, size: int) -> Sprite:
    """Returns the shape and colour of a side without a number, `size` pixels square."""

    def paint(pen: Pen) -> None:
        pen.shape(colours.SHAPES[seat], colours.SEATS[seat], PAPER, 5)

    return square(f"partners sign {seat} {size}", size, 58, paint)


def fence(count: int, turn: float) -> Sprite:
    """Returns a dark band behind a pair of pieces, which are safe together. `turn` is the stack's angle."""
    size = 150
    key = f"partners fence {count} {turn:.3f}"

    def paint(pen: Pen) -> None:
        reach = stack_step(count) * (count - 1) / 2
        a, b = reach * cos(turn), reach * sin(turn)
        pen.stroke(f"M{-a:.2f} {-b:.2f} L{a:.2f} {b:.2f}", (*INK, 255), 56)
        pen.stroke(f"M{-a:.2f} {-b:.2f} L{a:.2f} {b:.2f}", (*PAPER, 255), 51)

    return square(key, size, size, paint)


def stack_step(count: int) -> float:
    """Distance between the pieces of a stack."""
    return 34 if count == 2 else 26


ARROW: Final = ArrowStyle("partners", 34, 36, 0.52, rim=Layer(16, 16, 34.4), core=Layer(10, 20, 28))
