"""A random full state that fits a view: hands and stock are dealt anew from unseen cards."""

from games.chance import Chance
from games.kasino.knowledge import dealt, unseen
from games.kasino.reveal import PUBLIC
from games.kasino.state import State
from games.kasino.views import KasinoView


def imagine(view: KasinoView, chance: Chance) -> State:
    """Returns a state with the same view for this seat; every owner of a build holds a card for it."""
    hands = dealt(view, chance)
    gone = {card for hand in hands for card in hand}
    stock = [card for card in unseen(view) if card not in gone]
    return PUBLIC.state(
        view,
        turn=view.waiting[0] if view.waiting else view.leader,
        hands=hands,
        stock=chance.shuffle("imagine", stock),
        swept=(0,) * len(view.sizes),
    )
