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
    late: Literal["ask", "rule"] = "ask"


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


class PublicMove(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A move of a seat as everybody sees it; `meld` is the index of the meld concerned."""

    seat: Seat
    act: Act
    cards: tuple[Card, ...] = ()
    meld: int = -1


class Public(msgspec.Struct, frozen=True, kw_only=True):
    """What a state and its views have in common: nothing in it is secret."""

    options: Options
    round: int
    """Number of the round, from 1."""
    dealer: Seat
    sheet: tuple[tuple[int, ...], ...] = ()
    """Penalty points of each finished round, by seat."""
    gone: tuple[bool, ...]
    """Whether the seat has given up."""
    laid: tuple[bool, ...]
    """Whether the seat has laid the contract."""
    buys: tuple[int, ...]
    """Number of cards bought in this round."""
    fines: tuple[int, ...]
    """Penalty points for cards bought in this round."""
    is_cut: bool = False
    """Whether the round ended because the stock ran out."""
    reshuffles: int = 0
    """How often in this round the discards became a new stock."""
    phase: Phase
    turn: Seat
    moves: tuple[PublicMove, ...] = ()
    """The moves of the current turn, oldest first."""
    earlier: tuple[PublicMove, ...] = ()
    """Those of the turn before."""
    turns: int
    """Number of turns begun in the game."""
    step: int
    """Number of public steps of the game."""
    taken: int
    """Number of turns finished in this round."""
    known: tuple[tuple[Card, ...], ...]
    """By seat, the cards that everybody saw it take and has not seen it lay or discard."""
    melds: tuple[Meld, ...]
    """All melds on the table, in the order in which they were laid."""
    pile: tuple[Card, ...]
    """The discards, the top one last. Each was on top once, so all are known."""
    discarder: Seat | None
    """The seat that discarded the top card; None if nobody did."""

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of all finished rounds, by seat."""
        return tuple(sum(row[n] for row in self.sheet) for n in range(len(self.gone)))

    @property
    def ranks(self) -> list[tuple[bool, int, int]]:
        """What orders the seats, the lowest first: equal points share a place, but not if both gave up."""
        pairs = enumerate(zip(self.gone, self.totals, strict=True))
        return [(gone, total, n if gone else 0) for n, (gone, total) in pairs]


class KinaskakView(Public, frozen=True, kw_only=True):
    """What one seat may know of a game of Kínaskák. Tuples of numbers or flags are by seat."""

    game: ClassVar[str] = "kinaskak"

    seat: Seat | None
    waiting: tuple[Seat, ...]
    sizes: tuple[int, ...]
    """Number of cards in each hand, by seat, as everybody last saw it."""
    stock: int
    """Number of cards in the stock."""
    hand: tuple[Card, ...] = ()
    """The viewer's own cards."""
    ladder: Ladder
    contract: Contract
    """What this round asks."""
    plan: tuple[tuple[Card, ...], ...] = ()
    """The hand in groups, by the contract. This and all that follows is known to the viewer only."""
    wish: str = ""
    wished: Text | None = None
    """The wish, stated."""
    answer: bool | None = None
    """Whether the viewer buys, in the open buying; None before its answer."""
    gained: int = 0
    """How often the hand has grown."""
    newest: tuple[Card, ...] = ()
    """The cards of the hand that have come into it since the end of the viewer's last turn."""
