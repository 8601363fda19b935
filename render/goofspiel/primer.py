"""The position of the labelled picture of Goofspiel's short rules, and what differs where a circle stands."""

from msgspec.structs import replace

from games.cards import Card
from games.goofspiel.views import GoofspielView, Options, Round
from games.params import Seat
from render.renderer import Primer


def _view() -> GoofspielView:
    """Returns the channel's view in the middle of a game."""
    return GoofspielView(
        seat=None,
        waiting=(Seat(0), Seat(1)),
        options=Options(),
        prize=Card("9D"),
        left=_cards("AD 4D 5D 7D QD KD"),
        carried=0,
        hands=(_cards("2S 3S 5S 7S 9S JS KS"), _cards("AH 4H 6H 8H 10H QH KH")),
        points=(13, 11),
        gone=(False, False),
        rounds=(Round(8, _cards("QS 9H"), Seat(0)),),
    )


def primer() -> Primer[GoofspielView]:
    """Returns the position and what differs."""
    at = _view()
    others = {
        "goofspiel-primer-prize": replace(at, prize=Card("KD")),
        "goofspiel-primer-bids": replace(at, rounds=(Round(8, _cards("AS 2H"), Seat(0)),)),
        "goofspiel-primer-points": replace(at, points=(23, 11)),
        "goofspiel-primer-hands": replace(at, hands=(_cards("AS 4S 6S 8S 10S QS AS"), at.hands[1])),
        "goofspiel-primer-left": replace(at, left=_cards("KD QD 7D 5D 4D AD")),
    }
    return Primer(at, others)


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))
