"""The full state of a game of cribbage, with all secrets. Only `rules` and `reveal` may read it."""

from typing import Final

import msgspec

from games.cards import Card, by_rank
from games.cribbage.score import FULL, VALUE
from games.cribbage.views import Options, Played, Public, Result
from games.params import Seat

Pair = tuple[Card, Card]
Hand = tuple[Card, ...]


class Tally(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Statistics of a seat in this game or match: counts, and sums of points."""

    deals: int = 0
    play: int = 0
    hands: int = 0
    hand: int = 0
    best: int = 0
    cribs: int = 0
    crib: int = 0


class Past(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The previous deal, with both seats' cards."""

    dealer: Seat
    given: tuple[Hand, Hand]
    kept: tuple[Hand, Hand]
    starter: Card
    rows: tuple[tuple[Played, ...], ...]


class Book(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Records beside the cards.

    `started`: deals before this game. `results`: the games of the match. `history`: the scores after each
    play and each show of this game.
    """

    started: int = 0
    results: tuple[Result, ...] = ()
    history: tuple[tuple[int, int], ...] = ()
    tallies: tuple[Tally, Tally] = (Tally(), Tally())
    past: Past | None = None


class State(Public, frozen=True, kw_only=True, array_like=True, gc=False):
    """A position.

    `hands` are the cards held, from ace to king: six until both have discarded, then what is left of four.
    `given` are each seat's two cards in the crib; until both have discarded, they are still among its six.
    `kept` are the four cards of each hand once there is a starter, played or not. `turn` is valid in the play
    and the counting. `claimed` are the points that the owner of the open hand has counted while the other may
    still call; `played` are the scores at the end of the play.
    """

    hands: tuple[Hand, Hand]
    turn: Seat
    given: tuple[Hand, Hand] = ((), ())
    kept: tuple[Hand, Hand] = ((), ())
    claimed: int | None = None
    played: tuple[int, int] | None = None
    book: Book = Book()


def other(seat: Seat) -> Seat:
    """Returns the opponent of a seat."""
    return _OTHER[seat]


_OTHER: Final = (Seat(1), Seat(0))


def target(options: Options) -> int:
    """Returns the points that win."""
    return 121 if options.target == "121" else 61


def match_points(s: State, seat: Seat) -> int:
    """Returns the match points of a seat so far."""
    return sum(result.worth for result in s.book.results if result.winner == seat)


def has_playable(hand: Hand, count: int) -> bool:
    """Checks if a card of the sorted hand keeps the count at 31 or below (RULES.md 4.2)."""
    return bool(hand) and count + VALUE[hand[0]] <= FULL


def crib(s: State) -> Hand:
    """Returns the cards in the crib, sorted so that their order does not reveal who gave which."""
    return by_rank((*s.given[0], *s.given[1]))
