"""What a ship is ordered to do, by itself or as one of several orders (RULES.md 3.7)."""

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from games.chance import Chance
from games.fuldrigger.moves import Buy, Order, Sail, Sell, Settle
from games.fuldrigger.sea import reachable, voyage
from games.fuldrigger.sea.fleet import ship_of
from games.fuldrigger.state import State, at_sea, with_ship
from games.fuldrigger.trade import market
from games.kit.rules import Events
from games.params import Seat

T = TypeVar("T")


class Fair:
    """A chance in which two dice show twelve, so that no hazard does harm."""

    def number(self, purpose: str, below: int) -> int:
        return below - 1

    def shuffle(self, purpose: str, things: Sequence[T]) -> tuple[T, ...]:
        return tuple(things)


def do(s: State, seat: Seat, order: Order, chance: Chance, events: Events) -> State:
    """Carries out one order, which is legal."""
    ship = ship_of(s.sea, seat, order.ship)
    match order:
        case Sail():
            way = reachable.way_of(s.sea, ship, order)
            assert way is not None  # the order is legal
            return voyage.sail(s, seat, order, way, chance, events)
        case Sell():
            return market.sell(s, seat, ship, events)
        case Buy(number, good, to):
            s = market.buy(s, seat, ship, good, events)
            s = with_ship(s, replace(ship_of(s.sea, seat, number), course=to or ship.course))
            return at_sea(s, settled=tuple(left for left in s.sea.settled if left != ("stay", number)))
        case Settle(number, what):
            return at_sea(s, settled=tuple(sorted({*s.sea.settled, (what, number)})))


def foresee(s: State, seat: Seat, parts: Sequence[Order]) -> State:
    """Returns the position after these orders, which are legal, when no hazard does harm."""
    for order in parts:
        s = do(s, seat, order, Fair(), [])
    return s
