"""A position of Goofspiel with all secrets. Only `rules`, `reveal` and `imagine` may import it."""

from games.cards import Card
from games.goofspiel.views import Public


class State(Public, frozen=True, kw_only=True, array_like=True, gc=False):
    """One position.

    prizes: the prize that is turned up, then those face down in their order; empty when the game is over.
    bids: the choices of this round by seat; None until a seat has chosen.
    """

    prizes: tuple[Card, ...]
    bids: tuple[Card | None, ...]
