"""The strong bot: it counts which cards are left.

A hand is worth the more, the fewer cards of the contract it misses and the more of the unseen cards would
bring it nearer. Otherwise it plays as `usual` does.
"""

from collections import Counter
from typing import Final

from games.cards import Card
from games.kinaskak.bot import usual
from games.kinaskak.facts import unseen
from games.kinaskak.laying import has_laid, lays
from games.kinaskak.melds import prospects
from games.kinaskak.melds.worth import discards
from games.kinaskak.moves import Discard, Move
from games.kinaskak.views import KinaskakView
from games.kit.hands import without

OUTS: Final = 4.0
"""Worth of a hand that any unseen card would bring nearer, against one that none would."""
WEIGHED: Final = 3
"""Number of discards, the best without counting, for which the cards left are counted."""
MARGIN: Final = 1.5
"""Worth by which a discard may fall behind the best and still be counted for."""


def answer(view: KinaskakView) -> Move:
    """Returns the move, or before it a wish that is better than the current one."""
    return usual.wish(view) or best(view)


def best(view: KinaskakView) -> Move:
    """Returns the move for a seat that the table waits for."""
    if view.phase == "play" and not has_laid(view) and not lays(view):
        return Discard(_thrown(view))
    return usual.best(view)


def _thrown(view: KinaskakView) -> Card:
    """Returns the card to discard: of the few that are missed least, the one that leaves most ways open."""
    found = discards(view)
    near = [(worth, card) for worth, card in found[:WEIGHED] if worth > found[0][0] - MARGIN]
    if len(near) == 1:
        return near[0][1]
    left = Counter(unseen(view))
    return max((worth + OUTS * _outs(view, card, left), card) for worth, card in near)[1]


def _outs(view: KinaskakView, card: Card, left: Counter[Card]) -> float:
    """Returns the part of the unseen cards that would bring the hand nearer without that card."""
    helping = prospects.helping(without(view.hand, (card,)), view.contract)
    return sum(left[one] for one in helping) / max(1, left.total())
