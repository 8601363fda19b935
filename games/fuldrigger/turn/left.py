"""What a company can still do in its turn, ship by ship (RULES.md 3.5)."""

from games.fuldrigger.facts import GOODS, MARKET, PORT
from games.fuldrigger.legality import refusal
from games.fuldrigger.moves import Buy, Collect, Deliver, NewFort, NewShip, Sell
from games.fuldrigger.sea import voyage_menu
from games.fuldrigger.sea.fleet import fleet
from games.fuldrigger.state import State
from games.fuldrigger.turn import trips
from games.fuldrigger.turn.orders import settled
from games.fuldrigger.views import Ship, Town
from games.fuldrigger.war import fronts
from games.kit.latest import latest
from games.params import Seat


@latest
def sailing(s: State, seat: Seat) -> tuple[Ship, ...]:
    """Returns the ships that can sail and have not been told to stay; the one that is mid-move first."""
    ships = voyage_menu.ships(s, seat)
    return tuple(ship for ship in ships if settled(ship.number, "stay") not in s.sea.settled)


def _is_open(s: State, ship: Ship) -> bool:
    """Whether a ship in port has not been left as it is."""
    return ship.at in PORT and settled(ship.number, "keep") not in s.sea.settled


@latest
def selling(s: State, seat: Seat) -> tuple[Ship, ...]:
    """Returns the ships that can sell their load where they lie, and are not bound elsewhere."""
    found = (ship for ship in fleet(s.sea, seat) if ship.load is not None and _is_open(s, ship))
    return tuple(
        ship for ship in found if ship.course is None and refusal(s, seat, Sell(ship.number)) is None
    )


@latest
def loading(s: State, seat: Seat) -> tuple[Ship, ...]:
    """Returns the empty ships in port for which a load can be bought that some other town takes."""
    return tuple(
        ship
        for ship in fleet(s.sea, seat)
        if ship.load is None and not ship.privateer and _is_open(s, ship) and _can_load(s, seat, ship)
    )


def _can_load(s: State, seat: Seat, ship: Ship) -> bool:
    return any(
        refusal(s, seat, Buy(good, ship.number)) is None
        and any(trips.may_arrive(s, ship, town) for town in trips.takers(ship.at, good))
        for good in MARKET[PORT[ship.at]]
    )


@latest
def building(s: State, seat: Seat) -> tuple[NewShip | NewFort, ...]:
    """Returns what can be bought from the bank: a ship, and a fort in each town where a ship lies."""
    towns: dict[Town, None] = dict.fromkeys(PORT[ship.at] for ship in fleet(s.sea, seat) if ship.at in PORT)
    wanted: tuple[NewShip | NewFort, ...] = (NewShip(), *(NewFort(town) for town in towns))
    return tuple(move for move in wanted if refusal(s, seat, move) is None)


def is_anything(s: State, seat: Seat) -> bool:
    """Whether the company can still roll, sail, trade, buy or attack in this turn."""
    if not s.sea.dice or s.sea.spoils is not None:
        return True
    if sailing(s, seat) or selling(s, seat) or loading(s, seat) or building(s, seat) or _crosses(s, seat):
        return True
    return bool(fronts.targets(s.sea, s.options, seat))


def _crosses(s: State, seat: Seat) -> bool:
    """Whether a load can be sent over an isthmus, or fetched from the store behind it (5.7)."""
    if s.options.isthmus == "off":
        return False
    numbers = [ship.number for ship in fleet(s.sea, seat)]
    wanted = [Deliver(n) for n in numbers], [Collect(good, n) for n in numbers for good in GOODS]
    return any(refusal(s, seat, move) is None for moves in wanted for move in moves)
