"""The view of a game of Kínaskák: types only, built by `reveal.py`."""

from typing import ClassVar, Final, Literal

import msgspec

from games.cards import Card, Suit
from games.params import Seat, Text

Phase = Literal["draw", "buy", "play", "over"]
Kind = Literal["set", "run"]
Act = Literal["took", "bought", "drew", "laid", "off", "joker", "discarded"]

ACE_HIGH: Final = 14
"""The place of a high ace in a run; a low one has place 1."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """House rules (RULES.md 8).

    `ladder` is the canonical line of a custom ladder (`melds/contracts.py`), empty for the default. `deals`
    is the first dealer: by lot, or a seat (in a rematch).
    """

    buying: Literal["wishes", "ask"] = "wishes"
    fourth: Literal["no", "fine"] = "no"
    last: Literal["any", "discard"] = "any"
    firstlap: Literal["lay", "wait"] = "lay"
    deals: Literal["lot", "seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"] = "lot"
    ladder: str = ""


class Part(msgspec.Struct, frozen=True, array_like=True, gc=False, order=True):
    """One meld that a contract asks for, with its least number of cards."""

    kind: Kind
    least: int


Contract = tuple[Part, ...]
"""The melds of one round, sets first."""


class Values(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Penalty points of a card left in the hand; `pips` 0 is the number on the card."""

    pips: int
    court: int
    ace: int
    joker: int


class Ladder(msgspec.Struct, frozen=True):
    """The contracts of a game, the values of cards, and the limits."""

    name: str
    contracts: tuple[Contract, ...]
    packs: int
    jokers: int
    deal: int
    buys: int
    fine: int
    values: Values


class Meld(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Cards on the table. A joker of a run stands for the card of its place: `low` is the place of the first.

    `suit` and `low` are those of a run; a set has none and 0, and its jokers come last.
    """

    kind: Kind
    cards: tuple[Card, ...]
    owner: Seat
    suit: Suit = Suit("")
    low: int = 0


class Deed(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A public action of a seat; `meld` is the index of the meld concerned."""

    seat: Seat
    act: Act
    cards: tuple[Card, ...] = ()
    meld: int = -1


class KinaskakView(msgspec.Struct, frozen=True):
    """The knowledge of one seat; with `seat` None, of the public.

    `round` counts from 1; `contract` and `ladder` say what it asks. `turns` and `step` count turns and public
    steps of the game, `taken` the turns of this round. `buys` and `fines` are of this round; `sheet` has a
    row of penalty points for each finished round. `pile` are the discards from the bottom; each was on top
    once. `known` are the cards that everybody saw a seat take and has not seen it lay or discard. `discarder`
    discarded the top card. `deeds` are the actions of the current turn, `earlier` those of the turn before;
    `is_cut`: the stock ran out.

    Of the seat alone: `hand`, its `plan` (the hand in groups, by the contract), its `wish`, also as stated
    (`wished`), its `answer` in the open buying, and `gained`, how often its hand has grown.
    """

    game: ClassVar[str] = "kinaskak"

    seat: Seat | None
    options: Options
    ladder: Ladder
    phase: Phase
    round: int
    contract: Contract
    dealer: Seat
    turn: Seat
    turns: int
    step: int
    taken: int
    waiting: tuple[Seat, ...]
    sizes: tuple[int, ...]
    buys: tuple[int, ...]
    fines: tuple[int, ...]
    laid: tuple[bool, ...]
    melds: tuple[Meld, ...]
    pile: tuple[Card, ...]
    stock: int
    discarder: Seat | None
    known: tuple[tuple[Card, ...], ...]
    sheet: tuple[tuple[int, ...], ...]
    deeds: tuple[Deed, ...]
    earlier: tuple[Deed, ...]
    gone: tuple[bool, ...]
    is_cut: bool = False
    hand: tuple[Card, ...] = ()
    plan: tuple[tuple[Card, ...], ...] = ()
    wish: str = ""
    wished: Text | None = None
    answer: bool | None = None
    gained: int = 0
    reshuffles: int = 0
