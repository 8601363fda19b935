"""The full state of a game of Partners, with all secrets. Only `rules`, `course` and `reveal` may read it."""

from typing import Final

import msgspec

from games.params import Seat
from games.partners.knowledge import Hand
from games.partners.views import Board, Kind, Options, Phase, Turn

NONE: Final[tuple[Kind | None, ...]] = (None,) * 4


class State(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A position.

    `hands` are in the order of the kinds; during the exchange a card meant for the partner is still in its
    giver's hand. `given` and `received` are of this deal's exchange, by seat; `received` is empty until all
    have given. `stock` is the rest of the pack, `played` lies face up, `buried` face down. `turns` are those
    of this deal, `earlier` the last of the deal before; `number` counts the turns of the game.
    """

    options: Options
    phase: Phase
    deal: int
    round: int
    dealer: Seat
    turn: Seat
    number: int
    board: Board
    hands: tuple[Hand, ...]
    stock: Hand
    given: tuple[Kind | None, ...] = NONE
    received: tuple[Kind | None, ...] = NONE
    turns: tuple[Turn, ...] = ()
    earlier: tuple[Turn, ...] = ()
    played: Hand = ()
    buried: Hand = ()
    winners: tuple[Seat, ...] = ()
    resigned: Seat | None = None
