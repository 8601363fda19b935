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
    """The number of turns begun in this game."""
    step: int
    """The number of public steps of the game so far."""
    taken: int
    """The number of turns taken in this round."""
    hands: tuple[Hand, ...]
    stock: Hand
    pile: Hand
    """The discards from the bottom."""
    discarder: Seat | None
    """The seat that discarded the top card."""
    buys: tuple[int, ...]
    """The number of each seat's buys in this round."""
    fines: tuple[int, ...]
    """The penalty points of each seat in this round, besides those for its hand."""
    laid: tuple[bool, ...]
    melds: tuple[Meld, ...]
    wishes: tuple[str, ...]
    """The cards that each seat would buy, as `wishes.read` returns them; empty until it wishes."""
    answers: tuple[bool | None, ...]
    """Whether each seat buys in the open buying; None until it has answered."""
    gained: tuple[int, ...]
    """How often the hand of each seat has grown."""
    known: tuple[Hand, ...]
    """The cards in each hand that all have seen its seat take."""
    gone: tuple[bool, ...]
    sheet: tuple[tuple[int, ...], ...] = ()
    """The penalty points by seat of each finished round."""
    moves: tuple[PublicMove, ...] = ()
    """The moves of this turn."""
    earlier: tuple[PublicMove, ...] = ()
    """The moves of the turn before."""
    is_cut: bool = False
    """Whether the stock has run out."""
    reshuffles: int = 0
    newest: tuple[Hand, ...] = ()
    """The cards in each hand that have come into it since the end of its seat's last turn."""


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
