"""Samples a full state that is consistent with a view: orders of the deck, amounts of hidden cash."""

from games.chance import Chance
from games.fuldrigger.facts import CARDS
from games.fuldrigger.state import State
from games.fuldrigger.views import FuldriggerView

PURSE = 400


def imagine(view: FuldriggerView, chance: Chance) -> State:
    """Returns a state whose view for this seat equals `view`; assumes no offers between others."""
    rest = tuple(card for card in CARDS if card not in view.sea.used)
    cash = tuple(chance.number("purse", PURSE) if money is None else money for money in view.cash)
    return State(
        options=view.options,
        sea=view.sea,
        cash=cash,
        deck=chance.shuffle("imagine", rest),
        curve=tuple(
            tuple(cash[n] if worth is None else worth for n, worth in enumerate(row)) for row in view.curve
        ),
        offers=view.offers,
        refused=view.refused,
        counts=view.counts,
    )
