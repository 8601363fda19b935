"""What a ship can reach on this roll, from public facts (RULES.md 4)."""

from collections.abc import Mapping

from games.fuldrigger.facts import CARDS, PORT
from games.fuldrigger.moves import Sail
from games.fuldrigger.sea import reach
from games.fuldrigger.sea.fleet import fleet
from games.fuldrigger.sea.reach import Way
from games.fuldrigger.views import MISSES, Afoot, Sea, Ship, Space, Town
from games.kit.latest import latest
from games.params import Seat


def allowance(sea: Sea) -> int:
    """Returns the distance for each ship on this roll, including the wind of a card."""
    cards = (CARDS[effect.card] for effect in sea.effects)
    return max(0, sum(sea.dice) + sum(card.delta for card in cards if card.kind == "movement"))


def may_sail(sea: Sea, ship: Ship) -> bool:
    """Whether a ship of the seat to play can move, or move on."""
    if not sea.dice or ship.calm == MISSES or sea.spoils is not None:
        return False
    if sea.afoot is not None and sea.afoot.number == ship.number:
        return True
    return ship.number not in sea.moved and allowance(sea) > 0


@latest
def able(sea: Sea, seat: Seat) -> tuple[Ship, ...]:
    """Returns the company's ships that can sail now; the one that is mid-move first."""
    found = [ship for ship in fleet(sea, seat) if may_sail(sea, ship)]
    return tuple(sorted(found, key=lambda ship: sea.afoot is None or ship.number != sea.afoot.number))


@latest
def started(sea: Sea, ship: Ship) -> Afoot:
    """Returns the ship's move so far, or a new one; where it starts it does not roll again (RULES.md 4.4)."""
    if sea.afoot is not None and sea.afoot.number == ship.number:
        return sea.afoot
    return Afoot(ship.number, allowance(sea), (ship.at,))


@latest
def reached(sea: Sea, ship: Ship) -> Mapping[Space, tuple[Way, ...]]:
    """Returns the spaces that the ship can reach now, with their ways."""
    afoot = started(sea, ship)
    return reach.ways(ship.at, afoot.left, frozenset(afoot.met), reach.weather(sea, ship))


def way_of(sea: Sea, ship: Ship, move: Sail) -> Way | None:
    """Returns the way that a move means; None if the ship cannot sail so."""
    if not may_sail(sea, ship):
        return None
    if move.towards:
        if str(PORT.get(move.to)) != move.to or str(PORT.get(ship.at)) == move.to:
            return None
        return towards(sea, ship, PORT[move.to], safe=move.safe)
    found = reached(sea, ship).get(move.to, ())
    if move.safe:
        return found[1] if len(found) > 1 else None
    return found[0] if found else None


def towards(sea: Sea, ship: Ship, town: Town, *, safe: bool) -> Way:
    """Returns the part of the way to a town, where the ship is not, that it can sail now."""
    afoot, now = started(sea, ship), reach.weather(sea, ship)
    return reach.towards(ship.at, afoot.left, frozenset(afoot.met), town, safe, now)


def risk_of(way: Way) -> int:
    """Returns the risk of a way in percent, rounded for display."""
    return round(100 * way.risk)
