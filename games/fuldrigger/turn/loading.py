"""Loading: what the next empty ship takes and where to; also for all that lie beside it (RULES.md 5.1)."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from games.contract import Ask, Text, Value
from games.fuldrigger import reveal
from games.fuldrigger.choices import Choice, Step
from games.fuldrigger.facts import MARKET, PORT, TOWNS, to_town
from games.fuldrigger.legality import refusal
from games.fuldrigger.moves import Buy, Orders, Settle
from games.fuldrigger.naming import Told, good_text, town_text
from games.fuldrigger.orders import foresee
from games.fuldrigger.sea import passages
from games.fuldrigger.sea.fleet import fleet, is_settled
from games.fuldrigger.state import State
from games.fuldrigger.trade import estimates, prices, prospects
from games.fuldrigger.turn import answers
from games.fuldrigger.views import Good, Ship, Space, Town
from games.kit.latest import latest
from games.params import Seat

BUTTONS: Final = 4
"""How many loads are offered by buttons; others are in a select."""
LISTED: Final = 24


class Trip(NamedTuple):
    """A load for a ship: its cost in port, the town, what it brings there now, spaces, risk in percent.

    `worth` is the profit above a ship's usual income, with the risk, the other loads and the next one.
    """

    good: Good
    to: Town
    cost: int
    brings: int
    spaces: int
    risk: int
    worth: float


# -- the step


@latest
def ships(s: State, seat: Seat) -> tuple[Ship, ...]:
    """Returns the empty ships in port for which a load can be bought that some other town takes."""
    return tuple(
        ship
        for ship in fleet(s.sea, seat)
        if ship.load is None
        and not ship.privateer
        and ship.at in PORT
        and not is_settled(s.sea, "keep", ship)
        and any(
            refusal(s, seat, Buy(ship.number, good)) is None
            and any(_may_arrive(s, ship, town) for town in _takers(ship.at, good))
            for good in MARKET[PORT[ship.at]]
        )
    )


def step(s: State, seat: Seat, ships: tuple[Ship, ...]) -> Step:
    """Returns the loads of the ship that gains most by one; those worth most are buttons."""
    ship = max(ships, key=lambda one: (max((t.worth for t in _in_time(s, one)), default=0.0), -one.number))
    found = _in_time(s, ship)
    first = found[:BUTTONS]
    best_for_its_way = sorted(found, key=lambda trip: (trip.cost - trip.brings) / trip.spaces)[:1]
    if not {*best_for_its_way} <= {*first}:
        first = (*found[: BUTTONS - 1], *best_for_its_way)
    listed = [trip for trip in found if trip not in first][:LISTED]
    told: Told = {"ship": ship.number, "town": town_text(PORT[ship.at]), "money": s.cash[seat]}
    about = [Text("fuldrigger-about-loading", told)]
    choices: list[Choice] = []
    plan = _advised(s, ships)
    if len(plan) > 1:  # several ships are loaded at once
        is_same = len({(trip.good, trip.to) for _, trip in plan}) == 1
        for_all: Told = {**_told(plan[0][1], _numbers(one for one, _ in plan)), "ships": len(plan)}
        label = Text("fuldrigger-label-load" if is_same else "fuldrigger-label-load-each", for_all)
        orders = Orders(tuple(Buy(one.number, trip.good, trip.to) for one, trip in plan))
        choices.append(Choice(Value("all", label), orders))
        about += [Text("fuldrigger-about-each", _told(trip, one.number)) for one, trip in plan]
    choices += [_load(ship, trip, is_listed=False) for trip in first]
    choices += [_load(ship, trip, is_listed=True) for trip in listed]
    choices += [*answers.roll(s), *answers.buildings(s, seat)]
    alike = [one for one in ships if one.at == ship.at]  # the one that is loaded is asked about first
    value = answers.button("empty", "stays-empty", "plain", count=len(alike), ship=_numbers(alike))
    choices.append(Choice(value, Orders(tuple(Settle(one.number, "keep") for one in alike))))
    if s.sea.dice:
        choices.append(answers.end("plain"))
    return Step(Ask("fuldrigger-field-loading", about=tuple(about)), choices)


def _told(trip: Trip, ship: int | str) -> Told:
    told: Told = {"ship": ship, "good": good_text(trip.good), "town": town_text(trip.to)}
    return {**told, "cost": trip.cost, "money": trip.brings, "count": trip.spaces, "risk": trip.risk}


def _load(ship: Ship, trip: Trip, *, is_listed: bool) -> Choice:
    told = _told(trip, ship.number)
    about = Text("fuldrigger-about-load", told) if is_listed else None
    value = Value(f"{trip.good} {trip.to}", Text("fuldrigger-label-load", told), about=about)
    return Choice(value, Orders((Buy(ship.number, trip.good, trip.to),)))


def _numbers(ships: Iterable[Ship]) -> str:
    return ", ".join(str(ship.number) for ship in ships)


# -- what a load brings


@cache
def _takers(at: Space, good: Good) -> tuple[Town, ...]:
    """Returns the other towns, far enough away, that take a load bought in this port."""
    others = [town for town in TOWNS if town != PORT[at] and prices.is_taken(good, town)]
    return tuple(town for town in others if to_town(at, town) >= prices.CARRIED)


def trips(s: State, seat: Seat, at: Space) -> tuple[Trip, ...]:
    """Returns every trip from a port that the company can pay for, the most profitable first.

    They are the same for each of its empty merchant ships there.
    """
    known = _trips(s, seat)
    if at not in known:
        known[at] = tuple(sorted(_from(s, seat, at), key=lambda t: (t.worth, t.good, t.to), reverse=True))
    return known[at]


@latest
def _trips(s: State, seat: Seat) -> dict[Space, tuple[Trip, ...]]:
    """Returns the trips found so far in that position, by port."""
    return {}


def _from(s: State, seat: Seat, at: Space) -> Iterator[Trip]:
    view, ship, fee = reveal.view(s, seat), Ship(seat, 0, at), prices.fee(s.sea, seat, PORT[at])
    now = estimates.long_weather(s.sea, ship)
    for good in MARKET[PORT[at]]:
        listed = prices.buying_price(good, PORT[at])
        if listed is None or listed + fee > s.cash[seat] or not estimates.has_token(view, good):
            continue
        for to in _takers(at, good):
            cost, expected = listed + fee, estimates.expected_price(view, ship, good, to)
            assert expected is not None  # the town takes it
            worth = estimates.trip_value(view, to, cost, expected, prospects.leg(at, to, now), cost)
            shown, brings = passages.passage(s.sea, ship, to), prices.proceeds(s.sea, seat, good, to) or 0
            yield Trip(good, to, cost, brings, shown.spaces, round(100 * shown.danger), worth)


def _in_time(s: State, ship: Ship) -> tuple[Trip, ...]:
    """Returns those that can arrive before the end: any other load only counts what it cost (RULES 10.3)."""
    return tuple(trip for trip in trips(s, ship.seat, ship.at) if _may_arrive(s, ship, trip.to))


def _may_arrive(s: State, ship: Ship, town: Town) -> bool:
    """Whether the ship can reach the town before the end, with the highest rolls."""
    return passages.may_arrive(s.sea, ship, town, estimates.rounds_left(reveal.view(s, ship.seat)))


def _advised(s: State, ships: Sequence[Ship]) -> tuple[tuple[Ship, Trip], ...]:
    """Returns the load that is worth most for each of these ships, in view of those bought before it.

    A ship that does better to sail on empty gets none, and none is left when the money is.
    """
    found: list[tuple[Ship, Trip]] = []
    for ship in ships:
        best = next(iter(_in_time(s, ship)), None)
        if best is not None and best.worth > estimates.best_empty(reveal.view(s, ship.seat), ship)[0]:
            found.append((ship, best))
            s = foresee(s, ship.seat, (Buy(ship.number, best.good, best.to),))
    return tuple(found)
