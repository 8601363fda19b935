"""The legal moves of a company's turn, as tokens in order with the move that they spell.

Voyages are separate (`sea/voyage_menu.py`). A token is the next word of the move, so picks and typed moves
agree.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from msgspec.structs import replace

from games.fuldrigger import course, moves
from games.fuldrigger.facts import GOODS, MARKET, PORT
from games.fuldrigger.legality import propose_refusal, refusal
from games.fuldrigger.sea.fleet import fleet, living
from games.fuldrigger.spelling import MOST_TRUCE
from games.fuldrigger.state import State
from games.fuldrigger.trade import prices
from games.fuldrigger.views import Ship, Space, Spoils, Terms, Treaty
from games.fuldrigger.war import fronts
from games.kit.latest import latest
from games.params import Seat

Entry = tuple[tuple[str, ...], moves.Move]
Target = tuple[str, Seat, Space, int, tuple[int, ...]]
READY_TRUCE: Final = 3


def homes(s: State) -> list[Entry]:
    """Returns the home towns that can be chosen."""
    return [((town,), moves.Home(town)) for town in course.homes_left(s.sea, s.options)]


def spoils(found: Spoils) -> list[Entry]:
    """Returns what an attacker can choose after the fight."""
    made = (moves.Take(c) if found.kind == "take" else moves.Lose(int(c)) for c in found.choices)
    return [((choice,), move) for choice, move in zip(found.choices, made, strict=True)]


@latest
def business(s: State, seat: Seat) -> tuple[Entry, ...]:
    """Returns everything but sailing and attacking that is legal; ending the turn comes last."""
    return tuple(entry for entry in _business(s, seat) if refusal(s, seat, entry[1]) is None)


def _business(s: State, seat: Seat) -> Iterator[Entry]:
    yield ("roll",), moves.Roll()
    ships = fleet(s.sea, seat)
    for ship in ships:
        yield from _cargo(s, ship)
    yield ("yard", "ship"), moves.NewShip()
    for town in dict.fromkeys(PORT[ship.at] for ship in ships if ship.at in PORT):
        yield ("yard", f"fort {town}"), moves.NewFort(town)
    for ship in ships:
        yield from _fitting(ship)
    for ship in ships:
        yield ("yard", f"dump {ship.number}"), moves.Dump(ship.number)
        yield ("yard", f"scrap {ship.number}"), moves.Scrap(ship.number)
    for other in living(s.sea):
        yield ("war", str(other + 1)), moves.Declare(other)
    yield ("end",), moves.EndTurn()


def _cargo(s: State, ship: Ship) -> Iterator[Entry]:
    n = ship.number
    if ship.load is not None:
        yield ("sell", str(n)), moves.Sell(n)
        yield ("over", f"deliver {n}"), moves.Deliver(n)
        return
    if ship.at in PORT:
        for good in MARKET[PORT[ship.at]]:
            yield ("buy", f"{good} {n}"), moves.Buy(good, n)
        for good in GOODS:
            if prices.stored(s.sea, ship.seat, ship.at, good):
                yield ("over", f"collect {good} {n}"), moves.Collect(good, n)


def _fitting(ship: Ship) -> Iterator[Entry]:
    n = ship.number
    yield ("yard", f"disarm {n}" if ship.privateer else f"arm {n}"), moves.Arm(n, not ship.privateer)
    yield ("yard", f"stop {n}"), moves.Stop(n)


@latest
def attacks(s: State, seat: Seat) -> list[Target]:
    """Returns every target: token, defender, space, number needed, and ships that can come."""
    found = fronts.targets(s.sea, s.options, seat)
    return [(f"{other + 1} at {at}", other, at, needed, able) for other, at, needed, able in found]


def raids(s: State, seat: Seat) -> Iterator[moves.Attack]:
    """Yields every attack with every choice of privateers."""
    for other, at, needed, able in fronts.targets(s.sea, s.options, seat):
        for count in range(needed, len(able) + 1):
            yield from (moves.Attack(other, at, ships) for ships in combinations(able, count))


def joins(s: State, seat: Seat, number: int) -> list[Entry]:
    """Returns the sides on which a war of others can be entered."""
    found = next(w for w in s.sea.wars if w.number == number)
    friends = [f for side in found.sides for f in side]
    return [((str(f + 1),), moves.Join(number, f)) for f in friends if fronts.may_join(s.sea, seat, found, f)]


@latest
def ready_offers(s: State, seat: Seat) -> list[Entry]:
    """Returns the ready offers: a truce or peace, sales of forts, an ally."""
    fit = _fitting_offers(s, seat)
    return [((str(move.treaty.other + 1), " ".join(str(move).split()[2:])), move) for move in fit]


def has_offers(s: State, seat: Seat) -> bool:
    """Whether there is any ready offer."""
    return next(_fitting_offers(s, seat), None) is not None


def _fitting_offers(s: State, seat: Seat) -> Iterator[moves.Propose]:
    made = (moves.Propose(treaty) for treaty in _ready(s, seat))
    return (move for move in made if propose_refusal(s, seat, move) is None)


def _ready(s: State, seat: Seat) -> Iterator[Treaty]:
    nobody = Seat(0)
    for other in living(s.sea):
        if other == seat:
            continue
        fought = fronts.at_war(s.sea, seat, other)
        if fought:
            yield Treaty(nobody, other, peace=True)
        yield next(
            truce
            for rounds in (READY_TRUCE, *range(1, MOST_TRUCE + 1))
            if replace(truce := Treaty(nobody, other, peace=True, truce=rounds), seat=seat) not in s.refused
        )
        for fort in s.sea.forts:
            if fort.seat == other:
                yield Treaty(nobody, other, Terms(prices.FORT), Terms(forts=(fort.town,)))
            elif fort.seat == seat:
                yield Treaty(nobody, other, Terms(forts=(fort.town,)), Terms(prices.FORT))
        for found in s.sea.wars:
            if any(seat in side for side in found.sides):
                yield Treaty(nobody, other, ally=found.number)
