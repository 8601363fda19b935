"""Orders: several moves of single ships, given as one (RULES.md 3.7)."""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from msgspec.structs import replace

from games.chance import Chance
from games.errors import GameError, IllegalMove
from games.fuldrigger.moves import Buy, Order, Orders, Sail, Sell, Settle
from games.fuldrigger.sea import reachable, voyage
from games.fuldrigger.sea.fleet import find
from games.fuldrigger.state import State, at_sea, with_ship
from games.fuldrigger.trade import market
from games.kit.rules import Events
from games.params import Seat

T = TypeVar("T")
Refusal = Callable[[State, Seat | None, object], GameError | None]
MISFORTUNES: Final = ("lost", "robbed")


class _Fair:
    """A chance in which two dice show twelve, so that no hazard does harm."""

    def number(self, purpose: str, below: int) -> int:
        return below - 1

    def shuffle(self, purpose: str, things: Sequence[T]) -> tuple[T, ...]:
        return tuple(things)


def settled(ship: int, what: str) -> str:
    """Returns the word for a ship that is left where it is (`stay`) or as it is (`keep`) this turn."""
    return f"{what} {ship}"


def do(s: State, seat: Seat, order: Order, chance: Chance, events: Events) -> State:
    """Carries out one order, which is legal."""
    ship = find(s.sea, seat, order.ship)
    assert ship is not None  # the order is legal
    match order:
        case Sail():
            way = reachable.way_of(s.sea, ship, order)
            assert way is not None  # the order is legal
            return voyage.sail(s, seat, order, way, chance, events)
        case Sell():
            return market.sell(s, seat, ship, events)
        case Buy(good, number, to):
            s = market.buy(s, seat, ship, good, events)
            bought = find(s.sea, seat, number)
            assert bought is not None  # it lies in port
            course = ship.course if to is None else to
            s = with_ship(s, replace(bought, course=course))
            left = tuple(word for word in s.sea.settled if word != settled(number, "stay"))
            return at_sea(s, settled=left)
        case Settle(number, what):
            return at_sea(s, settled=tuple(sorted({*s.sea.settled, settled(number, what)})))


def refusal(s: State, seat: Seat, move: Orders, check: Refusal) -> GameError | None:
    """Returns why the orders cannot be carried out one after the other when no hazard does harm."""
    if not move.parts:
        return IllegalMove()
    for order in move.parts:
        refused = check(s, seat, order)
        if refused is not None:
            return refused
        s = do(s, seat, order, _Fair(), [])
    return None


def foresee(s: State, seat: Seat, parts: Sequence[Order]) -> State:
    """Returns the position after these orders, which are legal, when no hazard does harm."""
    for order in parts:
        s = do(s, seat, order, _Fair(), [])
    return s


def carry_out(s: State, seat: Seat, move: Orders, check: Refusal, chance: Chance, events: Events) -> State:
    """Carries out the orders; the loss of a ship or of a load ends them, and so does an impossible one."""
    for order in move.parts:
        if check(s, seat, order) is not None:
            break
        s = do(s, seat, order, chance, events)
        if isinstance(order, Sail) and s.sea.voyages[-1].end in MISFORTUNES:
            break
    return s
