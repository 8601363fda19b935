"""How a seat stands in Partners, for comparing decisions: spaces of its pair, less those of the others."""

from typing import Final

from games.advice import Coach, Gauge
from games.params import Seat
from games.partners.bot.hint import advise
from games.partners.pieces import start
from games.partners.views import HOUSE, PER_SEAT, RING, SEATS, YARD, PartnersView

OUT: Final = 16
"""Spaces that a piece on its start field is ahead of one in the yard: it costs a start card."""


def gauge(view: PartnersView) -> Gauge:
    """Returns the spaces by which the viewer's pair is ahead."""
    signs = ((seat, 1 if view.seat is not None and (seat - view.seat) % 2 == 0 else -1) for seat in SEATS)
    return Gauge(view.deal, sum(sign * spaces(view, seat) for seat, sign in signs), "spaces")


def spaces(view: PartnersView, seat: Seat) -> int:
    """Returns the spaces that the four pieces of a colour have gone."""
    total = 0
    for piece in range(PER_SEAT * seat, PER_SEAT * (seat + 1)):
        spot = view.board.spots[piece]
        if spot == YARD:
            continue
        gone = spot if spot >= HOUSE else (spot - start(seat)) % RING
        has_gone_round = gone == 0 and all(piece != fresh for fresh in view.board.fresh)
        total += OUT + (RING if has_gone_round else gone)
    return total


COACH: Final = Coach(
    advise,
    gauge,
    horizon=60,
    careless={"spaces": 6.87},
    kinds={"give": "give", "": "play"},
)
