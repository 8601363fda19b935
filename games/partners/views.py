"""What players may know of a game of Partners: types only, built by `reveal.py`."""

from typing import ClassVar, Final, Literal, NewType

import msgspec

from games.params import Seat

Kind = NewType("Kind", str)
"""A card by its print: `7`, `-4`, `1/14`, `8S` (8 or start), `13S`, `SW` (swap), `HE` (start)."""

Piece = NewType("Piece", int)
"""0 … 15: four of each colour, yellow, red, blue, green; the colour of seat n is n."""

Field = NewType("Field", int)
"""0 … 63 on the ring, clockwise from yellow's start field; 64 … 67 in a house, H1 to H4; -1 in a yard."""

Phase = Literal["give", "play", "over"]

SEATS: Final = (Seat(0), Seat(1), Seat(2), Seat(3))
RING: Final = 64
YARD: Final = Field(-1)
HOUSE: Final = Field(RING)
PER_SEAT: Final = 4
LETTERS: Final = "YRBG"
KINDS: Final = tuple(map(Kind, ("1/14", "2", "3", "-4", "5", "6", "7", "8S", "9", "10", "12", "13S", "SW")))
HEART: Final = Kind("HE")
"""A pure start card, in the pack of 56 only (RULES.md 2.3)."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """House rules (RULES.md 8), and who deals first: by lot, or a seat in a rematch."""

    deck: Literal["classic52", "hearts56"] = "classic52"
    house: Literal["bounce", "exact"] = "bounce"
    startfield: Literal["safe", "open"] = "safe"
    startswap: Literal["open", "safe"] = "open"
    swap: Literal["any", "own"] = "any"
    fold: Literal["shown", "hidden"] = "shown"
    deals: Literal["lot", "seat-0", "seat-1", "seat-2", "seat-3"] = "lot"
    late: Literal["ask", "rule"] = "ask"


class Board(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Positions of the 16 pieces; `fresh` are those that have not moved since they entered."""

    spots: tuple[Field, ...] = (YARD,) * 16
    fresh: tuple[Piece, ...] = ()


class Moved(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A move of one piece; a piece that is knocked out goes to the yard."""

    piece: Piece
    start: Field
    end: Field


class Turn(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What a seat did: the card it played and what moved, or the unused cards it laid down.

    `laid` is the number of cards laid down, `shown` those face up.
    """

    seat: Seat
    card: Kind | None
    moved: tuple[Moved, ...] = ()
    laid: int = 0
    shown: tuple[Kind, ...] = ()


class Public(msgspec.Struct, frozen=True, kw_only=True):
    """What a state and its views have in common: nothing in it is secret."""

    options: Options
    deal: int
    """Number of the deal in the game, from 1."""
    round: int
    """Number of the deal from this pack, 1 … 3."""
    dealer: Seat
    phase: Phase
    number: int
    """Number of turns of the game."""
    board: Board
    turns: tuple[Turn, ...] = ()
    """The turns of this deal, oldest first."""
    earlier: tuple[Turn, ...] = ()
    """The last turns of the deal before."""
    played: tuple[Kind, ...] = ()
    """The cards of this pack that lie face up."""
    winners: tuple[Seat, ...] = ()
    resigned: Seat | None = None


class PartnersView(Public, frozen=True, kw_only=True):
    """What one seat may know of a game of Partners."""

    game: ClassVar[str] = "partners"

    seat: Seat | None
    waiting: tuple[Seat, ...]
    ready: tuple[bool, ...]
    """By seat, whether it has chosen a card for its partner."""
    sizes: tuple[int, ...]
    """Number of cards in each hand, by seat."""
    buried: int
    """Number of cards of this pack that lie face down, laid down unused."""
    hand: tuple[Kind, ...] = ()
    """The viewer's own cards, including one that it means to give."""
    given: Kind | None = None
    """The card that the viewer gave or means to give in this deal."""
    received: Kind | None = None
    """The card that it received."""
