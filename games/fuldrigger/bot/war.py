"""The bot at war: what an attack is worth, whom its privateers hunt, when it arms.

It sees its view and nothing else, as the trader does (`bot.py`). It declares no war: four privateers earn no
more than four merchantmen. Of 28 games for two in which one such bot attacked the other it won 14.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from games.fuldrigger.bot import prospects
from games.fuldrigger.moves import Arm, Attack, Lose, Move, Take
from games.fuldrigger.sea import reach
from games.fuldrigger.sea.chart import ANCHORAGES, CHART, PORT, distances, nearest
from games.fuldrigger.sea.fleet import MOST, find, fleet, forts_of, living
from games.fuldrigger.trade import market
from games.fuldrigger.views import FuldriggerView, Sea, Ship, Space, Spoils, Town
from games.fuldrigger.war import battles
from games.params import Seat

FORT: Final = 130
"""What a fort is worth: its price, and what it brings till the end."""
PACK: Final = 4
"""More privateers than the table of attacks has columns for do not strike harder."""
GUARD: Final = 2
"""How many privateers it fits out at least when it is at war."""


class Odds(NamedTuple):
    """How likely an attack costs a privateer, and how likely it takes a piece."""

    lose: float
    take: float


def odds(ships: int) -> Odds:
    """By the table of attacks (RULES.md 7.6)."""
    row = CHART.attack_table[min(ships, len(CHART.attack_table)) - 1]
    sums = {n: chance / 36 for n, chance in reach.ROLLS.items()}
    lose = sum(chance for n, chance in sums.items() if n < row.attacker_loses_below)
    return Odds(lose, sum(chance for n, chance in sums.items() if n > row.capture_above))


def enemies(view: FuldriggerView, seat: Seat) -> tuple[Seat, ...]:
    """The companies it is at war with."""
    return tuple(
        other for other in living(view.sea) if other != seat and battles.at_war(view.sea, seat, other)
    )


def worth(sea: Sea, seat: Seat, owner: Seat, piece: str) -> int:
    """What a piece of another's is worth to a company that takes it; above six it is sold, or razed."""
    if piece == battles.FORT:
        return FORT if len(forts_of(sea, seat)) < MOST else 0
    prize = find(sea, owner, int(piece))
    if prize is None or len(fleet(sea, seat)) >= MOST:
        return market.SHIP_BACK
    return market.SHIP + (2 * prize.load.paid if prize.load else 0)


def harm(view: FuldriggerView) -> float:
    """How much of what an enemy loses is one's own gain: all of it between two, less among more."""
    return 1 / (len(living(view.sea)) - 1)


# -- attack


def raids(view: FuldriggerView, seat: Seat) -> Iterator[Move]:
    """The attack that is worth most, if it is worth anything."""
    found = [
        (_gain(view, seat, other, at, min(len(able), PACK)), Attack(other, at, able[: max(needed, PACK)]))
        for other, at, needed, able in battles.targets(view.sea, view.options, seat)
        if other in enemies(view, seat)
    ]
    gain, attack = max(found, key=lambda one: (one[0], str(one[1])), default=(0.0, None))
    if attack is not None and gain > 0:
        yield attack


def _gain(view: FuldriggerView, seat: Seat, other: Seat, at: Space, ships: int) -> float:
    """What an attack brings on the average."""
    sea = view.sea
    prizes = battles.pieces(sea, view.options, other, at)
    best = max(worth(sea, seat, other, piece) for piece in prizes)
    hurt = max(worth(sea, other, other, piece) for piece in prizes)
    chance = odds(ships)
    return chance.take * (best + harm(view) * hurt) - chance.lose * market.SHIP * (1 + harm(view))


def spoils(sea: Sea, seat: Seat, found: Spoils) -> Move:
    """The piece that is worth most; of one's own any."""
    if found.kind == "lose":
        return Lose(int(found.choices[0]))
    return Take(max(found.choices, key=lambda piece: (worth(sea, seat, found.seat, piece), piece)))


# -- privateers


def arms(view: FuldriggerView, seat: Seat) -> Iterator[Move]:
    """In war the ships that lie empty where it can fit them out; more than are wanted trade again."""
    wanted, guards = _wanted(view, seat), _guards(view, seat)
    ready = [ship for ship in fleet(view.sea, seat) if not ship.load and battles.may_fit_out(view.sea, ship)]
    for ship in ready:
        if not ship.privateer and guards < wanted:
            yield Arm(ship.number)
        if ship.privateer and guards > wanted:
            yield Arm(ship.number, sail=False)


def _guards(view: FuldriggerView, seat: Seat) -> int:
    return sum(ship.privateer for ship in fleet(view.sea, seat))


def has_spare(view: FuldriggerView, seat: Seat) -> bool:
    """Whether it has more privateers than it wants: then they sail home to trade again."""
    return _guards(view, seat) > _wanted(view, seat)


def _wanted(view: FuldriggerView, seat: Seat) -> int:
    """How many privateers it wants: one more than its enemies have, but one ship goes on trading."""
    foes = enemies(view, seat)
    if not foes:
        return 0
    theirs = sum(ship.privateer for other in foes for ship in fleet(view.sea, other))
    return min(max(GUARD, theirs + 1), PACK, len(fleet(view.sea, seat)) - 1)


def prey(view: FuldriggerView, seat: Seat, ship: Ship) -> Town | None:
    """The town near which a privateer finds most for the time it sails there."""
    away = distances(ship.at)
    found = [
        (prize / (1.0 + min(away[at] for at in ANCHORAGES[town]) / prospects.SPACES), town)
        for other in enemies(view, seat)
        for town, prize in _hunted(view.sea, seat, other)
    ]
    return max(found, default=(0.0, None))[1]


def _hunted(sea: Sea, seat: Seat, other: Seat) -> Iterator[tuple[Town, float]]:
    """An enemy's forts, and the towns near which his ships are at sea: those may be gone."""
    for town in forts_of(sea, other):
        yield town, FORT
    for prize in fleet(sea, other):
        if prize.at not in PORT:
            yield nearest(prize.at), worth(sea, seat, other, str(prize.number)) / 2
