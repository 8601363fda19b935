"""Invariants of the states of Fuldrigger, found by the contract tests by the game's key."""

import random
from collections import Counter

from games.fuldrigger.facts import CARDS, GOODS, NEXT, PORT
from games.fuldrigger.rules import FULDRIGGER
from games.fuldrigger.sea.fleet import fleet, forts_of, living
from games.fuldrigger.state import State
from games.fuldrigger.trade.prices import tokens_out
from games.fuldrigger.views import FREE, Options
from tests.games.fuldrigger import positions

MAX_MOVES = 40_000
"""More than any game takes."""
RANDOM_GAMES = 20
"""How many random games the checks of the contract play in the normal run: each has hundreds of moves."""
BOT_GAMES = 1
"""How many games the bot plays to the end in the contract suite: each has some hundreds of decisions."""
BOT_SAMPLE = 60
"""How many moves are walked for each of its decisions there."""

BOT_TURN = 25
"""Bots alone reach the end within so many moves for each company and round; the mean is 11."""

PAIRS = 8
"""How many positions a viewer is tried with in the secrecy tests."""

SAID_ALOUD = {"fuldrigger-joined other": "7.3"}
"""Parameters of public events that no view contains, with the rule: the ally of a company in a war."""

BOT_MOVES = 6_000
"""More than bots alone need: some 1,000 for 30 rounds of four."""
BOT_SEEDS = 1
"""One game of each combination in the normal run."""
BOT_OPTIONS = {"rounds": "10"}
"""House rules that make a game short: of the bots' games in the normal run."""


def check(s: State) -> None:
    """Checks tokens, limits of six, valid spaces, conserved cards, and whose turn it is."""
    sea = s.sea
    for good in GOODS:
        assert s.options.tokens == "free" or tokens_out(sea, good) <= 9
    for seat in sea.order:
        own = fleet(sea, seat)
        assert len(own) <= 6
        assert len({ship.number for ship in own}) == len(own)
        assert all(1 <= ship.number <= 6 for ship in own)
        assert len(forts_of(sea, seat)) <= 6
        assert s.cash[seat] >= 0
        assert not (seat in sea.out and (own or forts_of(sea, seat)))
    for ship in sea.ships:
        assert ship.at in NEXT
        assert not (ship.privateer and ship.load)
        assert ship.at not in PORT or ship.calm == FREE
    assert len({fort.town for fort in sea.forts}) == len(sea.forts)
    assert Counter([*s.deck, *sea.used]) == Counter(list(CARDS))
    assert set(sea.bounties) <= set(sea.used)
    assert sorted(sea.order) == list(range(len(s.cash)))
    if sea.phase == "over":
        assert FULDRIGGER.outcome(s) is not None
        return
    assert sea.turn not in sea.out
    assert sea.bank not in sea.out
    assert len(living(sea)) > 1
    for war in sea.wars:
        assert not {*war.sides[0]} & {*war.sides[1]}
        assert not {*war.sides[0], *war.sides[1]} & {*sea.out}
    for truce in sea.truces:
        assert truce.until > sea.round
        assert not any({*truce.pair} <= {*a, *b} and _opposed(truce.pair, a, b) for a, b in _sides(sea.wars))
    for offer in s.offers:
        assert offer.treaty.seat != offer.treaty.other


def _sides(wars: tuple) -> list:
    return [war.sides for war in wars if not war.ended]


def _opposed(pair: tuple, a: tuple, b: tuple) -> bool:
    return (pair[0] in a) != (pair[1] in a)


def late(chooser: random.Random) -> tuple[int, State]:
    """Poor companies of hardly a ship, shortly before the end: how many seats, and the position."""
    seats = chooser.choice((2, 3, 4))
    ships = [
        positions.ship(seat, n, chooser.choice(sorted(NEXT)), chooser.choice(("", *GOODS)))
        for seat in range(seats)
        for n in range(1, 1 + chooser.choice((0, 1, 1, 2)))
    ]
    return seats, positions.position(
        *ships, seats=seats, turn=chooser.randrange(seats), war=chooser.random() < 0.5, round=9,
        cash=tuple(chooser.choice((0, 7, 60)) for _ in range(4)),
        options=Options(rounds="10", tokens="free", cash=chooser.choice(("open", "hidden"))),
    )  # fmt: skip
