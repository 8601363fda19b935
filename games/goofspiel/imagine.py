"""Makes a state that a view allows: unknown bids and the order of the prizes are drawn."""

from games.cards import Card
from games.chance import Chance
from games.goofspiel.reveal import PUBLIC
from games.goofspiel.state import State
from games.goofspiel.views import NO_BID, GoofspielView
from games.params import Seat


def imagine(view: GoofspielView, chance: Chance) -> State:
    """Returns a state whose view for this seat is `view`."""
    return PUBLIC.state(
        view,
        prizes=(view.prize, *chance.shuffle("imagine", view.left)) if view.prize else (),
        bids=tuple(_bid(view, Seat(n), chance) for n in range(len(view.hands))),
    )


def _bid(view: GoofspielView, seat: Seat, chance: Chance) -> Card | None:
    if seat == view.seat or seat in view.waiting:
        return view.bid if seat == view.seat else None
    if view.gone[seat] or not view.prize:
        return NO_BID
    return view.hands[seat][chance.number("imagine", len(view.hands[seat]))]
