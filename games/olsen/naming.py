"""Parameters of events and labels: suits and single cards."""

from typing import Final

from games.cards import Card
from games.contract import Cards, Term, Text

SUIT_IDS: Final = {"C": "suit-clubs", "D": "suit-diamonds", "H": "suit-hearts", "S": "suit-spades"}


def suit_term(suit: str) -> Term:
    """Returns a suit as a parameter of texts."""
    return Term(SUIT_IDS[suit])


def card_text(card: Card) -> Text:
    """Returns a card as a label."""
    return Text("olsen-label-card", {"cards": Cards((card,))})
