"""The bot's move with its reason, from the view of one seat. Amounts are ducats, distances spaces."""

from msgspec.structs import replace

from games.advice import Advice
from games.contract import Text
from games.fuldrigger import moves
from games.fuldrigger.bot import choose, war
from games.fuldrigger.facts import PORT
from games.fuldrigger.moves import Move
from games.fuldrigger.naming import good_text, town_text
from games.fuldrigger.sea import passages, reachable
from games.fuldrigger.sea.fleet import find, fleet
from games.fuldrigger.trade import estimates, prices
from games.fuldrigger.views import FuldriggerView, Ship, Town
from games.params import Param, Seat, Who


def advise(view: FuldriggerView) -> Advice[Move] | None:
    """Returns the advice for a seat that the table waits for; None for another."""
    if view.seat is None or view.seat not in view.waiting:
        return None
    move = _as_asked(view, view.seat, choose.best(view))
    return Advice(_as_offered(view, view.seat, move), _reason(view, view.seat, move))


def _as_asked(view: FuldriggerView, seat: Seat, move: Move) -> Move:
    """Returns the purchase of a load for the ship that is asked about first: the one that gains most."""
    if not isinstance(move, moves.Buy):
        return move
    able = (
        ship for ship in fleet(view.sea, seat) if ship.at in PORT and not ship.load and not ship.privateer
    )
    left = [ship for ship in able if f"keep {ship.number}" not in view.sea.settled]
    cash = estimates.cash_of(view, seat)
    found = [
        (best.value, -ship.number, best) for ship in left if (best := estimates.best_trip(view, ship, cash))
    ]
    if not found:
        return move
    _, number, best = max(found, key=lambda row: row[:2])
    return moves.Buy(best.trip.good, -number)


def _as_offered(view: FuldriggerView, seat: Seat, move: Move) -> Move:
    """Returns the move as a question offers it: a voyage as the fleet sails.

    Elsewhere a voyage is by the safer way only where there are two ways.
    """
    if not isinstance(move, moves.Sail):
        return move
    ship = _ship(view, seat, move.ship)
    if move.to in PORT and ship.course == PORT[move.to]:
        return passages.into_port(view.sea, ship, PORT[move.to]) or _by_safe(view, ship, move)
    return _by_safe(view, ship, move)


def _by_safe(view: FuldriggerView, ship: Ship, move: moves.Sail) -> Move:
    if not move.safe or ship.course == PORT.get(move.to):
        return move
    quick = replace(move, safe=False)
    ways = [reachable.way_of(view.sea, ship, one) for one in (quick, move)]
    is_same = ways[0] is not None and ways[1] is not None and ways[0].spaces == ways[1].spaces
    return quick if is_same else move


def _reason(view: FuldriggerView, seat: Seat, move: Move) -> Text:
    match move:
        case moves.Home(town):
            return _home(view, town)
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
    _, trip, cost, brings = _trip(view, ship)
    spaces = passages.passage(view.sea, ship, trip.to).spaces
    params: dict[str, Param] = {"to": town_text(trip.to), "spaces": spaces, "cost": cost, "brings": brings}
    return Text("fuldrigger-hint-buy", params)


def _trip(view: FuldriggerView, ship: Ship) -> estimates.Bought:
    """Returns the load that the bot buys for a ship."""
    found = estimates.best_trip(view, ship, estimates.cash_of(view, ship.seat))
    assert found is not None  # the bot buys nothing else
    return found


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
