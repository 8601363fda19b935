"""The worth of a hand for its contract, and the card to throw: for the bot and the ready wishes."""

from collections.abc import Sequence
from typing import Final

from games.cards import JOKER, Card, order, rank, suit
from games.kinaskak.laying import has_laid
from games.kinaskak.melds import meld as melds
from games.kinaskak.melds import prospects
from games.kinaskak.melds.finder import cost
from games.kinaskak.views import KinaskakView
from games.kit.hands import without
from games.kit.latest import latest
from games.kit.seats import left_of

NEED: Final = 10.0
"""Weight of a missing card against the points of cards kept for it."""
PROMISE: Final = 3.0
DEAR: Final = 0.055
"""Weight of a penalty point in the hand while nobody has laid, and the increase for each seat that has."""
DEARER: Final = 0.05
GIFT: Final = 0.5
"""Weight of a discard that the next player could use."""


def worth(view: KinaskakView, hand: Sequence[Card]) -> float:
    """Evaluates a hand for the contract of the round."""
    missing = prospects.need(hand, view.contract)
    dear = DEAR + DEARER * sum(view.laid)
    points = sum(cost(card, view.ladder.values) for card in hand)
    return PROMISE * prospects.promise(hand, view.contract) - NEED * missing - dear * points


def thrown(view: KinaskakView) -> Card:
    """Returns the card to discard."""
    return discards(view)[0][1]


def discards(view: KinaskakView) -> list[tuple[float, Card]]:
    """Returns the cards that may be discarded, with the worth of that, best first; jokers only if all are."""
    kinds = list(dict.fromkeys(view.hand))
    naturals = [card for card in kinds if card != JOKER] or kinds
    if has_laid(view):
        return sorted([(float(cost(card, view.ladder.values)), card) for card in naturals], reverse=True)
    left = ((worth(view, without(view.hand, (card,))), card) for card in naturals)
    return sorted(((found - GIFT * gift(view, card), card) for found, card in left), reverse=True)


def gift(view: KinaskakView, card: Card) -> float:
    """Estimates how useful a card is to others: the next can lay it off, or it is near what one has taken."""
    seat = left_of(view.turn, len(view.gone))
    while view.gone[seat]:
        seat = left_of(seat, len(view.gone))
    fits = view.laid[seat] and any(melds.added(meld, card) is not None for meld in view.melds)
    near = sum(
        _is_near(card, other)
        for seat, known in enumerate(view.known)
        if seat != view.seat and not view.laid[seat]
        for other in known
    )
    return 2.0 * fits + 0.7 * near


def _is_near(card: Card, other: Card) -> bool:
    if other == JOKER:
        return False
    is_next = suit(card) == suit(other) and abs(order(card) - order(other)) <= 2
    return rank(card) == rank(other) or is_next


@latest  # asked for at each pick of a wish
def wishing(view: KinaskakView) -> tuple[Card, ...]:
    """Returns the hand that a wish is for: in the own turn, what is left after the discard."""
    return (
        without(view.hand, (thrown(view),)) if view.phase == "play" and view.turn == view.seat else view.hand
    )
