"""A game of cribbage as it stands: everything, secrets too. Only `rules` and `reveal` may look."""

from typing import Final

import msgspec

from games.cards import Card, by_rank
from games.cribbage.score import FULL, VALUE
from games.cribbage.views import Count, Options, Peg, Phase, Played, Result
from games.params import Seat

Pair = tuple[Card, Card]
Hand = tuple[Card, ...]


class Tally(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What is remembered of a seat's whole game or match: numbers, and the sums of their points."""

    deals: int = 0
    play: int = 0
    hands: int = 0
    hand: int = 0
    best: int = 0
    cribs: int = 0
    crib: int = 0


class Past(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The deal before this one, with both seats' cards."""

    dealer: Seat
    given: tuple[Hand, Hand]
    kept: tuple[Hand, Hand]
    starter: Card
    rows: tuple[tuple[Played, ...], ...]


class Book(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What is written down beside the cards. `started`: the deals before this game. `results`: the games of
    the match. `history`: the scores after each play and each show of this game."""

    started: int = 0
    results: tuple[Result, ...] = ()
    history: tuple[tuple[int, int], ...] = ()
    tallies: tuple[Tally, Tally] = (Tally(), Tally())
    past: Past | None = None


class State(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One position.

    `hands` are the cards held, from ace to king: six until both have discarded, then what is left of four.
    `given` are the two that a seat has put in the crib; until both have, they are still among its six.
    `kept` are the four of each hand once the starter has been turned up, played or not. `turn` means
    something in the play and the counting. `claimed` is what the owner of the hand that lies open has found
    while the other may still call; `played` are the scores when the play was over. `series` is the current
    one, `earlier` those before it in this deal.
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
    claimed: int | None = None
    played: tuple[int, int] | None = None
    book: Book = Book()


def other(seat: Seat) -> Seat:
    """The opponent of a seat."""
    return _OTHER[seat]


_OTHER: Final = (Seat(1), Seat(0))


def target(options: Options) -> int:
    """The points that win."""
    return 121 if options.target == "121" else 61


def match_points(s: State, seat: Seat) -> int:
    """What a seat has won in the match so far."""
    return sum(result.worth for result in s.book.results if result.winner == seat)


def has_playable(hand: Hand, count: int) -> bool:
    """Whether a card of the hand keeps the count at 31 or below (RULES.md 4.2); its first is its lowest."""
    return bool(hand) and count + VALUE[hand[0]] <= FULL


def crib(s: State) -> Hand:
    """The cards in the crib, in an order that does not tell who gave which."""
    return by_rank((*s.given[0], *s.given[1]))
