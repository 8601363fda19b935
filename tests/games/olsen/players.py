"""Simple opponents for the bot: one random, two that look one play ahead."""

import random
from collections import Counter
from collections.abc import Callable

from games.cards import rank, suit
from games.chance import Derived
from games.contract import Seat, moves
from games.olsen.bot import choose
from games.olsen.bot.chains import plays
from games.olsen.moves import Call, Move, Play
from games.olsen.rules import OLSEN
from games.olsen.views import OlsenView, Options

Player = Callable[[OlsenView, tuple[Move, ...], random.Random], Move]


def at_random(view: OlsenView, offered: tuple[Move, ...], chooser: random.Random) -> Move:
    """Returns a random offered move."""
    return chooser.choice(offered)


def greedy(view: OlsenView, offered: tuple[Move, ...], chooser: random.Random) -> Move:
    """As many cards as possible at once, an ordinary card before an eight, the suit it holds most of."""
    found = [move for move in offered if isinstance(move, Play)]
    if not found:
        return chooser.choice(offered)
    held = Counter(suit(card) for card in view.hand)
    return max(
        found,
        key=lambda m: (
            len(m.cards),
            rank(m.cards[0]) != "8",
            held[m.suit or suit(m.cards[-1])],
            chooser.random(),
        ),
    )


def longest(view: OlsenView, offered: tuple[Move, ...], chooser: random.Random) -> Move:
    """Upp og niður: returns one of the longest chains, always with the call."""
    if view.owing == view.seat:
        return Call()
    assert view.seat is not None
    chains = plays(view, view.seat)
    if not chains:
        return choose.on_turn(view, view.seat)
    return chooser.choice([play for play in chains if len(play.cards) == len(chains[0].cards)])


def ours(view: OlsenView, offered: tuple[Move, ...], chooser: random.Random) -> Move:
    """Returns the bot's move."""
    move = OLSEN.choose(view, lambda: offered, Derived(b"%d" % chooser.getrandbits(32), 0), "strong")
    assert move is not None
    return move


def wins(number: int, one: Player, other: Player, options: Options, seats: int = 2) -> bool:
    """Whether `one` is first in this game, alone or with another; it sits at each place in turn."""
    chooser = random.Random(number)
    s = OLSEN.start(seats, options, Derived(b"%d" % number, 0)).state
    n = 0
    while not s.winners:
        n += 1
        seat: Seat = OLSEN.waits(s)[0].seats[0]
        player = one if seat == number % seats else other
        offered = () if player in (ours, longest) else moves(OLSEN, s, seat, 100)
        move = player(OLSEN.view(s, seat), offered, chooser)
        s = OLSEN.apply(s, seat, move, Derived(b"%d" % number, n)).state
    return number % seats in s.winners
