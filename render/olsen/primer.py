"""The position of the labelled picture of the short rules, and what differs where a circle stands."""

from msgspec.structs import replace

from games.cards import Card, Rank, Suit
from games.olsen.views import OlsenView, Options, Turn
from games.params import Seat
from render.renderer import Primer

SEATS = tuple(map(Seat, range(4)))


def primer() -> Primer[OlsenView]:
    """Returns the position and what differs."""
    at = OlsenView(
        seat=None,
        waiting=(SEATS[3],),
        round=1,
        dealer=SEATS[0],
        sizes=(3, 1, 5, 3),
        stock=28,
        options=Options(),
        packs=1,
        levels=(Rank("8"),) * 4,
        since=9,
        phase="play",
        turn=SEATS[3],
        turns=(Turn(SEATS[1], "play", (Card("7D"),), left=1), Turn(SEATS[2], "play", (Card("7H"),), left=5)),
        called=(False, True, False, False),
        opened=9,
        pile=(Card("3S"), Card("KS"), Card("KD"), Card("7D"), Card("7H")),
        height=12,
        suit=Suit("H"),
        number=12,
        turns_begun=9,
    )
    others = {
        "olsen-primer-pile": replace(at, pile=(*at.pile[:-1], Card("KH"))),
        "olsen-primer-suit": replace(at, suit=Suit("S")),
        "olsen-primer-stock": replace(at, stock=0),
        "olsen-primer-direction": replace(at, direction=-1),
        "olsen-primer-hand": replace(at, sizes=(3, 1, 6, 3)),
        "olsen-primer-called": replace(at, called=(False,) * 4),
    }
    return Primer(at, others)
