"""The full state of a game of Fuldrigger, secrets included. Only the rules and `reveal` may read it."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from games.fuldrigger.views import Card, Fort, Offer, Options, Sea, Ship, Town, Treaty
from games.kit.seats import put
from games.params import Seat

PLACES: Final = 4


class State(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One position: the public part `sea`, cash by seat, the deck from the top down, private offers.

    `curve` are the fortunes by round, then seat; `refused` the terms declined since their proposer's turn
    began; `counts` the number of offers from each seat to each, at index 4 * proposer + other.
    """

    options: Options
    sea: Sea
    cash: tuple[int, ...]
    deck: tuple[Card, ...]
    curve: tuple[tuple[int, ...], ...] = ()
    offers: tuple[Offer, ...] = ()
    refused: tuple[Treaty, ...] = ()
    counts: tuple[int, ...] = (0,) * (PLACES * PLACES)


def at_sea(s: State, **changes: Any) -> State:
    """Returns the state with these changes to its public part."""
    return replace(s, sea=replace(s.sea, **changes))


def paid(s: State, seat: Seat, amount: int) -> State:
    """Adds an amount to a company's cash; it may be negative."""
    return replace(s, cash=put(s.cash, seat, s.cash[seat] + amount))


def without(ships: Iterable[Ship], gone: Ship) -> tuple[Ship, ...]:
    """Returns the ships except that one, identified by owner and number."""
    return tuple(s for s in ships if (s.seat, s.number) != (gone.seat, gone.number))


def with_ship(s: State, ship: Ship) -> State:
    """Replaces the ship, or adds it."""
    ships = sorted((*without(s.sea.ships, ship), ship), key=lambda one: (one.seat, one.number))
    return at_sea(s, ships=tuple(ships))


def with_new_ship(s: State, ship: Ship) -> State:
    """Adds a ship to a company; after its roll it waits for the next turn (RULES.md 3.3)."""
    s = with_ship(s, ship)
    if ship.seat != s.sea.turn or not s.sea.dice:
        return s
    return at_sea(s, moved=tuple(sorted({*s.sea.moved, ship.number})))


def with_fort(s: State, town: Town, seat: Seat | None) -> State:
    """Gives a town's fort to a seat; None razes it."""
    others = [fort for fort in s.sea.forts if fort.town != town]
    if seat is not None:
        others.append(Fort(town, seat))
    return at_sea(s, forts=tuple(sorted(others, key=lambda fort: fort.town)))
