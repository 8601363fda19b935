"""Checks whether a move is legal (RULES.md 3 to 9)."""

from msgspec.structs import replace

from games.errors import GameError, GameOver, IllegalMove, NotYourTurn
from games.fuldrigger import course, moves, orders
from games.fuldrigger.facts import ACROSS, PORT, TOWNS
from games.fuldrigger.naming import good_text
from games.fuldrigger.sea import reachable
from games.fuldrigger.sea.fleet import MOST, find, fleet, forts_of, free_number, is_settled, living, owner_of
from games.fuldrigger.state import State
from games.fuldrigger.trade import offers, prices
from games.fuldrigger.views import FREE, Ship, Town, Treaty
from games.fuldrigger.war import fronts
from games.kit.moves import Resign
from games.params import Seat


def refusal(s: State, seat: Seat | None, move: object) -> GameError | None:
    """Returns the reason why the move is illegal, or None if it is legal; seat None is the table's clock."""
    if s.sea.phase == "over":
        return GameOver()
    if seat is None or isinstance(move, moves.Expire | moves.Date):
        return _of_time(s, seat, move)
    match move:
        case Resign():
            return None
        case moves.Propose() | moves.Answer() | moves.Join() if (
            s.sea.phase == "play" and seat not in s.sea.out
        ):
            return _of_others(s, seat, move)
    if seat != s.sea.turn:
        return NotYourTurn()
    if isinstance(move, moves.Home) or s.sea.phase == "home":
        return _home(s, move)
    if isinstance(move, moves.Take | moves.Lose):
        return _choice(s, move)
    if s.sea.spoils is not None:
        return IllegalMove("fuldrigger-choose-first", "7.6")
    return _of_turn(s, seat, move)


def _of_time(s: State, seat: Seat | None, move: object) -> GameError | None:
    if seat is not None:
        return NotYourTurn()
    match move:
        case moves.Expire(offer) if offers.find_offer(s.offers, offer) is not None:
            return None
        case moves.Date() if s.options.days != "none" and not s.sea.last_round:
            return None
    return NotYourTurn()


def _home(s: State, move: object) -> GameError | None:
    if s.sea.phase != "home":
        return IllegalMove("fuldrigger-home-chosen", "3.1")
    if not isinstance(move, moves.Home):
        return IllegalMove("fuldrigger-home-first", "3.1")
    if move.town not in course.homes_left(s.sea, s.options):
        return IllegalMove("fuldrigger-not-home", "3.1")
    return None


def _choice(s: State, move: moves.Take | moves.Lose) -> GameError | None:
    kind, word = str(move).split()
    if s.sea.spoils is None or s.sea.spoils.kind != kind or word not in s.sea.spoils.choices:
        return IllegalMove("fuldrigger-nothing-to-choose", "7.6")
    return None


# -- moves possible in any turn


def _of_others(s: State, seat: Seat, move: moves.Propose | moves.Answer | moves.Join) -> GameError | None:
    match move:
        case moves.Join(number, friend):
            if fronts.may_join(s.sea, seat, number, friend):
                return None
            refused = IllegalMove if seat == s.sea.turn else NotYourTurn
            return refused("fuldrigger-no-such-war", "7.3")
        case moves.Answer(id, yes):
            return _answer(s, seat, id, yes)
    return propose_refusal(s, seat, move)


def propose_refusal(s: State, seat: Seat, move: moves.Propose) -> GameError | None:
    """Checks an offer: what is promised exists, and no offer to the same company is open."""
    treaty = with_seat(move, seat)
    if treaty.other == seat or treaty.other not in living(s.sea):
        return IllegalMove("fuldrigger-no-company", "7.8")
    if offers.has_treaty(s.sea, seat, treaty.other):  # no other terms would help, so it comes first
        return NotYourTurn("fuldrigger-one-treaty", "7.9")
    if any((o.treaty.seat, o.treaty.other) == (seat, treaty.other) for o in s.offers):
        return IllegalMove("fuldrigger-offer-open", "7.8")
    if treaty in s.refused:
        return IllegalMove("fuldrigger-declined", "7.8")
    if s.cash[seat] < treaty.give.money:
        return IllegalMove("fuldrigger-poor", "7.8", money=treaty.give.money)
    return offers.obstacle(s.sea, treaty)


def with_seat(move: moves.Propose, seat: Seat) -> Treaty:
    """Returns the treaty of a proposal with its proposer."""
    return replace(move.treaty, seat=seat)


def _answer(s: State, seat: Seat, id: str, yes: bool) -> GameError | None:
    offer = offers.find_offer(s.offers, id)
    if not any(seat in (one.treaty.seat, one.treaty.other) for one in s.offers) and seat != s.sea.turn:
        return NotYourTurn()
    if offer is None or seat not in (offer.treaty.seat, offer.treaty.other):
        return IllegalMove("fuldrigger-no-offer", "7.8")
    if not yes:
        return None
    if seat != offer.treaty.other:
        return IllegalMove("fuldrigger-own-offer", "7.8")
    if s.cash[seat] < offer.treaty.get.money:
        return IllegalMove("fuldrigger-poor", "7.8", money=offer.treaty.get.money)
    return offers.obstacle(s.sea, offer.treaty)


# -- moves of the own turn


def _of_turn(s: State, seat: Seat, move: object) -> GameError | None:
    if isinstance(move, moves.ShipMove):
        ship = find(s.sea, seat, move.ship)
        if ship is None:
            return IllegalMove("fuldrigger-no-ship", "3.3", ship=move.ship)
        return _of_ship(s, seat, ship, move)
    match move:
        case moves.EndTurn():
            return None
        case moves.Orders():
            return _orders(s, seat, move)
        case moves.Roll():
            return IllegalMove("fuldrigger-rolled", "4.1") if s.sea.dice else None
        case moves.NewShip():
            return _new_ship(s, seat)
        case moves.Declare(other):
            return _declare(s, seat, other)
        case moves.Attack():
            return _attack(s, seat, move)
        case moves.NewFort(town):
            return _new_fort(s, seat, town)
    return IllegalMove()


def _orders(s: State, seat: Seat, move: moves.Orders) -> GameError | None:
    """Checks orders that are carried out one after the other, when no hazard does harm."""
    if not move.parts:
        return IllegalMove()
    for order in move.parts:
        refused = refusal(s, seat, order)
        if refused is not None:
            return refused
        s = orders.foresee(s, seat, (order,))
    return None


def _new_ship(s: State, seat: Seat) -> GameError | None:
    if free_number(s.sea, seat) is None:
        return IllegalMove("fuldrigger-six-ships", "6.1")
    return _money(s, seat, prices.ship_price(s.sea))


def _money(s: State, seat: Seat, price: int) -> GameError | None:
    return IllegalMove("fuldrigger-poor", "5.1", money=price) if s.cash[seat] < price else None


def _new_fort(s: State, seat: Seat, town: Town) -> GameError | None:
    if not any(PORT.get(ship.at) == town for ship in fleet(s.sea, seat)):
        return IllegalMove("fuldrigger-no-ship-there", "6.3")
    if owner_of(s.sea, town) is not None:
        return IllegalMove("fuldrigger-fort-stands", "6.3")
    if len(forts_of(s.sea, seat)) >= MOST:
        return IllegalMove("fuldrigger-six-forts", "6.3")
    return _money(s, seat, prices.FORT)


def _declare(s: State, seat: Seat, other: Seat) -> GameError | None:
    if other == seat or other not in living(s.sea) or s.options.war == "open":
        return IllegalMove("fuldrigger-no-company", "7.8")
    if fronts.at_war(s.sea, seat, other):
        return IllegalMove("fuldrigger-at-war", "7.2")
    return IllegalMove("fuldrigger-truce", "7.8") if fronts.has_truce(s.sea, seat, other) else None


def _attack(s: State, seat: Seat, move: moves.Attack) -> GameError | None:
    if not s.sea.dice:
        return IllegalMove("fuldrigger-roll-first", "7.6")
    if fronts.is_forbidden(s.sea):
        return IllegalMove("fuldrigger-no-attacks", "8.2")
    if move.other not in living(s.sea) or not fronts.may_attack(s.sea, s.options, seat, move.other):
        return IllegalMove(
            "fuldrigger-not-at-war", "7.8" if fronts.has_truce(s.sea, seat, move.other) else "7.2"
        )
    if move.at in s.sea.raided:
        return IllegalMove("fuldrigger-raided", "7.6")
    if not fronts.pieces(s.sea, s.options, move.other, move.at):
        return IllegalMove("fuldrigger-nothing-there", "7.5")
    if len(move.ships) < fronts.defended_by(s.sea, s.options, seat, move.other, move.at):
        return IllegalMove("fuldrigger-more-needed", "7.4")
    ready = {ship.number: ship for ship in fronts.raiders(s.sea, seat)}
    for number in move.ships:
        if number not in ready or fronts.way_there(s.sea, ready[number], move.at) is None:
            ship = find(s.sea, seat, number)
            if ship is None:
                return IllegalMove("fuldrigger-no-ship", "3.3", ship=number)
            rule = "7.4" if not ship.privateer else _still(s, ship) or "7.6"
            return IllegalMove("fuldrigger-cannot-come", rule, ship=number)
    return None


# -- moves of one ship


def _of_ship(s: State, seat: Seat, ship: Ship, move: moves.ShipMove) -> GameError | None:
    is_afoot = s.sea.afoot is not None and s.sea.afoot.number == ship.number
    match move:
        case moves.Sail():
            return _sail(s, ship, move)
        case moves.Stop():
            return None if is_afoot else IllegalMove("fuldrigger-not-mid-move", "3.4", ship=ship.number)
        case moves.Scrap():
            return IllegalMove("fuldrigger-mid-move", "3.4", ship=ship.number) if is_afoot else None
        case moves.Settle(number, what):
            is_open = reachable.may_sail(s.sea, ship) if what == "stay" else ship.at in PORT
            if is_open and not is_settled(s.sea, what, ship):
                return None
            return IllegalMove("fuldrigger-settled", "3.7", ship=number)
        case moves.Dump():
            return None if ship.load else _empty(ship)
        case moves.Arm(_, sail):
            return _arm(s, ship, sail)
    if ship.at not in PORT:
        return IllegalMove("fuldrigger-at-sea", "5.1", ship=ship.number)
    return _in_port(s, seat, ship, move)


def _in_port(s: State, seat: Seat, ship: Ship, move: moves.ShipMove) -> GameError | None:
    match move:
        case moves.Buy():
            return _buy(s, seat, ship, move)
        case moves.Sell():
            return _sell(s, seat, ship)
    if s.options.isthmus == "off" or ship.at not in ACROSS:
        return IllegalMove("fuldrigger-no-isthmus", "9.1")
    match move:
        case moves.Deliver():
            return _money(s, seat, prices.toll(s.sea, seat, ship.at)[0]) if ship.load else _empty(ship)
        case moves.Collect() if ship.load is not None or ship.privateer:
            return IllegalMove("fuldrigger-loaded", "9.1", ship=ship.number)
        case moves.Collect(_, good) if prices.stored(s.sea, seat, ship.at, good) is None:
            return IllegalMove("fuldrigger-no-store", "9.1")
    return None


def _empty(ship: Ship) -> GameError:
    return IllegalMove("fuldrigger-empty", "5.1", ship=ship.number)


def _sail(s: State, ship: Ship, move: moves.Sail) -> GameError | None:
    if not s.sea.dice:
        return IllegalMove("fuldrigger-roll-first", "4.1")
    if not reachable.may_sail(s.sea, ship):
        return IllegalMove("fuldrigger-lies-still", _still(s, ship) or "4.1", ship=ship.number)
    way = reachable.way_of(s.sea, ship, move)
    return IllegalMove("fuldrigger-out-of-reach", "4.1", ship=ship.number) if way is None else None


def _still(s: State, ship: Ship) -> str:
    """Returns the rule that keeps a ship in place this turn, in a calm or after its move; or nothing."""
    if ship.calm != FREE:
        return "3.6"
    return "3.3" if ship.number in s.sea.moved else ""


def _arm(s: State, ship: Ship, sail: bool) -> GameError | None:
    if ship.privateer == sail:
        return IllegalMove("fuldrigger-sail-set", "7.1", ship=ship.number)
    if ship.load is not None:
        return IllegalMove("fuldrigger-loaded", "7.1", ship=ship.number)
    if not fronts.may_fit_out(s.sea, ship):
        return IllegalMove("fuldrigger-not-here", "7.1", ship=ship.number)
    return None


def _buy(s: State, seat: Seat, ship: Ship, move: moves.Buy) -> GameError | None:
    if move.to is not None and (move.to not in TOWNS or move.to == PORT[ship.at]):
        return IllegalMove("fuldrigger-out-of-reach", "4.1", ship=ship.number)
    if ship.privateer:
        return IllegalMove("fuldrigger-privateer", "5.1", ship=ship.number)
    if ship.load is not None:
        return IllegalMove("fuldrigger-loaded", "5.1", ship=ship.number)
    price = prices.buying_price(move.good, PORT[ship.at])
    if price is None:
        return IllegalMove("fuldrigger-not-for-sale", "5.1")
    if not prices.has_token(s.sea, move.good, limited=s.options.tokens == "nine"):
        return IllegalMove("fuldrigger-no-tokens", "5.1", good=good_text(move.good))
    return _money(s, seat, price + prices.fee(s.sea, seat, PORT[ship.at]))


def _sell(s: State, seat: Seat, ship: Ship) -> GameError | None:
    load = ship.load
    if load is None:
        return _empty(ship)
    brought = prices.proceeds(s.sea, seat, load.good, PORT[ship.at])
    if brought is None:
        return IllegalMove("fuldrigger-not-wanted", "5.3", good=good_text(load.good))
    if load.sailed < prices.CARRIED:
        return IllegalMove("fuldrigger-too-near", "5.3", count=prices.CARRIED - load.sailed)
    return _money(s, seat, -brought) if brought < 0 else None
