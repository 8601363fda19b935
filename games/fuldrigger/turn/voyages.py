"""The voyage of a single ship: where to, and by which way (RULES.md 4)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace

from games.contract import Ask, Param, Text, Value
from games.fuldrigger.choices import Choice, Step, tried
from games.fuldrigger.facts import ANCHORAGES, NEAREST, PORT, TOWNS, second_nearest, to_town
from games.fuldrigger.legality import refusal
from games.fuldrigger.moves import Move, Orders, Sail, Settle
from games.fuldrigger.naming import Told, place_text, space_text, town_text
from games.fuldrigger.sea import reachable
from games.fuldrigger.sea.reach import Way
from games.fuldrigger.state import State
from games.fuldrigger.trade import prices
from games.fuldrigger.trade.prospects import SPACES as MEAN
from games.fuldrigger.trade.prospects import WAGE
from games.fuldrigger.turn import courses
from games.fuldrigger.views import Ship, Space, Town

Reached = Mapping[Space, tuple[Way, ...]]

WAY: Final = "fuldrigger-field-way"
NEAR_BUTTONS: Final = 4
"""How many towns out of reach are buttons; the others are in a select."""


def step(s: State, ship: Ship) -> Step:
    """Returns where a ship sails, as orders for it; last that it stays."""
    return Step(Ask("fuldrigger-field-to"), tuple(_places(s, ship)))


def _places(s: State, ship: Ship) -> Iterator[Choice]:
    """Yields towns in reach, then the present course, the towns out of reach and single spaces."""
    found = reachable.reached(s.sea, ship)
    ports = sorted((at for at in found if at in PORT), key=lambda at: (-found[at][0].left, at))
    for at in ports:
        yield _to(s, ship, at, place_text(at), found[at])
    away = {
        town: to_town(ship.at, town)
        for town in TOWNS
        if PORT.get(ship.at) != town and not any(at in found for at in ANCHORAGES[town])
    }
    if ship.course in away:
        label = Text("fuldrigger-label-course", {"town": town_text(ship.course)})
        yield _towards(s, ship, ship.course, label)
    yield from _far(s, ship, {town: count for town, count in away.items() if town != ship.course})
    if len(ports) < len(found):
        value = Value("spaces", Text("fuldrigger-label-spaces"))
        yield Choice(value, step=partial(_spaces, s, ship, found))
    stay = Settle(ship.number, "stay")
    if refusal(s, ship.seat, stay) is None:
        yield Choice(Value("stay", Text("fuldrigger-label-stays"), tone="plain"), Orders((stay,)))


def _spaces(s: State, ship: Ship, found: Reached) -> Step:
    """Returns the choice of a space at sea; those with the same towns next to them are numbered."""
    choices = []
    seen: Counter[tuple[Town, Town]] = Counter()
    for at, ways in found.items():
        if at not in PORT:
            near = NEAREST[at], second_nearest(at)
            seen[near] += 1
            choices.append(_to(s, ship, at, space_text(at, seen[near]), ways))
    return Step(Ask("fuldrigger-field-space"), choices)


def _to(s: State, ship: Ship, at: Space, place: Param, ways: Sequence[Way]) -> Choice:
    """Returns a space in reach, with the length and the risk of the shortest way."""
    count = len(ways[0].spaces) - 1
    told: Told = {"place": place, "count": count, "risk": reachable.risk_of(ways[0])}
    label = _with_price(s, ship, PORT.get(at), count, Text("fuldrigger-label-way", told))
    step = partial(_ways, s, ship, Sail(ship.number, at), ways)
    return Choice(Value(str(at), label, (f"to {at}",)), step=step)


def _with_price(s: State, ship: Ship, town: Town | None, spaces: int, label: Text) -> Text:
    """Returns the label of a place, with the present price of the load there if it could be sold."""
    if ship.load is None or town is None or ship.load.sailed + spaces < prices.CARRIED:
        return label
    brings = prices.proceeds(s.sea, ship.seat, ship.load.good, town)
    return label if brings is None else Text(f"{label.id}-sells", {**label.params, "money": brings})


# -- towns out of reach


def _far(s: State, ship: Ship, away: Mapping[Town, int]) -> Iterator[Choice]:
    """Yields the towns that pay best for the load first, then the nearest."""
    labels = {t: _with_price(s, ship, t, n, Text("fuldrigger-label-far")) for t, n in away.items()}

    def rank(town: Town) -> tuple[float, int, Town]:
        """What the load brings, less a ship's usual income meanwhile; little where it is not sold."""
        money = labels[town].params.get("money", -100)
        assert isinstance(money, int)
        return WAGE * away[town] / MEAN - money, away[town], town

    for place, town in enumerate(sorted(away, key=rank)):
        told: Told = {**labels[town].params, "count": away[town], "town": town_text(town)}
        about = Text(labels[town].id, told)
        if place < NEAR_BUTTONS:
            yield _towards(s, ship, town, Text("fuldrigger-label-far-town", {**told, "about": about}))
        else:
            yield _towards(s, ship, town, Text("fuldrigger-label-town", told), about)


def _towards(s: State, ship: Ship, town: Town, label: Text, about: Text | None = None) -> Choice:
    def by() -> Step:
        """Returns the shortest way, or the choice between it and the safest."""
        quick, safe = (reachable.towards(s.sea, ship, town, safe=is_safe) for is_safe in (False, True))
        ways = (quick, safe) if quick.spaces != safe.spaces else (quick,)
        return _ways(s, ship, Sail(ship.number, Space(town), towards=True), ways)

    return Choice(Value(f"towards {town}", label, about=about), step=by)


# -- by which way


def _ways(s: State, ship: Ship, move: Sail, ways: Sequence[Way]) -> Step:
    """Returns the choice between the shortest way and the safest; the voyage if they are one."""
    if len(ways) == 1:
        way = ways[0]

        def shown(asked: Ask[Move]) -> Ask[Move]:
            """It is asked about once more if the ship or its load may be lost."""
            is_risky = courses.danger(s.sea, ship, way) > 0
            return replace(asked, trial=tried(s, ((ship, way),)), confirm=is_risky)

        return Step(Ask(WAY, whole=Orders((move,))), shown=shown)
    choices = []
    for kind, sail, way in zip(("quick", "safe"), (move, replace(move, safe=True)), ways, strict=True):
        told: Told = {"count": len(way.spaces) - 1, "risk": reachable.risk_of(way)}
        value = Value(kind, Text(f"fuldrigger-label-{kind}", told))
        choices.append(Choice(value, step=partial(_ways, s, ship, sail, (way,))))
    return Step(Ask(WAY), choices, lambda asked: replace(asked, trial=tried(s, ((ship, ways[1]),))))
