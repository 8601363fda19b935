"""A random full state that fits a view: unseen cards are dealt anew."""

from collections import Counter

from games.chance import Chance
from games.kit.hands import take
from games.kit.seats import left_of, put
from games.params import Seat
from games.partners import board
from games.partners.pieces import partner
from games.partners.reveal import PUBLIC
from games.partners.state import NONE, Hand, State, deck, held
from games.partners.views import SEATS, Kind, PartnersView


def unseen(view: PartnersView) -> Hand:
    """Returns the cards of the pack that this viewer has not seen."""
    left = Counter(deck(view.options))
    left.subtract(view.played)
    left.subtract(view.hand)
    return held(tuple(left.elements()))


def imagine(view: PartnersView, chance: Chance) -> State:
    """Returns a state with the same view for this seat, in which the seat to play can play."""
    pool = list(chance.shuffle("imagine", unseen(view)))
    hands: list[Hand] = [_known(view, seat) for seat in SEATS]
    for card in (card for hand in hands for card in hand):
        pool.remove(card)
    for seat in sorted(SEATS, key=lambda seat: view.waiting != (seat,)):
        hands[seat] = view.hand if seat == view.seat else _take(view, pool, seat, hands[seat])
    given, received = _exchanged(view, hands)
    return PUBLIC.state(
        view,
        turn=view.waiting[0] if view.phase == "play" else left_of(view.dealer, 4),
        hands=tuple(hands),
        buried=take(pool, view.buried),
        stock=tuple(pool),
        given=given,
        received=received,
    )


def _known(view: PartnersView, seat: Seat) -> Hand:
    """Returns the card that the viewer gave their partner, until the partner has played one like it."""
    if view.seat is None or seat != partner(view.seat) or view.phase == "give" or view.given is None:
        return ()
    gone = any(view.given == t.card or t.laid for t in view.turns if t.seat == seat)
    return () if gone or not view.sizes[seat] else (view.given,)


def _take(view: PartnersView, pool: list[Kind], seat: Seat, known: Hand) -> Hand:
    """Returns as many cards as the seat holds; one of them is usable if it is the seat's turn."""
    taken = list(known)
    is_turn = view.phase == "play" and view.waiting == (seat,)
    if is_turn and not any(board.has_use(view.board, seat, card, view.options) for card in taken):
        taken.append(next(c for c in pool if board.has_use(view.board, seat, c, view.options)))
        pool.remove(taken[-1])
    while len(taken) < view.sizes[seat]:
        taken.append(pool.pop())
    return held(tuple(taken))


def _exchanged(
    view: PartnersView, hands: list[Hand]
) -> tuple[tuple[Kind | None, ...], tuple[Kind | None, ...]]:
    """Returns the cards given and received: the viewer's own, for others any card of the hand."""
    if view.phase == "give":
        given = tuple(hands[s][0] if view.ready[s] else None for s in SEATS)
        return (given if view.seat is None else put(given, view.seat, view.given)), NONE
    some = deck(view.options)[0]
    given = tuple(hands[partner(seat)][0] if hands[partner(seat)] else some for seat in SEATS)
    if view.seat is not None:
        given = put(put(given, view.seat, view.given), partner(view.seat), view.received)
    return given, tuple(given[partner(seat)] for seat in SEATS)
