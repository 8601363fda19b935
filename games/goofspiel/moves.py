"""The move of Goofspiel."""

from typing import Final

from games.cards import Card
from games.kit.moves import Grammar, Resign, Spelled


class Bid(Spelled, frozen=True, tag="bid"):
    """Bids a card for the prize: `bid 7S`."""

    card: Card


Move = Bid | Resign
GRAMMAR: Final = Grammar(Bid, forms=("bid 7S",))
