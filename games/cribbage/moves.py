"""The moves of cribbage (RULES.md 3 and 4). Calling go is automatic, so it is no move."""

from typing import Final

import msgspec

from games.cards import Card, is_card
from games.errors import UnreadableMove

FORMS: Final = "discard 5H 6D · play 5H · RESIGN"


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


class Resign(msgspec.Struct, frozen=True, tag="resign"):
    """Giving up; every game parses it and none offers it."""

    def __str__(self) -> str:
        return "RESIGN"


Move = Discard | Play | Resign


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
    raise UnreadableMove(forms=FORMS)
