"""The full state of a game of Kínaskák with all secrets. Only `rules`, `course` and `reveal` may read it."""

from games.cards import Card
from games.kinaskak.melds import contracts
from games.kinaskak.views import Contract, Ladder, Public
from games.params import Seat

Hand = tuple[Card, ...]


class State(Public, frozen=True, kw_only=True, array_like=True, gc=False):
    """One position: what is public, with hands, stock, wishes and answers of all seats."""

    hands: tuple[Hand, ...]
    stock: Hand
    wishes: tuple[str, ...]
    """The cards that each seat would buy, as `wishes.read` returns them; empty until it wishes."""
    answers: tuple[bool | None, ...]
    """Whether each seat buys in the open buying; None until it has answered."""
    gained: tuple[int, ...]
    """How often the hand of each seat has grown."""
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
