"""Samples a full state that is consistent with a view: guesses every rank that the viewer cannot see."""

from msgspec.structs import replace

from games.chance import Chance
from games.kit.seats import only_at
from games.params import Seat
from games.stratego.facts import full_army
from games.stratego.knowledge import hidden
from games.stratego.reveal import PUBLIC
from games.stratego.state import State
from games.stratego.views import UNKNOWN, Army, Piece, StrategoView


def imagine(view: StrategoView, chance: Chance) -> State:
    """Returns a state whose view for this seat equals `view`."""
    return PUBLIC.state(
        view,
        armies=tuple(_army(view, Seat(n), chance) for n in range(view.seats)),
        revisions=only_at(view.seat, view.revision, 0, view.seats),
        holds=only_at(view.seat, view.hold, False, view.seats),
        reopened=(0,) * view.seats,
        late=(0,) * view.seats,
        pieces=guessed(view, chance),
    )


def _army(view: StrategoView, seat: Seat, chance: Chance) -> Army:
    """Returns an army for the set-up: the viewer's own; for others any, if they must have one."""
    if view.phase == "setup" and seat == view.seat:
        return view.army
    return chance.shuffle("army", full_army()) if view.ready[seat] else ()


def guessed(view: StrategoView, chance: Chance) -> tuple[Piece, ...]:
    """Returns the pieces, each with a rank that its moves allow."""
    pieces = list(view.pieces)
    for seat in range(view.seats):
        unknown = [n for n, p in enumerate(pieces) if p.seat == seat and p.rank == UNKNOWN]
        if not unknown:
            continue
        left = hidden(view, Seat(seat))
        # Pieces with the fewest possible ranks choose first.
        for n in sorted(chance.shuffle("ranks", unknown), key=lambda n: len(pieces[n].may) or 10):
            pool = [rank for rank in sorted(left.elements()) if rank in (pieces[n].may or left)]
            rank = pool[chance.number("rank", len(pool))]
            left[rank] -= 1
            pieces[n] = replace(pieces[n], rank=rank)
    return tuple(pieces)
