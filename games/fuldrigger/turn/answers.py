"""Answers that several steps of a turn offer: the roll, the bank's wares, a ship, attacks, other business."""

from collections.abc import Iterator
from functools import partial

from games.contract import Param, Text, Tone, Value
from games.fuldrigger.choices import Choice
from games.fuldrigger.facts import PORT
from games.fuldrigger.legality import refusal
from games.fuldrigger.moves import EndTurn, NewFort, NewShip, Roll
from games.fuldrigger.naming import town_text
from games.fuldrigger.sea.fleet import fleet
from games.fuldrigger.state import State
from games.fuldrigger.trade import prices
from games.fuldrigger.turn import attacks, menu, voyages
from games.fuldrigger.views import Ship
from games.fuldrigger.war.fronts import targets
from games.params import Seat


def button(token: str, label: str, tone: Tone = "move", **told: Param) -> Value:
    """Returns an answer with that label and its parameters."""
    return Value(token, Text(f"fuldrigger-label-{label}", told), tone=tone)


def roll(s: State, tone: Tone = "move") -> tuple[Choice, ...]:
    """Returns the roll, while it is still to come; `tone` is `go` where it is the one way on."""
    return () if s.sea.dice else (Choice(button("roll", "roll", tone), Roll()),)


def end(tone: Tone) -> Choice:
    """Returns the end of the turn; `tone` is `plain` where something else could still be done."""
    return Choice(button("end", "end", tone, count=0), EndTurn())


def one_ship(s: State, ship: Ship) -> Choice:
    """Returns a ship that is asked about by itself: where it sails, or before the roll all its business."""
    label = Text("fuldrigger-label-one-ship", {"ship": ship.number})
    value = Value(f"ship {ship.number}", label, (f"at {ship.at}",))
    return Choice(value, step=partial(voyages.step if s.sea.dice else menu.of_ship, s, ship))


def buildings(s: State, seat: Seat) -> Iterator[Choice]:
    """Yields what can be bought from the bank: a ship, and a fort in each town where a ship lies."""
    if refusal(s, seat, NewShip()) is None:
        yield Choice(button("new", "new-ship", money=prices.ship_price(s.sea)), NewShip())
    for town in dict.fromkeys(PORT[ship.at] for ship in fleet(s.sea, seat) if ship.at in PORT):
        if refusal(s, seat, NewFort(town)) is None:
            value = button(f"fort {town}", "fort", town=town_text(town), money=prices.FORT)
            yield Choice(value, NewFort(town))


def money(s: State, seat: Seat) -> Text:
    """Returns how much money the company has."""
    return Text("fuldrigger-about-cash", {"money": s.cash[seat]})


def others(s: State, seat: Seat) -> Iterator[Choice]:
    """Yields what is offered at every step: attacks, if there are any, and all other business."""
    if targets(s.sea, s.options, seat):
        yield Choice(button("attack", "attack-menu", "strike"), step=partial(attacks.step, s, seat))
    yield Choice(button("more", "more", "plain"), step=partial(menu.step, s, seat))
