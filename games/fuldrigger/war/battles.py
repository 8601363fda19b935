"""Privateers, war and attacks (RULES.md 7)."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from games.chance import Chance
from games.contract import Event
from games.fuldrigger.moves import Attack
from games.fuldrigger.naming import WHO, Told, place_text, town_text
from games.fuldrigger.sea import voyage
from games.fuldrigger.sea.chart import CARDS, CHART, PORT
from games.fuldrigger.sea.fleet import MOST, find, fleet, forts_of, free_number, living, owner_of
from games.fuldrigger.sea.reach import Way
from games.fuldrigger.state import Events, State, at_sea, paid, with_fort, with_ship, without
from games.fuldrigger.trade.market import SHIP_BACK, waiting
from games.fuldrigger.views import FREE, Afoot, Fight, Options, Sea, Ship, Space, Spoils, War
from games.params import Seat

FORT: Final = "fort"


def pair(one: Seat, other: Seat) -> tuple[Seat, Seat]:
    """Returns two companies in the order of their seats."""
    return (one, other) if one < other else (other, one)


# -- who is at war


def fronts(sea: Sea, one: Seat, other: Seat) -> Iterator[War]:
    """Yields the wars in which these two are still enemies."""
    for war in sea.wars:
        a, b = war.sides
        opposed = (one in a and other in b) or (one in b and other in a)
        if opposed and pair(one, other) not in war.ended:
            yield war


def at_war(sea: Sea, one: Seat, other: Seat) -> bool:
    """Whether these two are enemies in some war."""
    return any(True for _ in fronts(sea, one, other))


def has_truce(sea: Sea, one: Seat, other: Seat) -> bool:
    """Whether a truce is in force between these two."""
    return any(truce.pair == pair(one, other) and truce.until > sea.round for truce in sea.truces)


def may_attack(sea: Sea, options: Options, one: Seat, other: Seat) -> bool:
    """Whether one may attack the other: at war, or with the house rule of open war without a truce."""
    if one == other or other in sea.out:
        return False
    return not has_truce(sea, one, other) and (options.war == "open" or at_war(sea, one, other))


def allies(sea: Sea, attacker: Seat, defender: Seat) -> tuple[Seat, ...]:
    """Returns the companies on the defender's side of a war with the attacker (RULES.md 7.4)."""
    found = {
        seat
        for war in fronts(sea, attacker, defender)
        for side in war.sides
        if defender in side
        for seat in side
        if seat != defender and pair(seat, attacker) not in war.ended
    }
    return tuple(sorted(found))


def enemies_of_side(war: War, friend: Seat) -> tuple[Seat, ...]:
    """Returns the enemies of a company that enters the war on this friend's side."""
    return war.sides[1] if friend in war.sides[0] else war.sides[0]


def may_join(sea: Sea, seat: Seat, war: War, friend: Seat) -> bool:
    """Whether a company may enter a war on that side: it is not in it, and no truce forbids it."""
    if seat in (*war.sides[0], *war.sides[1]) or friend not in (*war.sides[0], *war.sides[1]):
        return False
    return not any(has_truce(sea, seat, enemy) for enemy in enemies_of_side(war, friend))


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


def leave_wars(s: State, seat: Seat) -> State:
    """Removes a company from all wars."""
    for other in living(s.sea):
        if other != seat:
            s = make_peace(s, seat, other)
    return s


# -- privateers


def may_fit_out(sea: Sea, ship: Ship) -> bool:
    """Whether the ship is at home or in a town with an own fort, where privateers are made (RULES.md 7.1)."""
    town = PORT.get(ship.at)
    return town is not None and (town == sea.homes[ship.seat] or owner_of(sea, town) == ship.seat)


def arm(s: State, seat: Seat, ship: Ship, sail: bool, events: Events) -> State:
    """Sets or removes the privateer's sail, in public."""
    id = "fuldrigger-armed" if sail else "fuldrigger-disarmed"
    events.append(Event(id, {"who": WHO[seat], "ship": ship.number, "place": place_text(ship.at)}))
    return with_ship(s, replace(ship, privateer=sail))


# -- attack


def pieces(sea: Sea, options: Options, other: Seat, at: Space) -> tuple[str, ...]:
    """Returns a company's pieces that can be attacked on a space: ships by number, `fort` (RULES.md 7.5)."""
    ships = tuple(str(ship.number) for ship in fleet(sea, other) if ship.at == at)
    if at not in PORT:
        return ships
    owner = owner_of(sea, PORT[at])
    if owner is None:
        return ()
    if owner == other:
        return (*ships, FORT)
    return () if options.guests == "sheltered" else ships


def defended_by(sea: Sea, options: Options, seat: Seat, other: Seat, at: Space) -> int:
    """Returns the least number of attackers: the pieces there of the defender and its allies."""
    sides = (other, *allies(sea, seat, other))
    return sum(len(pieces(sea, options, one, at)) for one in sides)


def is_forbidden(sea: Sea) -> bool:
    """Whether a card forbids all attacks now."""
    return any(CARDS[effect.card].kind == "no_attacks" for effect in sea.effects)


def raiders(sea: Sea, seat: Seat) -> tuple[Ship, ...]:
    """Returns the privateers that can still be sent out this turn."""
    return tuple(
        ship
        for ship in fleet(sea, seat)
        if ship.privateer and ship.calm == FREE and ship.number not in sea.moved
    )


def way_there(sea: Sea, ship: Ship, at: Space) -> Way | None:
    """Returns a privateer's safest way to a space within its allowance; None if there is none."""
    if ship.at == at:
        return Way((at,), 0, 0.0)
    found = voyage.reached(sea, ship).get(at)
    return found[-1] if found else None


def targets(sea: Sea, options: Options, seat: Seat) -> list[tuple[Seat, Space, int, tuple[int, ...]]]:
    """Returns every possible attack: defender, space, number needed, and privateers that can reach it."""
    ready = raiders(sea, seat) if sea.dice and not is_forbidden(sea) else ()
    if not ready:
        return []
    found = []
    for other in living(sea):
        if not may_attack(sea, options, seat, other):
            continue
        places = {ship.at for ship in fleet(sea, other)}
        for town in forts_of(sea, other):
            places |= {at for at, one in PORT.items() if one == town}
        for at in sorted(places - {*sea.raided}):
            if not pieces(sea, options, other, at):
                continue
            able = tuple(ship.number for ship in ready if way_there(sea, ship, at) is not None)
            needed = defended_by(sea, options, seat, other, at)
            if len(able) >= needed:
                found.append((other, at, needed, able))
    return found


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
    ship = find(s.sea, seat, number)
    assert ship is not None  # the move is legal
    way = way_there(s.sea, ship, at)
    s = at_sea(s, moved=tuple(sorted({*s.sea.moved, number})))
    if way is not None and len(way.spaces) > 1:
        s = at_sea(s, afoot=Afoot(number, voyage.allowance(s.sea), (ship.at,)))
        s = voyage.walk(s, seat, number, way.spaces, chance, events)
    return at_sea(s, afoot=None)


def _choose(s: State, seat: Seat, spoils: Spoils, events: Events) -> State:
    """Opens the attacker's choice of spoils; settles at once if there is only one choice."""
    if len(spoils.choices) > 1:
        return at_sea(s, spoils=spoils)
    return settle(s, seat, spoils, spoils.choices[0], events)


def settle(s: State, seat: Seat, spoils: Spoils, choice: str, events: Events) -> State:
    """Transfers or sinks the chosen piece."""
    s = at_sea(s, spoils=None)
    if spoils.kind == "lose":
        gone = find(s.sea, seat, int(choice))
        assert gone is not None  # it took part in the fight
        events.append(Event("fuldrigger-sunk", {"who": WHO[seat], "ship": gone.number}))
        return at_sea(s, ships=without(s.sea.ships, gone))
    if choice == FORT:
        return _take_fort(s, seat, spoils, events)
    prize = find(s.sea, spoils.seat, int(choice))
    assert prize is not None  # it was attacked
    return _take_ship(s, seat, prize, events)


def _take_ship(s: State, seat: Seat, prize: Ship, events: Events) -> State:
    """Transfers a ship where it is and as it is; a seventh is sold at once (RULES.md 7.7)."""
    told: Told = {"who": WHO[seat], "other": WHO[prize.seat], "ship": prize.number}
    number = free_number(s.sea, seat)
    s = at_sea(s, ships=without(s.sea.ships, prize))
    if number is None:
        events.append(Event("fuldrigger-prize-sold", {**told, "money": SHIP_BACK}))
        return paid(s, seat, SHIP_BACK)
    events.append(Event("fuldrigger-took-ship", {**told, "number": number}))
    s = with_ship(s, replace(prize, seat=seat, number=number, course=None))
    return waiting(s, seat, number)


def _take_fort(s: State, seat: Seat, spoils: Spoils, events: Events) -> State:
    """Transfers a fort; a seventh is razed (RULES.md 7.7)."""
    town = PORT[spoils.at]
    full = len(forts_of(s.sea, seat)) >= MOST
    told: Told = {"who": WHO[seat], "other": WHO[spoils.seat], "town": town_text(town)}
    events.append(Event("fuldrigger-razed-fort" if full else "fuldrigger-took-fort", told))
    return with_fort(s, town, None if full else seat)
