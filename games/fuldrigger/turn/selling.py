"""Selling the loads that lie in port (RULES.md 5.3)."""

from collections.abc import Sequence

from games.contract import Ask, Text, Tone
from games.fuldrigger import reveal
from games.fuldrigger.choices import Choice, Step
from games.fuldrigger.facts import PORT
from games.fuldrigger.legality import refusal
from games.fuldrigger.moves import Orders, Sell, Settle
from games.fuldrigger.orders import foresee
from games.fuldrigger.sea.fleet import fleet, is_settled
from games.fuldrigger.state import State
from games.fuldrigger.trade import estimates, prices
from games.fuldrigger.turn import answers, menu
from games.fuldrigger.views import Ship
from games.kit.latest import latest
from games.params import Seat


@latest
def ships(s: State, seat: Seat) -> tuple[Ship, ...]:
    """Returns the ships that can sell their load where they lie, and are not bound elsewhere."""
    found = (ship for ship in fleet(s.sea, seat) if ship.load is not None and ship.course is None)
    return tuple(
        ship
        for ship in found
        if not is_settled(s.sea, "keep", ship) and refusal(s, seat, Sell(ship.number)) is None
    )


def step(s: State, seat: Seat, ships: tuple[Ship, ...]) -> Step:
    """Returns the sales: all at once, those that bring no more elsewhere, one by one; or none."""
    wise = _wise(s, seat, ships)
    sales = tuple(Sell(ship.number) for ship in ships)
    choices = []
    if len(ships) > 1 and refusal(s, seat, Orders(sales)) is None:
        choices.append(_at_once(s, seat, "all", "go", sales, ()))
    if 0 < len(wise) < len(ships):
        kept = tuple(Settle(ship.number, "keep") for ship in ships if ship not in wise)
        choices.append(_at_once(s, seat, "some", "move", tuple(Sell(ship.number) for ship in wise), kept))
    about = []
    for ship in ships:
        assert ship.load is not None  # only loaded ships sell
        told = {**menu.sale(s, ship), "paid": ship.load.paid}
        tone: Tone = "go" if len(ships) == 1 else "move"
        value = answers.button(f"sell {ship.number}", "sell", tone, **told)
        choices.append(Choice(value, Orders((Sell(ship.number),))))
        about.append(Text("fuldrigger-about-sale" if ship in wise else "fuldrigger-about-sale-low", told))
    keep = Orders(tuple(Settle(ship.number, "keep") for ship in ships))
    choices.append(Choice(answers.button("keep", "keep", "plain", count=len(ships)), keep))
    sold = {(ship.load and ship.load.good, PORT[ship.at]) for ship in ships}
    if len(sold) < len(ships):  # the second load of a good brings less
        about.append(Text("fuldrigger-about-falls", {"money": prices.DROP}))
    return Step(Ask("fuldrigger-field-selling", about=tuple(about)), (*choices, *answers.roll(s)))


def _wise(s: State, seat: Seat, ships: Sequence[Ship]) -> list[Ship]:
    """Returns the ships whose loads bring no more elsewhere, each in view of the sales before it."""
    found = []
    for ship in ships:
        if refusal(s, seat, Sell(ship.number)) is None and estimates.sells(reveal.view(s, seat), ship):
            found.append(ship)
            s = foresee(s, seat, (Sell(ship.number),))
    return found


def _at_once(
    s: State, seat: Seat, which: str, tone: Tone, sold: tuple[Sell, ...], kept: tuple[Settle, ...]
) -> Choice:
    """Returns several sales, with their sum; the other loads are kept."""
    money = foresee(s, seat, sold).cash[seat] - s.cash[seat]
    value = answers.button(which, f"sell-{which}", tone, count=len(sold), money=money)
    return Choice(value, Orders((*sold, *kept)))
