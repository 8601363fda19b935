"""What is true of every state of Goofspiel; the contract suite finds this file by the game's key."""

import random
from collections import Counter

from games.cards import order
from games.chance import Derived
from games.contract import Seat
from games.goofspiel.rules import GOOFSPIEL
from games.goofspiel.state import State
from games.goofspiel.views import NO_BID, PRIZES, SUITS, Options

BOT_MOVES = 60
"""More than bots alone need: twelve rounds of five bids."""
VARIANTS = ("ties",)
"""House rules that make another game: bots play each of their values to the end."""


def check(s: State) -> None:
    """Cards and points are conserved, and the hands are as large as prizes are left."""
    assert {*s.prizes} <= {*PRIZES}
    over = GOOFSPIEL.outcome(s) is not None
    for seat, hand in enumerate(s.hands):
        bid = [one.bids[seat] for one in s.rounds if one.bids[seat]]
        if not s.gone[seat]:
            assert Counter((*hand, *bid)) == Counter(SUITS[seat])
            assert over or len(hand) == len(s.prizes)
            assert over or s.bids[seat] is None or s.bids[seat] in hand
        else:
            assert (hand, s.bids[seat]) == ((), NO_BID)
        assert s.points[seat] == sum(one.points for one in s.rounds if one.winner == seat)
    assert sum(s.points) + s.carried <= sum(map(order, PRIZES))
    assert s.options.ties == "carried" or not s.carried


def late(chooser: random.Random) -> tuple[int, State]:
    """A game before its last three prizes or less, played at random: how many seats, and the position."""
    seats, left = chooser.choice(GOOFSPIEL.seats), chooser.randint(2, 3)
    options = Options(ties=chooser.choice(("lost", "carried")))
    s = GOOFSPIEL.start(seats, options, Derived(b"%d" % chooser.randrange(10**6), 0)).state
    while len(s.prizes) > left:
        for seat in map(Seat, range(seats)):
            text = f"bid {chooser.choice(s.hands[seat])}"
            s = GOOFSPIEL.apply(s, seat, GOOFSPIEL.parse(s, seat, text), Derived(b"", 0)).state
    return seats, s
