"""Positions on the round board, in pixels of a picture 1,000 wide."""

from math import cos, pi, sin
from typing import Final

from games.params import Seat
from games.partners.views import HOUSE, LETTERS, PER_SEAT, RING, SEATS, YARD, Field, Piece
from render.drawing.canvas import Point

WIDE: Final = 1000
TALL: Final = 1120
MIDDLE: Final[Point] = (500.0, 560.0)
RIM: Final = 496.0
"""Outer radius of the board; its frame of wood is `FRAME` wide and has the numbers of the fields."""
FRAME: Final = 35.0
TRACK: Final = 435.0
_NUMBER: Final = RIM - FRAME / 2
_FIRST_HOUSE: Final = 382.0
_HOUSE_STEP: Final = 47.0
_YARD_AWAY: Final = 300.0
_YARD_TURN: Final = 0.46
_YARD_STEP: Final = 29.0
_YELLOW: Final = 0.75 * pi
"""Yellow's start field is below on the left; the others follow clockwise, each in its corner."""


def colour(piece: Piece) -> Seat:
    """Returns the seat whose colour a piece has."""
    return SEATS[piece // PER_SEAT]


def pieces(seat: Seat) -> tuple[Piece, ...]:
    """Returns the four of a colour."""
    return tuple(Piece(PER_SEAT * seat + n) for n in range(PER_SEAT))


def name(piece: Piece) -> str:
    """Returns the mark of a piece: `Y1` … `G4`."""
    return f"{LETTERS[colour(piece)]}{piece % PER_SEAT + 1}"


def start(seat: Seat) -> Field:
    """Returns the start field of a colour."""
    return Field(RING // 4 * seat)


def polar(away: float, turn: float) -> Point:
    """Returns the point so far from the middle, at an angle clockwise from the right."""
    return (MIDDLE[0] + away * cos(turn), MIDDLE[1] + away * sin(turn))


def angle(field: float) -> float:
    """Returns the angle of a field of the ring."""
    return _YELLOW + 2 * pi * field / RING


def place(seat: Seat, field: Field, number: int = 0) -> Point:
    """Returns the centre of a field: on the ring, in the seat's house, or a numbered place in its yard."""
    if field == YARD:
        x, y = yard(seat)
        return (x + _YARD_STEP * (1 if number % 2 else -1), y + _YARD_STEP * (1 if number > 1 else -1))
    if field >= HOUSE:
        return polar(_FIRST_HOUSE - _HOUSE_STEP * (field - HOUSE), angle(start(seat)))
    return polar(TRACK, angle(field))


def beside(field: Field) -> Point:
    """Returns the position of a field's number, on the frame."""
    return polar(_NUMBER, angle(field))


def yard(seat: Seat) -> Point:
    """Returns the middle of a yard."""
    return polar(_YARD_AWAY, angle(start(seat)) + _YARD_TURN)


def outward(field: Field) -> Point:
    """Returns the direction away from the middle at a field of the ring, one pixel long."""
    return (cos(angle(field)), sin(angle(field)))
