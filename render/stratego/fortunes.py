"""The strength that each army has left: the ranks of its pieces added up."""

from typing import Final

from msgspec.structs import replace

from games.params import Seat
from games.stratego.views import UNKNOWN, StrategoView
from render.fortunes import Amounts, Measure, Parties, each
from render.stratego import art
from render.stratego.colours import SEATS

_PAIRS: Final = ((Seat(0), Seat(2)), (Seat(1), Seat(3)))


def _parties(view: StrategoView, end: StrategoView) -> Parties:
    is_paired = end.options.teams == "pairs" and end.seats == len(SEATS)
    return _PAIRS if is_paired else each(end.seats)


def _amounts(view: StrategoView, end: StrategoView) -> Amounts:
    """Returns the strength by party; None while the armies are set up."""
    parties = _parties(view, end)
    if not view.pieces:
        return (None,) * len(parties)
    ranks = [0] * end.seats
    for here, known in zip(view.pieces, end.pieces, strict=True):
        if here.space is not None:
            ranks[here.seat] += max(UNKNOWN, known.rank)
    return tuple(sum(ranks[seat] for seat in seats) for seats in parties)


def _opened(view: StrategoView, end: StrategoView) -> StrategoView:
    """Returns the view with all ranks open, as at the end of the game."""
    if not view.pieces:
        return view
    pairs = zip(view.pieces, end.pieces, strict=True)
    pieces = tuple(replace(here, rank=known.rank) for here, known in pairs)
    return replace(view, phase="over", pieces=pieces)


MEASURE: Final = Measure[StrategoView](
    parties=_parties,
    amounts=_amounts,
    stage=lambda view, end: view.number // end.seats + 1,
    sign=art.pennant,
    colours=SEATS,
    name=lambda end: "history-strength",
    opened=_opened,
)
