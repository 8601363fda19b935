"""Business with the bank and over the isthmuses: loads, ships, forts, tolls (RULES.md 5, 6 and 9)."""

from msgspec.structs import replace

from games.contract import Event
from games.fuldrigger.facts import ACROSS, PORT
from games.fuldrigger.naming import Told, good_text, town_text
from games.fuldrigger.sea.fleet import free_number, owner_of
from games.fuldrigger.state import State, at_sea, paid, with_fort, with_new_ship, with_ship, without
from games.fuldrigger.trade import prices
from games.fuldrigger.views import Good, Load, Ship, Sold, Space, Store, Town
from games.kit.rules import Events
from games.kit.seats import WHO
from games.params import Seat

# -- loads


def buy(s: State, seat: Seat, ship: Ship, good: Good, events: Events) -> State:
    """Buys a load for the list price, and pays the fee to the fort's owner."""
    town = PORT[ship.at]
    price = prices.buying_price(good, town)
    assert price is not None  # the move is legal
    events.append(
        Event("fuldrigger-bought", {**_told(seat, ship, good), "town": town_text(town), "money": price})
    )
    s = paid(with_ship(s, replace(ship, load=Load(good, price))), seat, -price)
    return _pay_fee(s, seat, town, events)


def sell(s: State, seat: Seat, ship: Ship, events: Events) -> State:
    """Sells a load at its present price here."""
    town, load = PORT[ship.at], ship.load
    assert load is not None  # the move is legal
    brought = prices.proceeds(s.sea, seat, load.good, town)
    assert brought is not None
    price = brought + prices.fee(s.sea, seat, town)
    told = {**_told(seat, ship, load.good), "town": town_text(town), "money": price}
    events.append(Event("fuldrigger-sold", told))
    s = paid(with_ship(s, replace(ship, load=None)), seat, price)
    others = [sold for sold in s.sea.sold if (sold.town, sold.good) != (town, load.good)]
    before = sum(sold.count for sold in s.sea.sold if sold not in others)
    s = at_sea(s, sold=(*others, Sold(town, load.good, before + 1)))
    return _pay_fee(s, seat, town, events)


def _told(seat: Seat, ship: Ship, good: Good) -> Told:
    return {"who": WHO[seat], "ship": ship.number, "good": good_text(good)}


def _pay_fee(s: State, seat: Seat, town: Town, events: Events) -> State:
    due, owner = prices.fee(s.sea, seat, town), owner_of(s.sea, town)
    if not due or owner is None:
        return s
    told: Told = {"who": WHO[seat], "other": WHO[owner], "money": due, "town": town_text(town)}
    events.append(Event("fuldrigger-fee", told))
    return paid(paid(s, seat, -due), owner, due)


def dump(s: State, seat: Seat, ship: Ship, events: Events) -> State:
    """Throws a load overboard."""
    assert ship.load is not None  # the move is legal
    events.append(Event("fuldrigger-dumped", _told(seat, ship, ship.load.good)))
    return with_ship(s, replace(ship, load=None))


# -- ships and forts


def new_ship(s: State, seat: Seat, events: Events) -> State:
    """Buys a ship at home; after the roll it waits for the next turn (RULES.md 3.3)."""
    number, home, price = free_number(s.sea, seat), s.sea.homes[seat], prices.ship_price(s.sea)
    assert number is not None  # the move is legal
    assert home is not None
    told: Told = {"who": WHO[seat], "ship": number, "town": town_text(home), "money": price}
    events.append(Event("fuldrigger-new-ship", told))
    return paid(with_new_ship(s, Ship(seat, number, Space(home))), seat, -price)


def scrap(s: State, seat: Seat, ship: Ship, events: Events) -> State:
    """Sells a ship to the bank, with its load."""
    told: Told = {"who": WHO[seat], "ship": ship.number, "money": prices.SHIP_BACK}
    events.append(Event("fuldrigger-scrapped", told))
    return paid(at_sea(s, ships=without(s.sea.ships, ship)), seat, prices.SHIP_BACK)


def new_fort(s: State, seat: Seat, town: Town, events: Events) -> State:
    """Builds a fort in a town where an own ship lies."""
    told: Told = {"who": WHO[seat], "town": town_text(town), "money": prices.FORT}
    events.append(Event("fuldrigger-new-fort", told))
    return paid(with_fort(s, town, seat), seat, -prices.FORT)


# -- over the isthmuses


def deliver(s: State, seat: Seat, ship: Ship, events: Events) -> State:
    """Sends a load over, into the own store on the other side."""
    assert ship.load is not None  # the move is legal
    due, holders = prices.toll(s.sea, seat, ship.at)
    told = {**_told(seat, ship, ship.load.good), "money": due, "town": town_text(PORT[ACROSS[ship.at]])}
    events.append(Event("fuldrigger-delivered", told))
    s = paid(s, seat, -due)
    for holder in holders if due else ():
        s = paid(s, holder, due // len(holders))
        events.append(Event("fuldrigger-toll", {"who": WHO[holder], "money": due // len(holders)}))
    s = with_ship(s, replace(ship, load=None))
    stores = (*s.sea.stores, Store(seat, ACROSS[ship.at], ship.load))
    in_order = sorted(
        stores, key=lambda one: (one.seat, one.at, one.load.good, one.load.paid, one.load.sailed)
    )
    return at_sea(s, stores=tuple(in_order))


def collect(s: State, seat: Seat, ship: Ship, good: Good, events: Events) -> State:
    """Fetches a load from the store, free."""
    store = prices.stored(s.sea, seat, ship.at, good)
    assert store is not None  # the move is legal
    stores = list(s.sea.stores)
    stores.remove(store)
    events.append(Event("fuldrigger-collected", _told(seat, ship, good)))
    return at_sea(with_ship(s, replace(ship, load=store.load)), stores=tuple(stores))
