"""Public ownership: ships, forts, companies still in the game."""

from typing import Final

from games.fuldrigger.views import Left, Sea, Ship, Town
from games.params import Seat

MOST: Final = 6
"""Maximum number of ships, and of forts, of a company."""


def fleet(sea: Sea, seat: Seat) -> tuple[Ship, ...]:
    """Returns a company's ships by number."""
    return tuple(ship for ship in sea.ships if ship.seat == seat)


def find(sea: Sea, seat: Seat, number: int) -> Ship | None:
    """Returns that ship, or None."""
    return next((ship for ship in sea.ships if (ship.seat, ship.number) == (seat, number)), None)


def ship_of(sea: Sea, seat: Seat, number: int) -> Ship:
    """Returns that ship, which is known to be afloat."""
    ship = find(sea, seat, number)
    assert ship is not None
    return ship


def free_number(sea: Sea, seat: Seat) -> int | None:
    """Returns the lowest free ship number of the company; None with six ships."""
    taken = {ship.number for ship in fleet(sea, seat)}
    return next((n for n in range(1, MOST + 1) if n not in taken), None)


def forts_of(sea: Sea, seat: Seat) -> tuple[Town, ...]:
    """Returns the towns in which a company has a fort."""
    return tuple(fort.town for fort in sea.forts if fort.seat == seat)


def owner_of(sea: Sea, town: Town) -> Seat | None:
    """Returns the owner of the fort in a town."""
    return next((fort.seat for fort in sea.forts if fort.town == town), None)


def living(sea: Sea) -> tuple[Seat, ...]:
    """Returns the companies that are not out, in the order of turns."""
    return tuple(seat for seat in sea.order if seat not in sea.out)


def is_settled(sea: Sea, what: Left, ship: Ship) -> bool:
    """Whether a ship is left where it is (`stay`) or as it is (`keep`) for this turn."""
    return (what, ship.number) in sea.settled
