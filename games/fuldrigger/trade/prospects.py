"""Long-term values of towns and voyages, computed from the chart alone.

A trip is worth its proceeds less what a ship usually earns in that time, a town what the best trips from it
are worth. Risks count with the price of ship and load.
"""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Final, NamedTuple

from games.fuldrigger.facts import ANCHORAGES, MARKET, TOWNS
from games.fuldrigger.sea import reach
from games.fuldrigger.sea.reach import Weather
from games.fuldrigger.trade import prices
from games.fuldrigger.views import Good, Space, Town

WAGE: Final = 10.0
"""A ship's income per turn on a fair route (RULES.md 11)."""
SHIP: Final = 140.0
"""Cost of losing a ship: its price, and its income until it is replaced."""
NEED: Final = 30
"""Money a ship should have for its next load before anything is invested."""
TRIPS: Final = 9
"""Number of trips that the value of a town looks ahead."""
SPACES: Final = 10.5
"""Mean of three dice."""
EMPTY: Final = 4
"""Number of turns within which another town must lie for a ship to sail there empty."""
EXOTIC: Final = (Good("spices"), Good("tea"))
PLAIN: Final = Weather(False, frozenset(), frozenset(), ())


class Leg(NamedTuple):
    """A way between ports: its number of turns, and the risk to the ship."""

    turns: float
    risk: float
    spaces: int


@lru_cache(maxsize=16_384)
def leg(start: Space, town: Town, now: Weather = PLAIN) -> Leg:
    """Returns the safest way from a space to a town."""
    away = reach.distance(start, town, now)
    spaces, risk = reach.safest(start, town, now)
    return Leg(max(1.0, (away - 3) / SPACES + 0.75), risk, spaces)


class Trip(NamedTuple):
    """A load from one town to another, with its list prices."""

    good: Good
    to: Town
    cost: int
    brings: int


@cache
def trips(town: Town) -> tuple[Trip, ...]:
    """Returns every load that can be bought here and sold with profit, ten spaces or more away."""
    found = []
    for entry in MARKET[town].values():
        if entry.mark == "S":
            continue
        for other in TOWNS:
            there = MARKET[other].get(entry.good)
            if other == town or there is None or there.mark == "K" or there.price <= entry.price:
                continue
            if leg(ANCHORAGES[town][0], other).spaces >= prices.CARRIED:
                found.append(Trip(entry.good, other, entry.price, there.price))
    return tuple(found)


@cache
def _costs() -> tuple[int, ...]:
    """Returns what loads cost, the dearest first, and nothing."""
    return tuple(sorted({0, *(trip.cost for town in TOWNS for trip in trips(town))}, reverse=True))


def dearest(purse: int) -> int:
    """Returns the cost of the dearest load for that purse; purses with the same have the same prospects."""
    return next((cost for cost in _costs() if cost <= purse), purse)


class Road(NamedTuple):
    """A way to another town: its rolls, what it costs now, what it brings there, and what is risked."""

    to: Town
    turns: float
    cost: float
    brings: float
    risk: float


def roads(
    town: Town, purse: int, now: Weather, foreign: frozenset[Town], taste: float = 1.0
) -> Iterator[Road]:
    """Yields where a ship can go from a town, empty or with a load of at most that price."""
    start, charted = ANCHORAGES[town][0], reach.charted(now)
    for other in TOWNS:
        if other != town and (way := leg(start, other, charted)).turns < EMPTY:
            yield Road(other, way.turns, 0, 0, way.risk)
    for trip in trips(town):
        if trip.cost <= purse:
            way = leg(start, trip.to, charted)
            brings = trip.brings * liking(taste, trip.good) + dues(trip.to, now, foreign)
            yield Road(trip.to, way.turns, trip.cost + max(0, -dues(town, now, foreign)), brings, way.risk)


def gain(road: Road) -> float:
    """Profit of a road above the usual income for the time, with its risk."""
    return (1 - road.risk) * road.brings - road.cost - road.risk * SHIP - WAGE * road.turns


def liking(taste: float, good: Good) -> float:
    """Returns how much the price of that good counts."""
    return taste if good in EXOTIC else 1.0


@lru_cache(maxsize=64)
def worth(purse: int, now: Weather = PLAIN, foreign: frozenset[Town] = frozenset()) -> Mapping[Town, float]:
    """Returns what an empty ship in each town can earn above the usual income, with loads of at most that
    price.

    `now` contains the own forts; `foreign` are the towns with another company's.
    """
    earns = {town: [(road.to, gain(road)) for road in roads(town, purse, now, foreign)] for town in TOWNS}
    after = dict.fromkeys(TOWNS, 0.0)
    for _ in range(TRIPS):
        after = {town: max(money + after[to] for to, money in earns[town]) for town in TOWNS}
    return after


def dues(town: Town, now: Weather, foreign: frozenset[Town]) -> int:
    """Returns what a fort in the town changes for each load sold: the own bonus, or another's fee."""
    if town in now.forts:
        return prices.BONUS
    return -prices.FEE if town in foreign else 0
