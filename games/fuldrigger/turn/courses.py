"""How the ships of a company sail on by their courses, and what that risks (RULES.md 4)."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from games.fuldrigger import reveal
from games.fuldrigger.facts import HAZARD, PORT
from games.fuldrigger.moves import Order, Settle
from games.fuldrigger.sea import passages, reach, reachable
from games.fuldrigger.sea.reach import Way
from games.fuldrigger.state import State, with_ship
from games.fuldrigger.trade import estimates, prices
from games.fuldrigger.views import Sea, Ship, Space, Town


class Plan(NamedTuple):
    """What a ship will do, and on which way; without a course it stays."""

    ship: Ship
    order: Order
    way: Way | None
    danger: float
    """The probability that the ship or its load is lost."""


def plan(s: State, ship: Ship, *, quick: bool = False) -> Plan:
    """Returns how a ship sails on: by the safest way; if `quick` by the shortest."""
    order = None if ship.course is None else passages.onward(s.sea, ship, ship.course, quick=quick)
    way = None if order is None else reachable.way_of(s.sea, ship, order)
    if order is None or way is None or len(way.spaces) < 2:
        return Plan(ship, Settle(ship.number, "stay"), None, 0.0)
    return Plan(ship, order, way, danger(s.sea, ship, way))


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


def why_better(sea: Sea, old: Ship, new: Ship) -> str | None:
    """Returns why the new course of a ship is better, as a variant of its text; None if nothing shows it."""
    if old.course == new.course:
        return None
    if new.course is None or old.course is None or new.load is None:
        return "load" if new.load is None else "other"
    was, now = (
        (_brings(sea, one), passages.passage(sea, one, one.course)) for one in (old, new) if one.course
    )
    if now[0] > was[0]:
        return "dearer"
    if _others(sea, new) < _others(sea, old):
        return "spread"
    is_sooner = now[1].spaces < was[1].spaces
    if round(100 * now[1].danger) < round(100 * was[1].danger):
        return "both" if is_sooner else "safer"
    return "sooner" if is_sooner else None


def _brings(sea: Sea, ship: Ship) -> int:
    assert ship.load is not None
    assert ship.course is not None
    return prices.proceeds(sea, ship.seat, ship.load.good, ship.course) or 0


def _others(sea: Sea, ship: Ship) -> int:
    """Returns how many other ships of the company carry the same good to the same town."""
    bound = [
        (one.number, one.load and one.load.good, one.course) for one in sea.ships if one.seat == ship.seat
    ]
    return sum(
        n != ship.number and (good, town) == (ship.load and ship.load.good, ship.course)
        for n, good, town in bound
    )


def calm(sea: Sea, ship: Ship, way: Way) -> float:
    """Returns the probability that the ship is becalmed on this way, if nothing else stops it."""
    met, now = reachable.started(sea, ship).met, reach.weather(sea, ship)
    free = 1.0
    for at in way.spaces[1:]:
        rolled = None if at in met else reach.odds(at, now)
        free *= 1 - (reach.chance_of(rolled.calm) if rolled is not None else 0.0)
    return 1 - free


def danger(sea: Sea, ship: Ship, way: Way) -> float:
    """Returns the probability that a ship, or its load, is lost on this way."""
    safe = 1.0
    for _, chance in hazards(sea, ship, way):
        safe *= 1 - chance
    return 1 - safe


def hazards(sea: Sea, ship: Ship, way: Way) -> tuple[tuple[Space, float], ...]:
    """Returns the spaces of this way where the ship or its load may be lost, with the probability."""
    met, now = reachable.started(sea, ship).met, reach.weather(sea, ship)
    fresh = (at for at in way.spaces[1:] if at not in met)
    found = ((at, passages.loss(at, now, loaded=ship.load is not None)) for at in fresh)
    return tuple((at, chance) for at, chance in found if chance)


def winds(sea: Sea, ship: Ship, way: Way) -> tuple[int, int]:
    """Returns how many tailwinds and headwinds the ship enters on this way."""
    met = reachable.started(sea, ship).met
    blowing = [HAZARD.get(at) for at in way.spaces[1:] if at not in met]
    return blowing.count("tailwind"), blowing.count("headwind")


def to_go(sea: Sea, ship: Ship, town: Town, start: Space) -> int:
    """Returns the number of spaces of the safest way from a space to a town."""
    return reach.safest(start, town, reach.weather(sea, ship))[0] if PORT.get(start) != town else 0
