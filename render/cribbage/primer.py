"""The position of the labelled picture of the short rules, and what differs where a circle stands."""

from msgspec.structs import replace

from games.cards import Card
from games.cribbage.views import CribbageView, Options, Peg, Played
from games.params import Seat
from render.renderer import Primer

ONE, OTHER = Seat(0), Seat(1)


def primer() -> Primer[CribbageView]:
    """Returns the position and what differs."""
    at = CribbageView(
        seat=None,
        waiting=(ONE,),
        options=Options(),
        deal=4,
        dealer=OTHER,
        cut=((Card("4H"), Card("JS")),),
        scores=(31, 24),
        pegs=(Peg(31, 26), Peg(24, 20)),
        phase="play",
        ready=(True, True),
        sizes=(3, 2),
        starter=Card("5D"),
        count=26,
        series=(
            Played(OTHER, Card("10C"), 10),
            Played(ONE, Card("6H"), 16),
            Played(OTHER, Card("KS"), 26),
        ),
    )
    others = {
        "cribbage-primer-peg": replace(at, pegs=(Peg(30, 26), at.pegs[1])),
        "cribbage-primer-hand": replace(at, sizes=(4, 2)),
        "cribbage-primer-starter": replace(at, starter=Card("KD")),
        "cribbage-primer-count": replace(at, count=31),
        "cribbage-primer-series": replace(at, series=(*at.series[:2], Played(OTHER, Card("2C"), 26))),
    }
    return Primer(at, others)
