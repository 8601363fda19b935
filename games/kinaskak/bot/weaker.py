"""The weaker bots: both throw the dearest card that they do not miss, whoever may want it.

Easy lays when it can, and thinks of this turn alone: it takes the top card only if that brings the contract
nearer, buys and wishes nothing, and takes no joker from a run. Middle buys once a round.
"""

from typing import Final

from games.cards import JOKER, Card
from games.kinaskak import wishes
from games.kinaskak.bot import usual
from games.kinaskak.laying import has_laid, lays
from games.kinaskak.melds import prospects
from games.kinaskak.melds.finder import cost
from games.kinaskak.moves import Buy, Decline, Discard, Move, Pass, Take, Wish
from games.kinaskak.views import KinaskakView
from games.kit.hands import without

PURCHASES: Final = 1
"""Number of purchases of the middle bot in a round."""


def easy(view: KinaskakView) -> Move:
    """Returns the easy bot's move for a seat that the table waits for."""
    if view.phase == "draw":
        return Take() if view.pile and _helps(view, view.pile[-1]) else Decline()
    if view.phase == "buy":
        return Pass()
    if ways := lays(view):
        return ways[0]
    return (usual.off(view) if has_laid(view) else None) or Discard(_dearest(view))


def middle(view: KinaskakView) -> Move:
    """Returns the middle bot's move, or before it a wish."""
    assert view.seat is not None  # not the channel
    has_bought = view.buys[view.seat] >= PURCHASES
    wish = usual.wish(view) if not has_bought else _no_wish(view)
    move = wish or usual.best(view)
    if isinstance(move, Buy) and has_bought:
        return Pass()
    return Discard(_dearest(view)) if isinstance(move, Discard) else move


def _no_wish(view: KinaskakView) -> Wish | None:
    """Returns the end of a wish; None if none stands or it cannot be ended now."""
    is_asked = view.phase == "play" and not has_laid(view) and not lays(view)
    return Wish(wishes.NEVER) if is_asked and view.wish not in ("", wishes.NEVER) else None


def _helps(view: KinaskakView, top: Card) -> bool:
    """Checks if the card can be laid off, or else brings the contract nearer."""
    if has_laid(view):
        return bool(usual.places(view, top))
    return prospects.need((*view.hand, top), view.contract) < prospects.need(view.hand, view.contract)


def _dearest(view: KinaskakView) -> Card:
    """Returns the dearest card of those without which least is missing; jokers only if all are."""

    def rank(card: Card) -> tuple[int, int]:
        rest = without(view.hand, (card,))
        missing = 0 if has_laid(view) else prospects.need(rest, view.contract)
        return -missing, cost(card, view.ladder.values)

    kinds = dict.fromkeys(view.hand)
    return max([card for card in kinds if card != JOKER] or kinds, key=rank)
