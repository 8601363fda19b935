"""A game of cribbage as it stands: everything, secrets too. Only `rules` and `reveal` may look."""

import msgspec

from games.cards import Card, by_rank
from games.cribbage.score import FULL, VALUE
from games.cribbage.views import Count, Options, Peg, Phase, Played
from games.params import Seat

Pair = tuple[Card, Card]
Hand = tuple[Card, ...]


class State(msgspec.Struct, frozen=True, array_like=True):
    """One position.

    `hands` are the cards held: six until both have discarded, then what is left of four. `given` are the
    two that a seat has put in the crib, and until both have they are still among its six. `turn` means
    something in the play only. `series` is the current one, `earlier` those before it in this deal.
    """

    options: Options
    phase: Phase
    deal: int
    dealer: Seat
    pegs: tuple[Peg, Peg]
    cut: tuple[Pair, ...]
    hands: tuple[Hand, Hand]
    turn: Seat
    given: tuple[Hand, Hand] = ((), ())
    starter: Card | None = None
    count: int = 0
    series: tuple[Played, ...] = ()
    earlier: tuple[tuple[Played, ...], ...] = ()
    last_show: tuple[Count, ...] = ()
    counts: tuple[Count, ...] = ()
    winner: Seat | None = None
    resigned: Seat | None = None


def other(seat: Seat) -> Seat:
    """The opponent of a seat."""
    return Seat(1 - seat)


def target(options: Options) -> int:
    """The points that win."""
    return int(options.target)


def has_playable(hand: Hand, count: int) -> bool:
    """Whether a card of the hand keeps the count at 31 or below (RULES.md 4.2)."""
    room = FULL - count
    return any(VALUE[card] <= room for card in hand)


def played_by(s: State, seat: Seat) -> Hand:
    """The cards that a seat has played in this deal."""
    return tuple(p.card for row in (*s.earlier, s.series) for p in row if p.seat == seat)


def kept_by(s: State, seat: Seat) -> Hand:
    """The four cards of a seat's hand in this deal; empty until it has chosen them."""
    if not s.given[seat]:
        return ()
    held = tuple(c for c in s.hands[seat] if c not in s.given[seat])
    return by_rank((*held, *played_by(s, seat)))


def crib(s: State) -> Hand:
    """The cards in the crib, in an order that does not tell who gave which."""
    return by_rank((*s.given[0], *s.given[1]))
