"""The view of a game of Ólsen Ólsen: types only, built by `reveal.py`."""

from typing import ClassVar, Final, Literal

import msgspec

from games.cards import Card, Rank, Suit
from games.params import Seat

Variant = Literal["base", "up-down", "points", "crazy", "long", "cheat"]
Phase = Literal["play", "grace", "final", "over"]
Trick = Literal["sneak", "stash", "bluff"]
Kind = Literal["play", "draw", "pass", "forgot", "out", "caught", "wrong"]

EIGHT: Final = Rank("8")
LEVELS: Final = tuple(map(Rank, ("8", "7", "6", "5", "4", "3", "2", "A")))
"""The wild ranks of Langi Ólsen, in the order in which a player goes through them (RULES.md 7.4)."""

LAPS: Final = 60
"""Number of laps after which a round ends (RULES.md 6.4)."""
LAPS_TOLD: Final = 5
"""Number of laps before the limit at which players are told of it."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """House rules (RULES.md 9); `deals` is the first dealer: by lot, or a seat (in a rematch)."""

    variant: Variant = "base"
    call: Literal["said", "auto", "caught"] = "said"
    last: Literal["auto", "said"] = "auto"
    draw: Literal["must", "may"] = "must"
    keep: Literal["no", "yes"] = "no"
    packs: Literal["auto", "one", "two"] = "auto"
    scored: Literal["no", "yes"] = "no"
    end: Literal["500", "250", "100", "10-rounds", "5-rounds"] = "500"
    wrap: Literal["no", "yes"] = "yes"
    twos: Literal["once", "turn", "stack"] = "once"
    aces: Literal["reverse", "skip"] = "reverse"
    finish: Literal["without", "with"] = "without"
    wild: Literal["own", "table"] = "own"
    deals: Literal[
        "lot", "seat-0", "seat-1", "seat-2", "seat-3", "seat-4",
        "seat-5", "seat-6", "seat-7", "seat-8", "seat-9",
    ] = "lot"  # fmt: skip
    late: Literal["ask", "rule"] = "ask"


class Turn(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A public action: the seat, the cards played, the suit named, the number of cards drawn.

    `left` is the hand size shown after it.
    """

    seat: Seat
    kind: Kind
    cards: tuple[Card, ...] = ()
    suit: Suit | None = None
    count: int = 0
    left: int = 0


class Cheat(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A cheat that can still be found out (RULES.md 7.5): its cards, and the suit in force before it.

    `age` counts the seat's own turns begun since; a cheat made out of turn starts at -1.
    """

    trick: Trick
    cards: tuple[Card, ...]
    suit: Suit | None
    age: int


class Public(msgspec.Struct, frozen=True, kw_only=True):
    """What a state and its views have in common: nothing in it is secret."""

    options: Options
    round: int
    """Number of the round, from 1."""
    dealer: Seat
    packs: int
    levels: tuple[Rank, ...]
    """By seat, the wild rank it is at."""
    sheet: tuple[tuple[int, ...], ...] = ()
    """Points of each finished round, by seat."""
    gone: tuple[Seat, ...] = ()
    """The seats that have given up, the first of them first."""
    winners: tuple[Seat, ...] = ()
    why: str = ""
    """Id of the text that says why the game ended; empty before."""
    since: int = 0
    """Number of turns begun, of those that a round can last (RULES.md 6.4)."""
    counted: tuple[tuple[Card, ...], ...] = ()
    """The hands of the last round as they were counted, by seat."""
    phase: Phase
    turn: Seat
    """The seat that plays next, also while others are waited for."""
    direction: int = 1
    """1 clockwise, -1 counterclockwise."""
    drawn: int = 0
    """Number of times that the seat to play has drawn in this turn."""
    passes: int = 0
    """Number of passes in succession."""
    turns: tuple[Turn, ...] = ()
    """The latest actions of this round, oldest first."""
    called: tuple[bool, ...]
    """By seat, whether it has called "Ólsen" for its last card."""
    owing: Seat | None = None
    """The seat that has one card and has not called "Ólsen"."""
    emptied: Seat | None = None
    """The seat that has no card left and can still be accused."""
    accepted: tuple[Seat, ...] = ()
    """The seats that let a seat go out without accusing it."""
    opened: int = 0
    """The `number` at which others began to be waited for, to call or to accuse."""
    height: int
    """Number of cards in the pile, with hidden ones."""
    suit: Suit | None
    """The current suit; None if anything may follow."""
    pending: int = 0
    """Number of cards that twos oblige the seat to play to draw."""
    number: int = 0
    """Number of public steps of the game."""
    turns_begun: int = 0
    """Number of turns begun in the game."""
    accusations: int = 0
    """Number of accusations in the game."""

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of all finished rounds, by seat."""
        return tuple(sum(row[n] for row in self.sheet) for n in range(len(self.levels)))


class OlsenView(Public, frozen=True, kw_only=True):
    """What one seat may know of a game of Ólsen Ólsen.

    Hand sizes and pile are as last shown: in Svindl a hidden card shows from the next public step on
    (RULES.md 7.5).
    """

    game: ClassVar[str] = "olsen"

    seat: Seat | None
    waiting: tuple[Seat, ...]
    sizes: tuple[int, ...]
    """Number of cards in each hand, by seat, as everybody last saw it."""
    stock: int
    """Number of cards in the stock."""
    hand: tuple[Card, ...] = ()
    """The viewer's own cards."""
    pile: tuple[Card, ...]
    """The cards played face up since the pile was last shuffled, the top one last."""
    fitting: tuple[Card, ...] = ()
    """The viewer's cards that fit in its turn. This and all that follows is known to the viewer only."""
    slipped: tuple[Card, ...] = ()
    """Cards that the viewer has hidden in the pile."""
    cheats: tuple[Cheat, ...] = ()
    """Cheats that can still be found out."""
    has_stashed: bool = False
    """Whether the viewer has stashed a card since its last turn began."""
    has_accused: bool = False
    """Whether the viewer has accused in this turn."""
    touched: int = 0
    """Number of changes of the hand."""

    @property
    def laps_left(self) -> int:
        """Number of laps before the round's limit, including the current one."""
        return LAPS - max(0, self.since - 1) // (len(self.sizes) - len(self.gone))
