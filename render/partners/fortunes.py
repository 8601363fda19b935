"""The spaces that the pieces of each team have gone from their start fields, deal by deal."""

from typing import Final

from games.params import Seat
from games.partners.views import HOUSE, PER_SEAT, RING, YARD, Board, PartnersView
from render.fortunes import Amounts, Measure
from render.partners import art
from render.partners.colours import SEATS

_TEAMS: Final = ((Seat(0), Seat(2)), (Seat(1), Seat(3)))


def gone(board: Board, seat: Seat) -> int:
    """Returns the spaces that the four pieces of a colour have gone; one for a piece on its start field."""
    pieces = range(PER_SEAT * seat, PER_SEAT * (seat + 1))
    return sum(_steps(board, piece, 16 * seat) for piece in pieces)


def _steps(board: Board, piece: int, first: int) -> int:
    spot = board.spots[piece]
    if spot == YARD:
        return 0
    if spot >= HOUSE:
        return RING + 1 + spot - HOUSE + 1
    steps = (spot - first) % RING
    return RING if steps == 0 and piece not in board.fresh else steps + 1


def _amounts(view: PartnersView, end: PartnersView) -> Amounts:
    return tuple(sum(gone(view.board, seat) for seat in team) for team in _TEAMS)


MEASURE: Final = Measure[PartnersView](
    parties=lambda view, end: _TEAMS,
    amounts=_amounts,
    stage=lambda view, end: view.deal,
    unit="deal",
    sign=art.sign,
    colours=SEATS,
    name=lambda end: "history-spaces",
)
