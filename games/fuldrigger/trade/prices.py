"""Prices, fees, tolls and the value of a company, from public facts (RULES.md 5, 6, 9 and 10)."""

from typing import Final

from games.fuldrigger.facts import CARDS, MARKET, TOKENS, TOLL_TOWNS
from games.fuldrigger.sea.fleet import owner_of
from games.fuldrigger.views import Good, Sea, Space, Store, Town
from games.params import Seat

SHIP: Final = 100
SHIP_BACK: Final = 75
FORT: Final = 100
FEE: Final = 10
BONUS: Final = 10
DROP: Final = 10
CARRIED: Final = 10
TOLL: Final = 10


def dues(sea: Sea, seat: Seat, town: Town) -> int:
    """Returns what a fort in the town changes for a load sold: the own bonus, or less another's fee."""
    return BONUS if owner_of(sea, town) == seat else -fee(sea, seat, town)


def fee(sea: Sea, seat: Seat, town: Town) -> int:
    """Returns the fee for each load bought or sold in a town with another's fort (RULES.md 5.4)."""
    return FEE if owner_of(sea, town) not in (None, seat) else 0


def buying_price(good: Good, town: Town) -> int | None:
    """Returns the list price; None if the good is not sold there."""
    entry = MARKET[town].get(good)
    return entry.price if entry is not None and entry.mark != "S" else None


def list_price(sea: Sea, good: Good, town: Town) -> int | None:
    """Returns the selling price including the cards in force; None if the good is not bought there."""
    if not is_taken(good, town):
        return None
    price = MARKET[town][good].price
    for effect in sea.effects:
        row = CARDS[effect.card]
        if row.kind == "price" and good in row.good and (row.towns == "all" or town in row.towns):
            price += row.delta
    return price


def is_taken(good: Good, town: Town) -> bool:
    """Whether a load of the good can be sold in the town at all."""
    entry = MARKET[town].get(good)
    return entry is not None and entry.mark != "K"


def proceeds(sea: Sea, seat: Seat, good: Good, town: Town) -> int | None:
    """Returns what selling a load brings (RULES.md 5.5); None if it is not bought there."""
    listed = list_price(sea, good, town)
    if listed is None:
        return None
    sold = 0
    if seat == sea.turn:
        sold = next((x.count for x in sea.sold if (x.town, x.good) == (town, good)), 0)
    return max(0, listed - DROP * sold) + dues(sea, seat, town)


def tokens_out(sea: Sea, good: Good) -> int:
    """Counts the loads of a good aboard ships and in stores."""
    loads = [ship.load for ship in sea.ships if ship.load] + [store.load for store in sea.stores]
    return sum(load.good == good for load in loads)


def has_token(sea: Sea, good: Good, *, limited: bool) -> bool:
    """Whether another load of the good may be bought (RULES.md 5.1)."""
    return not limited or tokens_out(sea, good) < TOKENS


def ship_price(sea: Sea) -> int:
    """Returns the bank's price of a ship."""
    return min([CARDS[e.card].price for e in sea.effects if CARDS[e.card].kind == "ship_price"], default=SHIP)


def toll(sea: Sea, seat: Seat, at: Space) -> tuple[int, tuple[Seat, ...]]:
    """Returns the cost of sending a load over, and the seats that share it; none: the bank (RULES.md 9.2)."""
    owners = {owner_of(sea, town) for town in TOLL_TOWNS[at]}
    if None in owners:
        return TOLL, ()
    holders = tuple(sorted(owner for owner in owners if owner is not None))
    return (0, ()) if seat in holders else (TOLL, holders)


def stored(sea: Sea, seat: Seat, at: Space, good: Good) -> Store | None:
    """Returns a load of that good in the own store there; of several the one that has travelled furthest."""
    found = [x for x in sea.stores if (x.seat, x.at, x.load.good) == (seat, at, good)]
    return max(found, key=lambda store: store.load.sailed, default=None)


def fortune(sea: Sea, seat: Seat, cash: int) -> int:
    """Returns cash plus the purchase value of forts, ships and goods (RULES.md 10.3)."""
    ships = sum(ship.seat == seat for ship in sea.ships)
    forts = sum(fort.seat == seat for fort in sea.forts)
    return cash + SHIP * ships + FORT * forts + goods_value(sea, seat)


def goods_value(sea: Sea, seat: Seat) -> int:
    """Returns what was paid for the goods aboard and in stores."""
    aboard = sum(ship.load.paid for ship in sea.ships if ship.seat == seat and ship.load)
    return aboard + sum(store.load.paid for store in sea.stores if store.seat == seat)
