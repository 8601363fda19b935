"""What players may know of a game of cribbage: types only, built by `reveal.py`."""

from typing import ClassVar, Literal

import msgspec

from games.cards import Card
from games.params import Seat

Phase = Literal["discard", "play", "count", "over"]
Kind = Literal["fifteen", "pair", "pair-royal", "double-pair-royal", "run", "flush", "nob"]
Source = Literal["hand", "crib"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """House rules.

    `target`: points to win. `match`: a single game, or games to so many match points. `counting`: who counts
    at the show, and whether the other may take what was missed. `deals`: who deals first, the lower cut or a
    seat (a rematch). `next`: who deals first in the next game of a match and in a rematch. `heels`: which
    starters are two points for the dealer (RULES.md 3.4).
    """

    target: Literal["121", "61"] = "121"
    match: Literal["1", "3", "5"] = "1"
    counting: Literal["table", "own", "muggins"] = "table"
    deals: Literal["cut", "seat-0", "seat-1"] = "cut"
    next: Literal["loser", "cut"] = "loser"
    heels: Literal["jack", "diamond"] = "jack"
    late: Literal["ask", "rule"] = "ask"


class Played(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A card in the play: the seat, the count after it, and the points it made."""

    seat: Seat
    card: Card
    count: int
    points: int = 0


class Item(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One item of a count (RULES.md 6): its cards and points, and the total so far."""

    kind: Kind
    cards: tuple[Card, ...]
    points: int
    total: int


class Count(msgspec.Struct, frozen=True, gc=False):
    """A counted hand or crib with the starter. The last one of a game may peg less than its total.

    If players count themselves, `claimed` is the owner's count and `taken` what the other took.
    """

    seat: Seat
    source: Source
    cards: tuple[Card, ...]
    starter: Card
    items: tuple[Item, ...]
    total: int
    claimed: int | None = None
    taken: int = 0


class Laid(msgspec.Struct, frozen=True, gc=False):
    """The hand or crib that is being counted; `claimed` is the owner's count, None before it."""

    seat: Seat
    source: Source
    cards: tuple[Card, ...]
    claimed: int | None = None


class Result(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A finished game of a match: the winner, the scores by seat, and its match points (RULES.md 7.5)."""

    winner: Seat
    scores: tuple[int, int]
    worth: int


class Line(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The previous deal as a seat knows it: its own cards, and all that were played."""

    dealer: Seat
    given: tuple[Card, ...]
    kept: tuple[Card, ...]
    starter: Card
    rows: tuple[tuple[Played, ...], ...]


class Peg(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A side's two pegs, in front and behind, as holes from 0 (not started) to the target."""

    front: int = 0
    back: int = 0


class Public(msgspec.Struct, frozen=True, kw_only=True):
    """What a state and its views have in common: nothing in it is secret."""

    options: Options
    deal: int
    """Number of the deal in the match, from 1."""
    dealer: Seat
    cut: tuple[tuple[Card, Card], ...]
    """The cards drawn for the first deal, by seat; the last pair is decisive."""
    pegs: tuple[Peg, Peg]
    phase: Phase
    starter: Card | None = None
    count: int = 0
    """Count of the current series of the play, at most 31."""
    series: tuple[Played, ...] = ()
    """The cards played since the count was last reset, oldest first."""
    earlier: tuple[tuple[Played, ...], ...] = ()
    """The series of this deal before it."""
    counts: tuple[Count, ...] = ()
    """The counts of this deal so far."""
    last_show: tuple[Count, ...] = ()
    """The counts of the previous deal."""
    winner: Seat | None = None
    resigned: Seat | None = None


class CribbageView(Public, frozen=True, kw_only=True):
    """What one seat may know of a game of cribbage."""

    game: ClassVar[str] = "cribbage"

    seat: Seat | None
    waiting: tuple[Seat, ...]
    scores: tuple[int, int]
    """Points by seat."""
    ready: tuple[bool, bool]
    """By seat, whether it has given its two cards to the crib."""
    sizes: tuple[int, int]
    """Number of cards in each hand, by seat."""
    hand: tuple[Card, ...] = ()
    """The cards that the viewer still holds."""
    kept: tuple[Card, ...] = ()
    """The four cards of the viewer's hand, played or not."""
    given: tuple[Card, ...] = ()
    """The viewer's two cards in the crib."""
    laid: Laid | None = None
    """The hand or crib that is being counted."""
    started: int = 0
    """Number of deals of the match before this game."""
    results: tuple[Result, ...] = ()
    """The finished games of the match."""
    history: tuple[tuple[int, int], ...] = ()
    """The scores after each play and each show of this game."""
    past: Line | None = None
    """The previous deal, as the viewer knows it."""

    @property
    def number(self) -> int:
        """Returns the number of the deal within its game."""
        return self.deal - self.started

    @property
    def match(self) -> tuple[int, int]:
        """Returns the match points by seat."""
        one, other = (sum(r.worth for r in self.results if r.winner == seat) for seat in (0, 1))
        return (one, other)
