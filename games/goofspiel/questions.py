"""The question to a seat, from its own view."""

from collections.abc import Sequence

from games.cards import Card
from games.contract import Ask, Cards, Text, narrow
from games.goofspiel.moves import Bid, Move
from games.goofspiel.views import GoofspielView
from games.params import Seat


def bid(view: GoofspielView, seat: Seat, picked: Sequence[str]) -> Ask[Move]:
    """Returns the ask for a card. Raises IllegalMove for impossible picks."""
    legal: list[tuple[tuple[str], Move]] = [((card,), Bid(card)) for card in view.hands[seat]]
    return narrow(legal, picked, "goofspiel-field-bid", _label)


def _label(token: str) -> Text:
    return Text("goofspiel-label-bid", {"cards": Cards((Card(token),))})
