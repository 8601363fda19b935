"""The view of a game of Ólsen Ólsen: types only, built by `reveal.py`."""

from typing import ClassVar, Final, Literal

import msgspec

from games.cards import Card, Rank, Suit
from games.params import Seat

Variant = Literal["base", "up-down", "points", "crazy", "long", "cheat"]
Phase = Literal["play", "grace", "final", "over"]
Trick = Literal["sneak", "stash", "bluff"]
Deed = Literal["play", "draw", "pass", "forgot", "out", "caught", "wrong"]

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


class Turn(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A public action: the seat, the cards played, the suit named, the number of cards drawn.

    `left` is the hand size shown after it.
    """

    seat: Seat
    deed: Deed
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


class OlsenView(msgspec.Struct, frozen=True):
    """The knowledge of one seat; with `seat` None, of the public.

    `sizes` and `height` (of the discard pile) are as last shown: in Svindl a hidden card shows from the next
    public step on (RULES.md 7.5). `pile` are the cards played face up since the pile was last shuffled, the
    top one last; `suit` is the current suit, None if anything may follow. `owing` has one card and has not
    called "Ólsen"; `emptied` has none and can still be accused; `opened` numbers such a phase. `turns` are
    the latest actions, `counted` the hands of the last round as they were counted; `since` is the number of
    turns begun, of those that a round can last (RULES.md 6.4).

    Of the seat alone: `hand`; `fitting`, the cards that fit if the seat is to play; `slipped`, own cards
    hidden in the pile; `cheats`, own cheats that can still be found out; whether it has stashed and accused
    in this cycle and turn; `touched`, the number of changes of the hand.
    """

    game: ClassVar[str] = "olsen"

    seat: Seat | None
    options: Options
    packs: int
    phase: Phase
    round: int
    dealer: Seat
    turn: Seat
    number: int
    turns_begun: int
    accusations: int
    direction: int
    waiting: tuple[Seat, ...]
    sizes: tuple[int, ...]
    stock: int
    pile: tuple[Card, ...]
    height: int
    suit: Suit | None
    drawn: int
    passes: int
    pending: int
    called: tuple[bool, ...]
    owing: Seat | None
    levels: tuple[Rank, ...]
    sheet: tuple[tuple[int, ...], ...]
    counted: tuple[tuple[Card, ...], ...]
    turns: tuple[Turn, ...]
    gone: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    why: str
    accepted: tuple[Seat, ...]
    emptied: Seat | None
    opened: int
    since: int
    hand: tuple[Card, ...] = ()
    fitting: tuple[Card, ...] = ()
    slipped: tuple[Card, ...] = ()
    cheats: tuple[Cheat, ...] = ()
    has_stashed: bool = False
    has_accused: bool = False
    touched: int = 0

    @property
    def laps_left(self) -> int:
        """Number of laps before the round's limit, including the current one."""
        return LAPS - max(0, self.since - 1) // (len(self.sizes) - len(self.gone))
