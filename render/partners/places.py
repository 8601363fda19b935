"""Positions on the round board, in pixels of a picture 1,000 wide."""

from math import cos, pi, sin
from typing import Final

from games.params import Seat
from games.partners.views import HOUSE, LETTERS, PER_SEAT, RING, SEATS, YARD, Field, Piece
from render.drawing.canvas import Point

WIDE: Final = 1000
TALL: Final = 1100
MIDDLE: Final[Point] = (500.0, 550.0)
RIM: Final = 492.0
TRACK: Final = 450.0
_LANE: Final = 404.0
_NUMBER: Final = 407.0
_FIRST_HOUSE: Final = 397.0
_HOUSE_STEP: Final = 49.0
_YARD_AWAY: Final = 309.0
_YARD_TURN: Final = 0.44
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
    """Returns the position of a field's number: between the field and the middle."""
    return polar(_NUMBER, angle(field))


def yard(seat: Seat) -> Point:
    """Returns the middle of a yard."""
    return polar(_YARD_AWAY, angle(start(seat)) + _YARD_TURN)


def outward(field: Field) -> Point:
    """Returns the direction away from the middle at a field of the ring, one pixel long."""
    return (cos(angle(field)), sin(angle(field)))


def way(piece: Piece, begin: Field, end: Field) -> tuple[Point, ...]:
    """From field to field by a lane inside the ring, so that no piece hides it; straight from a yard."""
    seat = colour(piece)
    first, last = place(seat, begin, piece % 4), place(seat, end, piece % 4)
    if YARD in (begin, end) or begin >= HOUSE:
        return (first, last)
    turn = (end - begin) % RING if end < HOUSE else (start(seat) - begin) % RING
    steps = -4 if end < HOUSE and turn == RING - 4 else turn
    lane = [polar(_LANE, angle(begin + steps * n / 24)) for n in range(25)] if steps else []
    return (first, *lane, last)
