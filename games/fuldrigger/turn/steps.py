"""The steps of a turn: what is most likely wanted next, on buttons; everything else behind "more".

Before the roll: goods to sell, ships to load, the roll. After it: how the fleet sails on, then goods to sell,
ships to load, what else can be bought, the end of the turn.
"""

from typing import Final, Protocol

from msgspec.structs import replace

from games.contract import Ask, Text
from games.fuldrigger import reveal
from games.fuldrigger.choices import Step
from games.fuldrigger.facts import GOODS
from games.fuldrigger.legality import refusal
from games.fuldrigger.moves import Collect, Deliver
from games.fuldrigger.sea import reachable
from games.fuldrigger.sea.fleet import fleet
from games.fuldrigger.state import State
from games.fuldrigger.trade import estimates
from games.fuldrigger.turn import answers, courses, loading, sailing, selling
from games.fuldrigger.views import Ship
from games.fuldrigger.war import fronts
from games.kit.latest import latest
from games.params import Seat


class Part(Protocol):
    """A step that some ships of a company may wait for; those that come after it are blocked meanwhile."""

    def ships(self, s: State, seat: Seat) -> tuple[Ship, ...]:
        """Returns the ships that it asks about."""

    def step(self, s: State, seat: Seat, ships: tuple[Ship, ...]) -> Step:
        """Returns what is known of them, and what is offered for them."""


PARTS: Final[tuple[Part, ...]] = (sailing, selling, loading)


@latest
def step(s: State, seat: Seat) -> Step:
    """Returns the step of the turn that comes next; in the last round that is said first."""
    waiting = ((part, ships) for part in PARTS if (ships := part.ships(s, seat)))
    part, ships = next(waiting, (None, ()))
    if part is not None:
        found = part.step(s, seat, ships)
    else:
        found = _ending(s, seat) if s.sea.dice else _ready(s, seat)
    asked = found.asked
    if estimates.rounds_left(reveal.view(s, seat)) == 1:
        asked = replace(asked, about=(Text("fuldrigger-about-last"), *asked.about))
    return Step(asked, (*found.choices, *answers.others(s, seat)))


def is_anything(s: State, seat: Seat) -> bool:
    """Whether the company can still roll, sail, trade, buy or attack in this turn (RULES.md 3.5)."""
    if not s.sea.dice or s.sea.spoils is not None or any(part.ships(s, seat) for part in PARTS):
        return True
    if any(answers.buildings(s, seat)) or fronts.targets(s.sea, s.options, seat):
        return True
    for ship in fleet(s.sea, seat) if s.options.isthmus == "on" else ():
        crossing = Deliver(ship.number), *(Collect(ship.number, good) for good in GOODS)
        if any(refusal(s, seat, move) is None for move in crossing):
            return True
    return False


def _ready(s: State, seat: Seat) -> Step:
    """Returns the step before the roll when the ships have been seen to: where each is bound."""
    ships = fleet(s.sea, seat)
    about = (answers.money(s, seat), *(courses.bound(s, ship) for ship in ships))
    one_by_one = (answers.one_ship(s, ship) for ship in ships)
    choices = (*answers.roll(s, "go"), *answers.buildings(s, seat), *one_by_one)
    return Step(Ask("fuldrigger-field-roll-now", about=about), choices)


def _ending(s: State, seat: Seat) -> Step:
    """Returns the last step of the turn, at which ships that were told to stay may sail after all."""
    able = reachable.able(s.sea, seat)
    unsailed = tuple(Text("fuldrigger-about-unsailed", {"ship": ship.number}) for ship in able)
    about = (*(unsailed or (Text("fuldrigger-about-done"),)), answers.money(s, seat))
    one_by_one = (answers.one_ship(s, ship) for ship in able)
    choices = (answers.end("go"), *answers.buildings(s, seat), *one_by_one)
    return Step(Ask("fuldrigger-field-ending", about=about), choices)
