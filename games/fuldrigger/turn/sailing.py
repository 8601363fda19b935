"""Sailing on: the whole fleet at once, or ship by ship (RULES.md 4)."""

from collections.abc import Iterator, Sequence

from games.contract import Ask, Text, Tone
from games.fuldrigger.choices import Choice, Step, tried
from games.fuldrigger.facts import HAZARD, PORT
from games.fuldrigger.moves import Orders
from games.fuldrigger.naming import Told, cargo_text, place_text, town_text
from games.fuldrigger.sea import reach, reachable
from games.fuldrigger.sea.fleet import fleet, is_settled
from games.fuldrigger.state import State
from games.fuldrigger.turn import answers, courses
from games.fuldrigger.turn.courses import Plan
from games.fuldrigger.views import MISSES, Ship, Space
from games.kit.latest import latest
from games.params import Seat

FIELD = "fuldrigger-field-sailing"


@latest
def ships(s: State, seat: Seat) -> tuple[Ship, ...]:
    """Returns the ships that can sail and have not been told to stay; the one that is mid-move first."""
    return tuple(ship for ship in reachable.able(s.sea, seat) if not is_settled(s.sea, "stay", ship))


def step(s: State, seat: Seat, ships: tuple[Ship, ...]) -> Step:
    """Returns how the fleet sails on: by its courses, the shortest ways, better courses, ship by ship."""
    plans = [courses.plan(s, ship) for ship in ships]
    about = [courses.bound(s, ship) for ship in fleet(s.sea, seat) if ship.calm == MISSES]
    about += [_sails(s, plan) for plan in plans]
    better = []
    for old, new in zip(ships, courses.advised(s, ships), strict=True):
        why = courses.why_better(s.sea, old, new)
        better.append(courses.plan(s, old if why is None else new))
        if why is not None:
            about.append(_better(s, new, why))
    shortest = [courses.plan(s, ship, quick=True) for ship in ships]
    found: dict[Orders, Choice] = {}
    for way, sailing in (("all", plans), ("shortest", shortest), ("better", better)):
        first_stay = sorted(sailing, key=lambda plan: plan.way is not None)  # a loss drops the rest
        move = Orders(tuple(plan.order for plan in first_stay))
        if move not in found:
            found[move] = _fleet(s, way, sailing, move)
    one_by_one = (answers.one_ship(s, ship) for ship in ships)
    return Step(Ask(FIELD, about=tuple(about)), (*found.values(), *one_by_one))


def _fleet(s: State, which: str, plans: Sequence[Plan], move: Orders) -> Choice:
    """Returns all ships by these plans; asked about once more if one may be lost, or its load."""
    danger = reach.either(plan.danger for plan in plans)
    risk = max(1, round(100 * danger)) if danger else 0
    voyages = [(plan.ship, plan.way) for plan in plans if plan.way is not None]
    label = f"sail-{which if voyages else 'none'}{'-risk' if risk else ''}"
    tone: Tone = "go" if which == "all" and not risk else "move"
    value = answers.button(which, label, tone, count=len(plans), risk=risk)
    if not risk:
        return Choice(value, move)

    def sure() -> Step:
        about = tuple(_hazards(s, plans))
        return Step(Ask(FIELD, whole=move, confirm=True, about=about, trial=tried(s, voyages)))

    return Choice(value, move, sure)


def _sails(s: State, plan: Plan) -> Text:
    """Returns what a ship will do: how far it sails of its way and why, the risks."""
    ship, way = plan.ship, plan.way
    told: Told = {"ship": ship.number, "cargo": cargo_text(ship), "place": place_text(ship.at)}
    if way is None or ship.course is None:
        return Text("fuldrigger-about-stays", told)
    met, count = reachable.started(s.sea, ship).met, len(way.spaces) - 1
    winds = [HAZARD.get(at) for at in way.spaces[1:] if at not in met]
    told |= {"count": count, "tail": 3 * winds.count("tailwind"), "head": 3 * winds.count("headwind")}
    told |= {"town": town_text(ship.course), "rolled": reachable.started(s.sea, ship).left}
    told |= {"risk": max(1, round(100 * plan.danger)) if plan.danger else 0}
    told |= {"calm": round(100 * courses.calm(s.sea, ship, way))}
    if PORT.get(way.spaces[-1]) == ship.course:
        return Text("fuldrigger-about-arrives", told)
    whole = count + courses.to_go(s.sea, ship, ship.course, way.spaces[-1])
    return Text("fuldrigger-about-sails", {**told, "all": whole})


def _better(s: State, ship: Ship, why: str) -> Text:
    """Returns the course that would be better for a ship, what its load brings there, and why."""
    told: Told = {"ship": ship.number, "place": place_text(ship.at)}
    if ship.course is None:
        return Text("fuldrigger-about-better-waits", told)
    brings = courses.brings(s.sea, ship)
    told |= {"town": town_text(ship.course), "count": courses.to_go(s.sea, ship, ship.course, ship.at)}
    kind = "fuldrigger-about-better" if brings is None else "fuldrigger-about-better-sells"
    return Text(kind, {**told, "money": brings or 0, "why": why})


def _hazards(s: State, plans: Sequence[Plan]) -> Iterator[Text]:
    """Yields the dangers on these ways, each once with all the ships that meet it."""
    met: dict[tuple[Space, float], list[int]] = {}
    for plan in plans:
        for hazard in courses.hazards(s.sea, plan.ship, plan.way) if plan.way else ():
            met.setdefault(hazard, []).append(plan.ship.number)
    for (at, chance), numbers in met.items():
        kind = Text(f"fuldrigger-hazard-{HAZARD[at]}")
        told: Told = {"ship": ", ".join(map(str, numbers)), "hazard": kind, "place": place_text(at)}
        several = "-several" if len(numbers) > 1 else ""
        yield Text(f"fuldrigger-about-hazard{several}", {**told, "count": round(36 * chance)})
