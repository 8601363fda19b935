"""Samples a full state that is consistent with a view: deals the cards that the viewer cannot see."""

from games.cards import by_rank
from games.chance import Chance
from games.kinaskak.facts import unseen
from games.kinaskak.reveal import PUBLIC
from games.kinaskak.state import State
from games.kinaskak.views import KinaskakView
from games.kit.hands import take
from games.kit.seats import only_at


def imagine(view: KinaskakView, chance: Chance) -> State:
    """Returns a state whose view for this seat equals `view`; the others have no wish and no answer."""
    pool = list(chance.shuffle("imagine", unseen(view)))
    hands = tuple(
        view.hand if n == view.seat else by_rank((*known, *take(pool, size - len(known))))
        for n, (size, known) in enumerate(zip(view.sizes, view.known, strict=True))
    )
    return PUBLIC.state(
        view,
        hands=hands,
        stock=tuple(pool),
        wishes=only_at(view.seat, view.wish, "", len(hands)),
        answers=only_at(view.seat, view.answer, None, len(hands)),
        gained=only_at(view.seat, view.gained, 0, len(hands)),
        newest=only_at(view.seat, view.newest, (), len(hands)),
    )
