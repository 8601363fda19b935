"""What towns and voyages are worth to a trader: the long view of the bot, made of the chart alone.

A trip is worth what it brings less what a ship earns elsewhere in that time, and a town what the best trips
from it are worth. Risks count with the price of ship and load.
"""

from functools import cache
from typing import Final, NamedTuple

from games.fuldrigger import reach
from games.fuldrigger.chart import ANCHORAGES, MARKET, TOWNS
from games.fuldrigger.reach import Weather
from games.fuldrigger.views import Good, Space, Town

WAGE: Final = 10.0
"""What a ship earns a turn on a fair route (RULES.md 11)."""
SHIP: Final = 140.0
"""What the loss of a ship costs a company: its price, and what it would have earned till it is replaced."""
TRIPS: Final = 9
"""How many trips the worth of a town looks ahead."""
SPACES: Final = 10.5
"""What three dice show."""
CARRIED: Final = 10
PLAIN: Final = Weather(False, frozenset(), frozenset(), ())


class Leg(NamedTuple):
    """A way between ports: how many turns it takes, and the risk to the ship."""

    turns: float
    risk: float
    spaces: int


@cache
def leg(start: Space, town: Town, now: Weather = PLAIN) -> Leg:
    """The safest way from a space to a town."""
    away = reach.distance(start, town, now, safe=False)
    spaces = len(reach.route(start, town, True, now)) - 1
    return Leg(max(1.0, (away - 3) / SPACES + 0.75), reach.danger(start, town, True, now), spaces)


class Trip(NamedTuple):
    """A load from one town to another, with what it costs and brings by the lists."""

    good: Good
    to: Town
    cost: int
    brings: int


@cache
def trips(town: Town) -> tuple[Trip, ...]:
    """Every load that can be bought here and sold with profit, ten spaces or more away."""
    found = []
    for entry in MARKET[town].values():
        if entry.mark == "S":
            continue
        for other in TOWNS:
            there = MARKET[other].get(entry.good)
            if other == town or there is None or there.mark == "K" or there.price <= entry.price:
                continue
            if leg(ANCHORAGES[town][0], other).spaces >= CARRIED:
                found.append(Trip(entry.good, other, entry.price, there.price))
    return tuple(found)


def gain(cost: float, brings: float, way: Leg, ship: float = SHIP) -> float:
    """What a load earns above the wage of the time, risks reckoned in."""
    return (1 - way.risk) * brings - cost - way.risk * ship - WAGE * way.turns


@cache
def worth(purse: int) -> dict[Town, float]:
    """What an empty ship in each town can earn above the wage, with loads of at most that price."""
    now = dict.fromkeys(TOWNS, 0.0)
    for _ in range(TRIPS):
        now = {town: _best(town, now, purse) for town in TOWNS}
    return now


def _best(town: Town, then: dict[Town, float], purse: int) -> float:
    start = ANCHORAGES[town][0]
    loaded = (
        gain(trip.cost, trip.brings, leg(start, trip.to)) + then[trip.to]
        for trip in trips(town)
        if trip.cost <= purse
    )
    empty = (
        gain(0, 0, way) + then[other]
        for other in TOWNS
        if other != town and (way := leg(start, other)).turns < 4
    )
    return max((*loaded, *empty))
