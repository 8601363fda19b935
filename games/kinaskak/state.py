"""The full state of a game of Kínaskák with all secrets. Only `rules`, `course` and `reveal` may read it."""

import msgspec

from games.cards import Card
from games.kinaskak.melds import contracts
from games.kinaskak.views import Contract, Ladder, Meld, Options, Phase, PublicMove
from games.params import Seat

Hand = tuple[Card, ...]


class State(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One position: the fields of the view, with hands, stock, wishes and answers of all seats."""

    options: Options
    phase: Phase
    round: int
    dealer: Seat
    turn: Seat
    turns: int
    step: int
    taken: int
    hands: tuple[Hand, ...]
    stock: Hand
    pile: Hand
    discarder: Seat | None
    buys: tuple[int, ...]
    fines: tuple[int, ...]
    laid: tuple[bool, ...]
    melds: tuple[Meld, ...]
    wishes: tuple[str, ...]
    answers: tuple[bool | None, ...]
    gained: tuple[int, ...]
    known: tuple[Hand, ...]
    gone: tuple[bool, ...]
    sheet: tuple[tuple[int, ...], ...] = ()
    moves: tuple[PublicMove, ...] = ()
    earlier: tuple[PublicMove, ...] = ()
    is_cut: bool = False
    reshuffles: int = 0


def rules_of(s: State) -> Ladder:
    """Returns the ladder of the game."""
    return contracts.of(s.options.ladder)


def contract(s: State) -> Contract:
    """Returns the contract of the round."""
    return rules_of(s).contracts[s.round - 1]


def seats(s: State) -> tuple[Seat, ...]:
    """Returns all seats, including those that gave up."""
    return tuple(Seat(n) for n in range(len(s.hands)))


def after(s: State, seat: Seat) -> tuple[Seat, ...]:
    """Returns the seats still playing, clockwise from the left of that one, itself last if it plays."""
    count = len(s.hands)
    ring = [Seat((seat + n) % count) for n in range(1, count + 1)]
    return tuple(one for one in ring if not s.gone[one])
