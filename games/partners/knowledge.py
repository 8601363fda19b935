"""What follows from a view: the cards not yet seen, and hands that they may make."""

from collections import Counter
from typing import Final

from games.chance import Chance
from games.partners import board
from games.partners.pieces import partner
from games.partners.views import HEART, KINDS, SEATS, Kind, Options, PartnersView

Hand = tuple[Kind, ...]
_ORDER: Final = {kind: n for n, kind in enumerate((*KINDS, HEART))}


def deck(options: Options) -> Hand:
    """Returns the whole pack: four of each kind (RULES.md 2.3)."""
    kinds = KINDS if options.deck == "classic52" else (*KINDS, HEART)
    return tuple(kind for kind in kinds for _ in range(4))


def held(cards: Hand) -> Hand:
    """Returns the cards sorted as a hand."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def unseen(view: PartnersView) -> Hand:
    """Returns the cards of the pack that this viewer has not seen."""
    left = Counter(deck(view.options))
    left.subtract(view.played)
    left.subtract(view.hand)
    return held(tuple(left.elements()))


def dealt(view: PartnersView, chance: Chance) -> tuple[Hand, ...]:
    """Returns random hands that fit the view; the seat to play can play."""
    pool = list(chance.shuffle("imagine", unseen(view)))
    hands = [_known(view, seat) for seat in SEATS]
    for card in (card for hand in hands for card in hand):
        pool.remove(card)
    for seat in sorted(SEATS, key=lambda seat: view.waiting != (seat,)):
        hands[seat] = view.hand if seat == view.seat else _take(view, pool, seat, hands[seat])
    return tuple(hands)


def _known(view: PartnersView, seat: int) -> Hand:
    """Returns the card that the viewer gave their partner, until the partner has played one like it."""
    if view.seat is None or seat != partner(view.seat) or view.phase == "give" or view.given is None:
        return ()
    gone = any(view.given == t.card or t.laid for t in view.turns if t.seat == seat)
    return () if gone or not view.sizes[seat] else (view.given,)


def _take(view: PartnersView, pool: list[Kind], seat: int, known: Hand) -> Hand:
    """Returns as many cards as the seat holds; one of them is usable if it is the seat's turn."""
    taken = list(known)
    is_turn = view.phase == "play" and view.waiting == (seat,)
    if is_turn and not any(_is_usable(view, card) for card in taken):
        taken.append(next(card for card in pool if _is_usable(view, card)))
        pool.remove(taken[-1])
    while len(taken) < view.sizes[seat]:
        taken.append(pool.pop())
    return held(tuple(taken))


def _is_usable(view: PartnersView, card: Kind) -> bool:
    """Checks if the seat to play can use the card."""
    return board.has_use(view.board, view.waiting[0], card, view.options)
