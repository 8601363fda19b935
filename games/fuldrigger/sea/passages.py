"""The safest ways from a space to a town, as a fleet sails them, with what they risk."""

from functools import lru_cache
from typing import Final, NamedTuple

from games.fuldrigger.facts import ANCHORAGES, PORT
from games.fuldrigger.moves import Sail
from games.fuldrigger.sea import reach, reachable
from games.fuldrigger.sea.reach import Weather
from games.fuldrigger.views import Sea, Ship, Space, Town

MOST: Final = 18
"""The highest roll of three dice."""


class Passage(NamedTuple):
    """The safest way from a space to a town: its spaces, and the probability that ship or load is lost."""

    spaces: int
    danger: float


def passage(sea: Sea, ship: Ship, town: Town) -> Passage:
    """Returns the way by which a ship with a load sails to a town."""
    return _passage(ship.at, town, reach.weather(sea, ship))


def may_arrive(sea: Sea, ship: Ship, town: Town, rounds: int) -> bool:
    """Whether a ship can reach a town within so many rounds, this one included, with the highest rolls."""
    has_sailed = bool(sea.dice) and not reachable.may_sail(sea, ship)
    turns = rounds - has_sailed
    now = reachable.allowance(sea) if sea.dice and not has_sailed else MOST * min(turns, 1)
    return reach.distance(ship.at, town, reach.weather(sea, ship)) <= now + MOST * max(0, turns - 1)


def onward(sea: Sea, ship: Ship, town: Town, *, quick: bool = False) -> Sail | None:
    """Returns the voyage towards a town by the safest way; if `quick` by the shortest, unless it arrives.

    None if the ship lies there.
    """
    if PORT.get(ship.at) == town:
        return None
    found = reachable.reached(sea, ship)
    ends = [at for at in ANCHORAGES[town] if at in found]
    if ends:  # it arrives in any case, if it can by a voyage that keeps its course when a calm stops it
        move = Sail(ship.number, Space(town), towards=True, safe=True)
        way = reachable.way_of(sea, ship, move)
        is_in_port = way is not None and way.spaces[-1] in ANCHORAGES[town]
        return move if is_in_port else Sail(ship.number, ends[0], safe=len(found[ends[0]]) > 1)
    now = reach.weather(sea, ship)
    shortest, safest = (len(reach.route(ship.at, town, how, now)) for how in (False, True))
    return Sail(ship.number, Space(town), towards=True, safe=not quick or safest <= shortest)


@lru_cache(maxsize=4096)
def _passage(start: Space, town: Town, now: Weather) -> Passage:
    way = reach.route(start, town, True, now)
    return Passage(len(way) - 1, reach.either(loss(at, now, loaded=True) for at in way[1:]))


def loss(at: Space, now: Weather, *, loaded: bool) -> float:
    """Returns the probability that entering the space costs the ship, or its load."""
    rolled = reach.odds(at, now)
    if rolled is None:
        return 0.0
    return reach.chance_of(rolled.ship | (rolled.cargo if loaded else frozenset()))
