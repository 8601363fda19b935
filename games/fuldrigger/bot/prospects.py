"""What towns and voyages are worth to a trader: the long view of the bot, made of the chart alone.

A trip is worth what it brings less what a ship earns elsewhere in that time, and a town what the best trips
from it are worth. Risks count with the price of ship and load.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final, NamedTuple

from games.fuldrigger.sea import reach
from games.fuldrigger.sea.chart import ANCHORAGES, MARKET, TOWNS
from games.fuldrigger.sea.reach import Weather
from games.fuldrigger.trade import market
from games.fuldrigger.views import Good, Space, Town

WAGE: Final = 10.0
"""What a ship earns a turn on a fair route (RULES.md 11)."""
SHIP: Final = 140.0
"""What the loss of a ship costs a company: its price, and what it would have earned till it is replaced."""
NEED: Final = 30
"""What a ship should have in cash for its next load, before ducats go into anything else."""
TRIPS: Final = 9
"""How many trips the worth of a town looks ahead."""
SPACES: Final = 10.5
"""What three dice show."""
CARRIED: Final = 10
EMPTY: Final = 4
"""Within how many turns another town must lie for a ship to sail there empty."""
PLAIN: Final = Weather(False, frozenset(), frozenset(), ())


class Leg(NamedTuple):
    """A way between ports: how many turns it takes, and the risk to the ship."""

    turns: float
    risk: float
    spaces: int


@lru_cache(maxsize=16_384)
def leg(start: Space, town: Town, now: Weather = PLAIN) -> Leg:
    """The safest way from a space to a town."""
    away = reach.distance(start, town, now)
    spaces, risk = reach.safest(start, town, now)
    return Leg(max(1.0, (away - 3) / SPACES + 0.75), risk, spaces)


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


@lru_cache(maxsize=64)
def worth(purse: int, now: Weather = PLAIN, foreign: frozenset[Town] = frozenset()) -> Mapping[Town, float]:
    """What an empty ship in each town can earn above the wage, with loads of at most that price.

    The own forts stand in the weather; `foreign` are the towns with another's.
    """
    after = dict.fromkeys(TOWNS, 0.0)
    roads = {town: _roads(town, purse, now, foreign) for town in TOWNS}
    for _ in range(TRIPS):
        after = {town: max(earns + after[to] for to, earns in roads[town]) for town in TOWNS}
    return after


def _roads(town: Town, purse: int, now: Weather, foreign: frozenset[Town]) -> list[tuple[Town, float]]:
    """Where a ship can go from a town, loaded or empty, and what each earns above the wage."""
    start = ANCHORAGES[town][0]
    found: dict[Town, float] = {}
    for other in TOWNS:
        if other != town and (way := leg(start, other, now)).turns < EMPTY:
            found[other] = gain(0, 0, way)
    for trip in trips(town):
        if trip.cost <= purse:
            brings = trip.brings + dues(trip.to, now, foreign)
            earns = gain(trip.cost + max(0, -dues(town, now, foreign)), brings, leg(start, trip.to, now))
            found[trip.to] = max(earns, found.get(trip.to, earns))
    return list(found.items())


def dues(town: Town, now: Weather, foreign: frozenset[Town]) -> int:
    """What a fort in the town changes for each load sold: the bonus of one's own, the fee of another's."""
    return market.BONUS if town in now.forts else -market.FEE if town in foreign else 0
