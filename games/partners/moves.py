"""The moves of Partners (RULES.md 3 to 5). Laying down an unusable hand is automatic, so it is no move."""

import re
from collections.abc import Sequence
from typing import Annotated, Final

import msgspec

from games.errors import AmbiguousMove
from games.kit.moves import Grammar, Resign, Spelled, Word, one_of, positive
from games.partners.pieces import name
from games.partners.views import HEART, KINDS, LETTERS, Kind, Piece

FORMS: Final = ("give 8S", "8S enter", "9 Y1", "-4 Y1", "1/14 Y1+14", "7 Y1+3 Y2+4", "SW Y1 R2", "RESIGN")

STEPS: Final[dict[str, tuple[int, ...]]] = {
    "1/14": (1, 14), "-4": (-4,), "8S": (8,), "13S": (13,), "7": (1, 2, 3, 4, 5, 6, 7),
    **{kind: (int(kind),) for kind in ("2", "3", "5", "6", "9", "10", "12")},
}  # fmt: skip
"""How far each card moves a piece; a part of a seven any of its units."""
ENTERING: Final = frozenset((Kind("8S"), Kind("13S"), HEART))
SEVEN: Final = Kind("7")
BACK: Final = Kind("-4")
ONE_OR_FOURTEEN: Final = Kind("1/14")
SWAP: Final = Kind("SW")
_PIECE: Final = re.compile(r"([YRBG])([1-4])", re.ASCII)


def _piece(word: str) -> Piece:
    found = _PIECE.fullmatch(word)
    if found is None:
        raise ValueError(word)
    return Piece(4 * LETTERS.index(found[1]) + int(found[2]) - 1)


Named = Annotated[Piece, Word(_piece, name)]


class Give(Spelled, frozen=True, tag="give"):
    """Gives a card to the partner, face down."""

    card: Annotated[Kind, one_of(*KINDS, HEART)]


class Enter(Spelled, frozen=True, tag="enter"):
    """Enters a piece from the yard on the start field. The pieces in a yard are interchangeable."""

    form = "{card} enter"

    card: Annotated[Kind, one_of(*ENTERING)]


class Part(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A piece and its number of steps, negative for backward ones."""

    piece: Piece
    steps: int


class Walk(msgspec.Struct, frozen=True, tag="walk", gc=False):
    """Moves a piece by a card, or several by a seven, in order."""

    card: Kind
    parts: tuple[Part, ...]

    def __str__(self) -> str:
        counted = len(STEPS[self.card]) > 1
        said = (name(p.piece) + (f"+{p.steps}" if counted else "") for p in self.parts)
        return f"{self.card} {' '.join(said)}"


class Swap(Spelled, frozen=True, tag="swap"):
    """Swaps two pieces, the lower number first, so that a pair has one spelling."""

    form = "SW {one} {other}"

    one: Named
    other: Named


Move = Give | Enter | Walk | Swap | Resign


def swap(one: Piece, other: Piece) -> Swap:
    """Returns the swap of two pieces, named in any order."""
    return Swap(min(one, other), max(one, other))


def card_of(use: Enter | Walk | Swap) -> Kind:
    """Returns the card that is played."""
    return SWAP if isinstance(use, Swap) else use.card


def _read(words: Sequence[str]) -> Move:
    match words:
        case ["SW", one, other] if one != other:
            return swap(_piece(one), _piece(other))
        case [card, *parts] if card in STEPS and parts and len(parts) <= (7 if card == SEVEN else 1):
            return Walk(Kind(card), tuple(_part(Kind(card), part) for part in parts))
    raise ValueError(words)


GRAMMAR: Final = Grammar[Move](Give, Enter, forms=FORMS, read=_read)
"""Raises AmbiguousMove too, for a walk of 1 or 14 without the number of steps."""


def _part(card: Kind, word: str) -> Part:
    """Returns a part of a walk. Without a number of steps it is the card's, or the whole of a seven."""
    steps = STEPS[card]
    spelled, plus, count = word.partition("+")
    piece = _piece(spelled)
    if not plus:
        if card == ONE_OR_FOURTEEN:
            raise AmbiguousMove("partners-one-or-fourteen", "4.3")
        return Part(piece, steps[-1])
    if (number := positive(count, 2)) not in steps:
        raise ValueError(word)
    return Part(piece, number)
