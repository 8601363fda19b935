"""The strong bot's army: two cannons in the front row, which command the castle over a lake."""

from typing import Final

from games.chance import Chance
from games.stratego.facts import ARMY, FLAG_AT, FRONT, MIDDLE
from games.stratego.formations import formations, swapped
from games.stratego.moves import Ready, SetUp
from games.stratego.views import CANNON, SPY, StrategoView

FORMATION: Final = "gunline"
CANNONS: Final = (2, 4)
CENTRE: Final = 3
"""The place in front of the flag, from which a strong piece carries it on."""
GENERAL: Final = 8
EDGES: Final = (0, 6)
"""Places of the front row of which the spy takes one."""
CHANGES: Final = 6
"""Number of changes of the army: the formation, a strong piece in the centre, the spy ahead, two by lot, and
whether a cannon changes places with the centre, from where it hits the ring too."""


def army(view: StrategoView, chance: Chance) -> SetUp | Ready:
    """Returns the next step of setting up; an army that somebody else has set up stands."""
    if not view.army:
        return SetUp(formations()[FORMATION])
    if view.revision >= CHANGES or any(view.army[n] != CANNON for n in CANNONS):
        return Ready()
    if view.army[CENTRE] != GENERAL:
        return SetUp(swapped(view.army, CENTRE, view.army.index(GENERAL)))
    spy = view.army.index(SPY)
    if spy not in EDGES:
        return SetUp(swapped(view.army, spy, EDGES[chance.number("edge", 2)]))
    if view.revision == CHANGES - 1 and (place := (*CANNONS, CENTRE)[chance.number("post", 3)]) != CENTRE:
        return SetUp(swapped(view.army, CENTRE, place))
    row = (range(FRONT), range(FRONT, MIDDLE), range(MIDDLE, ARMY))[chance.number("row", 3)]
    fixed = (*CANNONS, CENTRE, FLAG_AT, view.army.index(SPY))
    places = chance.shuffle("places", [n for n in row if n not in fixed])
    other = next(n for n in places[1:] if view.army[n] != view.army[places[0]])
    return SetUp(swapped(view.army, places[0], other))
