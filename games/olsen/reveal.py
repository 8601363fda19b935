"""Builds each seat's view of a state. Only views and event audiences may let secrets out."""

from typing import Final

from msgspec.structs import replace

from games.kit.latest import latest
from games.kit.public import PublicFields
from games.olsen import questions
from games.olsen.state import State, waited_for
from games.olsen.views import OlsenView, Public
from games.params import Seat

PUBLIC: Final = PublicFields(State, OlsenView, Public)


def public(s: State, seat: Seat | None = None) -> OlsenView:
    """Returns the public view: hand sizes and pile as last shown, and the open cards of the pile."""
    return PUBLIC.view(
        s,
        seat=seat,
        waiting=waited_for(s),
        sizes=s.shown,
        stock=len(s.stock),
        pile=tuple([laid.card for laid in s.pile if laid.is_open]),
    )


@latest  # asked for at every step of a question
def view(s: State, seat: Seat | None) -> OlsenView:
    """Returns the seat's view, with its hand and the cards it has hidden; for None the public view."""
    seen = public(s, seat)
    if seat is None:
        return seen
    own = replace(
        seen,
        hand=s.hands[seat],
        slipped=tuple([laid.card for laid in s.pile if not laid.is_open and laid.seat == seat]),
        cheats=s.cheats[seat],
        has_stashed=s.stashed[seat],
        has_accused=s.accused[seat],
        touched=s.touched[seat],
    )
    is_asked = s.phase == "play" and s.turn == seat
    return replace(own, fitting=questions.fitting(own, seat)) if is_asked else own
