"""The bot at war: values of attacks, targets of privateers, when to arm.

It declares no war: four privateers earn no more than four merchantmen. In 28 games for two in which one such
bot attacked the other it won 14.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from benchmarks.gauntlet.baselines.fuldrigger import prospects
from games.fuldrigger.facts import ANCHORAGES, CHART, PORT, distances, nearest
from games.fuldrigger.moves import Arm, Attack, Lose, Move, Take
from games.fuldrigger.sea import reach
from games.fuldrigger.sea.fleet import MOST, find, fleet, forts_of, living
from games.fuldrigger.trade import prices
from games.fuldrigger.views import FuldriggerView, Sea, Ship, Space, Spoils, Town
from games.fuldrigger.war import fronts
from games.params import Seat

FORT: Final = 130
"""Value of a fort: its price and its future income."""
PACK: Final = 4
"""Number of columns in the table of attacks; more privateers have no further effect."""
GUARD: Final = 2
"""Least number of privateers fitted out in war."""


class Odds(NamedTuple):
    """Probabilities that an attack costs a privateer, and that it takes a piece."""

    lose: float
    take: float


def odds(ships: int) -> Odds:
    """Returns the odds from the table of attacks (RULES.md 7.6)."""
    row = CHART.attack_table[min(ships, len(CHART.attack_table)) - 1]
    sums = {n: chance / 36 for n, chance in reach.ROLLS.items()}
    lose = sum(chance for n, chance in sums.items() if n < row.attacker_loses_below)
    return Odds(lose, sum(chance for n, chance in sums.items() if n > row.capture_above))


def enemies(view: FuldriggerView, seat: Seat) -> tuple[Seat, ...]:
    """Returns the companies it is at war with."""
    return tuple(
        other for other in living(view.sea) if other != seat and fronts.at_war(view.sea, seat, other)
    )


def worth(sea: Sea, seat: Seat, owner: Seat, piece: str) -> int:
    """Value of another company's piece once taken; a seventh ship is sold, a seventh fort razed."""
    if piece == fronts.FORT:
        return FORT if len(forts_of(sea, seat)) < MOST else 0
    prize = find(sea, owner, int(piece))
    if prize is None or len(fleet(sea, seat)) >= MOST:
        return prices.SHIP_BACK
    return prices.SHIP + (2 * prize.load.paid if prize.load else 0)


def harm(view: FuldriggerView) -> float:
    """Share of an enemy's loss that counts as own gain: all of it between two companies, less among more."""
    return 1 / (len(living(view.sea)) - 1)


# -- attack


def raids(view: FuldriggerView, seat: Seat) -> Iterator[Move]:
    """Yields the attack with the highest value, if that is positive."""
    found = [
        (_gain(view, seat, other, at, min(len(able), PACK)), Attack(other, at, able[: max(needed, PACK)]))
        for other, at, needed, able in fronts.targets(view.sea, view.options, seat)
        if other in enemies(view, seat)
    ]
    gain, attack = max(found, key=lambda one: (one[0], str(one[1])), default=(0.0, None))
    if attack is not None and gain > 0:
        yield attack


def _gain(view: FuldriggerView, seat: Seat, other: Seat, at: Space, ships: int) -> float:
    """Expected gain of an attack."""
    sea = view.sea
    prizes = fronts.pieces(sea, view.options, other, at)
    best = max(worth(sea, seat, other, piece) for piece in prizes)
    hurt = max(worth(sea, other, other, piece) for piece in prizes)
    chance = odds(ships)
    return chance.take * (best + harm(view) * hurt) - chance.lose * prices.SHIP * (1 + harm(view))


def spoils(sea: Sea, seat: Seat, found: Spoils) -> Move:
    """Returns the choice of the most valuable piece; of own ones any."""
    if found.kind == "lose":
        return Lose(int(found.choices[0]))
    return Take(max(found.choices, key=lambda piece: (worth(sea, seat, found.seat, piece), piece)))


# -- privateers


def arms(view: FuldriggerView, seat: Seat) -> Iterator[Move]:
    """Yields arming of empty ships in war, and laying off of surplus privateers."""
    wanted, guards = _wanted(view, seat), _guards(view, seat)
    ready = [ship for ship in fleet(view.sea, seat) if not ship.load and fronts.may_fit_out(view.sea, ship)]
    for ship in ready:
        if not ship.privateer and guards < wanted:
            yield Arm(ship.number)
        if ship.privateer and guards > wanted:
            yield Arm(ship.number, sail=False)


def _guards(view: FuldriggerView, seat: Seat) -> int:
    return sum(ship.privateer for ship in fleet(view.sea, seat))


def has_spare(view: FuldriggerView, seat: Seat) -> bool:
    """Whether it has more privateers than wanted; then they sail home to trade again."""
    return _guards(view, seat) > _wanted(view, seat)


def _wanted(view: FuldriggerView, seat: Seat) -> int:
    """Number of privateers wanted: one more than its enemies have, but one ship goes on trading."""
    foes = enemies(view, seat)
    if not foes:
        return 0
    theirs = sum(ship.privateer for other in foes for ship in fleet(view.sea, other))
    return min(max(GUARD, theirs + 1), PACK, len(fleet(view.sea, seat)) - 1)


def prey(view: FuldriggerView, seat: Seat, ship: Ship) -> Town | None:
    """Returns the town near which a privateer finds most for the time of the voyage."""
    away = distances(ship.at)
    found = [
        (prize / (1.0 + min(away[at] for at in ANCHORAGES[town]) / prospects.SPACES), town)
        for other in enemies(view, seat)
        for town, prize in _hunted(view.sea, seat, other)
    ]
    return max(found, default=(0.0, None))[1]


def _hunted(sea: Sea, seat: Seat, other: Seat) -> Iterator[tuple[Town, float]]:
    """Yields an enemy's forts, and the towns near their ships at sea, which may be gone by then."""
    for town in forts_of(sea, other):
        yield town, FORT
    for prize in fleet(sea, other):
        if prize.at not in PORT:
            yield nearest(prize.at), worth(sea, seat, other, str(prize.number)) / 2
