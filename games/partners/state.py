"""The full state of a game of Partners, with all secrets. Only `rules`, `course` and `reveal` may read it."""

from typing import Final

from games.params import Seat
from games.partners.knowledge import Hand
from games.partners.views import Kind, Public

NONE: Final[tuple[Kind | None, ...]] = (None,) * 4


class State(Public, frozen=True, kw_only=True, array_like=True, gc=False):
    """A position.

    `hands` are in the order of the kinds; during the exchange a card meant for the partner is still in its
    giver's hand. `given` and `received` are of this deal's exchange, by seat; `received` is empty until all
    have given. `stock` is the rest of the pack, `buried` lies face down.
    """

    turn: Seat
    hands: tuple[Hand, ...]
    stock: Hand
    given: tuple[Kind | None, ...] = NONE
    received: tuple[Kind | None, ...] = NONE
    buried: Hand = ()
