"""Who is at war, and which attacks are possible, from public facts (RULES.md 7)."""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from games.fuldrigger.facts import CARDS, HAZARD, PORT, distances
from games.fuldrigger.sea import reach, reachable
from games.fuldrigger.sea.fleet import fleet, forts_of, living, owner_of
from games.fuldrigger.sea.reach import Way
from games.fuldrigger.views import FREE, Options, Sea, Ship, Space, War
from games.kit.latest import latest
from games.params import Seat

FORT: Final = "fort"


def pair(one: Seat, other: Seat) -> tuple[Seat, Seat]:
    """Returns two companies in the order of their seats."""
    return (one, other) if one < other else (other, one)


def fronts(sea: Sea, one: Seat, other: Seat) -> Iterator[War]:
    """Yields the wars in which these two are still enemies."""
    for war in sea.wars:
        a, b = war.sides
        opposed = (one in a and other in b) or (one in b and other in a)
        if opposed and pair(one, other) not in war.ended:
            yield war


def at_war(sea: Sea, one: Seat, other: Seat) -> bool:
    """Whether these two are enemies in some war."""
    return any(True for _ in fronts(sea, one, other))


def has_truce(sea: Sea, one: Seat, other: Seat) -> bool:
    """Whether a truce is in force between these two."""
    return any(truce.pair == pair(one, other) and truce.until > sea.round for truce in sea.truces)


def may_attack(sea: Sea, options: Options, one: Seat, other: Seat) -> bool:
    """Whether one may attack the other: at war, or with the house rule of open war without a truce."""
    if one == other or other in sea.out:
        return False
    return not has_truce(sea, one, other) and (options.war == "open" or at_war(sea, one, other))


def allies(sea: Sea, attacker: Seat, defender: Seat) -> tuple[Seat, ...]:
    """Returns the companies on the defender's side of a war with the attacker (RULES.md 7.4)."""
    found = {
        seat
        for war in fronts(sea, attacker, defender)
        for side in war.sides
        if defender in side
        for seat in side
        if seat != defender and pair(seat, attacker) not in war.ended
    }
    return tuple(sorted(found))


def may_join(sea: Sea, seat: Seat, number: int, friend: Seat) -> bool:
    """Whether a company may enter that war on a friend's side: it is not in it, and no truce forbids it."""
    for war in sea.wars:
        a, b = war.sides
        if war.number == number and friend in (*a, *b) and seat not in (*a, *b):
            return not any(has_truce(sea, seat, enemy) for enemy in (b if friend in a else a))
    return False


def may_fit_out(sea: Sea, ship: Ship) -> bool:
    """Whether the ship is at home or in a town with an own fort, where privateers are made (RULES.md 7.1)."""
    town = PORT.get(ship.at)
    return town is not None and (town == sea.homes[ship.seat] or owner_of(sea, town) == ship.seat)


def pieces(sea: Sea, options: Options, other: Seat, at: Space) -> tuple[str, ...]:
    """Returns a company's pieces that can be attacked on a space: ships by number, `fort` (RULES.md 7.5)."""
    ships = tuple(str(ship.number) for ship in fleet(sea, other) if ship.at == at)
    if at not in PORT:
        return ships
    owner = owner_of(sea, PORT[at])
    if owner is None:
        return ()
    if owner == other:
        return (*ships, FORT)
    return () if options.guests == "sheltered" else ships


def defended_by(sea: Sea, options: Options, seat: Seat, other: Seat, at: Space) -> int:
    """Returns the least number of attackers: the pieces there of the defender and its allies."""
    sides = (other, *allies(sea, seat, other))
    return sum(len(pieces(sea, options, one, at)) for one in sides)


def is_forbidden(sea: Sea) -> bool:
    """Whether a card forbids all attacks now."""
    return any(CARDS[effect.card].kind == "no_attacks" for effect in sea.effects)


def raiders(sea: Sea, seat: Seat) -> tuple[Ship, ...]:
    """Returns the privateers that can still be sent out this turn."""
    return tuple(
        ship
        for ship in fleet(sea, seat)
        if ship.privateer and ship.calm == FREE and ship.number not in sea.moved
    )


def way_there(sea: Sea, ship: Ship, at: Space) -> Way | None:
    """Returns a privateer's safest way to a space within its allowance; None if there is none.

    Where only that carries it there, the way goes out to a tailwind and back (RULES.md 3.4, 7.6).
    """
    if ship.at == at:
        return Way((at,), 0, 0.0)
    found = reachable.reached(sea, ship)
    if at in found:
        return found[at][-1]
    return min(
        _detours(sea, ship, at, found), key=lambda way: (way.risk, -way.left, way.spaces), default=None
    )


def _detours(sea: Sea, ship: Ship, at: Space, found: Mapping[Space, tuple[Way, ...]]) -> Iterator[Way]:
    """Yields ways by a tailwind on which the ship turns back."""
    met, now = reachable.started(sea, ship).met, reach.weather(sea, ship)
    for wind, ways in found.items():
        if HAZARD.get(wind) != "tailwind" or wind in met:
            continue
        for way in ways:
            if distances(wind)[at] > way.left + reach.WIND:
                continue
            hazards = frozenset({*met, *(space for space in way.spaces if space in HAZARD)})
            for rest in reach.ways(wind, way.left, hazards, now).get(at, ()):
                risk = way.risk + (1 - way.risk) * rest.risk
                yield Way((*way.spaces, *rest.spaces[1:]), rest.left, risk)


class Target(NamedTuple):
    """A possible attack: defender, space, number of privateers needed, and those that can reach it."""

    other: Seat
    at: Space
    needed: int
    able: tuple[int, ...]


@latest
def targets(sea: Sea, options: Options, seat: Seat) -> list[Target]:
    """Returns every possible attack."""
    ready = raiders(sea, seat) if sea.dice and not is_forbidden(sea) else ()
    if not ready:
        return []
    found = []
    for other in living(sea):
        if not may_attack(sea, options, seat, other):
            continue
        places = {ship.at for ship in fleet(sea, other)}
        for town in forts_of(sea, other):
            places |= {at for at, one in PORT.items() if one == town}
        for at in sorted(places - {*sea.raided}):
            if not pieces(sea, options, other, at):
                continue
            able = tuple(ship.number for ship in ready if way_there(sea, ship, at) is not None)
            needed = defended_by(sea, options, seat, other, at)
            if len(able) >= needed:
                found.append(Target(other, at, needed, able))
    return found
