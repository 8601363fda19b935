"""How the ships of a company sail on by their courses, and what that risks (RULES.md 4)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from games.fuldrigger import reveal
from games.fuldrigger.facts import ANCHORAGES, HAZARD, PORT
from games.fuldrigger.moves import Order, Sail, Settle
from games.fuldrigger.sea import reach, reachable
from games.fuldrigger.sea.reach import Way
from games.fuldrigger.state import State, with_ship
from games.fuldrigger.trade import estimates
from games.fuldrigger.views import Sea, Ship, Space, Town

LONGER: Final = 3
"""How many spaces longer the safest way may be to be taken in place of the shortest."""


class Plan(NamedTuple):
    """What a ship will do, and on which way; without a course it stays."""

    ship: Ship
    order: Order
    way: Way | None
    danger: float
    """The probability that the ship or its load is lost."""


def plan(s: State, ship: Ship, *, safest: bool) -> Plan:
    """Returns how a ship sails on: by the safest way, or by the shortest if that is much shorter."""
    order = None if ship.course is None else _sail(s.sea, ship, ship.course, safest=safest)
    way = None if order is None else reachable.way_of(s.sea, ship, order)
    if order is None or way is None or len(way.spaces) < 2:
        return Plan(ship, Settle(ship.number, "stay"), None, 0.0)
    return Plan(ship, order, way, danger(s.sea, ship, way))


def _sail(sea: Sea, ship: Ship, town: Town, *, safest: bool) -> Sail | None:
    if PORT.get(ship.at) == town:
        return None
    found = reachable.reached(sea, ship)
    ends = [at for at in ANCHORAGES[town] if at in found]
    if ends:  # it arrives in any case
        return Sail(ship.number, ends[0], safe=len(found[ends[0]]) > 1)
    now = reach.weather(sea, ship)
    quick, safe = (len(reach.route(ship.at, town, how, now)) for how in (False, True))
    return Sail(ship.number, Space(town), towards=True, safe=safest or safe - quick <= LONGER)


def advised(s: State, ships: Sequence[Ship]) -> tuple[Ship, ...]:
    """Returns the ships with the courses that are worth most, each in view of those of the ships before it.

    A privateer keeps its own.
    """
    found = []
    for ship in ships:
        town = ship.course if ship.privateer else estimates.destination(reveal.view(s, ship.seat), ship)
        found.append(replace(ship, course=town))
        s = with_ship(s, found[-1])
    return tuple(found)


def danger(sea: Sea, ship: Ship, way: Way) -> float:
    """Returns the probability that a ship, or its load, is lost on this way."""
    safe = 1.0
    for _, chance in hazards(sea, ship, way):
        safe *= 1 - chance
    return 1 - safe


def hazards(sea: Sea, ship: Ship, way: Way) -> tuple[tuple[Space, float], ...]:
    """Returns the spaces of this way where the ship or its load may be lost, with the probability."""
    met, now = reachable.started(sea, ship).met, reach.weather(sea, ship)
    found = []
    for at in way.spaces[1:]:
        rolled = reach.odds(at, now) if at in HAZARD and at not in met else None
        if rolled is not None:
            sums = rolled.ship | (rolled.cargo if ship.load is not None else frozenset())
            if sums:
                found.append((at, reach.chance_of(sums)))
    return tuple(found)


def winds(sea: Sea, ship: Ship, way: Way) -> tuple[int, int]:
    """Returns how many tailwinds and headwinds the ship enters on this way."""
    met = reachable.started(sea, ship).met
    blowing = [HAZARD.get(at) for at in way.spaces[1:] if at not in met]
    return blowing.count("tailwind"), blowing.count("headwind")


def to_go(sea: Sea, ship: Ship, town: Town, start: Space) -> int:
    """Returns the number of spaces of the safest way from a space to a town."""
    return reach.safest(start, town, reach.weather(sea, ship))[0] if PORT.get(start) != town else 0
