"""The moves of cribbage (RULES.md 3, 4, 6.8 and 6.9). Calling go is automatic, so it is no move."""

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from games.cards import Card, is_card
from games.errors import UnreadableMove

FORMS: Final = ("discard 5H 6D", "play 5H", "count 8", "muggins 2", "RESIGN")


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """Two cards to the crib; they stand in the order of their ids, so that a pair has one spelling."""

    cards: tuple[Card, Card]

    def __str__(self) -> str:
        return f"discard {self.cards[0]} {self.cards[1]}"


class Play(msgspec.Struct, frozen=True, tag="play"):
    """One card to the series."""

    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


class Claim(msgspec.Struct, frozen=True, tag="count"):
    """What the owner of the hand or crib that lies open has counted."""

    points: int

    def __str__(self) -> str:
        return f"count {self.points}"


class Muggins(msgspec.Struct, frozen=True, tag="muggins"):
    """What the other says was missed; 0 lets the count stand."""

    points: int

    def __str__(self) -> str:
        return f"muggins {self.points}"


class Resign(msgspec.Struct, frozen=True, tag="resign"):
    """Giving up; every game parses it and none offers it."""

    def __str__(self) -> str:
        return "RESIGN"


Move = Discard | Play | Claim | Muggins | Resign
_NUMBER: Final = re.compile(r"[0-9]{1,2}", re.ASCII)


def discard(one: Card, other: Card) -> Discard:
    """The discard of two cards, whichever is named first."""
    low, high = sorted((one, other))
    return Discard((low, high))


def parse(text: str) -> Move:
    """The move that the text spells, in any case. Raises UnreadableMove."""
    words = text.upper().split()
    cards = [Card(w) for w in words[1:]]
    match words[:1], cards:
        case ["RESIGN"], []:
            return Resign()
        case ["DISCARD"], [one, other] if is_card(one) and is_card(other) and one != other:
            return discard(one, other)
        case ["PLAY"], [card] if is_card(card):
            return Play(card)
    return _number(words)


def _number(words: Sequence[str]) -> Move:
    match words:
        case ["COUNT", points] if _NUMBER.fullmatch(points):
            return Claim(int(points))
        case ["MUGGINS", points] if _NUMBER.fullmatch(points):
            return Muggins(int(points))
    raise UnreadableMove(forms=FORMS)
