"""Samples a full state that is consistent with a view: guesses every rank that the viewer cannot see."""

from msgspec.structs import replace

from games.chance import Chance
from games.kit.seats import put
from games.params import Seat
from games.stratego.facts import full_army
from games.stratego.knowledge import hidden
from games.stratego.state import State
from games.stratego.views import UNKNOWN, Army, Piece, StrategoView


def imagine(view: StrategoView, chance: Chance) -> State:
    """Returns a state whose view for this seat equals `view`."""
    armies = tuple(_army(view, Seat(n), chance) for n in range(view.seats))
    revisions, holds = (0,) * view.seats, (False,) * view.seats
    if view.seat is not None:
        revisions = put(revisions, view.seat, view.revision)
        holds = put(holds, view.seat, view.hold)
    return State(
        options=view.options,
        board=view.board,
        seats=view.seats,
        phase=view.phase,
        armies=armies,
        ready=view.ready,
        revisions=revisions,
        reopened=(0,) * view.seats,
        first=view.first,
        turn=view.turn,
        number=view.number,
        sliders=view.sliders,
        holds=holds,
        late=(0,) * view.seats,
        shuttles=view.shuttles,
        pieces=guessed(view, chance),
        flags=view.flags,
        pending=view.pending,
        captured=view.captured,
        quiet=view.quiet,
        deeds=view.deeds,
        out=view.out,
        agreed=view.agreed,
        winners=view.winners,
        why=view.why,
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
