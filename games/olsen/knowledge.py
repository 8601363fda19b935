"""What a viewer can infer from a view; used by the bot and by `imagine`."""

from collections import Counter

from games.cards import Card, by_rank
from games.olsen.variants import pack
from games.olsen.views import OlsenView


def unseen(view: OlsenView) -> tuple[Card, ...]:
    """Returns the cards that this viewer cannot see."""
    left = Counter(pack(view.packs))
    left.subtract(view.hand)
    left.subtract(view.slipped)
    left.subtract(view.pile)
    return by_rank(tuple(left.elements()))
