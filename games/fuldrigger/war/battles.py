"""Privateers, war and attacks (RULES.md 7)."""

from msgspec.structs import replace

from games.chance import Chance
from games.contract import Event
from games.fuldrigger.facts import CHART, PORT
from games.fuldrigger.moves import Attack
from games.fuldrigger.naming import Told, place_text, town_text
from games.fuldrigger.sea import reachable, voyage
from games.fuldrigger.sea.fleet import MOST, find, forts_of, free_number, ship_of
from games.fuldrigger.state import State, at_sea, paid, with_fort, with_new_ship, with_ship, without
from games.fuldrigger.trade.prices import SHIP_BACK
from games.fuldrigger.views import Afoot, Fight, Ship, Space, Spoils, War
from games.fuldrigger.war.fronts import FORT, defended_by, fronts, pair, pieces, way_there
from games.kit.rules import Events
from games.kit.seats import WHO
from games.params import Seat

# -- war


def declare(s: State, seat: Seat, other: Seat, events: Events) -> State:
    """Declares war between two companies, in public."""
    number = s.sea.wars_so_far + 1
    events.append(Event("fuldrigger-war", {"who": WHO[seat], "other": WHO[other]}))
    war = War(number, ((seat,), (other,)))
    return at_sea(s, wars=(*s.sea.wars, war), wars_so_far=number)


def join(s: State, seat: Seat, number: int, friend: Seat, events: Events) -> State:
    """Lets a third company enter a war (RULES.md 7.3)."""
    war = next(w for w in s.sea.wars if w.number == number)
    sides = tuple(tuple(sorted((*side, seat))) if friend in side else side for side in war.sides)
    events.append(Event("fuldrigger-joined", {"who": WHO[seat], "other": WHO[friend]}))
    joined = replace(war, sides=(sides[0], sides[1]))
    return at_sea(s, wars=tuple(joined if w.number == number else w for w in s.sea.wars))


def make_peace(s: State, one: Seat, other: Seat) -> State:
    """Ends all wars between these two; a war without enemies is over."""
    both, fought = pair(one, other), tuple(fronts(s.sea, one, other))
    ended = (replace(w, ended=tuple(sorted({*w.ended, both}))) if w in fought else w for w in s.sea.wars)
    return at_sea(s, wars=tuple(w for w in map(_left, ended) if w is not None))


def _left(war: War) -> War | None:
    """Returns the war without companies that are at peace with all their enemies; None if it is over."""
    a = tuple(x for x in war.sides[0] if any(pair(x, y) not in war.ended for y in war.sides[1]))
    b = tuple(y for y in war.sides[1] if any(pair(x, y) not in war.ended for x in war.sides[0]))
    return replace(war, sides=(a, b)) if a and b else None


# -- privateers


def arm(s: State, seat: Seat, ship: Ship, sail: bool, events: Events) -> State:
    """Sets or removes the privateer's sail, in public."""
    id = "fuldrigger-armed" if sail else "fuldrigger-disarmed"
    events.append(Event(id, {"who": WHO[seat], "ship": ship.number, "place": place_text(ship.at)}))
    return with_ship(s, replace(ship, privateer=sail))


# -- attack


def attack(s: State, seat: Seat, move: Attack, chance: Chance, events: Events) -> State:
    """Sails the privateers there; if enough arrive, one roll decides (RULES.md 7.6)."""
    told: Told = {"who": WHO[seat], "other": WHO[move.other], "place": place_text(move.at)}
    events.append(Event("fuldrigger-attack", {**told, "count": len(move.ships)}))
    for number in move.ships:
        s = _send(s, seat, number, move.at, chance, events)
    arrived = tuple(n for n in move.ships if (ship := find(s.sea, seat, n)) and ship.at == move.at)
    needed = defended_by(s.sea, s.options, seat, move.other, move.at)
    s = at_sea(s, raided=tuple(sorted({*s.sea.raided, move.at})))
    if len(arrived) < needed or not arrived:
        events.append(Event("fuldrigger-too-few", {**told, "count": len(arrived)}))
        return at_sea(s, fight=Fight(seat, move.other, move.at, len(arrived), 0))
    rolled = voyage.two_dice("attack", chance)
    s = at_sea(s, fight=Fight(seat, move.other, move.at, len(arrived), rolled))
    row = CHART.attack_table[min(len(arrived), len(CHART.attack_table)) - 1]
    told["roll"] = rolled
    if rolled < row.attacker_loses_below:
        events.append(Event("fuldrigger-repelled", told))
        return _choose(s, seat, Spoils("lose", seat, move.at, tuple(map(str, arrived))), events)
    if rolled > row.capture_above:
        events.append(Event("fuldrigger-won-fight", told))
        prizes = pieces(s.sea, s.options, move.other, move.at)
        return _choose(s, seat, Spoils("take", move.other, move.at, prizes), events)
    events.append(Event("fuldrigger-drawn-fight", told))
    return s


def _send(s: State, seat: Seat, number: int, at: Space, chance: Chance, events: Events) -> State:
    """Sails one privateer to the fight; it has then moved in this turn."""
    ship = ship_of(s.sea, seat, number)
    way = way_there(s.sea, ship, at)
    s = at_sea(s, moved=tuple(sorted({*s.sea.moved, number})))
    if way is not None and len(way.spaces) > 1:
        s = at_sea(s, afoot=Afoot(number, reachable.allowance(s.sea), (ship.at,)))
        s = voyage.walk(s, seat, number, way.spaces, chance, events)
    return at_sea(s, afoot=None)


def _choose(s: State, seat: Seat, spoils: Spoils, events: Events) -> State:
    """Opens the attacker's choice of spoils; settles at once if there is only one choice."""
    if len(spoils.choices) > 1:
        return at_sea(s, spoils=spoils)
    return settle(s, seat, spoils, spoils.choices[0], events)


def settle(s: State, seat: Seat, spoils: Spoils, choice: str, events: Events) -> State:
    """Transfers or sinks the chosen piece; a seventh fort is razed (RULES.md 7.7)."""
    s = at_sea(s, spoils=None)
    if spoils.kind == "lose":
        gone = ship_of(s.sea, seat, int(choice))
        events.append(Event("fuldrigger-sunk", {"who": WHO[seat], "ship": gone.number}))
        return at_sea(s, ships=without(s.sea.ships, gone))
    if choice == FORT:
        town, is_full = PORT[spoils.at], len(forts_of(s.sea, seat)) >= MOST
        told: Told = {"who": WHO[seat], "other": WHO[spoils.seat], "town": town_text(town)}
        events.append(Event("fuldrigger-razed-fort" if is_full else "fuldrigger-took-fort", told))
        return with_fort(s, town, None if is_full else seat)
    return _take_ship(s, seat, ship_of(s.sea, spoils.seat, int(choice)), events)


def _take_ship(s: State, seat: Seat, prize: Ship, events: Events) -> State:
    """Transfers a ship where it is and as it is; a seventh is sold at once (RULES.md 7.7)."""
    told: Told = {"who": WHO[seat], "other": WHO[prize.seat], "ship": prize.number}
    number = free_number(s.sea, seat)
    s = at_sea(s, ships=without(s.sea.ships, prize))
    if number is None:
        events.append(Event("fuldrigger-prize-sold", {**told, "money": SHIP_BACK}))
        return paid(s, seat, SHIP_BACK)
    events.append(Event("fuldrigger-took-ship", {**told, "number": number}))
    return with_new_ship(s, replace(prize, seat=seat, number=number, course=None))
