"""A game of Fuldrigger as it stands: everything, secrets too. Only the rules and `reveal` may look."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from games.contract import Event
from games.fuldrigger.views import Card, Fort, Offer, Options, Sea, Ship, Town, Treaty
from games.params import Seat

Events = list[Event]
PLACES: Final = 4


class State(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One position: what lies open, the ducats by seat, the deck from the top down, private offers.

    `curve` are the fortunes by round, then seat; `refused` the terms declined since their proposer's turn
    began; `counts` how many offers each has made to each, in the order of 4 times the proposer and the other.
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
    """The state with these changes to what lies open."""
    return replace(s, sea=replace(s.sea, **changes))


def paid(s: State, seat: Seat, amount: int) -> State:
    """That company with so many ducats more, or less."""
    return replace(s, cash=put(s.cash, seat, s.cash[seat] + amount))


def put(things: tuple[Any, ...], seat: Seat, thing: Any) -> tuple[Any, ...]:
    """The things by seat, with one replaced."""
    return (*things[:seat], thing, *things[seat + 1 :])


def without(ships: Iterable[Ship], gone: Ship) -> tuple[Ship, ...]:
    """The ships but that one, known by owner and number."""
    return tuple(s for s in ships if (s.seat, s.number) != (gone.seat, gone.number))


def with_ship(s: State, ship: Ship) -> State:
    """The state with that ship as it is now, in its place or new."""
    ships = sorted((*without(s.sea.ships, ship), ship), key=lambda one: (one.seat, one.number))
    return at_sea(s, ships=tuple(ships))


def with_fort(s: State, town: Town, seat: Seat | None) -> State:
    """The state with that town's fort in these hands; None razes it."""
    others = [fort for fort in s.sea.forts if fort.town != town]
    if seat is not None:
        others.append(Fort(town, seat))
    return at_sea(s, forts=tuple(sorted(others, key=lambda fort: fort.town)))
