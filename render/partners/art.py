"""The parts of the picture: the board of wood, pieces, marks, arrows."""

from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageChops

from games.params import Seat
from games.partners.views import HOUSE, RING, SEATS, Field
from render.drawing.arrows import ArrowStyle, Layer
from render.drawing.canvas import Pen, Point, blank, reduced, square
from render.drawing.sprites import SPRITES, Sprite
from render.drawing.theme import (
    FELT,
    FELT_DARK,
    INK,
    PAPER,
    SUPER,
    WOOD_DARK,
    WOOD_EDGE,
    Colour,
    font,
    mix,
)
from render.partners import colours, places
from render.partners.places import start

PIECE: Final = 60
PANEL_WIDE: Final = 342
PANEL_TALL: Final = 100
CORNER: Final = 342
"""Height of the corner of the picture beside the board, with the panel."""
EDGE: Final = 8
_ROUND, _BAND = 18, 8
_LEFT_SEATS: Final = (0, 1)
_UPPER_SEATS: Final = (1, 2)
_TWICE: Final = 2
"""The board and the arrows are drawn at this scale, since at `SUPER` they would fill the memory."""
_NUMBERED: Final = 4
"""Draws the numbers of some fields, large enough to be read at 400 pixels."""


def board() -> tuple[Sprite, ...]:
    """Returns the empty board on the felt, as wide as the picture."""
    return SPRITES.bands("partners board", (places.WIDE, places.TALL), empty)


def empty() -> Image.Image:
    """Draws the empty board."""
    image = Image.new("RGB", (places.WIDE * _TWICE, places.TALL * _TWICE), FELT)
    pen = Pen(image, _TWICE)
    x, y = places.MIDDLE
    pen.dot(x, y + 6, places.RIM + 2, mix(FELT, INK, 0.55))
    pen.dot(x, y, places.RIM - places.FRAME + 4, colours.BOARD)
    for seat in SEATS:
        _quarter(pen, seat)
    pen.dot(x, y, 190, colours.BOARD_DARK)
    pen.dot(x, y, 187, colours.BOARD)
    _grain(image)
    _frame(pen)
    for seat in SEATS:
        _yard(pen, seat)
        _house(pen, seat)
    for field in range(RING):
        _field(pen, Field(field))
    return image.reduce(_TWICE)


def _quarter(pen: Pen, seat: Seat) -> None:
    """Tints the quarter of a player's start with their colour."""
    points = [places.MIDDLE]
    first = places.angle(start(seat)) - pi / 4
    points += [places.polar(places.TRACK - 27, first + pi / 2 * n / 24) for n in range(25)]
    pen.draw.polygon([pen.place(p) for p in points], fill=mix(colours.BOARD, colours.LIGHT[seat], 0.42))


def _grain(image: Image.Image) -> None:
    """Draws the fibres of the board's wood, a little darker than what they lie on."""
    fibres = Image.new("L", image.size)
    pen = Pen(fibres, _TWICE)
    for n in range(-24, 25, 2):
        path = " L".join(
            f"{x} {places.MIDDLE[1] + 20 * n + 7 * sin(x / 90 + n * 0.9) + 12 * sin(x / 260 + n * 0.23):.1f}"
            for x in range(20, 981, 20)
        )
        pen.stroke(f"M{path}", 255, 1.5 + n * n % 5)
    round_ = Image.new("L", image.size)
    Pen(round_, _TWICE).dot(*places.MIDDLE, places.RIM - places.FRAME, 255)
    fibres = ImageChops.multiply(fibres, round_)
    image.paste(image.point(lambda value: round(value * 0.972)), (0, 0), fibres)


def _frame(pen: Pen) -> None:
    """Draws the frame: dark wood with a bright edge on both sides, and the numbers of some fields."""
    outer, wide = places.RIM, places.FRAME
    _hoop(pen, outer, wide, mix(WOOD_EDGE, INK, 0.35))
    _hoop(pen, outer - 2, wide - 4, WOOD_EDGE)
    for n in range(22):
        _fibre(pen, outer - 4 - n * 11 % 26, n * 137.5 % 360, 40 + n * 29 % 60, 0.3 * (-1) ** n)
    _hoop(pen, outer - 2, 2.5, WOOD_DARK)
    _hoop(pen, outer - wide + 2, 2, WOOD_DARK)
    for field in range(0, RING, _NUMBERED):
        _write(pen, places.beside(Field(field)), str(field), 28, PAPER)


def _fibre(pen: Pen, away: float, begin: float, degrees: float, light: float) -> None:
    """Draws a fibre of the frame's wood, brighter or darker than it."""
    (x, y), r = pen.place(places.MIDDLE), away * pen.scale
    tone = mix(WOOD_EDGE, WOOD_DARK if light > 0 else INK, abs(light))
    pen.draw.arc((x - r, y - r, x + r, y + r), begin, begin + degrees, tone, round(1.5 * pen.scale))


def _hoop(pen: Pen, outer: float, wide: float, colour: Colour) -> None:
    """Draws a ring around the middle of the board, inwards from its outer radius."""
    (x, y), r = pen.place(places.MIDDLE), outer * pen.scale
    pen.draw.ellipse((x - r, y - r, x + r, y + r), outline=colour, width=round(wide * pen.scale))


def _yard(pen: Pen, seat: Seat) -> None:
    """Draws a yard with a hollow of the player's shape for each piece."""
    x, y = places.yard(seat)
    pen.dot(x, y, 68, colours.SEATS[seat], colours.DARK[seat], 3)
    for number in range(4):
        px, py = places.place(seat, Field(-1), number)
        hollow = mix(colours.SEATS[seat], colours.DARK[seat], 0.45)
        pen.moved(px, py).fill(colours.SHAPES[seat], hollow)


def _house(pen: Pen, seat: Seat) -> None:
    """Draws four fields in the side's colour on a road from its start field towards the middle."""
    ends = (places.place(seat, start(seat)), places.place(seat, Field(HOUSE + 3)))
    pen.draw.line([pen.place(p) for p in ends], fill=colours.SEATS[seat], width=12 * _TWICE)
    for n in range(4):
        x, y = places.place(seat, Field(HOUSE + n))
        pen.dot(x, y, 22, colours.SEATS[seat], colours.DARK[seat], 3)
        pen.moved(x, y, 0.62).fill(colours.SHAPES[seat], colours.LIGHT[seat])


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
        (x + 33 * cos(turn + pi + n * 2 * pi / 3), y + 33 * sin(turn + pi + n * 2 * pi / 3)) for n in range(3)
    ]
    path = "M" + " L".join(f"{a:.2f} {b:.2f}" for a, b in corners) + " Z"
    pen.stroke(path, colours.DARK[seat], 12)
    pen.stroke(path, colours.SEATS[seat], 7)
    pen.fill(path, colours.SEATS[seat])
    pen.moved(x, y, 0.7).fill(colours.SHAPES[seat], colours.LIGHT[seat])


def _write(pen: Pen, at: Point, text: str, size: int, colour: tuple[int, int, int]) -> None:
    letters = font(round(size * pen.scale), "Bold")
    pen.draw.text(pen.place(at), text, fill=colour, font=letters, anchor="mm")


def panel(seat: Seat) -> Sprite:
    """Returns a player's panel with its corner of the picture, as far as the rim of the board."""
    size = (PANEL_WIDE, CORNER)
    return SPRITES.get(f"partners panel {seat}", size, lambda: _panel(seat))


def _panel(seat: Seat) -> Image.Image:
    """Returns the corner with the player's shape, and a line in their colour along the rim."""
    image = blank(PANEL_WIDE, CORNER, (*FELT_DARK, 0))
    (left, _), top = corner(seat), corner_top(seat)
    pen, middle = Pen(image, SUPER), (places.MIDDLE[0] - left, places.MIDDLE[1] - top)
    pen.block((0, 0, PANEL_WIDE, CORNER), _ROUND, FELT_DARK)
    x, y = 50 if seat in _LEFT_SEATS else PANEL_WIDE - 50, 200 if is_upper(seat) else CORNER - 200
    pen.moved(x, y, 1.5).fill(colours.SHAPES[seat], emblem(seat))
    near = blank(PANEL_WIDE, CORNER)
    Pen(near, SUPER).dot(*middle, places.RIM + EDGE + 4, PAPER)
    line = Image.new("RGB", image.size, colours.SEATS[seat])
    image.paste(line, (0, 0), ImageChops.multiply(near.getchannel("A"), image.getchannel("A")))
    pen.dot(*middle, places.RIM + EDGE, (*FELT_DARK, 0))
    return reduced(image)


def emblem(seat: Seat) -> Colour:
    """Returns the colour of a player's shape in their corner, not much brighter than the corner."""
    return mix(FELT_DARK, colours.SEATS[seat], 0.45)


def band(seat: Seat) -> Sprite:
    """Returns the bright outer edge of a player's panel, who is to play or has won."""
    size = (PANEL_WIDE, _ROUND + _BAND)
    return SPRITES.get(f"partners band {seat}", size, lambda: _band(seat, size))


def _band(seat: Seat, size: tuple[int, int]) -> Image.Image:
    clear = (*colours.SEATS[seat], 0)
    image = blank(*size, clear)
    pen = Pen(image, SUPER)
    pen.block((0, -2 * _ROUND, size[0], size[1]), _ROUND, colours.SEATS[seat])
    pen.block((0, -2 * _ROUND, size[0], size[1] - _BAND), _ROUND, clear)
    found = reduced(image)
    return found.transpose(Image.Transpose.FLIP_TOP_BOTTOM) if is_upper(seat) else found


def corner(seat: Seat) -> Point:
    """Returns the upper left corner of a player's panel."""
    x = EDGE if seat in _LEFT_SEATS else places.WIDE - EDGE - PANEL_WIDE
    return (x, EDGE if is_upper(seat) else places.TALL - EDGE - PANEL_TALL)


def corner_top(seat: Seat) -> float:
    """Returns the upper edge of the corner with a player's panel."""
    return EDGE if is_upper(seat) else places.TALL - EDGE - CORNER


def is_upper(seat: Seat) -> bool:
    """Checks if a player's panel stands above the board."""
    return seat in _UPPER_SEATS


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


def sign(seat: int, size: int) -> Sprite:
    """Returns the shape and colour of a side without a number, `size` pixels square."""

    def paint(pen: Pen) -> None:
        pen.shape(colours.SHAPES[seat], colours.SEATS[seat], PAPER, 5)

    return square(f"partners sign {seat} {size}", size, 58, paint)


def fence(count: int, turn: float) -> Sprite:
    """Returns a dark band behind a pair of pieces, which are safe together. `turn` is the stack's angle."""
    size = 210
    key = f"partners fence {count} {turn:.3f}"

    def paint(pen: Pen) -> None:
        reach = STACK_STEP * (count - 1) / 2
        a, b = reach * cos(turn), reach * sin(turn)
        pen.stroke(f"M{-a:.2f} {-b:.2f} L{a:.2f} {b:.2f}", (*INK, 255), 56)
        pen.stroke(f"M{-a:.2f} {-b:.2f} L{a:.2f} {b:.2f}", (*PAPER, 255), 51)

    return square(key, size, size, paint)


STACK_STEP: Final = 38
"""Distance between the pieces of a stack, so that no piece hides the number of another."""

ARROW: Final = ArrowStyle("partners", 34, 16, 0.55, rim=Layer(17, -3, 34), core=Layer(9, 4, 24))
