"""Opponents for the bot, and games between players."""

import random
from collections.abc import Callable

from games.chance import Derived
from games.contract import Seat
from games.fuldrigger import course, questions
from games.fuldrigger.bot import choose
from games.fuldrigger.facts import ANCHORAGES, MARKET, PORT, TOWNS
from games.fuldrigger.moves import Answer, Buy, EndTurn, Home, Move, NewShip, Roll, Sail, Sell
from games.fuldrigger.rules import FULDRIGGER
from games.fuldrigger.sea import reachable
from games.fuldrigger.sea.fleet import fleet
from games.fuldrigger.state import State
from games.fuldrigger.trade import prices, prospects
from games.fuldrigger.turn import menu
from games.fuldrigger.views import Options, Ship, Space
from games.params import Seat as _Seat

Player = Callable[[State, Seat, random.Random], Move]
_ = _Seat


def the_bot(s: State, seat: Seat, chooser: random.Random) -> Move:
    """Returns the bot's move, given the seat's view."""
    return choose.best(FULDRIGGER.view(s, seat))


def at_random(s: State, seat: Seat, chooser: random.Random) -> Move:
    """Returns a move by random picks."""
    if (first := _asked(s, seat)) is not None:
        return first
    key = FULDRIGGER.asks(s, seat)[0]
    picked: list[str] = []
    while True:
        ask = FULDRIGGER.ask(s, seat, key, picked)
        if ask.whole is not None and (not ask.values or chooser.random() < 0.5):
            return ask.whole  # type: ignore[return-value]
        picked.append(chooser.choice(ask.values).token)


def _asked(s: State, seat: Seat) -> Move | None:
    """Offers are declined by both."""
    if seat != s.sea.turn:
        offer = next(o for o in s.offers if o.treaty.other == seat)
        return Answer(offer.id, False)
    return None


def greedy(s: State, seat: Seat, chooser: random.Random) -> Move:
    """One ply: sells whatever earns, buys what earns most a turn from here, sails there, buys ships."""
    if (first := _asked(s, seat)) is not None:
        return first
    if s.sea.phase == "home":
        return Home(max(course.homes_left(s.sea, s.options), key=lambda town: _rate(town, 40)[0]))
    if s.sea.spoils is not None:
        return questions.every(s, seat)[0]
    legal = menu.legal(s, seat)
    for ship in fleet(s.sea, seat):
        if Sell(ship.number) in legal and ship.load is not None:
            brings = prices.proceeds(s.sea, seat, ship.load.good, PORT[ship.at])
            if brings is not None and brings > ship.load.paid:
                return Sell(ship.number)
    for ship in fleet(s.sea, seat):
        if ship.load is None and ship.at in PORT:
            good = _rate(PORT[ship.at], s.cash[seat])[1]
            if good is not None and Buy(ship.number, good) in legal:  # type: ignore[arg-type]
                return Buy(ship.number, good)  # type: ignore[arg-type]
    if NewShip() in legal and s.cash[seat] >= 200:
        return NewShip()
    if Roll() in legal:
        return Roll()
    for ship in reachable.able(s.sea, seat):
        town = _aim(s, ship)
        if town is not None:
            return _go(s, ship, town)
    return EndTurn()


def _rate(town: str, cash: int) -> tuple[float, str | None]:
    found = [
        ((t.brings - t.cost) / prospects.leg(ANCHORAGES[town][0], t.to).turns, t.good)  # type: ignore[index]
        for t in prospects.trips(town)  # type: ignore[arg-type]
        if t.cost <= cash
    ]
    return max(found, default=(0.0, None))


def _aim(s: State, ship: Ship) -> str | None:
    if ship.load is not None:
        found = []
        for town in TOWNS:
            entry = MARKET[town].get(ship.load.good)
            if entry is None or entry.mark == "K" or PORT.get(ship.at) == town:
                continue
            way = prospects.leg(ship.at, town)
            if ship.load.sailed + way.spaces >= 10:
                found.append(((entry.price - ship.load.paid) / way.turns, town))
        return max(found)[1]
    if PORT.get(ship.at) and _rate(PORT[ship.at], 1000)[1] and len(fleet(s.sea, ship.seat)) > 1:
        return None
    others = [t for t in TOWNS if PORT.get(ship.at) != t]
    return min(others, key=lambda t: prospects.leg(ship.at, t).turns - _rate(t, 60)[0] / 5)


def _go(s: State, ship: Ship, town: str) -> Move:

    found = reachable.reached(s.sea, ship)
    ends = [at for at in ANCHORAGES[town] if at in found]  # type: ignore[index]
    if ends:
        return Sail(ship.number, ends[0])
    return Sail(ship.number, Space(town), towards=True)


def play(number: int, players: list[Player], options: Options | None = None) -> State:
    """A whole game on a fixed seed."""
    chooser = random.Random(f"fuldrigger {number}")
    seed = f"match {number}".encode()
    s: State = FULDRIGGER.start(len(players), options or Options(), Derived(seed, 0)).state
    n = 0
    while FULDRIGGER.outcome(s) is None:
        n += 1
        wait = FULDRIGGER.waits(s)[-1] if s.offers else FULDRIGGER.waits(s)[0]
        seat = wait.seats[0]
        s = FULDRIGGER.apply(s, seat, players[seat](s, seat, chooser), Derived(seed, n)).state
        assert n < 20_000
    return s


def fortunes(s: State) -> list[int]:
    """Returns the fortune of each company; 0 for one that is out."""
    outcome = FULDRIGGER.outcome(s)
    assert outcome is not None
    return list(outcome.scores)
