"""How the bots differ: strengths and styles, as weights of one evaluation."""

from typing import Final

from games.fuldrigger.facts import TOWNS
from games.fuldrigger.trade.outlook import STEADY, Mind
from games.fuldrigger.views import FuldriggerView, Town
from games.params import Seat

EASY: Final = "easy"
MIDDLE: Final = "middle"
STRONG: Final = "strong"
ADVICE: Final = "advice"
"""Stands for a strength: what is advised to people, whose style nobody knows."""
STRENGTHS: Final = (EASY, MIDDLE, STRONG)

STYLES: Final = {
    "coaster": Mind(risk=1.15, ambush=True),
    "spice trader": Mind(risk=0.8, purse=100, taste=1.35, ambush=True),
    "privateer": Mind(war=1.4, ambush=True),
}
BOLD: Final = STEADY._replace(ambush=True)
# They fear losses too much, look at one trip only, keep their money and never attack.
WEAK: Final = {
    EASY: Mind(risk=3.0, haste=0.0, sight=0, wage=4.0, thrift=150, war=0.0),
    MIDDLE: Mind(risk=1.7, haste=0.0, sight=0, thrift=40, war=0.0),
}


def style(home: Town | None, seat: Seat) -> str:
    """Returns the style of a company: a lot that falls with its home town and its seat."""
    lot = (TOWNS.index(home) if home is not None else 0) + seat
    return tuple(STYLES)[lot % len(STYLES)]


def of(view: FuldriggerView, strength: str) -> Mind:
    """Returns the weights of a bot of that strength in the seat of the view; of none if it has no style."""
    seat = view.seat
    if strength == ADVICE:
        return BOLD
    if strength != STRONG or seat is None:
        return WEAK.get(strength, STEADY)
    return STYLES[style(view.sea.homes[seat], seat)]
