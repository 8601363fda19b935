"""The questions of a ship's voyage: where to, by which way (RULES.md 4)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from games.contract import Ask, Text, Value
from games.errors import IllegalMove
from games.fuldrigger import reveal
from games.fuldrigger.facts import ANCHORAGES, PORT, TOWNS, distances, nearest, second_nearest
from games.fuldrigger.moves import Sail
from games.fuldrigger.naming import Told, place_text, space_text, town_text
from games.fuldrigger.sea import reachable
from games.fuldrigger.sea.fleet import fleet
from games.fuldrigger.sea.reach import Way
from games.fuldrigger.state import State
from games.fuldrigger.trade import prices
from games.fuldrigger.trade.prospects import SPACES as MEAN
from games.fuldrigger.trade.prospects import WAGE
from games.fuldrigger.turn import courses
from games.fuldrigger.views import FuldriggerView, Ship, Space, Town, Trial
from games.kit.latest import latest
from games.params import Seat

Reached = Mapping[Space, tuple[Way, ...]]

NEAR_BUTTONS = 4
"""How many towns out of reach are buttons; the others are in a select."""
TOWARDS = "towards"
SPACES = "spaces"
SAFE, QUICK = "safe", "quick"


@latest
def ships(s: State, seat: Seat) -> tuple[Ship, ...]:
    """Returns the ships that can sail now; the one that is mid-move first."""
    found = [ship for ship in fleet(s.sea, seat) if reachable.may_sail(s.sea, ship)]
    afoot = s.sea.afoot
    return tuple(sorted(found, key=lambda ship: afoot is None or ship.number != afoot.number))


def ship_value(s: State, ship: Ship) -> Value:
    """Returns a ship with its cargo and place."""
    return Value(str(ship.number), ship_text(s, ship), (f"at {ship.at}",))


def ship_text(s: State, ship: Ship) -> Text:
    """Returns a ship as a label; one that is mid-move with what is left."""
    told: Told = {"ship": ship.number, "place": place_text(ship.at), "cargo": cargo_text(ship)}
    if s.sea.afoot is not None and s.sea.afoot.number == ship.number:
        return Text("fuldrigger-label-ship-on", {**told, "count": s.sea.afoot.left})
    return Text("fuldrigger-label-ship", told)


def cargo_text(ship: Ship) -> Text:
    """Returns a ship's cargo as a text: a good, a privateer's guns, nothing."""
    if ship.load is not None:
        return Text(f"fuldrigger-good-{ship.load.good}")
    return Text("fuldrigger-cargo-privateer" if ship.privateer else "fuldrigger-cargo-empty")


def where(s: State, ship: Ship, picked: Sequence[str]) -> Ask[Sail]:
    """Returns the question where a ship sails, and by which way."""
    found = reachable.reached(s.sea, ship)
    if not picked:
        return Ask("fuldrigger-field-to", _first(s, ship, found))
    if picked[0] == SPACES:
        return _spaces(s, ship, found, picked[1:])
    far = next((town for town in _far(ship, found) if picked[0] == f"{TOWARDS} {town}"), None)
    if far is not None:
        return _choice(s, ship, Sail(ship.number, Space(far), True), _ways_towards(s, ship, far), picked[1:])
    if picked[0] in PORT and picked[0] in found:
        return _way_to(s, ship, Space(picked[0]), found, picked[1:])
    raise IllegalMove()


def voyages(s: State, ship: Ship) -> Iterator[Sail]:
    """Yields every voyage of the ship, in the order of the questions."""
    found = reachable.reached(s.sea, ship)
    far = {f"{TOWARDS} {town}": town for town in _far(ship, found)}
    for value in _first(s, ship, found):
        if value.token in far:
            town = far[value.token]
            yield from _sails(Sail(ship.number, Space(town), True), _ways_towards(s, ship, town))
        else:
            ends = [Space(value.token)] if value.token != SPACES else [at for at in found if at not in PORT]
            for at in ends:
                yield from _sails(Sail(ship.number, at), found[at])


def _sails(quick: Sail, ways: Sequence[Way]) -> Iterator[Sail]:
    yield quick
    if len(ways) > 1:
        yield replace(quick, safe=True)


def _first(s: State, ship: Ship, found: Reached) -> tuple[Value, ...]:
    """Returns towns in reach, the present course, `towards …`, then single spaces."""
    values = [_way_value(s, ship, at, found[at][0]) for at in found if at in PORT]
    values.sort(key=lambda value: (-found[Space(value.token)][0].left, value.token))
    if ship.course is not None and ship.course in _far(ship, found):
        label = Text("fuldrigger-label-course", {"town": town_text(ship.course)})
        values.append(Value(f"{TOWARDS} {ship.course}", label))
    values += _towards(s, ship, found)
    if any(at not in PORT for at in found):
        values.append(Value(SPACES, Text("fuldrigger-label-spaces")))
    return tuple(values)


def _way_value(s: State, ship: Ship, at: Space, way: Way) -> Value:
    told: Told = {
        "place": place_text(at),
        "count": len(way.spaces) - 1,
        "risk": reachable.risk_of(way),
    }
    label = _with_price(s, ship, PORT.get(at), len(way.spaces) - 1, Text("fuldrigger-label-way", told))
    return Value(str(at), label, (f"to {at}",))


def _with_price(s: State, ship: Ship, town: Town | None, spaces: int, label: Text) -> Text:
    """Returns the label of a place, with the present price of the load there if it could be sold."""
    if ship.load is None or town is None or ship.load.sailed + spaces < prices.CARRIED:
        return label
    brings = prices.proceeds(s.sea, ship.seat, ship.load.good, town)
    return label if brings is None else Text(f"{label.id}-sells", {**label.params, "money": brings})


@latest
def _far(ship: Ship, found: Reached) -> tuple[Town, ...]:
    """Returns the towns that cannot be reached now."""
    return tuple(t for t in TOWNS if PORT.get(ship.at) != t and not any(at in found for at in ANCHORAGES[t]))


def _towards(s: State, ship: Ship, found: Reached) -> Iterator[Value]:
    """Yields the towns out of reach: those that pay best for the load first, then the nearest."""
    spaces = distances(ship.at)
    away = {town: min(spaces[at] for at in ANCHORAGES[town]) for town in _far(ship, found)}
    labels = {t: _with_price(s, ship, t, n, Text("fuldrigger-label-far")) for t, n in away.items()}
    ranked = sorted(away, key=lambda one: (-_pay(labels[one], away[one]), away[one], one))
    for place, town in enumerate(town for town in ranked if town != ship.course):
        told: Told = {**labels[town].params, "count": away[town], "town": town_text(town)}
        about = Text(labels[town].id, told)
        if place < NEAR_BUTTONS:
            yield Value(f"{TOWARDS} {town}", Text("fuldrigger-label-far-town", {**told, "about": about}))
        else:
            yield Value(f"{TOWARDS} {town}", Text("fuldrigger-label-town", told), about=about)


def _pay(label: Text, spaces: int) -> float:
    """Returns what the load brings, less a ship's usual income meanwhile; little where it is not sold."""
    money = label.params.get("money", -100)
    assert isinstance(money, int)
    return money - WAGE * spaces / MEAN


def _spaces(s: State, ship: Ship, found: Reached, picked: Sequence[str]) -> Ask[Sail]:
    if picked:
        if picked[0] not in found or picked[0] in PORT:
            raise IllegalMove()
        return _way_to(s, ship, Space(picked[0]), found, picked[1:])
    values = []
    seen: Counter[tuple[Town, Town]] = Counter()
    for at, ways in found.items():
        if at not in PORT:
            near = nearest(at), second_nearest(at)
            seen[near] += 1
            value = _way_value(s, ship, at, ways[0])
            told: Told = {**value.label.params, "place": space_text(at, seen[near])}
            values.append(replace(value, label=Text(value.label.id, told)))
    return Ask("fuldrigger-field-space", tuple(values))


def _way_to(s: State, ship: Ship, at: Space, found: Reached, picked: Sequence[str]) -> Ask[Sail]:
    """Returns the choice between the shortest way and the safest, if they differ."""
    ways = found[at]
    return _choice(s, ship, Sail(ship.number, at), ways, picked)


@latest
def _ways_towards(s: State, ship: Ship, town: Town) -> tuple[Way, ...]:
    """Returns the shortest way towards a town, and the safest if it differs."""
    quick, safe = (reachable.towards(s.sea, ship, town, safe=is_safe) for is_safe in (False, True))
    return (quick, safe) if quick.spaces != safe.spaces else (quick,)


def _choice(s: State, ship: Ship, move: Sail, ways: Sequence[Way], picked: Sequence[str]) -> Ask[Sail]:
    if len(ways) == 1:
        if picked:
            raise IllegalMove()
        return _whole(s, ship, move, ways[0])
    if not picked:
        values = tuple(_kind_value(kind, way) for kind, way in zip((QUICK, SAFE), ways, strict=True))
        return Ask("fuldrigger-field-way", values, trial=tried(s, ((ship, ways[1]),)))
    if len(picked) > 1 or picked[0] not in (QUICK, SAFE):
        raise IllegalMove()
    is_safe = picked[0] == SAFE
    return _whole(s, ship, Sail(move.ship, move.to, move.towards, is_safe), ways[is_safe])


def _kind_value(kind: str, way: Way) -> Value:
    told: Told = {"count": len(way.spaces) - 1, "risk": reachable.risk_of(way)}
    return Value(kind, Text(f"fuldrigger-label-{kind}", told))


def _whole(s: State, ship: Ship, move: Sail, way: Way) -> Ask[Sail]:
    return Ask(
        "fuldrigger-field-way",
        whole=move,
        trial=tried(s, ((ship, way),)),
        confirm=courses.danger(s.sea, ship, way) > 0,
    )


def tried(s: State, voyages: Sequence[tuple[Ship, Way]]) -> FuldriggerView:
    """Returns the view of the ships' owner with these voyages, for them alone."""
    trials = (Trial(ship.seat, ship.number, way.spaces, reachable.risk_of(way)) for ship, way in voyages)
    return replace(reveal.view(s, voyages[0][0].seat), trials=tuple(trials))
