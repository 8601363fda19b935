"""Chooses a move from a view by how near the contract is, without counting cards.

Before laying the contract it keeps the cards that bring the contract nearest, takes and buys what helps, and
discards expensive cards if that costs nothing. Afterwards it lays off all that fits, takes jokers that it can
lay off at once, and discards the most expensive card that is of least use to the next players.
"""

from typing import Final

from games.cards import JOKER, Card
from games.kinaskak import wishes
from games.kinaskak.laying import has_laid, kept, lays, tokens
from games.kinaskak.melds import meld as melds
from games.kinaskak.melds import prospects
from games.kinaskak.melds.finder import cost
from games.kinaskak.melds.worth import thrown
from games.kinaskak.moves import Buy, Decline, Discard, Joker, Move, Off, Pass, Take, Wish
from games.kinaskak.views import KinaskakView

FEW_NEEDED: Final = 1
LATE: Final = 4
"""Size of an opponent's hand at which only a purchase that completes the contract is in time."""


def best(view: KinaskakView) -> Move:
    """Returns the move for a seat that the table waits for."""
    if view.phase == "draw":
        return Take() if view.pile and wants(view, view.pile[-1]) else Decline()
    if view.phase == "buy":
        return Buy() if buys(view, view.pile[-1]) else Pass()
    return _play(view)


def answer(view: KinaskakView) -> Move:
    """Returns the move, or before it a wish that is better than the current one."""
    return wish(view) or best(view)


# -- drawing and buying


def wants(view: KinaskakView, top: Card) -> bool:
    """Whether the top card is better than an unknown one from the stock."""
    if top == JOKER:
        return True
    if has_laid(view):
        return bool(places(view, top))
    now = prospects.need(view.hand, view.contract)
    if prospects.need((*view.hand, top), view.contract) < now:
        return True
    gain = prospects.promise((*view.hand, top), view.contract) - prospects.promise(view.hand, view.contract)
    return gain >= FEW_NEEDED and now > 1


def buys(view: KinaskakView, top: Card) -> bool:
    """Whether the top card is worth an additional card; never if it costs a fine."""
    if view.seat is None or view.buys[view.seat] >= view.ladder.buys:
        return False
    before = prospects.need(view.hand, view.contract)
    after = prospects.need((*view.hand, top), view.contract)
    others = [size for seat, size in enumerate(view.sizes) if seat != view.seat and view.laid[seat]]
    if after and others and min(others) <= LATE:
        return False
    return after < before


def wish(view: KinaskakView) -> Wish | None:
    """Returns the wish for what brings the hand nearer; None if it stands already."""
    is_asked = view.options.buying == "wishes" and view.gone.count(False) > 2
    if not is_asked or view.wish == wishes.NEARER or has_laid(view) or view.phase != "play" or lays(view):
        return None
    return Wish(wishes.NEARER)


# -- the turn


def _play(view: KinaskakView) -> Move:
    if ways := lays(view):
        return ways[0]
    if has_laid(view):
        move = off(view) or joker(view)
        if move is not None:
            return move
    return Discard(thrown(view))


def places(view: KinaskakView, card: Card) -> list[Off]:
    """Returns where a card could be laid off, sets first."""
    found = [
        Off(token, n)
        for n, meld in enumerate(view.melds)
        for token in tokens(meld, card)
        if melds.added(meld, token) is not None
    ]
    return sorted(found, key=lambda off: view.melds[off.meld].kind == "run")


def off(view: KinaskakView) -> Off | None:
    """Returns the most expensive card that fits a meld; naturals before jokers, which fit later too."""
    if len(view.hand) <= kept(view):
        return None
    fits = [(card == JOKER, -cost(card, view.ladder.values), card) for card in dict.fromkeys(view.hand)]
    for _, _, card in sorted(fits):
        if found := places(view, card):
            return found[0]
    return None


def joker(view: KinaskakView) -> Joker | None:
    """Returns a joker that can be taken and laid off again."""
    if len(view.hand) <= kept(view) or not any(m.kind == "set" or melds.joker_ends(m) for m in view.melds):
        return None
    for n, meld in enumerate(view.melds):
        for card in melds.swappable(meld):
            if card in view.hand:
                return Joker(card, n)
    return None
