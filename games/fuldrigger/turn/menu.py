"""All business of a turn but sailing and attacking, by kind or for one ship."""

from collections.abc import Iterator, Sequence
from typing import Final

from games.contract import Ask, Text, Tone, Value
from games.fuldrigger import moves
from games.fuldrigger.choices import Choice, Step, alone
from games.fuldrigger.facts import GOODS, MARKET, PORT
from games.fuldrigger.legality import refusal
from games.fuldrigger.moves import Move
from games.fuldrigger.naming import Told, cargo_text, good_text, town_text
from games.fuldrigger.sea import reachable
from games.fuldrigger.sea.fleet import fleet, living, ship_of
from games.fuldrigger.state import State
from games.fuldrigger.trade import prices
from games.fuldrigger.views import Ship
from games.kit.latest import latest
from games.kit.seats import WHO
from games.params import Seat

KINDS: Final[dict[type[Move], str]] = {
    moves.Roll: "roll", moves.Sell: "sell", moves.Buy: "buy", moves.Deliver: "over", moves.Collect: "over",
    moves.Declare: "war", moves.EndTurn: "end",
}  # fmt: skip
"""The entries of the menu; what is not here is done in the yard."""


@latest
def legal(s: State, seat: Seat) -> tuple[Move, ...]:
    """Returns everything but sailing and attacking that is legal; ending the turn comes last."""
    return tuple(move for move in _wanted(s, seat) if refusal(s, seat, move) is None)


def _wanted(s: State, seat: Seat) -> Iterator[Move]:
    yield moves.Roll()
    ships = fleet(s.sea, seat)
    for ship in ships:
        yield from _cargo(s, ship)
    yield moves.NewShip()
    for town in dict.fromkeys(PORT[ship.at] for ship in ships if ship.at in PORT):
        yield moves.NewFort(town)
    for ship in ships:
        yield moves.Arm(ship.number, not ship.privateer)
        yield moves.Stop(ship.number)
    for ship in ships:
        yield moves.Dump(ship.number)
        yield moves.Scrap(ship.number)
    for other in living(s.sea):
        yield moves.Declare(other)
    yield moves.EndTurn()


def _cargo(s: State, ship: Ship) -> Iterator[Move]:
    if ship.load is not None:
        yield moves.Sell(ship.number)
        yield moves.Deliver(ship.number)
    elif ship.at in PORT:
        for good in MARKET[PORT[ship.at]]:
            yield moves.Buy(ship.number, good)
        for good in GOODS:
            if prices.stored(s.sea, ship.seat, ship.at, good):
                yield moves.Collect(ship.number, good)


def step(s: State, seat: Seat) -> Step:
    """Returns the entries of the menu."""
    kinds: dict[str, list[Move]] = {}
    for move in legal(s, seat):
        kinds.setdefault(KINDS.get(type(move), "yard"), []).append(move)
    return Step(Ask("fuldrigger-field-turn"), [_entry(s, seat, kind, found) for kind, found in kinds.items()])


def _entry(s: State, seat: Seat, kind: str, found: Sequence[Move]) -> Choice:
    """Returns an entry with its moves; the roll and the end of the turn are moves themselves."""
    asked: Ask[Move] = Ask(f"fuldrigger-field-{kind}", shown=True)
    if kind == "roll":
        return alone(asked, Value(kind, Text("fuldrigger-label-roll")), found[0], confirm=False)
    if kind == "end":
        left = reachable.able(s.sea, seat) if s.sea.dice else fleet(s.sea, seat)
        is_early = bool(left) or not s.sea.dice
        value = Value(kind, Text("fuldrigger-label-end", {"count": len(left)}))
        return alone(asked, value, found[0], confirm=is_early)

    def listed() -> Step:
        return Step(asked, [_choice(s, seat, asked, str(m).removeprefix(f"{kind} "), m) for m in found])

    label = Text(f"fuldrigger-label-{kind}-menu")
    return Choice(Value(kind, label, tone="strike" if kind == "war" else "move"), step=listed)


def of_ship(s: State, ship: Ship) -> Step:
    """Returns what can be done with one ship before the roll."""
    asked: Ask[Move] = Ask("fuldrigger-field-one-ship", shown=True)
    choices = []
    for move in legal(s, ship.seat):
        if isinstance(move, moves.ShipMove) and move.ship == ship.number:
            kind = KINDS.get(type(move), "yard")
            token = f"{kind} {str(move).removeprefix(f'{kind} ')}"
            choices.append(_choice(s, ship.seat, asked, token, move))
    return Step(asked, choices)


def _choice(s: State, seat: Seat, asked: Ask[Move], token: str, move: Move) -> Choice:
    """Returns a move of a list; what costs a ship, a load or the peace is asked about once more."""
    tone: Tone = "strike" if isinstance(move, moves.Dump | moves.Scrap) else "move"
    value = Value(token, _label(s, seat, move), tone=tone)
    is_dear = isinstance(move, moves.Dump | moves.Scrap | moves.Declare)
    return alone(asked, value, move) if is_dear else Choice(value, move)


def sale(s: State, ship: Ship) -> Told:
    """Returns what a loaded ship would sell here, and for what."""
    load, town = ship.load, PORT[ship.at]
    assert load is not None  # only loaded ships sell
    brings = prices.proceeds(s.sea, ship.seat, load.good, town) or 0
    return {"ship": ship.number, "good": good_text(load.good), "town": town_text(town), "money": brings}


def _label(s: State, seat: Seat, move: Move) -> Text:
    match move:
        case moves.Declare(other):
            return Text("fuldrigger-label-company", {"who": WHO[other]})
        case moves.NewShip():
            return Text("fuldrigger-label-new-ship", {"money": prices.ship_price(s.sea)})
        case moves.NewFort(town):
            return Text("fuldrigger-label-fort", {"town": town_text(town), "money": prices.FORT})
    assert isinstance(move, moves.ShipMove)  # the types that are left
    ship = ship_of(s.sea, seat, move.ship)
    match move:
        case moves.Sell():
            return Text("fuldrigger-label-sell", sale(s, ship))
        case moves.Buy(_, good):
            town = PORT[ship.at]
            price = (prices.buying_price(good, town) or 0) + prices.fee(s.sea, seat, town)
            told: Told = {"ship": ship.number, "good": good_text(good), "money": price}
            return Text("fuldrigger-label-buy", {**told, "town": town_text(town)})
        case moves.Collect(_, good):
            return Text("fuldrigger-label-collect", {"good": good_text(good), "ship": ship.number})
    shown = Text("fuldrigger-label-ship-cargo", {"ship": ship.number, "cargo": cargo_text(ship)})
    return Text(f"fuldrigger-label-{str(move).split()[0]}", {"ship": shown})
