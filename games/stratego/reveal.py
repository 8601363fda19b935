"""Builds each seat's view of a state. Only views and event audiences may let secrets out."""

from typing import Final

from msgspec.structs import replace

from games.kit.latest import latest
from games.kit.public import PublicFields
from games.params import Seat
from games.stratego.battle.field import friends
from games.stratego.state import State, field, playing
from games.stratego.views import UNKNOWN, Piece, Public, Space, StrategoView

PUBLIC: Final = PublicFields(State, StrategoView, Public)


def waited_for(s: State) -> tuple[Seat, ...]:
    """Returns the seats that owe a move; public."""
    if s.phase == "setup":
        return tuple(seat for seat in playing(s) if not s.ready[seat])
    if s.phase == "recruit":
        return s.pending[:1]
    return (s.turn,) if s.phase == "play" else ()


def seen(s: State, seat: Seat | None) -> tuple[Piece, ...]:
    """Returns the pieces with the ranks that the seat may know (RULES.md 10)."""
    return tuple(p if _may_know(s, seat, p) else replace(p, rank=UNKNOWN) for p in s.pieces)


def _may_know(s: State, seat: Seat | None, piece: Piece) -> bool:
    """Whether the seat may know the rank: own, declared, at the end, or the partner's by a house rule."""
    if piece.known or s.phase == "over" or piece.seat == seat:
        return True
    shares = s.options.partners_see_ranks == "on"
    return shares and seat is not None and friends(s.seats, s.options, seat, piece.seat)


def movable(s: State, seat: Seat) -> tuple[Space, ...]:
    """Returns the spaces of the seat's pieces that can act now, in its turn."""
    if s.phase != "play" or s.turn != seat:
        return ()
    at = field(s)
    found = (s.pieces[n].space for n in at.own(seat) if at.ends(n))
    return tuple(sorted(space for space in found if space is not None))


def public(s: State, seat: Seat | None = None) -> StrategoView:
    """Returns the public facts, with the pieces as the seat sees them."""
    return PUBLIC.view(s, seat=seat, waiting=waited_for(s), pieces=seen(s, seat))


@latest
def view(s: State, seat: Seat | None) -> StrategoView:
    """Returns the seat's view, with its own army, slider switch, and pieces that can act."""
    if seat is None:
        return public(s)
    return replace(
        public(s, seat),
        army=s.armies[seat] if s.phase == "setup" else (),
        revision=s.revisions[seat],
        hold=s.holds[seat],
        movable=movable(s, seat),
    )
