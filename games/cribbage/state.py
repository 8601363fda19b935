"""A game of cribbage as it stands: everything, secrets too. Only `rules` and `reveal` may look."""

from typing import Final

import msgspec

from games.cards import Card, by_rank
from games.cribbage.score import FULL, VALUE
from games.cribbage.views import Count, Options, Peg, Phase, Played
from games.params import Seat

Pair = tuple[Card, Card]
Hand = tuple[Card, ...]


class State(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One position.

    `hands` are the cards held, from ace to king: six until both have discarded, then what is left of four.
    `given` are the two that a seat has put in the crib; until both have, they are still among its six.
    `kept` are the four of each hand once the starter has been turned up, played or not. `turn` means
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
    kept: tuple[Hand, Hand] = ((), ())
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
    return _OTHER[seat]


_OTHER: Final = (Seat(1), Seat(0))


def target(options: Options) -> int:
    """The points that win."""
    return 121 if options.target == "121" else 61


def has_playable(hand: Hand, count: int) -> bool:
    """Whether a card of the hand keeps the count at 31 or below (RULES.md 4.2); its first is its lowest."""
    return bool(hand) and count + VALUE[hand[0]] <= FULL


def without(hand: Hand, gone: Hand) -> Hand:
    """The cards of the hand that have not gone."""
    return tuple([card for card in hand if card not in gone])


def crib(s: State) -> Hand:
    """The cards in the crib, in an order that does not tell who gave which."""
    return by_rank((*s.given[0], *s.given[1]))
