"""What is said about a company's ships: where they are bound, how they sail on, what they risk."""

from collections.abc import Iterator, Sequence

from games.contract import Text
from games.fuldrigger.facts import HAZARD, PORT
from games.fuldrigger.naming import Told, place_text, town_text
from games.fuldrigger.sea import reachable, voyage_menu
from games.fuldrigger.state import State
from games.fuldrigger.trade import prices
from games.fuldrigger.turn import courses
from games.fuldrigger.turn.courses import Plan
from games.fuldrigger.views import MISSES, Ship, Space
from games.params import Seat


def own(s: State, seat: Seat) -> tuple[Ship, ...]:
    return tuple(ship for ship in s.sea.ships if ship.seat == seat)


def becalmed(s: State, seat: Seat) -> Iterator[Text]:
    """Yields what is said of the ships that a calm makes miss this turn."""
    return (bound(s, ship) for ship in own(s, seat) if ship.calm == MISSES)


def bound(s: State, ship: Ship) -> Text:
    """Returns where a ship is and where it is bound for, and if a calm makes it miss this turn."""
    found = _bound_for(s, ship)
    return Text("fuldrigger-about-misses", {"about": found}) if ship.calm == MISSES else found


def _bound_for(s: State, ship: Ship) -> Text:
    """Returns where a ship is and where it is bound for, with what its load brings there now."""
    told: Told = {"ship": ship.number, "place": place_text(ship.at), "cargo": voyage_menu.cargo_text(ship)}
    if ship.course is None or PORT.get(ship.at) == ship.course:
        return Text("fuldrigger-about-lies", told)
    told |= {"town": town_text(ship.course), "count": courses.to_go(s.sea, ship, ship.course, ship.at)}
    load = ship.load
    brings = None if load is None else prices.proceeds(s.sea, ship.seat, load.good, ship.course)
    if brings is None:
        return Text("fuldrigger-about-bound", told)
    return Text("fuldrigger-about-bound-sells", {**told, "money": brings})


def better(s: State, ship: Ship, why: str) -> Text:
    """Returns the course that would be better for a ship, what its load brings there, and why."""
    told: Told = {"ship": ship.number, "place": place_text(ship.at)}
    if ship.course is None:
        return Text("fuldrigger-about-better-waits", told)
    told |= {"town": town_text(ship.course), "count": courses.to_go(s.sea, ship, ship.course, ship.at)}
    load = ship.load
    brings = None if load is None else prices.proceeds(s.sea, ship.seat, load.good, ship.course)
    kind = "fuldrigger-about-better" + ("" if brings is None else "-sells")
    return Text(kind, {**told, "money": brings or 0, "why": why})


def hazards(s: State, plans: Sequence[Plan]) -> Iterator[Text]:
    """Yields the dangers on these ways, each once with all the ships that meet it."""
    met: dict[tuple[Space, float], list[int]] = {}
    for one in plans:
        for hazard in courses.hazards(s.sea, one.ship, one.way) if one.way else ():
            met.setdefault(hazard, []).append(one.ship.number)
    for (at, chance), numbers in met.items():
        kind = Text(f"fuldrigger-hazard-{HAZARD[at]}")
        told: Told = {"ship": ", ".join(map(str, numbers)), "hazard": kind, "place": place_text(at)}
        several = "" if len(numbers) == 1 else "-several"
        yield Text(f"fuldrigger-about-hazard{several}", {**told, "count": round(36 * chance)})


def sailing(s: State, one: Plan) -> Text:
    """Returns what a ship will do: how far it sails of its way and why, the risks."""
    ship, way = one.ship, one.way
    told: Told = {"ship": ship.number, "cargo": voyage_menu.cargo_text(ship), "place": place_text(ship.at)}
    if way is None or ship.course is None:
        return Text("fuldrigger-about-stays", told)
    tail, head = courses.winds(s.sea, ship, way)
    told |= {"count": len(way.spaces) - 1, "tail": 3 * tail, "head": 3 * head, "town": town_text(ship.course)}
    told |= {"risk": max(1, round(100 * one.danger)) if one.danger else 0}
    told |= {
        "rolled": reachable.started(s.sea, ship).left,
        "calm": round(100 * courses.calm(s.sea, ship, way)),
    }
    if PORT.get(way.spaces[-1]) == ship.course:
        return Text("fuldrigger-about-arrives", told)
    whole = len(way.spaces) - 1 + courses.to_go(s.sea, ship, ship.course, way.spaces[-1])
    return Text("fuldrigger-about-sails", {**told, "all": whole})
