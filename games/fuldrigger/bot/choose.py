"""Chooses the bot's move from a view.

Buys the load with the highest profit above a ship's usual income, sails the way with the best balance of time
and risk, invests in ships and then in forts where it trades, and fights only when attacked and if the odds
are good. Too poor for any load it sells ships back, but never the last. Stateless: each move depends on the
view only.
"""

from collections.abc import Iterator

from games.fuldrigger import moves
from games.fuldrigger.bot import bargains, war
from games.fuldrigger.facts import ANCHORAGES, CHART, PORT
from games.fuldrigger.sea import reachable
from games.fuldrigger.sea.fleet import fleet, forts_of, free_number, owner_of
from games.fuldrigger.trade import estimates, prices, prospects
from games.fuldrigger.trade.prospects import NEED, SHIP
from games.fuldrigger.views import (
    FuldriggerView,
    Sea,
    Ship,
    Space,
    Town,
)  # fmt: skip
from games.params import Seat

ENOUGH = 5
"""Number of ships from which a fort is worth more than another ship."""
SHIP_ROUNDS = 4
"""Number of rounds that a new ship must have left."""
FORT_ROUNDS = 2


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
        if estimates.is_poor(view, seat):
            yield from bargains.sells_fort(view, seat)
        yield moves.Roll()
    yield from war.raids(view, seat)
    yield from _scraps(view, seat)
    yield from _voyages(view, seat)


# -- loads


def _sales(view: FuldriggerView, seat: Seat) -> Iterator[moves.Move]:
    """Yields sales of loads that bring here as much as anywhere, including the cost of time."""
    for ship in fleet(view.sea, seat):
        if estimates.sells(view, ship):
            yield moves.Sell(ship.number)


def _loads(view: FuldriggerView, seat: Seat) -> Iterator[moves.Move]:
    """Yields the most profitable load, if better than sailing on empty.

    A company without any load takes it in any case; otherwise it could search in circles.
    """
    for ship in fleet(view.sea, seat):
        if ship.load is None and not ship.privateer and ship.at in PORT:
            found = estimates.best_load(view, ship, estimates.cash_of(view, seat))
            if found is None:
                continue
            if found[0] > estimates.best_empty(view, ship)[0] or not estimates.has_load(view, seat):
                yield moves.Buy(found[1], ship.number)


def _fetches(view: FuldriggerView, seat: Seat) -> Iterator[moves.Move]:
    """Yields fetching loads from the own store behind an isthmus, which is free."""
    for ship in fleet(view.sea, seat):
        if ship.load is None and not ship.privateer and view.options.isthmus == "on":
            stored = [store.load for store in view.sea.stores if (store.seat, store.at) == (seat, ship.at)]
            if stored:
                yield moves.Collect(max(stored, key=lambda load: (load.paid, load.good)).good, ship.number)


def _scraps(view: FuldriggerView, seat: Seat) -> Iterator[moves.Move]:
    """Yields the sale of a poor company's least useful ship, never the last one."""
    own = fleet(view.sea, seat)
    afoot = view.sea.afoot
    able = [ship for ship in own if afoot is None or afoot.number != ship.number]
    if len(own) > 1 and able and estimates.is_poor(view, seat):
        least = min(
            able, key=lambda ship: (not ship.privateer, estimates.best_empty(view, ship)[0], -ship.number)
        )
        yield moves.Scrap(least.number)


# -- ships and forts


def _purchases(view: FuldriggerView, seat: Seat) -> Iterator[moves.Move]:
    """Yields purchases of ships, then of forts where it lies; both count in full at the end."""
    sea, cash, left = view.sea, estimates.cash_of(view, seat), estimates.rounds_left(view)
    own = fleet(sea, seat)
    spare = cash - NEED * sum(ship.load is None for ship in own)
    if not own and cash >= prices.ship_price(sea):
        yield moves.NewShip()
    can_ship = free_number(sea, seat) is not None and spare >= prices.ship_price(sea) + NEED
    if can_ship and left >= SHIP_ROUNDS:
        yield moves.NewShip()
    wants_fort = len(own) >= ENOUGH or left < SHIP_ROUNDS
    if (
        wants_fort
        and spare >= prices.FORT
        and len(forts_of(sea, seat)) < 6
        and estimates.rounds_left(view) >= FORT_ROUNDS
    ):
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
    worth = estimates.town_values_with(view, forts)
    places = (ship.course or PORT.get(ship.at) for ship in fleet(view.sea, view.seat or Seat(0)))
    return sum(worth[town] for town in places if town is not None)


# -- sailing


def _voyages(view: FuldriggerView, seat: Seat) -> Iterator[moves.Move]:
    """Yields voyages of all ships that have a destination."""
    for ship in fleet(view.sea, seat):
        if reachable.may_sail(view.sea, ship):
            town = destination(view, ship)
            move = None if town is None else _sail(view.sea, ship, town)
            if move is not None:
                yield move


def destination(view: FuldriggerView, ship: Ship) -> Town | None:
    """Returns the town for which a ship sails; None if it stays."""
    if ship.privateer:
        home = view.sea.homes[ship.seat]
        prey = None if war.has_spare(view, ship.seat) else war.prey(view, ship.seat, ship)
        town = prey or home
        return None if PORT.get(ship.at) == town else town
    return estimates.destination(view, ship)


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
