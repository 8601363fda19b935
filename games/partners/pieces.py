"""Relations between pieces, fields and seats."""

from typing import Final

from games.params import Seat
from games.partners.views import HOUSE, LETTERS, PER_SEAT, SEATS, Board, Field, Piece


def partner(seat: Seat) -> Seat:
    """Returns the opposite seat."""
    return SEATS[(seat + 2) % 4]


def colour(piece: Piece) -> Seat:
    """Returns the seat whose colour a piece has."""
    return SEATS[piece // PER_SEAT]


def name(piece: Piece) -> str:
    """Returns the spelling of a piece in moves: `Y1` … `G4`."""
    return f"{LETTERS[piece // PER_SEAT]}{piece % PER_SEAT + 1}"


def pieces(seat: Seat) -> tuple[Piece, ...]:
    """Returns the four pieces of a colour."""
    return _PIECES[seat]


_PIECES: Final = tuple(tuple(Piece(4 * c + n) for n in range(PER_SEAT)) for c in range(4))


def start(seat: Seat) -> Field:
    """Returns the start field of a colour."""
    return Field(16 * seat)


def is_home(board: Board, seat: Seat) -> bool:
    """Checks if all four pieces of a colour are in their house."""
    first = PER_SEAT * seat
    spots = board.spots
    return spots[first] >= HOUSE and min(spots[first : first + PER_SEAT]) >= HOUSE
