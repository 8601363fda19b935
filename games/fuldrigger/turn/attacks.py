"""An attack: whom and where, then by which privateers (RULES.md 7.6)."""

from functools import partial

from games.contract import Ask, Text, Value
from games.fuldrigger.choices import Choice, Step
from games.fuldrigger.moves import Attack
from games.fuldrigger.naming import Told, place_text, ship_text
from games.fuldrigger.sea.fleet import fleet
from games.fuldrigger.state import State
from games.fuldrigger.war.fronts import Target, targets
from games.kit.seats import WHO
from games.params import Seat


def step(s: State, seat: Seat) -> Step:
    """Returns the choice of a target."""
    found = targets(s.sea, s.options, seat)
    return Step(Ask("fuldrigger-field-attack", shown=True), [_target(s, seat, target) for target in found])


def _target(s: State, seat: Seat, target: Target) -> Choice:
    told: Told = {"who": WHO[target.other], "place": place_text(target.at), "count": target.needed}
    label = Text("fuldrigger-label-target", told)
    value = Value(f"{target.other + 1} at {target.at}", label, (f"to {target.at}",))
    return Choice(value, step=partial(_ships, s, seat, target))


def _ships(s: State, seat: Seat, target: Target, chosen: tuple[int, ...] = ()) -> Step:
    """Returns the choice of a further privateer, in any order; with enough of them they are an attack."""
    move = Attack(target.other, target.at, tuple(sorted(chosen))) if len(chosen) >= target.needed else None
    take = max(1, target.needed - len(chosen))
    choices = [
        Choice(
            Value(str(ship.number), ship_text(s.sea, ship), (f"at {ship.at}",)),
            step=partial(_ships, s, seat, target, (*chosen, ship.number)),
        )
        for ship in fleet(s.sea, seat)
        if ship.number in target.able and ship.number not in chosen
    ]
    return Step(Ask("fuldrigger-field-with", whole=move, take=take, loose=True), choices)
