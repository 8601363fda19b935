"""How the ships of a company sail on by their courses, and what that risks (RULES.md 4)."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from games.contract import Text
from games.fuldrigger import reveal
from games.fuldrigger.facts import PORT
from games.fuldrigger.moves import Order, Settle
from games.fuldrigger.naming import Told, cargo_text, place_text, town_text
from games.fuldrigger.sea import passages, reach, reachable
from games.fuldrigger.sea.fleet import fleet
from games.fuldrigger.sea.reach import Way
from games.fuldrigger.state import State, with_ship
from games.fuldrigger.trade import estimates, prices
from games.fuldrigger.views import MISSES, Sea, Ship, Space, Town


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
    if (brings(sea, new) or 0) > (brings(sea, old) or 0):
        return "dearer"
    if _alike(sea, new) < _alike(sea, old):
        return "spread"
    was, now = passages.passage(sea, old, old.course), passages.passage(sea, new, new.course)
    is_sooner = now.spaces < was.spaces
    if round(100 * now.danger) < round(100 * was.danger):
        return "both" if is_sooner else "safer"
    return "sooner" if is_sooner else None


def brings(sea: Sea, ship: Ship) -> int | None:
    """Returns what a ship's load brings now where it is bound for; None if it is not taken there."""
    if ship.load is None or ship.course is None:
        return None
    return prices.proceeds(sea, ship.seat, ship.load.good, ship.course)


def _alike(sea: Sea, ship: Ship) -> int:
    """Returns how many other ships of the company carry the same good to the same town."""
    return sum(
        (other.load and other.load.good, other.course) == (ship.load and ship.load.good, ship.course)
        for other in fleet(sea, ship.seat)
        if other.number != ship.number
    )


def bound(s: State, ship: Ship) -> Text:
    """Returns where a ship is, where it is bound for and what its load brings there; a calm is said too."""
    told: Told = {"ship": ship.number, "place": place_text(ship.at), "cargo": cargo_text(ship)}
    if ship.course is None or PORT.get(ship.at) == ship.course:
        found = Text("fuldrigger-about-lies", told)
    else:
        told |= {"town": town_text(ship.course), "count": to_go(s.sea, ship, ship.course, ship.at)}
        money = brings(s.sea, ship)
        found = Text("fuldrigger-about-bound", told)
        if money is not None:
            found = Text("fuldrigger-about-bound-sells", {**told, "money": money})
    return Text("fuldrigger-about-misses", {"about": found}) if ship.calm == MISSES else found


def calm(sea: Sea, ship: Ship, way: Way) -> float:
    """Returns the probability that the ship is becalmed on this way, if nothing else stops it."""
    met, now = reachable.started(sea, ship).met, reach.weather(sea, ship)
    rolled = (reach.odds(at, now) for at in way.spaces[1:] if at not in met)
    return reach.either(reach.chance_of(odds.calm) for odds in rolled if odds is not None)


def danger(sea: Sea, ship: Ship, way: Way) -> float:
    """Returns the probability that a ship, or its load, is lost on this way."""
    return reach.either(chance for _, chance in hazards(sea, ship, way))


def hazards(sea: Sea, ship: Ship, way: Way) -> tuple[tuple[Space, float], ...]:
    """Returns the spaces of this way where the ship or its load may be lost, with the probability."""
    met, now = reachable.started(sea, ship).met, reach.weather(sea, ship)
    return tuple(
        (at, chance)
        for at in way.spaces[1:]
        if at not in met and (chance := passages.loss(at, now, loaded=ship.load is not None))
    )


def to_go(sea: Sea, ship: Ship, town: Town, start: Space) -> int:
    """Returns the number of spaces of the safest way from a space to a town."""
    return reach.safest(start, town, reach.weather(sea, ship))[0] if PORT.get(start) != town else 0
