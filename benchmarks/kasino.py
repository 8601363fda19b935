"""Kasino: the engine against OpenSpiel, and how long the longest question takes.

Every table that random games under all house rules meet is asked about, to the end of one walk each; the
worst tables are then asked again, alone, and the median of their times counts.
"""

import random
import time
from typing import Any

from games.chance import Derived
from games.contract import Seat
from games.kasino.rules import KASINO
from tests.contract.records import all_options, random_move

GAMES = 10_000
WORST = 40
REPEATED = 25
LIMIT = 0.005
"""No question may take longer, in seconds."""
DECISIONS = 2000

Question = tuple[float, Any, Seat, tuple[str, ...]]


def asked(s: Any, seat: Seat, picked: tuple[str, ...]) -> float:
    """Seconds that one question takes."""
    key = KASINO.asks(s, seat)[0]
    _forget()
    started = time.process_time()
    KASINO.ask(s, seat, key, picked)
    return time.process_time() - started


def _forget() -> None:
    """What was found for the question before must not help this one."""
    from games.kasino import captures, sums

    captures._sums.cache_clear()
    sums._subsets.cache_clear()


def worst_of_random_games(games: int) -> tuple[list[Question], int, int]:
    """The questions that took longest; how many there were, and the most loose cards on a table."""
    worst: list[Question] = []
    count = most = 0
    for number in range(games):
        chooser = random.Random(f"kasino bench {number}")
        options = all_options(KASINO, chooser)
        s = KASINO.start(chooser.choice((2, 3, 4)), options, Derived(b"%d" % number, 0)).state
        for n in range(1, 5000):
            if s.phase == "over":
                break
            most = max(most, len(s.loose))
            picked: list[str] = []
            while True:
                worst.append((asked(s, s.turn, tuple(picked)), s, s.turn, tuple(picked)))
                count += 1
                ask = KASINO.ask(s, s.turn, KASINO.asks(s, s.turn)[0], picked)
                if not ask.values:
                    break
                picked.append(chooser.choice(ask.values).token)
            worst = sorted(worst, key=lambda one: -one[0])[:WORST]
            move = random_move(KASINO, s, s.turn, KASINO.asks(s, s.turn)[0], chooser)
            s = KASINO.apply(s, s.turn, move, Derived(b"%d" % number, n)).state
    return worst, count, most
