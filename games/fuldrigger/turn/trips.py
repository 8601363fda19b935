"""Where a load could go: the towns that take it, what it brings there now, and how far they are."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from games.fuldrigger import reveal
from games.fuldrigger.facts import ANCHORAGES, MARKET, PORT, TOWNS, distances
from games.fuldrigger.moves import Buy
from games.fuldrigger.sea import passages
from games.fuldrigger.state import State
from games.fuldrigger.trade import estimates, prices, prospects
from games.fuldrigger.turn import orders
from games.fuldrigger.views import FuldriggerView, Good, Ship, Space, Town
from games.kit.latest import latest
from games.params import Seat


class Trip(NamedTuple):
    """A load for a ship: its cost in port, the town, what it brings there now, spaces, risk in percent.

    `worth` is the profit above a ship's usual income, with the risk, the other loads and the next one.
    """

    good: Good
    to: Town
    cost: int
    brings: int
    spaces: int
    risk: int
    worth: float


@cache
def takers(at: Space, good: Good) -> tuple[Town, ...]:
    """Returns the other towns, far enough away, that take a load bought in this port."""
    away = distances(at)
    return tuple(
        town
        for town in TOWNS
        if PORT[at] != town
        and prices.is_taken(good, town)
        and min(away[end] for end in ANCHORAGES[town]) >= prices.CARRIED
    )


@latest
def trips(s: State, seat: Seat, at: Space) -> tuple[Trip, ...]:
    """Returns every trip from a port that the company can pay for, the most profitable first.

    They are the same for each of its empty merchant ships there.
    """
    town, fee, ship = PORT[at], prices.fee(s.sea, seat, PORT[at]), Ship(seat, 0, at)
    view, found = reveal.view(s, seat), []
    for good in MARKET[town]:
        cost = prices.buying_price(good, town)
        if cost is None or cost + fee > s.cash[seat]:
            continue
        if prices.has_token(s.sea, good, limited=s.options.tokens == "nine"):
            found += [_trip(view, ship, good, to, cost + fee) for to in takers(at, good)]
    return tuple(sorted(found, key=lambda trip: (trip.worth, trip.good, trip.to), reverse=True))


def in_time(s: State, ship: Ship) -> tuple[Trip, ...]:
    """Returns those that can arrive before the end: any other load only counts what it cost (RULES 10.3)."""
    return tuple(trip for trip in trips(s, ship.seat, ship.at) if may_arrive(s, ship, trip.to))


def may_arrive(s: State, ship: Ship, town: Town) -> bool:
    """Whether the ship can reach the town before the end, with the highest rolls."""
    rounds = estimates.rounds_left(reveal.view(s, ship.seat))
    return passages.may_arrive(s.sea, ship, town, rounds)


def _trip(view: FuldriggerView, ship: Ship, good: Good, to: Town, cost: int) -> Trip:
    way = prospects.leg(ship.at, to, estimates.long_weather(view.sea, ship))
    expected = estimates.expected_price(view, ship, good, to)
    assert expected is not None  # the town takes it
    worth = estimates.trip_value(view, to, cost, expected, way, cost)
    brings = prices.proceeds(view.sea, ship.seat, good, to) or 0
    shown = passages.passage(view.sea, ship, to)
    return Trip(good, to, cost, brings, shown.spaces, round(100 * shown.danger), worth)


def advised(s: State, ships: Sequence[Ship]) -> tuple[tuple[Ship, Trip], ...]:
    """Returns the load that is worth most for each of these ships, in view of those bought before it.

    A ship that does better to sail on empty gets none, and none is left when the money is.
    """
    found: list[tuple[Ship, Trip]] = []
    for ship in ships:
        best = next(iter(in_time(s, ship)), None)
        if best is not None and best.worth > estimates.best_empty(reveal.view(s, ship.seat), ship)[0]:
            found.append((ship, best))
            s = orders.foresee(s, ship.seat, (Buy(best.good, ship.number, best.to),))
    return tuple(found)
