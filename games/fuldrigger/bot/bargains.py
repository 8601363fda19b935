"""The bot's treaties: what an offer is worth, what it offers, and how much it pays for peace.

What it receives counts at most its price elsewhere, what it gives at least its value. So no treaty makes it
poorer, except a truce in a war, which costs at most what the war would take in that time.
"""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from games.fuldrigger.bot import war
from games.fuldrigger.facts import ANCHORAGES, distances
from games.fuldrigger.moves import Move, Propose
from games.fuldrigger.sea.fleet import find, fleet, forts_of, living
from games.fuldrigger.trade import estimates, offers, prices
from games.fuldrigger.trade.outlook import STEADY, Mind
from games.fuldrigger.trade.prospects import NEED, SHIP
from games.fuldrigger.views import FuldriggerView, Offer, Sea, Ship, Space, Terms, Treaty
from games.fuldrigger.war import fronts
from games.params import Seat

LAST_PRICE: Final = 90
"""Price at which a poor company offers a fort: a little less than the bank's."""
DEAREST_PEACE: Final = 20
SHORT: Final = 3
"""Number of rounds after which another attack is not foreseen."""
PAUSE: Final = 3
"""Number of rounds from one offer of peace to the next."""
STRIKE: Final = 18
"""Reach of a privateer on the best roll, in spaces."""


# -- offers received


def is_welcome(view: FuldriggerView, seat: Seat, offer: Offer, mind: Mind = STEADY) -> bool:
    """Whether the bot accepts: it gains by the treaty, or peace costs no more than the war is worth."""
    treaty = offer.treaty
    if treaty.ally or offers.obstacle(view.sea, treaty) is not None or not _can_spare(view, seat, treaty):
        return False
    gained = _price(view.sea, treaty.seat, treaty.give) - _worth(view.sea, seat, treaty.get)
    if treaty.truce or (treaty.peace and treaty.seat in war.enemies(view, seat)):
        return gained >= forgone(view, seat, treaty, mind) - ransom(view, seat, treaty.seat, treaty.truce)
    return gained > 0


def _can_spare(view: FuldriggerView, seat: Seat, treaty: Treaty) -> bool:
    """Whether it keeps a ship, and money for its next loads if it buys more than a truce."""
    own, kept = fleet(view.sea, seat), 0
    if treaty.get.money and (treaty.give.ships or treaty.give.forts):
        kept = NEED * max(1, sum(ship.load is None for ship in own))
    ships = len(own) + len(treaty.give.ships) - len(treaty.get.ships)
    return ships > 0 and (view.cash[seat] or 0) - treaty.get.money >= kept


def _ships(sea: Sea, owner: Seat, terms: Terms) -> list[Ship]:
    return [ship for n in terms.ships if (ship := find(sea, owner, n)) is not None]


def _price(sea: Sea, owner: Seat, terms: Terms) -> int:
    """Returns what the same would cost at the bank."""
    ships = _ships(sea, owner, terms)
    goods = sum(ship.load.paid for ship in ships if ship.load)
    bought = min(prices.SHIP, prices.ship_price(sea)) * len(ships) + prices.FORT * len(terms.forts)
    return terms.money + goods + bought


def _worth(sea: Sea, owner: Seat, terms: Terms) -> float:
    """Returns what it loses: a ship with its future income, a load at its best price, a fort."""
    ships = _ships(sea, owner, terms)
    goods = sum(2 * ship.load.paid for ship in ships if ship.load)
    return terms.money + goods + SHIP * len(ships) + war.FORT * len(terms.forts)


# -- value of peace


def ransom(view: FuldriggerView, seat: Seat, enemy: Seat, rounds: int) -> float:
    """Returns the most that it pays for a truce of so many rounds.

    0 without a war, and for peace without a truce, since war can be declared again in the next turn.
    """
    if enemy not in war.enemies(view, seat):
        return 0.0
    places = {ship.at for ship in fleet(view.sea, seat)}
    places |= {at for town in forts_of(view.sea, seat) for at in ANCHORAGES[town]}
    threat = max((_strike(view, seat, enemy, at) for at in places), default=0.0)
    return min(DEAREST_PEACE, min(rounds, estimates.rounds_left(view)) * threat)


def forgone(view: FuldriggerView, seat: Seat, treaty: Treaty, mind: Mind) -> float:
    """Returns what its privateers could take in the time of a truce, and in half a turn of a peace."""
    other = treaty.seat if seat == treaty.other else treaty.other
    hunters = [ship for ship in fleet(view.sea, seat) if ship.privateer]
    gains = [war.hunt(view, seat, ship, mind, (other,))[0] for ship in hunters]
    return max(gains, default=0.0) * (min(treaty.truce, SHORT) or 0.5)


def _strike(view: FuldriggerView, seat: Seat, enemy: Seat, at: Space) -> float:
    """Returns the expected loss by an enemy's attack there, with the enemy's present privateers."""
    sea = view.sea
    prizes = fronts.pieces(sea, view.options, seat, at)
    near = sum(s.privateer and distances(s.at).get(at, STRIKE + 1) <= STRIKE for s in fleet(sea, enemy))
    if not prizes or near < fronts.defended_by(sea, view.options, enemy, seat, at):
        return 0.0
    return war.odds(near).take * max(_piece(sea, seat, piece) for piece in prizes)


def _piece(sea: Sea, seat: Seat, piece: str) -> int:
    if piece == fronts.FORT:
        return prices.FORT
    ship = find(sea, seat, int(piece))
    return prices.SHIP + (ship.load.paid if ship is not None and ship.load else 0)


# -- offers made


def peace(view: FuldriggerView, seat: Seat, mind: Mind) -> Iterator[Move]:
    """Yields offers of peace in war, in every third round: who wants none is not asked each time."""
    if (view.sea.round + seat) % PAUSE:
        return
    for other in war.enemies(view, seat):
        treaty = Treaty(seat, other, peace=True)
        if not war.lurking(view, seat, mind) and forgone(view, seat, treaty, mind) <= 0:
            yield from _once(view, seat, treaty)


def sells_fort(view: FuldriggerView, seat: Seat) -> Iterator[Move]:
    """Yields offers of a fort, once a turn, if the company cannot trade any more."""
    for town in forts_of(view.sea, seat)[:1]:
        for other in living(view.sea):
            if other != seat:
                yield from _once(view, seat, Treaty(seat, other, Terms(forts=(town,)), Terms(LAST_PRICE)))


def _once(view: FuldriggerView, seat: Seat, treaty: Treaty) -> Iterator[Move]:
    """Yields the offer, unless one to the same company is open or declined, or none can be made."""
    made = [*(offer.treaty for offer in view.offers), *view.refused]
    is_made = any((t.seat, t.other) == (treaty.seat, treaty.other) for t in made)
    if not is_made and offers.obstacle(view.sea, treaty) is None:
        yield Propose(replace(treaty, seat=Seat(0)))
