"""What a voyage really takes, worked out apart from the rules: a second reckoning of B14.

A leg is sailed turn by turn along its way: each turn three dice, winds, calms and losses with their exact
odds. Circuits are searched for the most ducats a ship-turn.
"""

from functools import cache
from itertools import product
from typing import NamedTuple

from games.fuldrigger.facts import ANCHORAGES, HAZARD, LETTER, MARKET, TOWNS, to_town
from games.fuldrigger.sea import reach
from games.fuldrigger.sea.reach import Weather

ROLLS = {
    total: sum(sum(dice) == total for dice in product(range(1, 7), repeat=3)) / 216 for total in range(3, 19)
}
CHARTED = Weather(False, frozenset(LETTER.values()), frozenset(), ())
SHIP = 100.0
MOST_LEGS = 4
NEAREST, FARTHEST = 5, 66


class Leg(NamedTuple):
    """Turns from port to port as long as nothing is lost, and how likely ship and load arrive."""

    turns: float
    ship: float
    load: float


def between(one: str, other: str) -> int:
    """Number of spaces between two towns, by their nearest anchorages."""
    return min(to_town(start, other) for start in ANCHORAGES[one])  # type: ignore[index, arg-type]


@cache
def leg(one: str, other: str, now: Weather = CHARTED) -> Leg:
    """The better of the shortest and the safest way, by what 60 ducats of goods would earn."""
    ways = {reach.route(ANCHORAGES[one][0], other, safe, now) for safe in (False, True)}  # type: ignore[index, arg-type]
    found = [_sailed(way, now) for way in sorted(ways)]
    return max(found, key=lambda way: 120 * way.load - SHIP * (1 - way.ship) - 11 * way.turns)


def _sailed(way: tuple, now: Weather) -> Leg:
    """From each space of the way as a turn begins: what is still to come, from the end backwards."""
    last = len(way) - 1
    turns = [0.0] * (last + 1)
    ship = [1.0] * (last + 1)
    load = [1.0] * (last + 1)
    for start in range(last - 1, -1, -1):
        outcomes: list[tuple[float, int, float, float, bool]] = []
        for total, odds in ROLLS.items():
            outcomes += _turn(way, start, total, odds, now)
        stays = sum(p for p, at, *_ in outcomes if at == start)
        t = s = c = 0.0
        for p, at, alive, kept, becalmed in outcomes:
            if at != start:
                t += p * (turns[at] + becalmed)
                s += p * alive * ship[at]
                c += p * alive * kept * load[at]
        turns[start] = (1 + t) / (1 - stays)
        ship[start] = s / (1 - stays)
        load[start] = c / (1 - stays)
    return Leg(turns[0], ship[0], load[0])


def _turn(way: tuple, start: int, left: int, odds: float, now: Weather) -> list:
    """Where one turn may end: chance, place, ship alive, load kept, becalmed."""
    found = []
    at, p, alive, kept = start, odds, 1.0, 1.0
    while left and at < len(way) - 1:
        at, left = at + 1, left - 1
        wind = HAZARD.get(way[at])
        left = left + 3 if wind == "tailwind" else max(0, left - 3) if wind == "headwind" else left
        rolled = reach.odds(way[at], now)
        if rolled is None:
            continue
        lost, robbed = reach.chance_of(rolled.ship), reach.chance_of(rolled.cargo)
        kept *= 1 - robbed / (1 - lost) if lost < 1 else 1
        alive *= 1 - lost
        calm = reach.chance_of(rolled.calm)
        if calm:
            found.append((p * calm, at, alive, kept, True))
            p *= 1 - calm
    found.append((p, at, alive, kept, False))
    return found


@cache
def trades(one: str, other: str) -> tuple[tuple[int, int], ...]:
    """What every load that can go from one to the other costs and brings; and to sail empty."""
    there = MARKET[other]  # type: ignore[index]
    found = [(0, 0)]
    for good, entry in MARKET[one].items():  # type: ignore[index]
        if entry.mark != "S" and good in there and there[good].mark != "K":
            found.append((entry.price, there[good].price))
    return tuple(found)


@cache
def profit(one: str, other: str) -> float:
    """The most that a leg earns after its losses, whatever is carried."""
    way = leg(one, other)
    loss = SHIP * (1 - way.ship)
    return max(way.load * brings - cost - loss for cost, brings in trades(one, other))


@cache
def _legs() -> dict[str, list[tuple[str, float, float]]]:
    return {
        one: [
            (other, profit(one, other), leg(one, other).turns)
            for other in TOWNS
            if other != one and 10 <= between(one, other) <= FARTHEST
        ]
        for one in TOWNS
    }


def best_rate(town: str) -> float:
    """The most net ducats a turn of a repeatable circuit of up to four legs through a town."""
    low, high = 0.0, 40.0
    while high - low > 0.02:
        wage = (low + high) / 2
        low, high = (wage, high) if _closes(town, wage) else (low, wage)
    return low


def _closes(town: str, wage: float) -> bool:
    """Whether some circuit through the town earns more than that wage."""
    worth = {town: 0.0}
    for _ in range(MOST_LEGS):
        after: dict[str, float] = {}
        for at, value in worth.items():
            for other, gain, turns in _legs()[at]:
                after[other] = max(after.get(other, -1e9), value + gain - wage * turns)
        worth = after
        if worth.get(town, -1.0) > 0:
            return True
    return False
