"""Samples a full state that is consistent with a view: deals the cards that the viewer cannot see."""

from games.cards import Card
from games.chance import Chance
from games.kit.hands import take
from games.kit.seats import only_at
from games.olsen.reveal import PUBLIC
from games.olsen.state import Laid, State, held
from games.olsen.variants import unseen
from games.olsen.views import OlsenView


def imagine(view: OlsenView, chance: Chance) -> State:
    """Returns a state whose view for this seat equals `view`; assumes that nobody else has hidden a card."""
    pool = list(chance.shuffle("imagine", unseen(view)))
    hands = tuple(
        view.hand if n == view.seat else held(take(pool, size)) for n, size in enumerate(view.sizes)
    )
    pile = _pile(view, pool)
    seats = len(hands)
    return PUBLIC.state(
        view,
        hands=hands,
        stock=tuple(pool),
        pile=pile,
        shown=view.sizes,
        cheats=only_at(view.seat, view.cheats, (), seats),
        stashed=only_at(view.seat, view.has_stashed, False, seats),
        accused=only_at(view.seat, view.has_accused, False, seats),
        touched=only_at(view.seat, view.touched, 0, seats),
    )


def _pile(view: OlsenView, pool: list[Card]) -> tuple[Laid, ...]:
    """Returns the pile: hidden cards (the viewer's own, others from the pool) below the open ones."""
    unshown = 0 if view.seat is None else view.sizes[view.seat] - len(view.hand)
    others = view.height - len(view.pile) - (len(view.slipped) - unshown)
    hidden = [Laid(card, None, is_open=False) for card in take(pool, others)]
    own = [Laid(card, view.seat, is_open=False) for card in view.slipped]
    return (*hidden, *own, *(Laid(card, None) for card in view.pile))
