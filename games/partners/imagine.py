"""A random full state that fits a view: unseen cards are dealt anew."""

from games.chance import Chance
from games.kit.hands import take, without
from games.kit.seats import left_of, put
from games.partners.knowledge import Hand, dealt, deck, unseen
from games.partners.pieces import partner
from games.partners.reveal import PUBLIC
from games.partners.state import NONE, State
from games.partners.views import SEATS, Kind, PartnersView


def imagine(view: PartnersView, chance: Chance) -> State:
    """Returns a state with the same view for this seat, in which the seat to play can play."""
    hands = dealt(view, chance)
    others = (card for seat, hand in enumerate(hands) if seat != view.seat for card in hand)
    pool = list(chance.shuffle("imagine", without(unseen(view), others)))
    given, received = _exchanged(view, hands)
    return PUBLIC.state(
        view,
        turn=view.waiting[0] if view.phase == "play" else left_of(view.dealer, 4),
        hands=hands,
        buried=take(pool, view.buried),
        stock=tuple(pool),
        given=given,
        received=received,
    )


def _exchanged(
    view: PartnersView, hands: tuple[Hand, ...]
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
