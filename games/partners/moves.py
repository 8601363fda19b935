"""The moves of Partners (RULES.md 3 to 5). An unusable hand lies down by itself, so that is no move."""

import re
from typing import Final

import msgspec

from games.errors import AmbiguousMove, UnreadableMove
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
ONE_OR_FOURTEEN: Final = Kind("1/14")
SWAP: Final = Kind("SW")
_KNOWN: Final = frozenset((*KINDS, HEART))
_PART: Final = re.compile(r"([YRBG])([1-4])(?:\+([1-9][0-9]?))?", re.ASCII)


class Give(msgspec.Struct, frozen=True, tag="give"):
    """One card to the partner, face down."""

    card: Kind

    def __str__(self) -> str:
        return f"give {self.card}"


class Enter(msgspec.Struct, frozen=True, tag="enter"):
    """A piece from the yard to the start field; which of them is all one."""

    card: Kind

    def __str__(self) -> str:
        return f"{self.card} enter"


class Part(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A piece and how far it goes; backward below 0."""

    piece: Piece
    steps: int


class Walk(msgspec.Struct, frozen=True, tag="walk"):
    """A card that moves pieces: one, or with a seven several, one after another."""

    card: Kind
    parts: tuple[Part, ...]

    def __str__(self) -> str:
        counted = len(STEPS[self.card]) > 1
        said = (name(p.piece) + (f"+{p.steps}" if counted else "") for p in self.parts)
        return f"{self.card} {' '.join(said)}"


class Swap(msgspec.Struct, frozen=True, tag="swap"):
    """Two pieces change places; they stand in the order of their numbers, so that a pair has one spelling."""

    one: Piece
    other: Piece

    def __str__(self) -> str:
        return f"SW {name(self.one)} {name(self.other)}"


class Resign(msgspec.Struct, frozen=True, tag="resign"):
    """Giving up for the team; every game parses it and none offers it."""

    def __str__(self) -> str:
        return "RESIGN"


Move = Give | Enter | Walk | Swap | Resign


def swap(one: Piece, other: Piece) -> Swap:
    """The swap of two pieces, whichever is named first."""
    return Swap(min(one, other), max(one, other))


def parse(text: str) -> Move:
    """The move that the text spells, in any case. Raises UnreadableMove, AmbiguousMove."""
    words = text.upper().split()
    match words:
        case ["RESIGN"]:
            return Resign()
        case ["GIVE", card] if card in _KNOWN:
            return Give(Kind(card))
        case [card, "ENTER"] if card in ENTERING:
            return Enter(Kind(card))
        case ["SW", one, other]:
            return _swap(one, other)
        case [card, *parts] if card in STEPS and parts and len(parts) <= (7 if card == SEVEN else 1):
            return Walk(Kind(card), tuple(_part(Kind(card), part) for part in parts))
    raise UnreadableMove(forms=FORMS)


def _swap(one: str, other: str) -> Swap:
    first, second = _piece(one), _piece(other)
    if first == second:
        raise UnreadableMove(forms=FORMS)
    return swap(first, second)


def _piece(word: str) -> Piece:
    found = _PART.fullmatch(word)
    if found is None or found[3]:
        raise UnreadableMove(forms=FORMS)
    return Piece(4 * LETTERS.index(found[1]) + int(found[2]) - 1)


def _part(card: Kind, word: str) -> Part:
    """A part of the walk; without a number of steps it is what the card says, the whole of a seven."""
    steps = STEPS[card]
    said, plus, count = word.partition("+")
    piece = _piece(said)
    if not plus:
        if card == ONE_OR_FOURTEEN:
            raise AmbiguousMove("partners-one-or-fourteen", "4.3")
        return Part(piece, steps[-1])
    if not re.fullmatch("[1-9][0-9]?", count, re.ASCII) or int(count) not in steps:
        raise UnreadableMove(forms=FORMS)
    return Part(piece, int(count))
