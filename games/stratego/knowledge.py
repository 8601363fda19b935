"""What a viewer can infer from a view; used by the bot and by `imagine`."""

from collections import Counter

from games.params import Seat
from games.stratego.facts import full_army
from games.stratego.views import UNKNOWN, StrategoView


def hidden(view: StrategoView, seat: Seat) -> Counter[int]:
    """Counts the ranks of the seat's pieces that the viewer cannot place."""
    left = Counter(full_army())
    left.subtract(p.rank for p in view.pieces if p.seat == seat and p.rank != UNKNOWN)
    return left
