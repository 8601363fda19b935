"""Playing cards, identified by rank and suit as in RULES.md: `10D`, `AS`.

A card is its id, a plain string, so that it reads the same in a move, in the log, in a stored state and
in a test. Equal cards of several packs are equal; where a game must tell them apart it counts them.
"""

from collections.abc import Sequence
from typing import Final, NewType

Card = NewType("Card", str)
Suit = NewType("Suit", str)
Rank = NewType("Rank", str)

SUITS: Final = tuple(Suit(s) for s in "CDHS")
RANKS: Final = tuple(Rank(r) for r in ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"))

DECK: Final[tuple[Card, ...]] = tuple(Card(r + s) for s in SUITS for r in RANKS)
"""One pack of 52 in the order clubs, diamonds, hearts, spades, each from ace to king."""

JOKER: Final = Card("JK")
"""A joker; it is in no `DECK`, its rank is its own id and it has a suit that no other card has."""

_PLACE: Final = {card: n for n, card in enumerate(DECK)}
_RANK: Final = {card: Rank(card[:-1]) for card in DECK} | {JOKER: Rank("JK")}
_SUIT: Final = {card: Suit(card[-1]) for card in DECK} | {JOKER: Suit("")}
_ORDER: Final = {card: RANKS.index(_RANK[card]) + 1 for card in DECK} | {JOKER: len(RANKS) + 1}
_HELD: Final = {card: 4 * _ORDER[card] + SUITS.index(_SUIT[card]) for card in DECK} | {JOKER: 60}


def rank(card: Card) -> Rank:
    """Returns the rank of a card: `A`, `2` … `10`, `J`, `Q`, `K`; of a joker `JK`."""
    return _RANK[card]


def suit(card: Card) -> Suit:
    """Returns the suit of a card: `C`, `D`, `H` or `S`; the empty suit for a joker."""
    return _SUIT[card]


def order(card: Card) -> int:
    """Returns the position of the card's rank, from ace, 1, to king, 13; a joker's is 14."""
    return _ORDER[card]


def cards_of(text: str) -> tuple[Card, ...]:
    """Returns the cards whose ids are in a text: `AD 4D`."""
    return tuple(map(Card, text.split()))


def is_card(text: str) -> bool:
    """Checks if the text, in upper or lower case, is the id of a card of the pack."""
    return text.upper() in _PLACE


def by_rank(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Returns the cards sorted as in a hand: from ace to king, equal ranks by suit, jokers last."""
    return tuple(sorted(cards, key=_HELD.__getitem__))
