"""Public constants of Kínaskák: the pack and its reshuffling (RULES.md 2 and 4)."""

from typing import Final

from games.cards import DECK, JOKER, Card
from games.kinaskak.views import Ladder

RESHUFFLES: Final = 1
"""How often in a round the discards become a new stock; after that an empty stock ends the round."""


def pack(rules: Ladder) -> tuple[Card, ...]:
    """Returns all cards, jokers last."""
    return tuple(card for card in DECK for _ in range(rules.packs)) + (JOKER,) * (rules.packs * rules.jokers)
