"""Two simple players to measure the bot against: one at random, one that looks a single play ahead."""

import random
from collections import Counter
from collections.abc import Callable

from games.cards import rank, suit
from games.chance import Derived
from games.contract import Seat, moves
from games.olsen.moves import Move, Play
from games.olsen.rules import OLSEN
from games.olsen.views import OlsenView, Options

Player = Callable[[OlsenView, tuple[Move, ...], random.Random], Move]


def at_random(view: OlsenView, offered: tuple[Move, ...], chooser: random.Random) -> Move:
    """Any move that is offered."""
    return chooser.choice(offered)


def greedy(view: OlsenView, offered: tuple[Move, ...], chooser: random.Random) -> Move:
    """As many cards as possible at once, an ordinary card before an eight, the suit it holds most of."""
    plays = [move for move in offered if isinstance(move, Play)]
    if not plays:
        return chooser.choice(offered)
    held = Counter(suit(card) for card in view.hand)
    return max(
        plays,
        key=lambda m: (
            len(m.cards),
            rank(m.cards[0]) != "8",
            held[m.suit or suit(m.cards[-1])],
            chooser.random(),
        ),
    )


def ours(view: OlsenView, offered: tuple[Move, ...], chooser: random.Random) -> Move:
    """The bot."""
    move = OLSEN.choose(view, lambda: offered, Derived(b"%d" % chooser.getrandbits(32), 0), "middle")
    assert move is not None
    return move


def wins(number: int, one: Player, other: Player, options: Options) -> bool:
    """Whether `one` beats `other` in this game of two; they sit and deal in turn."""
    chooser = random.Random(number)
    s = OLSEN.start(2, options, Derived(b"%d" % number, 0)).state
    n = 0
    while not s.winners:
        n += 1
        seat: Seat = OLSEN.waits(s)[0].seats[0]
        player = one if seat == number % 2 else other
        offered = () if player is ours else moves(OLSEN, s, seat, 100)
        move = player(OLSEN.view(s, seat), offered, chooser)
        s = OLSEN.apply(s, seat, move, Derived(b"%d" % number, n)).state
    return bool(s.winners[0] == number % 2)
