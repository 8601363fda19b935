"""Where a load could go: the towns that take it, what it brings there now, and how far they are."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from games.fuldrigger.facts import ANCHORAGES, MARKET, PORT, TOKENS, TOWNS, distances
from games.fuldrigger.sea import reach
from games.fuldrigger.sea.fleet import fleet
from games.fuldrigger.state import State
from games.fuldrigger.trade import prices, prospects
from games.fuldrigger.views import Good, Ship, Town
from games.kit.latest import latest

PURSE: Final = 100
"""What a ship is thought to have for its next load, in ducats."""
SHARED: Final = 5
"""What another load of the kind that is bound for the same town may cost (RULES.md 5.5)."""


class Trip(NamedTuple):
    """A load for a ship: its cost in port, the town, what it brings there now, spaces, risk in percent.

    `worth` is the profit above a ship's usual income, with the risk and what the town offers next.
    """

    good: Good
    to: Town
    cost: int
    brings: int
    spaces: int
    risk: int
    worth: float


def takers(s: State, ship: Ship, good: Good) -> tuple[Town, ...]:
    """Returns the other towns, far enough away, that would take a load bought where the ship lies."""
    away = distances(ship.at)
    return tuple(
        town
        for town in TOWNS
        if PORT[ship.at] != town
        and prices.list_price(s.sea, good, town) is not None
        and min(away[at] for at in ANCHORAGES[town]) >= prices.CARRIED
    )


@latest
def trips(s: State, ship: Ship) -> tuple[Trip, ...]:
    """Returns every trip from its port that the ship's company can pay for, the most profitable first."""
    town = PORT[ship.at]
    found = []
    for good in MARKET[town]:
        cost = prices.buying_price(good, town)
        if cost is None or not prices.has_token(s.sea, good, limited=s.options.tokens == "nine"):
            continue
        cost += prices.fee(s.sea, ship.seat, town)
        if cost <= s.cash[ship.seat]:
            found += [_trip(s, ship, good, to, cost) for to in takers(s, ship, good)]
    return tuple(sorted(found, key=lambda trip: (-trip.worth, trip.good, trip.to)))


def _trip(s: State, ship: Ship, good: Good, to: Town, cost: int) -> Trip:
    way = prospects.leg(ship.at, to, reach.weather(s.sea, ship)._replace(cards=()))
    brings = prices.proceeds(s.sea, ship.seat, good, to) or 0
    others = sum(
        one.load is not None and one.load.good == good and one.course == to for one in fleet(s.sea, ship.seat)
    )
    worth = prospects.gain(cost, brings - SHARED * others, way) + prospects.worth(PURSE)[to]
    return Trip(good, to, cost, brings, way.spaces, round(100 * way.risk), worth)


def shared(s: State, ships: Sequence[Ship]) -> tuple[tuple[Ship, Trip], ...]:
    """Returns a good load for each of these ships, as far as money and goods go; fewer to one town."""
    cash = s.cash[ships[0].seat]
    found: list[tuple[Ship, Trip]] = []
    for ship in ships:
        best = max(
            (t for t in trips(s, ship) if t.cost <= cash and _is_left(s, t, found)),
            key=lambda trip: (
                trip.worth - SHARED * sum((o.good, o.to) == (trip.good, trip.to) for _, o in found)
            ),
            default=None,
        )
        if best is not None:
            cash -= best.cost
            found.append((ship, best))
    return tuple(found)


def _is_left(s: State, trip: Trip, taken: Sequence[tuple[Ship, Trip]]) -> bool:
    """Whether another token of the good is free beside those taken here."""
    count = sum(other.good == trip.good for _, other in taken) + prices.tokens_out(s.sea, trip.good)
    return s.options.tokens != "nine" or count < TOKENS
