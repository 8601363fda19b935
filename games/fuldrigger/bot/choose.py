"""Chooses the bot's move from a view.

Buys the load with the highest profit above a ship's usual income, sails the way with the best balance of time
and risk, invests in ships and then in forts where it trades, and fights only when attacked and if the odds
are good. Too poor for any load it sells ships back, but never the last. Stateless: each move depends on the
view only.
"""

from collections.abc import Iterator, Mapping

from games.fuldrigger import moves
from games.fuldrigger.bot import bargains, prospects, war
from games.fuldrigger.bot.prospects import NEED, SHIP, WAGE, Leg
from games.fuldrigger.facts import ANCHORAGES, CARDS, CHART, MARKET, PORT, TOWNS
from games.fuldrigger.sea import reach, reachable
from games.fuldrigger.sea.fleet import fleet, forts_of, free_number, owner_of
from games.fuldrigger.trade import prices
from games.fuldrigger.views import (
    FuldriggerView,
    Good,
    Sea,
    Ship,
    Space,
    Town,
)  # fmt: skip
from games.params import Seat

POOR = 40
"""A company with less money, nothing to sell and no affordable load near by sells a ship back."""
ENOUGH = 5
"""Number of ships from which a fort is worth more than another ship."""
SHIP_ROUNDS = 4
"""Number of rounds that a new ship must have left."""
FORT_ROUNDS = 2
HORIZON = 10.0
"""Number of rounds before the end from which a ship loses value."""
CHEAPEST = 20
"""Cost of the cheapest loads."""
RUIN = 300.0
"""Cost of losing the last ship besides its price; of several ships, a part of it."""


def best(view: FuldriggerView) -> moves.Move:
    """Returns the move for a seat that the table waits for."""
    seat = view.seat
    assert seat is not None  # the public view has no moves
    sea = view.sea
    if seat == sea.turn:
        if sea.phase == "home":
            return moves.Home(_home(view))
        if sea.spoils is not None:
            return war.spoils(sea, seat, sea.spoils)
        return next(_wishes(view, seat), moves.EndTurn())
    offer = next(o for o in view.offers if o.treaty.other == seat)
    return moves.Answer(offer.id, bargains.is_welcome(view, seat, offer))


def _home(view: FuldriggerView) -> Town:
    """Returns the town from which three ships with little money earn most."""
    taken = {*view.sea.homes}
    free = [row.id for row in CHART.towns if row.id not in taken and (row.home or view.options.home == "any")]
    few, many = prospects.worth(40), prospects.worth(100)
    return max(free, key=lambda town: (few[town] + 0.5 * many[town], town))


def _wishes(view: FuldriggerView, seat: Seat) -> Iterator[moves.Move]:
    """Yields candidate moves, most urgent first; the first one is made."""
    sea = view.sea
    yield from _sales(view, seat)
    yield from _fetches(view, seat)
    if not sea.dice:
        yield from war.arms(view, seat)
    yield from _loads(view, seat)
    yield from _purchases(view, seat)
    if not sea.dice:
        yield from bargains.peace(view, seat)
        if _is_poor(view, seat):
            yield from bargains.sells_fort(view, seat)
        yield moves.Roll()
    yield from war.raids(view, seat)
    yield from _scraps(view, seat)
    yield from _voyages(view, seat)


def _cash(view: FuldriggerView, seat: Seat) -> int:
    money = view.cash[seat]
    assert money is not None  # a seat's own money is never hidden
    return money


def _left(view: FuldriggerView) -> int:
    """Number of rounds left, including this one."""
    return 1 if view.sea.last_round else int(view.options.rounds) - view.sea.round + 1


# -- loads


def _sales(view: FuldriggerView, seat: Seat) -> Iterator[moves.Move]:
    """Yields sales of loads that bring here as much as anywhere, including the cost of time."""
    for ship in fleet(view.sea, seat):
        load = ship.load
        if load is None or ship.at not in PORT or load.sailed < prices.CARRIED:
            continue
        brings = prices.proceeds(view.sea, seat, load.good, PORT[ship.at])
        if brings is None or brings < 0:
            continue
        here = brings + _after(view, PORT[ship.at], 0)
        if here >= _carry(view, ship)[0]:
            yield moves.Sell(ship.number)


def _after(view: FuldriggerView, town: Town, turns: float) -> float:
    """Value of an empty ship in a town after so many turns; it falls towards the end."""
    share = max(0.0, min(1.0, (_left(view) - turns) / HORIZON))
    return share * _towns(view)[town]


def _towns(view: FuldriggerView) -> Mapping[Town, float]:
    """Returns the value of an empty ship in each town, given the company's money, forts and charted reefs."""
    assert view.seat is not None
    return _towns_with(view, frozenset(forts_of(view.sea, view.seat)))


def _towns_with(view: FuldriggerView, forts: frozenset[Town]) -> Mapping[Town, float]:
    """Returns the same as `_towns` if it had these forts."""
    assert view.seat is not None
    now = reach.Weather(False, frozenset(view.sea.reefs[view.seat]), forts, ())
    foreign = frozenset(fort.town for fort in view.sea.forts if fort.seat != view.seat)
    return prospects.worth(_purse(view), now, foreign)


def _purse(view: FuldriggerView) -> int:
    """Returns the highest price of a load that the company considers."""
    assert view.seat is not None
    own = fleet(view.sea, view.seat)
    money = _cash(view, view.seat) + sum(2 * ship.load.paid for ship in own if ship.load)
    share = money // max(1, len(own))
    if _carries(view, view.seat):
        return 40 if share < 50 else 60 if share < 80 else 100
    return min(40 if share < 50 else 60 if share < 80 else 100, max(CHEAPEST, money // 10 * 10))


def _stake(view: FuldriggerView, seat: Seat) -> float:
    """Cost of losing a ship; higher the fewer there are."""
    return SHIP + RUIN / len(fleet(view.sea, seat))


def _carry(view: FuldriggerView, ship: Ship) -> tuple[float, Town | None]:
    """Returns the best value of a load, and the town where it is sold."""
    load = ship.load
    assert load is not None  # only called for loaded ships
    found: list[tuple[float, Town]] = []
    for town in TOWNS:
        if PORT.get(ship.at) == town:
            continue
        brings = _brings(view, ship, load.good, town)
        way = prospects.leg(ship.at, town, _weather(view.sea, ship))
        if brings is not None and load.sailed + way.spaces >= prices.CARRIED:
            found.append((_worth(view, town, 0, brings, way, load.paid), town))
    return max(found, default=(0.0, None))


def _weather(sea: Sea, ship: Ship) -> reach.Weather:
    """Returns the weather for a long voyage: without the cards in force, with forts and charted reefs."""
    return reach.weather(sea, ship)._replace(cards=())


def _worth(view: FuldriggerView, town: Town, cost: int, brings: int, way: Leg, paid: int) -> float:
    """Value of a trip; one that ends after the game counts at most the load's price."""
    if way.turns > _left(view) - (0 if view.sea.dice else -1):
        return paid - cost - WAGE * _left(view)
    assert view.seat is not None
    return prospects.gain(cost, brings, way, _stake(view, view.seat)) + _after(view, town, way.turns)


def _brings(view: FuldriggerView, ship: Ship, good: Good, town: Town) -> int | None:
    """Expected price of a load in a town with present forts and cards, less for other ships bound there."""
    entry = MARKET[town].get(good)
    if entry is None or entry.mark == "K":
        return None
    price = prices.list_price(view.sea, good, town) or 0
    others = sum(
        other.load is not None and other.load.good == good and _is_bound(other, town)
        for other in fleet(view.sea, ship.seat)
        if other.number != ship.number
    )
    owner = owner_of(view.sea, town)
    return (
        price + (prices.BONUS if owner == ship.seat else -prices.FEE if owner is not None else 0) - 5 * others
    )


def _is_bound(ship: Ship, town: Town) -> bool:
    return ship.course == town or PORT.get(ship.at) == town


def _loads(view: FuldriggerView, seat: Seat) -> Iterator[moves.Move]:
    """Yields the most profitable load, if better than sailing on empty.

    A company without any load takes it in any case; otherwise it could search in circles.
    """
    for ship in fleet(view.sea, seat):
        if ship.load is None and not ship.privateer and ship.at in PORT:
            found = _best_load(view, ship, _cash(view, seat))
            if found is None:
                continue
            if found[0] > _empty(view, ship)[0] or not _carries(view, seat):
                yield moves.Buy(found[1], ship.number)


def _fetches(view: FuldriggerView, seat: Seat) -> Iterator[moves.Move]:
    """Yields fetching loads from the own store behind an isthmus, which is free."""
    for ship in fleet(view.sea, seat):
        if ship.load is None and not ship.privateer and view.options.isthmus == "on":
            stored = [store.load for store in view.sea.stores if (store.seat, store.at) == (seat, ship.at)]
            if stored:
                yield moves.Collect(max(stored, key=lambda load: (load.paid, load.good)).good, ship.number)


def _best_load(view: FuldriggerView, ship: Ship, cash: int) -> tuple[float, Good] | None:
    town = PORT[ship.at]
    now = _weather(view.sea, ship)
    found: list[tuple[float, Good]] = []
    for trip in prospects.trips(town):
        cost = trip.cost + prices.fee(view.sea, ship.seat, town)
        if cost > cash or not _has_token(view, trip.good):
            continue
        brings = _brings(view, ship, trip.good, trip.to)
        assert brings is not None  # trips end where the good is sold
        way = prospects.leg(ship.at, trip.to, now)
        if way.spaces >= prices.CARRIED and way.turns <= _left(view):
            found.append((_worth(view, trip.to, cost, brings, way, trip.cost), trip.good))
    return max(found, default=None)


def _has_token(view: FuldriggerView, good: Good) -> bool:
    return prices.has_token(view.sea, good, limited=view.options.tokens == "nine")


def _empty(view: FuldriggerView, ship: Ship) -> tuple[float, Town | None]:
    """Returns the best town to fetch a load from; the current one if a load will be available there."""
    purse = _towns(view)
    share = min(1.0, _left(view) / HORIZON)
    found: list[tuple[float, Town]] = []
    now = _weather(view.sea, ship)
    means = None if _carries(view, ship.seat) else _cash(view, ship.seat)
    for town in TOWNS:
        if PORT.get(ship.at) != town and (means is None or _sells_for(view, ship.seat, town, means)):
            way = prospects.leg(ship.at, town, now)
            if way.turns < _left(view):
                gain = prospects.gain(0, 0, way, _stake(view, ship.seat))
                found.append((share * (gain + purse[town]), town))
    return max(found, default=(0.0, None))


# -- poverty


def _carries(view: FuldriggerView, seat: Seat) -> bool:
    """Whether any ship has a load."""
    return any(ship.load is not None for ship in fleet(view.sea, seat))


def _sells_for(view: FuldriggerView, seat: Seat, town: Town, cash: int) -> bool:
    """Whether the town sells a load worth carrying for at most that much."""
    means = cash - prices.fee(view.sea, seat, town)
    return any(trip.cost <= means and _has_token(view, trip.good) for trip in prospects.trips(town))


def _is_poor(view: FuldriggerView, seat: Seat) -> bool:
    """Whether it has nothing to sell, and too little money for a load anywhere near its ships."""
    cash = _cash(view, seat)
    if cash >= POOR or _carries(view, seat):
        return False
    near = (
        town
        for ship in fleet(view.sea, seat)
        for town in TOWNS
        if prospects.leg(ship.at, town, _weather(view.sea, ship)).turns < prospects.EMPTY
    )
    return not any(_sells_for(view, seat, town, cash) for town in near)


def _scraps(view: FuldriggerView, seat: Seat) -> Iterator[moves.Move]:
    """Yields the sale of a poor company's least useful ship, never the last one."""
    own = fleet(view.sea, seat)
    afoot = view.sea.afoot
    able = [ship for ship in own if afoot is None or afoot.number != ship.number]
    if len(own) > 1 and able and _is_poor(view, seat):
        least = min(able, key=lambda ship: (not ship.privateer, _empty(view, ship)[0], -ship.number))
        yield moves.Scrap(least.number)


def _bounty(view: FuldriggerView, ship: Ship) -> Town | None:
    """Returns the nearest town with a bounty for the first ship to enter it, if it can be reached in time."""
    now = _weather(view.sea, ship)
    towns = [town for card in view.sea.bounties if (town := CARDS[card].town) and PORT.get(ship.at) != town]
    legs = [(prospects.leg(ship.at, town, now).turns, town) for town in towns]
    return min((row for row in legs if row[0] < _left(view)), default=(0.0, None))[1]


# -- ships and forts


def _purchases(view: FuldriggerView, seat: Seat) -> Iterator[moves.Move]:
    """Yields purchases of ships, then of forts where it lies; both count in full at the end."""
    sea, cash = view.sea, _cash(view, seat)
    own = fleet(sea, seat)
    spare = cash - NEED * sum(ship.load is None for ship in own)
    if not own and cash >= prices.ship_price(sea):
        yield moves.NewShip()
    can_ship = free_number(sea, seat) is not None and spare >= prices.ship_price(sea) + NEED
    if can_ship and _left(view) >= SHIP_ROUNDS:
        yield moves.NewShip()
    wants_fort = len(own) >= ENOUGH or _left(view) < SHIP_ROUNDS
    if wants_fort and spare >= prices.FORT and len(forts_of(sea, seat)) < 6 and _left(view) >= FORT_ROUNDS:
        town = _fort_town(view, seat)
        if town is not None:
            yield moves.NewFort(town)


def _fort_town(view: FuldriggerView, seat: Seat) -> Town | None:
    """Returns the town, of those where it has a ship, in which a fort raises its trade most."""
    lying = {PORT[ship.at] for ship in fleet(view.sea, seat) if ship.at in PORT}
    own = frozenset(forts_of(view.sea, seat))
    free = sorted(town for town in lying if owner_of(view.sea, town) is None)
    return max(free, key=lambda town: _lift(view, own | {town}), default=None)


def _lift(view: FuldriggerView, forts: frozenset[Town]) -> float:
    """Value of the fleet with these forts, each ship where it lies or is bound to."""
    worth = _towns_with(view, forts)
    places = (ship.course or PORT.get(ship.at) for ship in fleet(view.sea, view.seat or Seat(0)))
    return sum(worth[town] for town in places if town is not None)


# -- sailing


def _voyages(view: FuldriggerView, seat: Seat) -> Iterator[moves.Move]:
    """Yields voyages of all ships that have a destination."""
    for ship in fleet(view.sea, seat):
        if reachable.may_sail(view.sea, ship):
            town = _destination(view, ship)
            move = None if town is None else _sail(view.sea, ship, town)
            if move is not None:
                yield move


def _destination(view: FuldriggerView, ship: Ship) -> Town | None:
    if ship.privateer:
        home = view.sea.homes[ship.seat]
        prey = None if war.has_spare(view, ship.seat) else war.prey(view, ship.seat, ship)
        town = prey or home
        return None if PORT.get(ship.at) == town else town
    if ship.load is not None:
        return _carry(view, ship)[1]
    is_waiting = ship.at in PORT and _best_load(view, ship, 10_000) is not None
    worth, town = _empty(view, ship)
    if town is None and not _carries(view, ship.seat):
        return _bounty(view, ship)
    if is_waiting and (worth < 0 or len(fleet(view.sea, ship.seat)) > 1) and _others_earn(view, ship):
        return None
    return town


def _others_earn(view: FuldriggerView, ship: Ship) -> bool:
    """Whether another ship earns money soon, so that this one can wait for its load."""
    return any(other.load is not None for other in fleet(view.sea, ship.seat))


def _sail(sea: Sea, ship: Ship, town: Town) -> moves.Move | None:
    """Returns the stretch to sail: into port if possible, by the better way in time and risk."""
    found = reachable.reached(sea, ship)
    stake = SHIP + (2 * ship.load.paid if ship.load else 0)
    ends = [at for at in ANCHORAGES[town] if at in found]
    if ends:
        ways = found[ends[0]]
        is_safe = len(ways) > 1 and (ways[0].risk - ways[1].risk) * stake > 1
        return moves.Sail(ship.number, ends[0], safe=is_safe)
    move = moves.Sail(ship.number, Space(town), towards=True, safe=True)
    way = reachable.way_of(sea, ship, move)
    return move if way is not None and len(way.spaces) > 1 else None
