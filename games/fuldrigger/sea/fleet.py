"""Who owns what on the open table: ships, forts, who is still in the game."""

from typing import Final

from games.fuldrigger.views import Sea, Ship, Town
from games.params import Seat

MOST: Final = 6
"""Ships, and forts, that a company may own."""


def fleet(sea: Sea, seat: Seat) -> tuple[Ship, ...]:
    """A company's ships by number."""
    return tuple(ship for ship in sea.ships if ship.seat == seat)


def find(sea: Sea, seat: Seat, number: int) -> Ship | None:
    """That ship, or None."""
    return next((ship for ship in sea.ships if (ship.seat, ship.number) == (seat, number)), None)


def free_number(sea: Sea, seat: Seat) -> int | None:
    """The lowest number that no ship of the company has; None with six."""
    taken = {ship.number for ship in fleet(sea, seat)}
    return next((n for n in range(1, MOST + 1) if n not in taken), None)


def forts_of(sea: Sea, seat: Seat) -> tuple[Town, ...]:
    """The towns in which a company has a fort."""
    return tuple(fort.town for fort in sea.forts if fort.seat == seat)


def owner_of(sea: Sea, town: Town) -> Seat | None:
    """Whose fort stands in a town."""
    return next((fort.seat for fort in sea.forts if fort.town == town), None)


def living(sea: Sea) -> tuple[Seat, ...]:
    """The companies that are not out, in the order of turns."""
    return tuple(seat for seat in sea.order if seat not in sea.out)
