"""Values of ships, loads and towns to a company, from its view: for the bot and for what is offered."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from games.fuldrigger.facts import ANCHORAGES, CARDS, PORT, SHIPS, TOWNS
from games.fuldrigger.sea import passages, reach, reachable
from games.fuldrigger.sea.fleet import fleet, forts_of
from games.fuldrigger.trade import outlook, prices, prospects
from games.fuldrigger.trade.outlook import STEADY, Mind
from games.fuldrigger.trade.prospects import Leg, liking
from games.fuldrigger.views import FuldriggerView, Good, Sea, Ship, Town
from games.kit.latest import latest
from games.params import Seat

POOR = 40
"""A company with less money, nothing to sell and no affordable load near by sells a ship back."""
CHEAPEST = 20
"""Cost of the cheapest loads."""
RUIN = 100.0
"""Cost of losing the last ship besides its price; of several ships, a part of it."""


def cash_of(view: FuldriggerView, seat: Seat) -> int:
    money = view.cash[seat]
    assert money is not None  # a seat's own money is never hidden
    return money


def rounds_left(view: FuldriggerView) -> int:
    """Number of rounds left, including this one."""
    return 1 if view.sea.last_round else int(view.options.rounds) - view.sea.round + 1


def rolls_left(view: FuldriggerView) -> int:
    """Number of rolls left for a ship in port that has not sailed yet in this turn."""
    return rounds_left(view) - bool(view.sea.dice)


def value_after(view: FuldriggerView, town: Town, turns: float, mind: Mind = STEADY) -> float:
    """Value of an empty ship in a town after so many turns."""
    return ahead(view, mind).value(town, rolls_left(view) - turns)


@latest
def ahead(view: FuldriggerView, mind: Mind) -> outlook.Outlook:
    """Returns what its ships can still earn, given the company's money, forts and charted reefs."""
    assert view.seat is not None
    return ahead_with(view, frozenset(forts_of(view.sea, view.seat)), mind)


def ahead_with(view: FuldriggerView, forts: frozenset[Town], mind: Mind) -> outlook.Outlook:
    """Returns the same as `ahead` if it had these forts."""
    assert view.seat is not None
    now = reach.Weather(False, frozenset(view.sea.reefs[view.seat]), forts, ())
    foreign = frozenset(fort.town for fort in view.sea.forts if fort.seat != view.seat)
    purse = max(mind.purse, price_limit(view))
    hunger = max(0, 6 - len(fleet(view.sea, view.seat)))
    return outlook.outlook(purse, hunger, now, foreign, mind)


def price_limit(view: FuldriggerView) -> int:
    """Returns the highest price of a load that the company considers."""
    assert view.seat is not None
    own = fleet(view.sea, view.seat)
    money = cash_of(view, view.seat) + sum(2 * ship.load.paid for ship in own if ship.load)
    share = money // max(1, len(own))
    limit = 100
    if share < 50:
        limit = 40
    elif share < 80:
        limit = 60
    return limit if has_load(view, view.seat) else min(limit, max(CHEAPEST, money // 10 * 10))


def ship_stake(view: FuldriggerView, seat: Seat) -> float:
    """Cost of losing a ship; higher the fewer there are."""
    return 100 + RUIN / len(fleet(view.sea, seat))


def best_sale(view: FuldriggerView, ship: Ship, mind: Mind = STEADY) -> tuple[float, Town | None]:
    """Returns the best value of a load, and the town where it is sold."""
    load = ship.load
    assert load is not None  # only called for loaded ships
    found: list[tuple[float, Town]] = []
    now = long_weather(view.sea, ship)
    for town in TOWNS:
        brings = expected_price(view, ship, load.good, town)
        if brings is None or PORT.get(ship.at) == town:
            continue
        way = prospects.leg(ship.at, town, now)
        if load.sailed + way.spaces >= prices.CARRIED:
            worth = trip_value(view, town, 0, brings * liking(mind.taste, load.good), way, load.paid, mind)
            found.append((worth, town))
    return max(found, default=(0.0, None))


def sells(view: FuldriggerView, ship: Ship, mind: Mind = STEADY) -> bool:
    """Whether a ship's load brings as much where it lies as anywhere, including the cost of time."""
    load = ship.load
    if load is None or ship.at not in PORT or load.sailed < prices.CARRIED:
        return False
    brings = prices.proceeds(view.sea, ship.seat, load.good, PORT[ship.at])
    if brings is None or brings < 0:
        return False
    if rolls_left(view) <= 0:
        return brings >= load.paid + last_sale(view, ship, mind)[0]
    now = brings * liking(mind.taste, load.good) * ahead(view, mind).money(rolls_left(view))
    return now + value_after(view, PORT[ship.at], 0, mind) >= best_sale(view, ship, mind)[0]


def last_sale(view: FuldriggerView, ship: Ship, mind: Mind = STEADY) -> tuple[float, Town | None]:
    """Returns what the load brings more than it cost by the best voyage on the last roll, and its town.

    (0, None) if none gains anything.
    """
    if not reachable.may_sail(view.sea, ship):
        return 0.0, None
    found = ((_last_gain(view, ship, town, mind), town) for town in TOWNS)
    return max((row for row in found if row[0] > 0), default=(0.0, None))


def _last_gain(view: FuldriggerView, ship: Ship, town: Town, mind: Mind) -> float:
    """Returns the expected gain of sailing to a town and selling there on this roll; 0 if it cannot."""
    sea, load = view.sea, ship.load
    assert load is not None  # only called for loaded ships
    brings = prices.proceeds(sea, ship.seat, load.good, town)
    reached = reachable.reached(sea, ship)
    if brings is None or not any(at in reached for at in ANCHORAGES[town]):
        return 0.0
    move = passages.onward(sea, ship, town)
    way = reachable.way_of(sea, ship, move) if move is not None else None
    if way is None or load.sailed + len(way.spaces) - 1 < prices.CARRIED:
        return 0.0
    lying = [other for other in _with_the_same(sea, ship, load.good) if PORT.get(other.at) == town]
    stake = load.paid + mind.risk * ship_stake(view, ship.seat)
    return (1 - way.risk) * (brings - prices.DROP * len(lying) - load.paid) - way.risk * stake


def _with_the_same(sea: Sea, ship: Ship, good: Good) -> Iterator[Ship]:
    """Yields the other ships of the company that carry that good."""
    for other in fleet(sea, ship.seat):
        if other.number != ship.number and other.load is not None and other.load.good == good:
            yield other


@latest
def long_weather(sea: Sea, ship: Ship) -> reach.Weather:
    """Returns the weather for a long voyage: without the cards in force, with charted reefs.

    Of the forts only those that keep off pirates are in it.
    """
    return reach.charted(reach.weather(sea, ship)._replace(cards=()))


def trip_value(
    view: FuldriggerView, town: Town, cost: int, brings: float, way: Leg, paid: int, mind: Mind = STEADY
) -> float:
    """Value of a trip; one that ends after the game counts at most the load's price."""
    found, left, ducat, stake = _means(view, mind)
    rest = left - way.turns
    spent = cost * ducat
    if rest < -0.5:
        return paid - spent
    then = found.money(rest)
    there = (1 - way.risk) * brings * then + found.value(town, rest)
    if rest < 0:
        there += 2 * rest * (there - paid)
    return there - way.risk * stake * then - spent


@latest
def _means(view: FuldriggerView, mind: Mind) -> tuple[outlook.Outlook, int, float, float]:
    """Returns what lies ahead, the rolls left, what a ducat is worth now, and what a loss costs."""
    assert view.seat is not None
    found, left = ahead(view, mind), rolls_left(view)
    return found, left, found.money(left), mind.risk * ship_stake(view, view.seat)


def expected_price(view: FuldriggerView, ship: Ship, good: Good, town: Town) -> int | None:
    """Expected price of a load in a town with present forts and cards, less for other ships bound there."""
    price = prices.list_price(view.sea, good, town)
    if price is None:
        return None
    for other in _with_the_same(view.sea, ship, good):
        if town in (other.course, PORT.get(other.at)):
            price -= 5
    return price + prices.dues(view.sea, ship.seat, town)


class Bought(NamedTuple):
    """A load that a ship could buy: its value, the trip, and what it costs and brings with fees and cards."""

    value: float
    trip: prospects.Trip
    cost: int
    brings: int


def best_trip(view: FuldriggerView, ship: Ship, cash: int, mind: Mind = STEADY) -> Bought | None:
    """Returns the load of the best value; None if there is none for that money."""
    town = PORT[ship.at]
    now = long_weather(view.sea, ship)
    found: list[Bought] = []
    for trip in prospects.trips(town):
        cost = trip.cost + prices.fee(view.sea, ship.seat, town)
        if cost > cash or not has_token(view, trip.good):
            continue
        brings = expected_price(view, ship, trip.good, trip.to)
        assert brings is not None  # trips end where the good is sold
        way = prospects.leg(ship.at, trip.to, now)
        if way.spaces >= prices.CARRIED and way.turns <= rounds_left(view):
            value = trip_value(
                view, trip.to, cost, brings * liking(mind.taste, trip.good), way, trip.cost, mind
            )
            found.append(Bought(value, trip, cost, brings))
    return max(found, default=None)


def first_load(view: FuldriggerView, town: Town) -> tuple[Ship, Bought] | None:
    """Returns the load of the best value for the first of the ships that a company begins with in a town."""
    seat = view.seat
    assert seat is not None
    at = ANCHORAGES[town][0]
    ships = tuple(Ship(seat, n, at) for n in range(1, SHIPS + 1))
    view = replace(view, sea=replace(view.sea, ships=(*view.sea.ships, *ships)))
    found = best_trip(view, ships[0], cash_of(view, seat))
    return found and (ships[0], found)


def has_token(view: FuldriggerView, good: Good) -> bool:
    """Whether another load of the good may be bought under the house rules."""
    return prices.has_token(view.sea, good, limited=view.options.tokens == "nine")


def best_empty(view: FuldriggerView, ship: Ship, mind: Mind = STEADY) -> tuple[float, Town | None]:
    """Returns the best town to fetch a load from; the current one if a load will be available there."""
    found: list[tuple[float, Town]] = []
    now = long_weather(view.sea, ship)
    means = None if has_load(view, ship.seat) else cash_of(view, ship.seat)
    left, stake = rounds_left(view), mind.risk * ship_stake(view, ship.seat)
    for town in TOWNS:
        if PORT.get(ship.at) != town and (means is None or _is_affordable(view, ship.seat, town, means)):
            way = prospects.leg(ship.at, town, now)
            if way.turns < left:
                found.append((value_after(view, town, way.turns, mind) - way.risk * stake, town))
    return max(found, default=(0.0, None))


def has_load(view: FuldriggerView, seat: Seat) -> bool:
    """Whether any ship has a load."""
    return any(ship.load is not None for ship in fleet(view.sea, seat))


def _is_affordable(view: FuldriggerView, seat: Seat, town: Town, cash: int) -> bool:
    """Whether the town sells a load worth carrying for at most that much."""
    means = cash - prices.fee(view.sea, seat, town)
    return any(trip.cost <= means and has_token(view, trip.good) for trip in prospects.trips(town))


def is_poor(view: FuldriggerView, seat: Seat) -> bool:
    """Whether it has nothing to sell, and too little money for a load anywhere near its ships."""
    cash = cash_of(view, seat)
    if cash >= POOR or has_load(view, seat):
        return False
    near = (
        town
        for ship in fleet(view.sea, seat)
        for town in TOWNS
        if prospects.leg(ship.at, town, long_weather(view.sea, ship)).turns < prospects.EMPTY
    )
    return not any(_is_affordable(view, seat, town, cash) for town in near)


def best_bounty(view: FuldriggerView, ship: Ship) -> Town | None:
    """Returns the nearest town with a bounty for the first ship to enter it, if it can be reached in time."""
    now = long_weather(view.sea, ship)
    towns = [town for card in view.sea.bounties if (town := CARDS[card].town) and PORT.get(ship.at) != town]
    legs = [(prospects.leg(ship.at, town, now).turns, town) for town in towns]
    return min((row for row in legs if row[0] < rounds_left(view)), default=(0.0, None))[1]


def destination(view: FuldriggerView, ship: Ship, mind: Mind = STEADY) -> Town | None:
    """Returns where a merchant ship does best to go, loaded or empty; None if it waits where it is.

    It waits to sell, or because no town can be reached before the end: then its load counts what it cost
    (RULES.md 10.3).
    """
    if ship.load is not None:
        sale = best_sale if rolls_left(view) > 0 else last_sale
        town = None if sells(view, ship, mind) else sale(view, ship, mind)[1]
        in_time = town is not None and passages.may_arrive(view.sea, ship, town, rounds_left(view))
        return town if in_time else None
    worth, town = best_empty(view, ship, mind)
    if not has_load(view, ship.seat):
        return town or best_bounty(view, ship)
    may_wait = worth < 0 or len(fleet(view.sea, ship.seat)) > 1
    if may_wait and ship.at in PORT and best_trip(view, ship, 10_000, mind) is not None:
        own = best_trip(view, ship, cash_of(view, ship.seat), mind)
        if own is None or own.value >= worth:
            return None  # it loads here, once another ship has earned the money
    return town
