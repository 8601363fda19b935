"""The position of the labelled picture of the short rules, and what differs where a circle stands.

A piece that is taken away stands on the other side of the board, so that what differs on the left is its
place.
"""

from msgspec.structs import replace

from games.partners.views import SEATS, Board, Field, Kind, Options, PartnersView, Piece, Turn
from render.renderer import Primer

FAR = Field(41)
_SPOTS = (0, 67, -1, -1, 11, 11, -1, -1, 36, -1, -1, 67, 54, 57, 66, -1)


def primer() -> Primer[PartnersView]:
    """Returns the position and what differs."""
    at = PartnersView(
        seat=None,
        waiting=(SEATS[1],),
        options=Options(),
        deal=2,
        round=2,
        dealer=SEATS[3],
        ready=(True,) * 4,
        phase="play",
        number=20,
        board=Board(tuple(map(Field, _SPOTS)), (Piece(0),)),
        turns=(Turn(SEATS[0], Kind("13S")),),
        sizes=(3, 4, 4, 4),
        played=(Kind("13S"),),
        buried=0,
    )
    others = {
        "partners-primer-card": replace(at, turns=(), earlier=(Turn(SEATS[0], None, laid=4),)),
        "partners-primer-yard": _without(at, 2),
        "partners-primer-start": _without(at, 0),
        "partners-primer-house": _without(at, 1),
        "partners-primer-pair": _without(at, 4, 5),
        "partners-primer-partner": replace(at, sizes=(3, 4, 1, 4)),
    }
    return Primer(at, others)


def _without(view: PartnersView, *pieces: int) -> PartnersView:
    spots = tuple(FAR if n in pieces else at for n, at in enumerate(view.board.spots))
    return replace(view, board=Board(spots, view.board.fresh))
