"""The position of the labelled picture of the short rules, and what differs where a circle stands.

It is a player's own picture, since only that one shows ranks. A further piece on a space shows where it is.
"""

from msgspec.structs import replace

from games.params import Seat
from games.stratego.views import UNKNOWN, Flag, Options, Piece, PublicMove, Space, StrategoView
from render.drawing.strips import Scene
from render.look import Look
from render.renderer import Primer
from render.stratego import hand_image

SEATS = tuple(map(Seat, range(4)))
_OWN = "9 E2;8 F3;7 I3;6 G4;5 J2;4 K1;3 I1;3 E1;2 D4;1 G2;1 K3;6 H1"
_FOES = {1: "L8 M6 N9 O7 M10 O5 N11", 2: "H13 J12 F14 I15 K13 E13 G15", 3: "D8 C6 B9 A7 C10 A5 B11"}


def _view() -> StrategoView:
    """Returns the view of the first seat in the middle of a game."""
    own = [Piece(SEATS[0], int(rank), Space(at)) for rank, at in map(str.split, _OWN.split(";"))]
    foes = [Piece(SEATS[n], UNKNOWN, Space(at)) for n, spaces in _FOES.items() for at in spaces.split()]
    first = {piece.seat: n for n, piece in reversed([*enumerate((*own, *foes))])}
    bearers = {**first, SEATS[0]: 3}
    return StrategoView(
        seat=SEATS[0],
        waiting=(SEATS[0],),
        options=Options(),
        board="4p",
        seats=4,
        first=SEATS[0],
        phase="play",
        turn=SEATS[0],
        number=40,
        quiet=2,
        ready=(True,) * 4,
        pieces=(*own, *foes),
        flags=tuple(Flag(seat, bearers[seat]) for seat in SEATS),
        sliders=(3, 1, 2, 0),
        shuttles=(None,) * 4,
        moves=(PublicMove(SEATS[3], "move", (Space("D9"), Space("D8"))),),
    )


def primer() -> Primer[StrategoView]:
    """Returns the position and what differs."""
    at = _view()
    others = {
        "stratego-primer-rank": replace(at, pieces=(Piece(SEATS[1], UNKNOWN, Space("E2")), *at.pieces[1:])),
        "stratego-primer-unknown": _with(at, "D8"),
        "stratego-primer-flag": replace(at, flags=at.flags[1:]),
        "stratego-primer-turret": _with(at, "TURRET"),
        "stratego-primer-lake": _with(at, "K8"),
        "stratego-primer-recruit": _with(at, "H2"),
        "stratego-primer-slider": replace(at, sliders=(5, 1, 2, 0)),
    }
    return Primer(at, others)


def scene(view: StrategoView, look: Look) -> Scene:
    """Returns the player's own picture, as large as a board."""
    return hand_image.scene(view, look, scale=1)


def _with(view: StrategoView, space: str) -> StrategoView:
    return replace(view, pieces=(*view.pieces, Piece(SEATS[0], 9, Space(space))))
