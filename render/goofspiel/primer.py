"""The position of the labelled picture of Goofspiel's short rules, and what differs where a circle stands."""

from msgspec.structs import replace

from games.cards import Card, cards_of
from games.goofspiel.views import GoofspielView, Options, Round
from games.params import Seat
from render.renderer import Primer


def primer() -> Primer[GoofspielView]:
    """Returns the channel's view in the middle of a game, and what differs."""
    at = GoofspielView(
        seat=None,
        waiting=(Seat(0), Seat(1)),
        options=Options(),
        prize=Card("9D"),
        left=cards_of("AD 4D 5D 7D QD KD"),
        hands=(cards_of("2S 3S 5S 7S 9S JS KS"), cards_of("AH 4H 6H 8H 10H QH KH")),
        points=(13, 11),
        gone=(False, False),
        rounds=(Round(8, cards_of("QS 9H"), Seat(0)),),
    )
    others = {
        "goofspiel-primer-prize": replace(at, prize=Card("KD")),
        "goofspiel-primer-bids": replace(at, rounds=(Round(8, cards_of("AS 2H"), Seat(0)),)),
        "goofspiel-primer-points": replace(at, points=(23, 11)),
        "goofspiel-primer-hands": replace(at, hands=(cards_of("AS 4S 6S 8S 10S QS AS"), at.hands[1])),
        "goofspiel-primer-left": replace(at, left=cards_of("KD QD 7D 5D 4D AD")),
    }
    return Primer(at, others)
