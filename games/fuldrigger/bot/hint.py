"""The bot's move with its reason, from the view of one seat. Amounts are ducats, distances spaces."""

from games.advice import Advice
from games.contract import Text
from games.fuldrigger import moves
from games.fuldrigger.bot import choose, minds, war
from games.fuldrigger.facts import PORT
from games.fuldrigger.moves import Move
from games.fuldrigger.naming import good_text, town_text
from games.fuldrigger.sea import passages
from games.fuldrigger.sea.fleet import ship_of
from games.fuldrigger.trade import estimates, prices
from games.fuldrigger.views import FuldriggerView, Ship, Town
from games.params import Param, Seat, Who


def advise(view: FuldriggerView) -> Advice[Move] | None:
    """Returns the advice for a seat that the table waits for; None for another."""
    if view.seat is None or view.seat not in view.waiting:
        return None
    move = choose.best(view, minds.ADVICE)
    return Advice(move, _reason(view, view.seat, move))


def _reason(view: FuldriggerView, seat: Seat, move: Move) -> Text:
    match move:
        case moves.Home(town):
            return _home(view, town)
        case moves.Buy(number) | moves.Orders((moves.Buy(number),)):
            return _buy(view, ship_of(view.sea, seat, number))
        case moves.Sell(number):
            return _sell(view, seat, ship_of(view.sea, seat, number))
        case moves.Sail(number):
            return _sail(view, ship_of(view.sea, seat, number), safe=move.safe)
        case moves.Attack():
            return _attack("attack", move.other, len(move.ships))
        case moves.Declare() | moves.Arm(sail=True):
            return _raid(view, seat, move)
        case moves.NewFort(town):
            return Text("fuldrigger-hint-fort", {"town": town_text(town), "bonus": prices.BONUS})
        case moves.Propose(treaty):
            return Text("fuldrigger-hint-peace" if treaty.peace else "fuldrigger-hint-sells-fort")
        case moves.Answer():
            return Text("fuldrigger-hint-accept" if move.yes else "fuldrigger-hint-decline")
    return Text(_PLAIN[type(move)])


def _attack(kind: str, other: Seat, ships: int) -> Text:
    """Whom an attack by so many ships fights, and with what odds."""
    odds = war.odds(ships)
    chances: dict[str, Param] = {"take": round(100 * odds.take), "lose": round(100 * odds.lose)}
    return Text(f"fuldrigger-hint-{kind}", chances | {"who": Who(other)})


def _raid(view: FuldriggerView, seat: Seat, move: moves.Declare | moves.Arm) -> Text:
    """The attack for which war is declared or a ship is armed."""
    raid = war.raid(view, seat, minds.BOLD)
    assert raid is not None  # it leads to one
    return _attack("war" if isinstance(move, moves.Declare) else "arm", raid.other, len(raid.ships))


_PLAIN = {
    moves.Arm: "fuldrigger-hint-disarm",
    moves.Roll: "fuldrigger-hint-roll",
    moves.NewShip: "fuldrigger-hint-ship",
    moves.Scrap: "fuldrigger-hint-scrap",
    moves.Collect: "fuldrigger-hint-collect",
    moves.EndTurn: "fuldrigger-hint-end",
    moves.Take: "fuldrigger-hint-prize",
    moves.Lose: "fuldrigger-hint-lose",
}
"""Reasons that are always the same."""


def _home(view: FuldriggerView, town: Town) -> Text:
    """The load from there that is worth most to the first ships."""
    first = estimates.first_load(view, town)
    assert first is not None  # the bot chooses no town without a load
    ship, (_, trip, cost, brings) = first
    params: dict[str, Param] = {"good": good_text(trip.good), "cost": cost, "brings": brings}
    spaces = passages.passage(view.sea, ship, trip.to).spaces
    return Text("fuldrigger-hint-home", params | {"to": town_text(trip.to), "spaces": spaces})


def _buy(view: FuldriggerView, ship: Ship) -> Text:
    """Where the load sells best, for what, and how far that is."""
    found = estimates.best_trip(view, ship, estimates.cash_of(view, ship.seat))
    assert found is not None  # the bot buys nothing else
    _, trip, cost, brings = found
    spaces = passages.passage(view.sea, ship, trip.to).spaces
    params: dict[str, Param] = {"to": town_text(trip.to), "spaces": spaces, "cost": cost, "brings": brings}
    return Text("fuldrigger-hint-buy", params)


def _sell(view: FuldriggerView, seat: Seat, ship: Ship) -> Text:
    """What the load brings here, and what it cost."""
    assert ship.load is not None  # it is sold
    brings = prices.proceeds(view.sea, seat, ship.load.good, PORT[ship.at])
    assert brings is not None  # the town takes it
    return Text("fuldrigger-hint-sell", {"brings": brings, "cost": ship.load.paid})


def _sail(view: FuldriggerView, ship: Ship, *, safe: bool) -> Text:
    """What the ship sails for: to sell its load, to fetch one, or against an enemy."""
    town = choose.destination(view, ship)
    assert town is not None  # it sails
    params: dict[str, Param] = {"to": town_text(town)}
    if ship.privateer:
        return Text("fuldrigger-hint-sail-war", params)
    if ship.load is None:
        return Text("fuldrigger-hint-sail-empty", params)
    brings = estimates.expected_price(view, ship, ship.load.good, town)
    params |= {"good": good_text(ship.load.good), "brings": brings or 0}
    return Text("fuldrigger-hint-sail-safe" if safe else "fuldrigger-hint-sail", params)
