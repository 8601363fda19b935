"""What a ship can still earn until the end: values of towns by the number of rolls left.

A plan from the end backwards: in each town the best road, loaded or empty, then the value of the town that it
leads to. What early money is worth more, since it buys ships that earn, is in the amounts.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from threading import Lock
from typing import Final, NamedTuple

from games.fuldrigger.facts import TOWNS
from games.fuldrigger.sea.reach import Weather
from games.fuldrigger.trade import prices, prospects
from games.fuldrigger.trade.prospects import PLAIN, Road
from games.fuldrigger.views import Town

TYPICAL: Final = 8
"""Number of towns that are worth at least as much as the one that stands for all."""
ROADS: Final = 9
"""Number of roads from each town that are looked at."""


class Mind(NamedTuple):
    """The weights of one evaluation.

    risk: how much a loss counts. haste: by how much a ducat can be worth more early in the game. purse: the
    price of a load that is considered in any case. taste: how much spices and tea count. sight: the number of
    rolls that it looks ahead; of those after them it expects the same `wage` everywhere. thrift: the money
    that it keeps before it buys ships. war: how much the gain of an attack counts; 0: it never attacks.
    ambush: whether it fits out ships, and declares war, for an attack.
    """

    risk: float = 1.0
    haste: float = 0.8
    purse: int = 40
    taste: float = 1.0
    sight: int = 40
    wage: float = 10.0
    thrift: int = 0
    war: float = 1.0
    ambush: bool = False


STEADY: Final = Mind()


class Outlook:
    """Values of an empty ship by rolls left and town, and the value of a ducat, found as far as asked for."""

    def __init__(self, roads: Mapping[Town, Sequence[Road]], hunger: int, mind: Mind) -> None:
        self._roads, self._mind = roads, mind
        self._ceiling = 1.0 + mind.haste * hunger / 3
        self._towns, self._ducat = [dict.fromkeys(TOWNS, 0.0)], [1.0]
        self._lock = Lock()  # bots choose in threads

    def value(self, town: Town, left: float) -> float:
        """Returns the value of an empty ship in a town with so many rolls left."""
        seen = min(max(left, 0.0), self._mind.sight)
        self._extend(seen)
        known = between([row[town] for row in self._towns[int(seen) : int(seen) + 2]], seen)
        return known + self._mind.wage * (max(left, 0.0) - seen)

    def money(self, left: float) -> float:
        """Returns what a ducat is worth with so many rolls left."""
        seen = min(max(left, 0.0), self._mind.sight)
        self._extend(seen)
        return between(self._ducat[int(seen) : int(seen) + 2], seen)

    def _extend(self, left: float) -> None:
        if left + 1 < len(self._towns):
            return
        with self._lock:
            while len(self._towns) <= left + 1:
                self._add()

    def _add(self) -> None:
        """Adds the values for one more roll."""
        towns, ducat, left = self._towns, self._ducat, len(self._towns)
        typical = sorted(towns[-1].values())[-TYPICAL]
        ducat.append(min(self._ceiling, max(ducat[-1], 1.0 + typical / prices.SHIP)))
        best = {town: _best(self._roads[town], left, towns, ducat, self._mind.risk) for town in TOWNS}
        towns.append(best)


def between(values: Sequence[float], left: float) -> float:
    """Returns the value between two whole numbers of rolls."""
    part = max(left, 0.0) % 1
    return values[0] if len(values) < 2 else values[0] + part * (values[1] - values[0])


def outlook(
    purse: int,
    hunger: int,
    now: Weather = PLAIN,
    foreign: frozenset[Town] = frozenset(),
    mind: Mind = STEADY,
) -> Outlook:
    """Returns the outlook of a company that pays at most that price for a load and lacks so many ships."""
    return _outlook(prospects.dearest(purse), hunger, now, foreign, mind)


@lru_cache(maxsize=64)
def _outlook(purse: int, hunger: int, now: Weather, foreign: frozenset[Town], mind: Mind) -> Outlook:
    return Outlook(_all_roads(purse, now, foreign, mind), hunger, mind)


@lru_cache(maxsize=64)
def _all_roads(
    purse: int, now: Weather, foreign: frozenset[Town], mind: Mind
) -> Mapping[Town, Sequence[Road]]:
    """Returns the roads from each town, which depend on the loads that can be bought, not on the hunger."""
    return {town: _roads(town, purse, now, foreign, mind) for town in TOWNS}


def _best(
    roads: Sequence[Road], left: int, towns: Sequence[dict[Town, float]], ducat: Sequence[float], dread: float
) -> float:
    """Returns the value of the best road with so many rolls left; a loss counts `dread` times."""
    best = 0.0
    for to, turns, cost, brings, risk in roads:
        rest = left - turns
        if rest < 0:
            continue
        low = int(rest)
        part = rest - low
        later = ducat[low] + part * (ducat[low + 1] - ducat[low]) if part else ducat[low]
        then = towns[low][to] + part * (towns[low + 1][to] - towns[low][to]) if part else towns[low][to]
        value = later * ((1 - risk) * brings - dread * risk * prices.SHIP) - cost * ducat[left] + then
        if value > best:
            best = value
    return best


def _roads(town: Town, purse: int, now: Weather, foreign: frozenset[Town], mind: Mind) -> list[Road]:
    """Returns the roads from a town that earn most, as if a turn were worth the usual wage."""
    worth = prospects.worth(purse, now, foreign)
    found = prospects.roads(town, purse, now, foreign, mind.taste)
    return sorted(found, key=lambda road: -(prospects.gain(road) + worth[road.to]))[:ROADS]
