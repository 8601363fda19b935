"""Chooses the bot's move from a view.

Buys the load that brings most until the end with what the ship earns after it, sails the way with the best
balance of time and risk, invests in ships and then in forts where it trades, and attacks where that is worth
more than trade. Too poor for any load it sells ships back, but never the last. Stateless: each move depends
on the view only; the home town alone is drawn. `minds.py` has the weights of strengths and styles.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from games.chance import Chance
from games.fuldrigger import moves
from games.fuldrigger.bot import bargains, minds, war
from games.fuldrigger.facts import ANCHORAGES, CHART, PORT
from games.fuldrigger.sea import passages, reachable
from games.fuldrigger.sea.fleet import MOST, fleet, forts_of, free_number, is_settled, owner_of
from games.fuldrigger.trade import estimates, outlook, prices
from games.fuldrigger.trade.outlook import STEADY, Mind
from games.fuldrigger.trade.prospects import NEED
from games.fuldrigger.views import FuldriggerView, Sea, Ship, Space, Town
from games.params import Seat

ENOUGH = 5
"""Number of ships from which a fort is worth more than another ship."""
SHIP_ROUNDS = 4
"""Number of rounds that a new ship must have left."""
FORT_ROUNDS = 2
HUNGRY = 3
"""Number of ships that a company lacks at the start."""
NEARLY = 0.9
"""Part of the best home town's value from which another one is as good."""


def choose(view: FuldriggerView, chance: Chance, strength: str) -> moves.Move:
    """Returns the move of that strength; the home is drawn of the nearly best ones, so games differ."""
    if view.sea.phase != "home":
        return best(view, strength)
    found = _homes(view)
    least = NEARLY * max(found)[0]
    good = sorted(town for value, town in found if value >= least)
    return moves.Home(good[chance.number("home", len(good))])


def best(view: FuldriggerView, strength: str = "") -> moves.Move:
    """Returns the move for a seat that the table waits for; without a strength one that ambushes nobody."""
    seat = view.seat
    assert seat is not None  # the public view has no moves
    sea, mind = view.sea, minds.of(view, strength)
    if seat == sea.turn and sea.phase == "home":
        return moves.Home(max(_homes(view))[1])
    if seat == sea.turn and sea.spoils is not None:
        return war.spoils(sea, seat, sea.spoils)
    offer = next((o for o in view.offers if o.treaty.other == seat), None)
    if offer is not None:  # in its own turn too: it would lapse before another one
        return moves.Answer(offer.id, bargains.is_welcome(view, seat, offer, mind))
    return next(_wishes(view, seat, mind), moves.EndTurn())


def _homes(view: FuldriggerView) -> list[tuple[float, Town]]:
    """Returns the free towns with what three ships earn from there, with little money and with more."""
    taken = {*view.sea.homes}
    free = [row.id for row in CHART.towns if row.id not in taken and (row.home or view.options.home == "any")]
    few, many = outlook.outlook(40, HUNGRY), outlook.outlook(100, HUNGRY)
    left = int(view.options.rounds)
    return [(few.value(town, left) + 0.5 * many.value(town, left), town) for town in free]


def _wishes(view: FuldriggerView, seat: Seat, mind: Mind) -> Iterator[moves.Move]:
    """Yields candidate moves, most urgent first; the first one is made.

    After the roll the loaded ships sail first, each in view of where the others are bound: what they bring
    may buy loads for those that lie empty.
    """
    sea = view.sea
    if sea.dice:
        yield from war.raids(view, seat, mind)
        yield from (move for ship, move in _voyages(view, seat, mind) if ship.load is not None)
    yield from _sales(view, seat, mind)
    yield from _fetches(view, seat)
    if not sea.dice:
        yield from war.disarms(view, seat, mind)
    yield from _loads(view, seat, mind)
    yield from _purchases(view, seat, mind)
    if not sea.dice:
        yield from bargains.peace(view, seat, mind)
        if estimates.is_poor(view, seat):
            yield from bargains.sells_fort(view, seat)
        yield moves.Roll()
    yield from _scraps(view, seat, mind)
    yield from (move for _, move in _voyages(view, seat, mind))


# -- loads


def _sales(view: FuldriggerView, seat: Seat, mind: Mind) -> Iterator[moves.Move]:
    """Yields sales of loads that bring here as much as anywhere, including the cost of time."""
    for ship in fleet(view.sea, seat):
        if estimates.sells(view, ship, mind):
            yield moves.Sell(ship.number)


def _loads(view: FuldriggerView, seat: Seat, mind: Mind) -> Iterator[moves.Move]:
    """Yields the most profitable load and where it goes, if better than sailing on empty.

    A company without any load takes it in any case; otherwise it could search in circles. The question lists
    loads with their towns by the neutral evaluation; other weights may want another ship or town.
    """
    cash, found = estimates.cash_of(view, seat), []
    waiting = frozenset[int]() if view.sea.dice else war.lurking(view, seat, mind)
    for ship in fleet(view.sea, seat):
        if ship.number in waiting:
            continue
        is_kept = is_settled(view.sea, "keep", ship)
        if ship.load is None and not ship.privateer and ship.at in PORT and not is_kept:
            best = estimates.best_trip(view, ship, cash, mind)
            if best is not None:
                found.append((best.value, -ship.number, ship, best.trip))
    for value, _, ship, trip in sorted(found, key=lambda row: row[:2], reverse=True):
        if value > estimates.best_empty(view, ship, mind)[0] or not estimates.has_load(view, seat):
            if mind in (STEADY, minds.BOLD) and _is_loading(view.sea, seat):
                yield moves.Orders((moves.Buy(ship.number, trip.good, trip.to),))
            else:
                yield moves.Buy(ship.number, trip.good)


def _is_loading(sea: Sea, seat: Seat) -> bool:
    """Whether loads come next in the turn's question: no ship could sail or sell before."""
    for ship in fleet(sea, seat):
        may_sell = ship.load is not None and ship.course is None and ship.at in PORT
        if may_sell and not is_settled(sea, "keep", ship):
            return False
        if reachable.may_sail(sea, ship) and not is_settled(sea, "stay", ship):
            return False
    return True


def _fetches(view: FuldriggerView, seat: Seat) -> Iterator[moves.Move]:
    """Yields fetching loads from the own store behind an isthmus, which is free."""
    for ship in fleet(view.sea, seat):
        if ship.load is None and not ship.privateer and view.options.isthmus == "on":
            stored = [store.load for store in view.sea.stores if (store.seat, store.at) == (seat, ship.at)]
            if stored:
                yield moves.Collect(ship.number, max(stored, key=lambda load: (load.paid, load.good)).good)


def _scraps(view: FuldriggerView, seat: Seat, mind: Mind) -> Iterator[moves.Move]:
    """Yields the sale of a poor company's least useful ship, never the last one."""
    own = fleet(view.sea, seat)
    afoot = view.sea.afoot
    able = [ship for ship in own if afoot is None or afoot.number != ship.number]
    if len(own) > 1 and able and estimates.is_poor(view, seat):
        worth = {ship: estimates.best_empty(view, ship, mind)[0] for ship in able}
        least = min(able, key=lambda ship: (not ship.privateer, worth[ship], -ship.number))
        yield moves.Scrap(least.number)


# -- ships and forts


def _purchases(view: FuldriggerView, seat: Seat, mind: Mind) -> Iterator[moves.Move]:
    """Yields purchases of ships, then of forts where it lies; both count in full at the end."""
    sea, cash, left = view.sea, estimates.cash_of(view, seat), estimates.rounds_left(view)
    own = fleet(sea, seat)
    spare = cash - mind.thrift - NEED * sum(ship.load is None for ship in own)
    if not own and cash >= prices.ship_price(sea):
        yield moves.NewShip()
    can_ship = free_number(sea, seat) is not None and spare >= prices.ship_price(sea) + NEED
    if can_ship and left >= SHIP_ROUNDS:
        yield moves.NewShip()
    wants_fort = left >= FORT_ROUNDS and (len(own) >= ENOUGH or left < SHIP_ROUNDS)
    if wants_fort and spare >= prices.FORT and len(forts_of(sea, seat)) < MOST:
        town = _fort_town(view, seat, mind)
        if town is not None:
            yield moves.NewFort(town)


def _fort_town(view: FuldriggerView, seat: Seat, mind: Mind) -> Town | None:
    """Returns the town, of those where it has a ship, in which a fort raises its trade most."""
    lying = {PORT[ship.at] for ship in fleet(view.sea, seat) if ship.at in PORT}
    own, left = frozenset(forts_of(view.sea, seat)), estimates.rolls_left(view)
    places = [ship.course or PORT.get(ship.at) for ship in fleet(view.sea, seat)]

    def value(town: Town) -> float:
        """Value of the fleet with a fort there, each ship where it lies or is bound to."""
        found = estimates.ahead_with(view, own | {town}, mind)
        return sum(found.value(at, left) for at in places if at is not None)

    free = sorted(town for town in lying if owner_of(view.sea, town) is None)
    return max(free, key=value, default=None)


# -- sailing


def _voyages(view: FuldriggerView, seat: Seat, mind: Mind) -> Iterator[tuple[Ship, moves.Move]]:
    """Yields voyages of all ships that have a destination."""
    for ship in fleet(view.sea, seat):
        if reachable.may_sail(view.sea, ship):
            town = destination(view, ship, mind)
            move = None if town is None else _sail(view.sea, ship, town)
            if move is not None:
                yield ship, move


def destination(view: FuldriggerView, ship: Ship, mind: Mind = STEADY) -> Town | None:
    """Returns the town for which a ship sails; None if it stays."""
    if ship.privateer:
        town = war.prey(view, ship.seat, ship, mind) or war.lay_off(view.sea, ship.seat, ship)
        return None if PORT.get(ship.at) == town else town
    return estimates.destination(view, ship, mind)


def _sail(sea: Sea, ship: Ship, town: Town) -> moves.Move | None:
    """Returns how a ship sails to a town: on its course as the fleet does, elsewhere as it alone is asked.

    None if it gets nowhere.
    """
    move = passages.onward(sea, ship, town)
    if move is None or ship.course == town:
        return move if _gets_on(sea, ship, move) else None
    found = reachable.reached(sea, ship)
    ends = [at for at in ANCHORAGES[town] if at in found]
    quick = moves.Sail(ship.number, ends[0] if ends else Space(town), towards=not ends)
    safe = replace(quick, safe=True)
    ways = [reachable.way_of(sea, ship, one) for one in (quick, safe)]
    is_one = ways[0] is None or ways[1] is None or ways[0].spaces == ways[1].spaces
    chosen = quick if is_one else safe
    return chosen if _gets_on(sea, ship, chosen) else None


def _gets_on(sea: Sea, ship: Ship, move: moves.Sail | None) -> bool:
    way = None if move is None else reachable.way_of(sea, ship, move)
    return way is not None and len(way.spaces) > 1
