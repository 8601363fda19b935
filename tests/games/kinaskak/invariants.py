"""Invariants of the states of Kínaskák, found by the contract tests by the game's key."""

import random
from functools import cache
from typing import get_args

from msgspec.structs import replace

from games.cards import DECK, JOKER, Card, by_rank
from games.kinaskak.facts import RESHUFFLES
from games.kinaskak.rules import KINASKAK
from games.kinaskak.state import State, rules_of
from games.kinaskak.views import Phase
from tests.games.kinaskak.naive import is_meld
from tests.games.kinaskak.positions import opening

SHORT = "Short|1s3;1s3,1r4;2s3|packs:3|jokers:3|deal:13|buys:3|fine:200|values:0,10,15,25"
"""A ladder of three rounds, since random players need long for eight."""
SMALL = "Small|2s3;1r5|packs:2|jokers:2|deal:9|buys:1|fine:50|values:5,10,20,50"

OPTIONS = {"ladder": (SHORT, SMALL)}
"""Values for random games of house rules that are free text."""
MAX_MOVES = 12_000
RANDOM_GAMES = 30
"""How many random games the checks of the contract play in the normal run."""
LATE_GAMES = 6
"""How many games from late positions the checks of the contract play in the normal run."""
BOT_GAMES = 3
SAID_ALOUD = {"kinaskak-off": "5.2", "kinaskak-discarded": "5.4"}
"""What is announced although no view shows it, with the rule: the last card of a round, as others are dealt
in the same step."""
PAIRS = 10
"""How many positions a viewer is tried with in the secrecy tests."""

BOT_MOVES = 6_000
"""More than bots alone need: some 800 for the eight rounds."""
VARIANTS = ("buying",)
"""House rules of which each value is played to the end by bots."""
BOT_SEEDS = 1
"""One game of each combination in the normal run."""
BOT_OPTIONS = {"ladder": SMALL}
"""House rules that make a game short: of the bots' games in the normal run."""


@cache
def whole(packs: int, jokers: int) -> list[Card]:
    """Returns all cards of so many packs with so many jokers each."""
    return sorted(packs * (*DECK, *(JOKER,) * jokers))


def check(s: State) -> None:
    """Checks that cards are conserved, melds are legal, and counters are within limits."""
    rules = rules_of(s)
    lying = [card for meld in s.melds for card in meld.cards]
    held = [card for hand in s.hands for card in hand]
    assert sorted((*held, *s.stock, *s.pile, *lying)) == whole(rules.packs, rules.jokers)
    assert s.phase in get_args(Phase)
    assert (s.phase == "over") == (KINASKAK.outcome(s) is not None)
    for meld in s.melds:
        assert is_meld(meld)
        assert s.laid[meld.owner]
    for seat, hand in enumerate(s.hands):
        for some in (s.known[seat], s.newest[seat]):
            assert all(some.count(card) <= hand.count(card) for card in {*some})
        assert s.options.fourth == "fine" or s.buys[seat] <= rules.buys
        assert s.fines[seat] == rules.fine * max(0, s.buys[seat] - rules.buys)
    assert 1 <= s.round <= len(rules.contracts)
    assert len(s.sheet) <= len(rules.contracts)
    assert all(row[seat] >= 0 for row in s.sheet for seat in range(len(s.hands)))


def late(chooser: random.Random) -> tuple[int, State]:
    """Returns a number of seats and a position in the last round with almost no stock."""
    seats = chooser.choice(KINASKAK.seats)
    s = opening(
        seats, chooser.randrange(10**6), ladder=SMALL, buying=chooser.choice(("wishes", "ask")),
        fourth=chooser.choice(("no", "fine")), last=chooser.choice(("any", "discard")),
    )  # fmt: skip
    s = replace(s, round=len(rules_of(s).contracts), sheet=((0,) * seats,))
    left = chooser.randint(0, 2)
    stock, rest = s.stock[:left], s.stock[left:]
    if seats > 3 and chooser.random() < 0.5:
        hands = tuple(by_rank((*hand, *rest[n::seats])) for n, hand in enumerate(s.hands))
        return seats, replace(s, stock=stock, hands=hands)
    return seats, replace(s, stock=stock, pile=(*rest, *s.pile), reshuffles=chooser.randint(0, RESHUFFLES))
