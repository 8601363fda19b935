"""Public constants of Ólsen Ólsen: packs, numbers of cards, points (RULES.md 1, 2, 4, 5 and 7)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from games.cards import DECK, Card

DEALT: Final = 5
MOST_DRAWN: Final = 3
"""Number of cards that a player draws at most in a turn."""
PENALTY: Final = 3
"""Number of cards drawn for a forgotten call or a wrong accusation."""
CLIMBED: Final = 5
"""Number of cards drawn after going out in Langi Ólsen (RULES.md 7.4)."""
POINTS: Final[Mapping[str, int]] = MappingProxyType({"8": 25, "10": 10, "J": 10, "Q": 10, "K": 10})
"""Points for a card in the hand at the end of a round; any other card is 5 (RULES.md 7.2)."""


def pack(packs: int) -> tuple[Card, ...]:
    """Returns all cards of a game."""
    return DECK * packs
