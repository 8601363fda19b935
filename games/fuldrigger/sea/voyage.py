"""Sailing: the roll, stretches of a ship's move, and hazards on the way (RULES.md 4)."""

from typing import Final

from msgspec.structs import replace

from games.chance import Chance
from games.contract import Event
from games.fuldrigger.facts import CARDS, HAZARD, LETTER, PORT
from games.fuldrigger.moves import Sail
from games.fuldrigger.naming import Told, place_text, town_text
from games.fuldrigger.sea import reach
from games.fuldrigger.sea.fleet import find
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
    ship = find(s.sea, seat, move.ship)
    assert ship is not None  # the move is legal
    afoot = started(s.sea, ship)
    course = PORT[move.to] if move.towards else None
    s = at_sea(
        with_ship(s, replace(ship, course=course)),
        afoot=afoot,
        moved=tuple(sorted({*s.sea.moved, ship.number})),
    )
    return walk(s, seat, ship.number, way.spaces, chance, events)


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
        s, left = _advance(s, seat, number, at, left)
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


def _advance(s: State, seat: Seat, number: int, at: Space, left: int) -> tuple[State, int]:
    """Moves a ship and its load one space further."""
    ship = find(s.sea, seat, number)
    assert ship is not None  # it is still afloat
    load = ship.load and replace(ship.load, sailed=ship.load.sailed + 1)
    return with_ship(s, replace(ship, at=at, load=load)), left - 1


def _rest(s: State, voyage: Voyage, afoot: Afoot, events: Events) -> State:
    """Records the stretch sailed, and adds its events."""
    goes_on = voyage.end in ("sea", "robbed") and afoot.left > 0
    told: Told = {"who": WHO[voyage.seat], "ship": voyage.number, "count": len(voyage.way) - 1}
    if voyage.end != "lost" and len(voyage.way) > 1:
        events.append(Event("fuldrigger-sailed", {**told, "place": place_text(voyage.way[-1])}))
    return at_sea(s, afoot=afoot if goes_on else None, voyages=_joined(s.sea.voyages, voyage))


def _joined(voyages: tuple[Voyage, ...], new: Voyage) -> tuple[Voyage, ...]:
    """Joins the stretches of one ship into one."""
    if voyages and (voyages[-1].seat, voyages[-1].number) == (new.seat, new.number):
        return (*voyages[:-1], replace(new, way=(*voyages[-1].way, *new.way[1:])))
    return (*voyages, new)


def _befall(
    s: State, seat: Seat, number: int, at: Space, chance: Chance, events: Events
) -> tuple[State, End]:
    """Rolls for a hazard (RULES.md 4.4)."""
    ship = find(s.sea, seat, number)
    assert ship is not None  # it has just arrived here
    now = reach.weather(s.sea, ship)
    rolled = reach.odds(at, now)
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
    return (_learn(s, seat, LETTER[at], events) if at in LETTER else s), "sea"


def _learn(s: State, seat: Seat, letter: str, events: Events) -> State:
    known = tuple(sorted({*s.sea.reefs[seat], letter}))
    events.append(Event("fuldrigger-reef-known", {"who": WHO[seat], "letter": letter}))
    return at_sea(s, reefs=put(s.sea.reefs, seat, known))


def _lose(s: State, ship: Ship, events: Events) -> State:
    """Removes a ship with its load; a card may pay for it (RULES.md 8)."""
    s = at_sea(s, ships=without(s.sea.ships, ship))
    insured = sum(CARDS[e.card].amount for e in s.sea.effects if CARDS[e.card].kind == "insurance")
    if insured:
        events.append(Event("fuldrigger-insured", {"who": WHO[ship.seat], "money": insured}))
    return paid(s, ship.seat, insured)


def _enter(s: State, seat: Seat, number: int, at: Space, events: Events) -> State:
    """Enters a port: the ship's course is done, and it may be the first to earn a bounty (RULES.md 8)."""
    ship = find(s.sea, seat, number)
    assert ship is not None  # ports have no hazards
    s = with_ship(s, replace(ship, course=None if ship.course == PORT[at] else ship.course))
    for card in s.sea.bounties:
        if CARDS[card].town == PORT[at]:
            told: Told = {
                "who": WHO[seat],
                "town": town_text(PORT[at]),
                "money": CARDS[card].amount,
            }
            events.append(Event("fuldrigger-bounty", told))
            s = paid(s, seat, CARDS[card].amount)
            s = at_sea(s, bounties=tuple(c for c in s.sea.bounties if c != card))
    return s
