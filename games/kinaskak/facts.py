"""The pack of Kínaskák, the cards of it that a viewer cannot see, and its reshuffling (RULES.md 2 and 4)."""

from collections import Counter
from typing import Final

from games.cards import DECK, JOKER, Card, by_rank
from games.kinaskak.views import KinaskakView, Ladder

RESHUFFLES: Final = 1
"""How often in a round the discards become a new stock; after that an empty stock ends the round."""


def pack(rules: Ladder) -> tuple[Card, ...]:
    """Returns all cards, jokers last."""
    return tuple(card for card in DECK for _ in range(rules.packs)) + (JOKER,) * (rules.packs * rules.jokers)


def unseen(view: KinaskakView) -> tuple[Card, ...]:
    """Returns the cards that this viewer cannot see."""
    left = Counter(pack(view.ladder))
    left.subtract(view.pile)
    for meld in view.melds:
        left.subtract(meld.cards)
    for seat, known in enumerate(view.known):
        left.subtract(view.hand if seat == view.seat else known)
    return by_rank(tuple(left.elements()))
