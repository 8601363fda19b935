"""The bot's move with its reason, from the view of one seat. Amounts are ducats, distances spaces."""

from msgspec.structs import replace

from games.advice import Advice
from games.contract import Text
from games.fuldrigger import moves
from games.fuldrigger.bot import choose, war
from games.fuldrigger.facts import ANCHORAGES, PORT
from games.fuldrigger.moves import Move
from games.fuldrigger.naming import good_text, town_text
from games.fuldrigger.sea import reachable
from games.fuldrigger.sea.fleet import find
from games.fuldrigger.trade import estimates, prices, prospects
from games.fuldrigger.views import FuldriggerView, Ship, Town
from games.params import Param, Seat, Who

FIRST_PURSE = 40
"""Highest price of a load that the first ships can pay."""


def advise(view: FuldriggerView) -> Advice[Move] | None:
    """Returns the advice for a seat that the table waits for; None for another."""
    if view.seat is None or view.seat not in view.waiting:
        return None
    move = _as_offered(view, view.seat, choose.best(view))
    return Advice(move, _reason(view, view.seat, move))


def _as_offered(view: FuldriggerView, seat: Seat, move: Move) -> Move:
    """Returns the move as a question offers it: a voyage by the safer way only where there are two ways."""
    if not isinstance(move, moves.Sail) or not move.safe:
        return move
    ship, quick = _ship(view, seat, move.ship), replace(move, safe=False)
    ways = [reachable.way_of(view.sea, ship, one) for one in (quick, move)]
    is_same = ways[0] is not None and ways[1] is not None and ways[0].spaces == ways[1].spaces
    return quick if is_same else move


def _reason(view: FuldriggerView, seat: Seat, move: Move) -> Text:
    match move:
        case moves.Home(town):
            return _home(town)
        case moves.Buy(_, number):
            return _buy(view, _ship(view, seat, number))
        case moves.Sell(number):
            return _sell(view, seat, _ship(view, seat, number))
        case moves.Sail(number):
            return _sail(view, _ship(view, seat, number), safe=move.safe)
        case moves.Attack(other, _, ships):
            odds = war.odds(len(ships))
            chances: dict[str, Param] = {"take": round(100 * odds.take), "lose": round(100 * odds.lose)}
            return Text("fuldrigger-hint-attack", chances | {"who": Who(other)})
        case moves.NewFort(town):
            return Text("fuldrigger-hint-fort", {"town": town_text(town), "bonus": prices.BONUS})
        case moves.Propose(treaty):
            return Text("fuldrigger-hint-peace" if treaty.peace else "fuldrigger-hint-sells-fort")
        case moves.Answer():
            return Text("fuldrigger-hint-accept" if move.yes else "fuldrigger-hint-decline")
        case moves.Arm():
            return Text("fuldrigger-hint-arm" if move.sail else "fuldrigger-hint-disarm")
    return Text(_PLAIN[type(move)])


_PLAIN = {
    moves.Roll: "fuldrigger-hint-roll",
    moves.NewShip: "fuldrigger-hint-ship",
    moves.Scrap: "fuldrigger-hint-scrap",
    moves.Collect: "fuldrigger-hint-collect",
    moves.EndTurn: "fuldrigger-hint-end",
    moves.Take: "fuldrigger-hint-prize",
    moves.Lose: "fuldrigger-hint-lose",
}
"""Reasons that are always the same."""


def _ship(view: FuldriggerView, seat: Seat, number: int) -> Ship:
    found = find(view.sea, seat, number)
    assert found is not None  # the move is legal
    return found


def _home(town: Town) -> Text:
    """The load from there that earns most for its time, among those that little money buys."""
    plain = [trip for trip in prospects.trips(town) if trip.cost <= FIRST_PURSE] or prospects.trips(town)
    ways = {trip: prospects.leg(ANCHORAGES[town][0], trip.to) for trip in plain}
    trip = max(plain, key=lambda trip: ((trip.brings - trip.cost) / ways[trip].turns, trip))
    params: dict[str, Param] = {"good": good_text(trip.good), "cost": trip.cost, "brings": trip.brings}
    return Text("fuldrigger-hint-home", params | {"to": town_text(trip.to), "spaces": ways[trip].spaces})


def _buy(view: FuldriggerView, ship: Ship) -> Text:
    """Where the load sells best, for what, and how far that is."""
    found = estimates.best_trip(view, ship, estimates.cash_of(view, ship.seat))
    assert found is not None  # the bot buys nothing else
    _, trip, cost, brings = found
    spaces = prospects.leg(ship.at, trip.to, estimates.long_weather(view.sea, ship)).spaces
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
