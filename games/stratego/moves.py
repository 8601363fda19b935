"""The moves of Stratego (RULES.md 5 to 9) and their spelling. What `E4-E7` does depends on its end space."""

import re
from collections.abc import Sequence
from functools import partial
from typing import Annotated, Final

from games.kit.moves import Grammar, Resign, Spelled, Word, one_of
from games.stratego.facts import ARMY, FRONT, MIDDLE, Board
from games.stratego.formations import formations, swapped
from games.stratego.views import Army, Space

FORMS: Final = (
    "army 5647465/351.143/3967823", "army lot", "swap E1 F3", "ready", "change", "E4-E7", "recruit 7",
    "recruit none", "hold on", "draw yes", "RESIGN",
)  # fmt: skip

_LAYOUT: Final = re.compile(r"[1-9]{7}/[1-9]{3}\.?[1-9]{3}/[1-9]{7}", re.ASCII)
_WAY: Final = re.compile(r"([0-9A-Z]{2,6})\s*(?:[-X>→]|\s)\s*([0-9A-Z]{2,6})", re.ASCII)


def spelt(army: Army) -> str:
    """Returns the spelling of an army: `5364735/547183/6429316`."""
    rows = army[:FRONT], army[FRONT:MIDDLE], army[MIDDLE:]
    return "/".join("".join(map(str, row)) for row in rows)


def read_army(text: str) -> Army | None:
    """Returns the army of that spelling, with any ranks; None if the text has another form."""
    text = text.strip()
    if not _LAYOUT.fullmatch(text):
        return None
    army = tuple(int(sign) for sign in text if sign.isdigit())
    assert len(army) == ARMY
    return army


def _army(word: str) -> Army:
    """Returns the army of that spelling, or the formation of that name."""
    found = read_army(word) or formations().get(word.lower())
    if found is None:
        raise ValueError(word)
    return found


class SetUp(Spelled, frozen=True, tag="army"):
    """Sets the whole army, from the front row to the back, each row from the player's left."""

    army: Annotated[Army, Word(_army, spelt)]


class ByLot(Spelled, frozen=True, tag="lot"):
    """Sets a random army, which no other seat can predict."""

    form = "army lot"


class Ready(Spelled, frozen=True, tag="ready"):
    """Marks the army as ready."""


class Change(Spelled, frozen=True, tag="change"):
    """Takes back being ready, while others are not."""


class Act(Spelled, frozen=True, tag="act"):
    """Moves, attacks, fires or hands over a flag, depending on the end space."""

    start: Space
    end: Space

    def __str__(self) -> str:
        return f"{self.start}-{self.end}"


class Recruit(Spelled, frozen=True, tag="recruit"):
    """Brings back a removed piece of that rank; 0: none."""

    rank: Annotated[int, one_of(*range(1, 10), none=0)]


class Hold(Spelled, frozen=True, tag="hold"):
    """Sets whether a win leaves the slider at 5."""

    on: Annotated[bool, one_of(on=True, off=False)]


class Draw(Spelled, frozen=True, tag="draw"):
    """Sets whether the seat agrees to a draw."""

    yes: Annotated[bool, one_of(yes=True, no=False)]


class Skip(Spelled, frozen=True, tag="skip"):
    """Skips the turn whose clock ran out; made by the table's clock."""

    form = "SKIP {seat} {number}"

    seat: int
    number: int


Move = SetUp | ByLot | Ready | Change | Act | Recruit | Hold | Draw | Skip | Resign
_KINDS: Final = (ByLot, SetUp, Ready, Change, Recruit, Hold, Draw, Skip)


def parse(board: Board, army: Army, text: str) -> Move:
    """Returns the move that the text spells, in upper or lower case. Raises UnreadableMove.

    `army` is the seat's current one, for swaps.
    """
    grammar = Grammar[Move](*_KINDS, forms=FORMS, read=partial(_read, board, army))
    return grammar.parse(text)


def _read(board: Board, army: Army, words: Sequence[str]) -> Move:
    match words:
        case ["SWAP", one, other]:
            for zone in board.zones:
                places = {space.upper(): n for n, space in enumerate(zone.start)}
                if army and one in places and other in places and one != other:
                    return SetUp(swapped(army, places[one], places[other]))
            raise ValueError(one, other)
    text = " ".join(words)
    way = _WAY.fullmatch(text)
    if way and way[1] in board.spelling and way[2] in board.spelling and way[1] != way[2]:
        return Act(board.spelling[way[1]], board.spelling[way[2]])
    raise ValueError(text)
