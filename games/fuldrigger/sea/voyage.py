"""Sailing: the roll, stretches of a ship's move, and hazards on the way (RULES.md 4)."""

from typing import Final

from msgspec.structs import replace

from games.chance import Chance
from games.contract import Event
from games.fuldrigger.facts import CARDS, HAZARD, LETTER, PORT
from games.fuldrigger.moves import Sail
from games.fuldrigger.naming import Told, place_text, town_text
from games.fuldrigger.sea import reach
from games.fuldrigger.sea.fleet import ship_of
from games.fuldrigger.sea.reach import Way
from games.fuldrigger.sea.reachable import started
from games.fuldrigger.state import State, at_sea, paid, with_ship, without
from games.fuldrigger.views import BECALMED, Afoot, End, Ship, Space, Voyage
from games.kit.rules import Events
from games.kit.seats import WHO, put
from games.params import Seat

DICE: Final = 3
FACES: Final = 6


def two_dice(purpose: str, chance: Chance) -> int:
    """Rolls two dice and returns their sum."""
    return chance.number(purpose, FACES) + chance.number(purpose, FACES) + 2


def roll(s: State, seat: Seat, chance: Chance, events: Events) -> State:
    """Rolls three dice for the whole fleet (RULES.md 4.1)."""
    dice = tuple(chance.number("sail", FACES) + 1 for _ in range(DICE))
    told: Told = {"who": WHO[seat], "dice": " + ".join(map(str, dice)), "total": sum(dice)}
    events.append(Event("fuldrigger-rolled", told))
    return at_sea(s, dice=dice, voyages=(), fight=None, settled=())


def sail(s: State, seat: Seat, move: Sail, way: Way, chance: Chance, events: Events) -> State:
    """Sails a stretch of a ship's move; a ship that was mid-move before has ended its own."""
    ship = ship_of(s.sea, seat, move.ship)
    afoot, moved = started(s.sea, ship), tuple(sorted({*s.sea.moved, ship.number}))
    s = with_ship(s, replace(ship, course=PORT[move.to] if move.towards else None))
    return walk(at_sea(s, afoot=afoot, moved=moved), seat, ship.number, way.spaces, chance, events)


def walk(
    s: State, seat: Seat, number: int, spaces: tuple[Space, ...], chance: Chance, events: Events
) -> State:
    """Sails along these spaces until they end or a hazard stops the ship."""
    assert s.sea.afoot is not None  # set by `sail`
    left, met = s.sea.afoot.left, list(s.sea.afoot.met)
    end: End = "sea"
    gone = [spaces[0]]
    for at in spaces[1:]:
        if not left:
            break
        ship = ship_of(s.sea, seat, number)
        load = ship.load and replace(ship.load, sailed=ship.load.sailed + 1)
        s, left = with_ship(s, replace(ship, at=at, load=load)), left - 1
        gone.append(at)
        if at in HAZARD and at not in met:
            met.append(at)
            left = reach.blown(left, at)
            s, end = _befall(s, seat, number, at, chance, events)
        if at in PORT:
            s, end = _enter(s, seat, number, at, events), "port"
        if end != "sea":
            break
    return _rest(s, Voyage(seat, number, tuple(gone), end), Afoot(number, left, tuple(met)), events)


def _rest(s: State, voyage: Voyage, afoot: Afoot, events: Events) -> State:
    """Records the stretch sailed, as one with the ship's stretch before it, and adds its event."""
    if voyage.end != "lost" and len(voyage.way) > 1:
        told: Told = {"who": WHO[voyage.seat], "ship": voyage.number, "count": len(voyage.way) - 1}
        events.append(Event("fuldrigger-sailed", {**told, "place": place_text(voyage.way[-1])}))
    voyages = s.sea.voyages
    if voyages and (voyages[-1].seat, voyages[-1].number) == (voyage.seat, voyage.number):
        voyage = replace(voyage, way=(*voyages[-1].way, *voyage.way[1:]))
        voyages = voyages[:-1]
    goes_on = voyage.end in ("sea", "robbed") and afoot.left > 0
    return at_sea(s, afoot=afoot if goes_on else None, voyages=(*voyages, voyage))


def _befall(
    s: State, seat: Seat, number: int, at: Space, chance: Chance, events: Events
) -> tuple[State, End]:
    """Rolls for a hazard (RULES.md 4.4)."""
    ship = ship_of(s.sea, seat, number)
    rolled = reach.odds(at, reach.weather(s.sea, ship))
    if rolled is None:
        return s, "sea"
    sum_ = two_dice(HAZARD[at], chance)
    told: Told = {"who": WHO[seat], "ship": number, "roll": sum_}
    if sum_ in rolled.ship:
        events.append(Event(f"fuldrigger-lost-{HAZARD[at]}", told))
        return _lose(s, ship, events), "lost"
    if sum_ in rolled.cargo and ship.load is not None:
        events.append(Event("fuldrigger-robbed", told))
        return with_ship(s, replace(ship, load=None)), "robbed"
    if sum_ in rolled.calm:
        events.append(Event("fuldrigger-becalmed", told))
        return with_ship(s, replace(ship, calm=BECALMED)), "calm"
    events.append(Event(f"fuldrigger-passed-{HAZARD[at]}", told))
    if at in LETTER:
        known = tuple(sorted({*s.sea.reefs[seat], LETTER[at]}))
        events.append(Event("fuldrigger-reef-known", {"who": WHO[seat], "letter": LETTER[at]}))
        s = at_sea(s, reefs=put(s.sea.reefs, seat, known))
    return s, "sea"


def _lose(s: State, ship: Ship, events: Events) -> State:
    """Removes a ship with its load; a card may pay for it (RULES.md 8)."""
    s = at_sea(s, ships=without(s.sea.ships, ship))
    insured = sum(CARDS[e.card].amount for e in s.sea.effects if CARDS[e.card].kind == "insurance")
    if insured:
        events.append(Event("fuldrigger-insured", {"who": WHO[ship.seat], "money": insured}))
    return paid(s, ship.seat, insured)


def _enter(s: State, seat: Seat, number: int, at: Space, events: Events) -> State:
    """Enters a port: the ship's course is done, and it may be the first to earn a bounty (RULES.md 8)."""
    ship = ship_of(s.sea, seat, number)
    s = with_ship(s, replace(ship, course=None if ship.course == PORT[at] else ship.course))
    for card in s.sea.bounties:
        if CARDS[card].town == PORT[at]:
            money = CARDS[card].amount
            told: Told = {"who": WHO[seat], "town": town_text(PORT[at]), "money": money}
            events.append(Event("fuldrigger-bounty", told))
            s = at_sea(paid(s, seat, money), bounties=tuple(c for c in s.sea.bounties if c != card))
    return s
