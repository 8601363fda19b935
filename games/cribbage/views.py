"""What may be seen of a game of cribbage: types only, built by `reveal.py`, drawn by the painter."""

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
    seat (a rematch). `next`: who deals first in the next game of a match and in a rematch.
    """

    target: Literal["121", "61"] = "121"
    match: Literal["1", "3", "5"] = "1"
    counting: Literal["table", "own", "muggins"] = "table"
    deals: Literal["cut", "seat-0", "seat-1"] = "cut"
    next: Literal["loser", "cut"] = "loser"


class Played(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A card in the play: who played it, what the count became, and the points it made."""

    seat: Seat
    card: Card
    count: int
    points: int = 0


class Item(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One thing that counts at the show (rule book 5.6): its cards and points, and the total so far."""

    kind: Kind
    cards: tuple[Card, ...]
    points: int
    total: int


class Count(msgspec.Struct, frozen=True, gc=False):
    """A hand or the crib as it was counted with the starter; the last one may peg less than its total.

    Where players count themselves `claimed` is what its owner found, and `taken` what the other took.
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
    """The hand or crib that lies open to be counted; `claimed` is what its owner has found, if he has."""

    seat: Seat
    source: Source
    cards: tuple[Card, ...]
    claimed: int | None = None


class Result(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A game of a match that is over: who won, the scores by seat, and its match points (RULES.md 7.5)."""

    winner: Seat
    scores: tuple[int, int]
    worth: int


class Line(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The deal before this one as a seat knows it: what it was dealt and gave, and how the cards fell."""

    dealer: Seat
    given: tuple[Card, ...]
    kept: tuple[Card, ...]
    starter: Card
    rows: tuple[tuple[Played, ...], ...]


class Peg(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A side's two pegs: the hole in front and the one behind it, from 0 (not started) to the target."""

    front: int = 0
    back: int = 0


class CribbageView(msgspec.Struct, frozen=True):
    """One seat's knowledge, or with `seat` None the channel's.

    `hand` is what the seat still holds, `kept` its four cards of the deal, `given` its two in the crib; all
    empty for the channel. `series` is the current one since the last reset, `earlier` the ones before, of
    this deal. `last_show` is how the deal before was counted, `counts` how this one was (only at the end).
    `cut` is what each drew for the first deal, the last pair deciding. `laid` lies open to be counted.
    `deal` counts the deals of a whole match, `started` of them before this game; `results` are its games so
    far. `history` are the scores after each play and each show. `past` is the seat's own deal before this.
    """

    game: ClassVar[str] = "cribbage"

    seat: Seat | None
    options: Options
    phase: Phase
    deal: int
    dealer: Seat
    waiting: tuple[Seat, ...]
    scores: tuple[int, int]
    pegs: tuple[Peg, Peg]
    cut: tuple[tuple[Card, Card], ...]
    sizes: tuple[int, int]
    ready: tuple[bool, bool]
    starter: Card | None
    count: int
    series: tuple[Played, ...]
    earlier: tuple[tuple[Played, ...], ...]
    last_show: tuple[Count, ...]
    counts: tuple[Count, ...]
    hand: tuple[Card, ...] = ()
    kept: tuple[Card, ...] = ()
    given: tuple[Card, ...] = ()
    winner: Seat | None = None
    resigned: Seat | None = None
    laid: Laid | None = None
    started: int = 0
    results: tuple[Result, ...] = ()
    history: tuple[tuple[int, int], ...] = ()
    past: Line | None = None

    @property
    def number(self) -> int:
        """The number of the deal within its game."""
        return self.deal - self.started

    @property
    def match(self) -> tuple[int, int]:
        """The match points by seat."""
        one, other = (sum(r.worth for r in self.results if r.winner == seat) for seat in (0, 1))
        return (one, other)
