"""What follows from a view: the cards not yet seen."""

from games.cards import DECK, Card
from games.kasino.views import KasinoView


def unseen(view: KasinoView) -> tuple[Card, ...]:
    """Returns the cards that this viewer has seen nowhere."""
    built = (card for build in view.builds for card in build.cards)
    piled = (card for pile in view.piles for card in pile)
    seen = {*view.loose, *built, *piled, *view.hand}
    return tuple(card for card in DECK if card not in seen)
