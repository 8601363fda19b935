"""Games between two players of cribbage from fixed seeds."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from games.chance import Derived
from games.contract import Move, moves
from games.cribbage.rules import CRIBBAGE

Player = Callable[[Any, Sequence[Move], Derived], Move]


def bot(strength: str) -> Player:
    """Returns the bot of that strength."""

    def play(view: Any, offered: Sequence[Move], chance: Derived) -> Move:
        move = CRIBBAGE.choose(view, lambda: offered, chance, strength)
        assert move is not None
        return move

    return play


def at_random(number: int) -> Player:
    """Returns any move, all equally likely."""
    chooser = random.Random(number)
    return lambda view, offered, chance: chooser.choice(offered)


def wins(number: int, one: Player, two: Player) -> bool:
    """Checks if `one` beats `two` in this game.

    Games come in pairs of the same deals, in which `one` changes sides, to reduce luck.
    """
    mine, seed = number % 2, b"%d" % (number // 2)
    s = CRIBBAGE.start(2, CRIBBAGE.Options(), Derived(seed, 0)).state
    n = 0
    while s.winner is None:
        n += 1
        seat = CRIBBAGE.waits(s)[0].seats[0]
        offered = moves(CRIBBAGE, s, seat)
        move = (one if seat == mine else two)(CRIBBAGE.view(s, seat), offered, Derived(b"bot %d" % number, n))
        s = CRIBBAGE.apply(s, seat, move, Derived(seed, n)).state
    return bool(s.winner == mine)
