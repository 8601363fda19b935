"""The bot at war: what an attack is worth, whom it ambushes, where its privateers hunt.

War is declared for the sake of one attack that is worth more than the trade that the ships give up for it.
Amounts are ducats at the end of the game: early ones count more (`trade/outlook.py`).
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from games.fuldrigger.facts import ANCHORAGES, CHART, MARKET, NEAREST, PORT, TOWNS, distances, to_town
from games.fuldrigger.moves import Arm, Attack, Declare, Lose, Move, Take
from games.fuldrigger.sea import reach, reachable
from games.fuldrigger.sea.fleet import MOST, find, fleet, forts_of, living
from games.fuldrigger.trade import estimates, prices, prospects
from games.fuldrigger.trade.outlook import STEADY, Mind
from games.fuldrigger.views import FREE, FuldriggerView, Good, Sea, Ship, Space, Spoils, Town
from games.fuldrigger.war import fronts
from games.params import Seat

FORT: Final = 120
"""Value of a fort: its price and its future income."""
PACK: Final = 4
"""Number of columns in the table of attacks; more privateers have no further effect."""
QUARREL: Final = 12.0
"""Cost of declaring war: the other strikes back, or must be paid."""
LATER: Final = 1.15
"""What an attack is worth with those of the next turns, since the privateers are out then."""
FOUND: Final = 0.5
"""Probability that a privateer finds what it sails for."""
WIND: Final = 4
"""Number of spaces that winds may add to a roll."""
TOGETHER: Final = 8
"""Number of spaces within which privateers strike together."""
TYPICAL: Final = 10
"""Number of spaces that a ship sails on most rolls."""


class Odds(NamedTuple):
    """Probabilities that an attack costs a privateer, and that it takes a piece."""

    lose: float
    take: float


@cache
def odds(ships: int) -> Odds:
    """Returns the odds from the table of attacks (RULES.md 7.6)."""
    row = CHART.attack_table[min(ships, len(CHART.attack_table)) - 1]
    sums = {n: chance / 36 for n, chance in reach.ROLLS.items()}
    lose = sum(chance for n, chance in sums.items() if n < row.attacker_loses_below)
    return Odds(lose, sum(chance for n, chance in sums.items() if n > row.capture_above))


def enemies(view: FuldriggerView, seat: Seat) -> tuple[Seat, ...]:
    """Returns the companies it is at war with."""
    return tuple(other for other in rivals(view, seat) if fronts.at_war(view.sea, seat, other))


def rivals(view: FuldriggerView, seat: Seat) -> tuple[Seat, ...]:
    """Returns the companies that no truce protects from it."""
    sea = view.sea
    return tuple(o for o in living(sea) if o != seat and not fronts.has_truce(sea, seat, o))


# -- values


@cache
def _resale(good: Good) -> float:
    """Returns what a load brings on average where it is taken."""
    found = [MARKET[town][good].price for town in TOWNS if prices.is_taken(good, town)]
    return sum(found) / len(found)


def worth(sea: Sea, seat: Seat, owner: Seat, piece: str, left: float = 9.0) -> float:
    """Value of another company's piece once taken; a seventh ship is sold, a seventh fort razed."""
    if piece == fronts.FORT:
        return FORT if len(forts_of(sea, seat)) < MOST else 0
    prize = find(sea, owner, int(piece))
    if prize is None or (seat != owner and len(fleet(sea, seat)) >= MOST):
        return prices.SHIP_BACK
    if prize.load is None:
        return prices.SHIP
    paid = prize.load.paid  # and half of what it may bring more, with time left to sell it
    more = max(0.0, _resale(prize.load.good) - paid) / 2 if left > 2 else 0
    return prices.SHIP + (paid + more)


def harm(view: FuldriggerView, other: Seat) -> float:
    """Share of another's loss that counts as own gain: all of it between two, less among more.

    It is more if the other leads.
    """
    rest = len(living(view.sea)) - 1
    if rest == 1:
        return 1.0
    now = view.curve[-1] if view.curve else ()
    known = [worth for seat in living(view.sea) if now and (worth := now[seat]) is not None]
    leads = bool(known) and now[other] == max(known)
    return (1.0 if leads else 0.5) / rest


def wage(view: FuldriggerView, mind: Mind) -> float:
    """Returns what a ship earns by trade in a turn."""
    home = view.sea.homes[view.seat or Seat(0)]
    assert home is not None  # the game has begun
    left = estimates.rolls_left(view)
    ahead = estimates.ahead(view, mind)
    return (ahead.value(home, left) - ahead.value(home, left - 3)) / 3


def _gain(view: FuldriggerView, seat: Seat, other: Seat, at: Space, ships: int) -> float:
    """Expected gain of an attack by so many ships, in present ducats."""
    sea, left = view.sea, estimates.rolls_left(view)
    prizes = fronts.pieces(sea, view.options, other, at)
    best = max(worth(sea, seat, other, piece, left) for piece in prizes)
    hurt = max(worth(sea, other, other, piece, left) for piece in prizes)
    chance, share = odds(ships), harm(view, other)
    return chance.take * (best + share * hurt) - chance.lose * prospects.SHIP * (1 + share)


# -- attack


class Raid(NamedTuple):
    """An attack: what it is worth, on whom, where, and with which ships; `arms` are still merchantmen."""

    gain: float
    other: Seat
    at: Space
    ships: tuple[int, ...]
    arms: tuple[int, ...]


def raids(view: FuldriggerView, seat: Seat, mind: Mind = STEADY) -> Iterator[Move]:
    """Yields the next move towards the attack that is worth most on this roll, if any is worth it."""
    best = raid(view, seat, mind)
    if best is None:
        return
    if not fronts.may_attack(view.sea, view.options, seat, best.other):
        yield Declare(best.other)
    elif best.arms:
        yield Arm(best.arms[0])
    else:
        yield Attack(best.other, best.at, tuple(sorted(best.ships)))


def raid(view: FuldriggerView, seat: Seat, mind: Mind) -> Raid | None:
    """Returns the attack that is worth most on this roll; None if none is worth it."""
    return max(_raids(view, seat, mind, _reaches), default=None)


def lurking(view: FuldriggerView, seat: Seat, mind: Mind) -> frozenset[int]:
    """Returns the empty ships that wait for the roll, since an ordinary one lets them attack."""
    found = max(_raids(view, seat, mind, _may_reach), default=None)
    return frozenset(found.arms if found is not None else ())


def _reaches(sea: Sea, ship: Ship, at: Space) -> bool:
    if distances(ship.at).get(at, 99) > reachable.allowance(sea) + WIND:
        return False
    return fronts.way_there(sea, replace(ship, privateer=True), at) is not None


def _may_reach(sea: Sea, ship: Ship, at: Space) -> bool:
    return distances(ship.at).get(at, 99) <= TYPICAL


def _raids(
    view: FuldriggerView, seat: Seat, mind: Mind, reaches: Callable[[Sea, Ship, Space], bool]
) -> Iterator[Raid]:
    """Yields the attacks that are worth making, each by several numbers of ships."""
    sea = view.sea
    if not mind.war or fronts.is_forbidden(sea):
        return
    able = _able(sea, seat, mind)
    if not able:
        return
    for other in rivals(view, seat) if mind.ambush else enemies(view, seat):
        for at in sorted(_places(sea, other) - {*sea.raided}):
            if fronts.pieces(sea, view.options, other, at):
                coming = [ship for ship in able if reaches(sea, ship, at)]
                found = _sizes(view, seat, mind, other, at, coming)
                yield from (one for one in found if one.gain > 0)


def _able(sea: Sea, seat: Seat, mind: Mind) -> list[Ship]:
    """Returns the ships that can attack in this turn, those first that are privateers already."""
    found = [
        ship
        for ship in fleet(sea, seat)
        if ship.calm == FREE
        and ship.number not in sea.moved
        and (ship.privateer or (mind.ambush and ship.load is None and fronts.may_fit_out(sea, ship)))
    ]
    return sorted(found, key=lambda ship: not ship.privateer)


def _places(sea: Sea, other: Seat) -> set[Space]:
    forts = {at for town in forts_of(sea, other) for at in ANCHORAGES[town]}
    return forts | {ship.at for ship in fleet(sea, other)}


def _sizes(
    view: FuldriggerView, seat: Seat, mind: Mind, other: Seat, at: Space, coming: list[Ship]
) -> Iterator[Raid]:
    needed = fronts.defended_by(view.sea, view.options, seat, other, at)
    money = estimates.ahead(view, mind).money(estimates.rolls_left(view))
    quarrel = 0.0 if fronts.may_attack(view.sea, view.options, seat, other) else QUARREL
    left = estimates.rolls_left(view)
    later = LATER if left > 1 else 1.0
    for count in range(max(1, needed), min(max(PACK, needed), len(coming)) + 1):
        pack = coming[:count]
        arms = tuple(ship.number for ship in pack if not ship.privateer)
        back = min(to_town(at, town) for town in _harbours(view.sea, seat)) / prospects.SPACES
        earned = mind.war * later * money * _gain(view, seat, other, at, count)
        lost = len(arms) * wage(view, mind) * min(left, 1.0 + back)
        yield Raid(earned - lost - quarrel, other, at, tuple(ship.number for ship in pack), arms)


def _harbours(sea: Sea, seat: Seat) -> list[Town]:
    """Returns the towns where privateers are fitted out and laid off."""
    home = sea.homes[seat]
    assert home is not None  # the game has begun
    return [home, *(town for town in forts_of(sea, seat) if town != home)]


def spoils(sea: Sea, seat: Seat, found: Spoils) -> Move:
    """Returns the choice of the most valuable piece; of own ones any."""
    if found.kind == "lose":
        return Lose(int(found.choices[0]))
    return Take(max(found.choices, key=lambda piece: (worth(sea, seat, found.seat, piece), piece)))


# -- privateers


def disarms(view: FuldriggerView, seat: Seat, mind: Mind) -> Iterator[Move]:
    """Yields laying off privateers that earn more by trade."""
    for ship in fleet(view.sea, seat):
        if ship.privateer and fronts.may_fit_out(view.sea, ship) and prey(view, seat, ship, mind) is None:
            yield Arm(ship.number, sail=False)


def prey(view: FuldriggerView, seat: Seat, ship: Ship, mind: Mind = STEADY) -> Town | None:
    """Returns the town near which a privateer hunts; None if it earns more by trade."""
    return hunt(view, seat, ship, mind, rivals(view, seat))[1]


def hunt(
    view: FuldriggerView, seat: Seat, ship: Ship, mind: Mind, others: tuple[Seat, ...]
) -> tuple[float, Town | None]:
    """Returns what it gains a turn by hunting these companies instead of trade, and where.

    (0, None) if trade earns more.
    """
    sea, away = view.sea, distances(ship.at)
    count = sum(s.privateer and away.get(s.at, 99) <= TOGETHER for s in fleet(sea, seat))
    money = estimates.ahead(view, mind).money(estimates.rolls_left(view))
    best: tuple[float, Town | None] = (0.0, None)
    for other in others:
        for at in _places(sea, other):
            needed = fronts.defended_by(sea, view.options, seat, other, at)
            if needed > count or not fronts.pieces(sea, view.options, other, at):
                continue
            time = 1.0 + away[at] / prospects.SPACES
            if time > estimates.rounds_left(view):
                continue
            found = FOUND * mind.war * money * _gain(view, seat, other, at, min(count, PACK)) / time
            gain = found - count * wage(view, mind)
            if gain > best[0]:
                best = gain, _towards(sea, other, at)
    return best


def _towards(sea: Sea, other: Seat, at: Space) -> Town:
    """Returns the town that a ship there is bound for; of a fort its own."""
    if at in PORT:
        return PORT[at]
    course = next((ship.course for ship in fleet(sea, other) if ship.at == at), None)
    return course or NEAREST[at]


def lay_off(sea: Sea, seat: Seat, ship: Ship) -> Town:
    """Returns the nearest town where the privateer can be laid off."""
    return min(_harbours(sea, seat), key=lambda town: to_town(ship.at, town))
