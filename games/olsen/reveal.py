"""Builds each seat's view of a state. Only views and event audiences may let secrets out."""

from msgspec.structs import replace

from games.kit.latest import latest
from games.olsen import questions
from games.olsen.state import State, waited_for
from games.olsen.views import OlsenView
from games.params import Seat


def public(s: State, seat: Seat | None = None) -> OlsenView:
    """Returns the public view: hand sizes and pile as last shown, and the open cards of the pile."""
    return OlsenView(
        seat=seat,
        options=s.options,
        packs=s.packs,
        phase=s.phase,
        round=s.round,
        dealer=s.dealer,
        turn=s.turn,
        number=s.number,
        turns_begun=s.turns_begun,
        accusations=s.accusations,
        direction=s.direction,
        waiting=waited_for(s),
        sizes=s.shown,
        stock=len(s.stock),
        pile=tuple([laid.card for laid in s.pile if laid.is_open]),
        height=s.height,
        suit=s.suit,
        drawn=s.drawn,
        passes=s.passes,
        pending=s.pending,
        called=s.called,
        owing=s.owing,
        levels=s.levels,
        sheet=s.sheet,
        counted=s.counted,
        turns=s.turns,
        gone=s.gone,
        winners=s.winners,
        why=s.why,
        accepted=s.accepted,
        emptied=s.emptied,
        opened=s.opened,
        since=s.since,
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
