"""A position of Goofspiel with all secrets. Only `rules`, `reveal` and `imagine` may import it."""

import msgspec

from games.cards import Card
from games.goofspiel.views import Options, Round


class State(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One position.

    prizes: the prize that is turned up, then those face down in their order; empty when the game is over.
    bids: the choices of this round by seat; None until a seat has chosen.
    The other fields are those of the view.
    """

    options: Options
    prizes: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...]
    bids: tuple[Card | None, ...]
    gone: tuple[bool, ...]
    carried: int = 0
    rounds: tuple[Round, ...] = ()
