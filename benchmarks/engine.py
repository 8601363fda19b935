"""The rules where they are hard. E5: the slowest ask in the hardest positions of a game.

`versions/playouts.py` compares the speed of the rules with that of another version.
"""

import random
from collections.abc import Iterator
from time import process_time
from typing import Any

from benchmarks.benches import BENCHES
from benchmarks.rows import Row, show
from benchmarks.versions.player import waited_for
from games.contract import Ask, Seat
from games.registry import GAMES

ASKS = 1500
MOST_MS = 5.0
ROUNDS = 3


def walked(key: str, s: Any, seat: Seat) -> Iterator[float]:
    """Yields the milliseconds of each ask on random walks from this state."""
    rules, chooser = GAMES[key], random.Random(7)
    asked = 0
    BENCHES[key].forget()
    while asked < ASKS:
        picked: tuple[str, ...] = ()
        ask = Ask("")
        while not picked or ask.values:
            started = process_time()
            ask = rules.ask(s, seat, rules.asks(s, seat)[0], picked)
            yield 1e3 * (process_time() - started)
            asked += 1
            if not ask.values:
                break
            picked = (*picked, chooser.choice(ask.values).token)


def slowest(key: str) -> float:
    """Returns the milliseconds of the slowest ask, each the least of some rounds; 0 without positions."""
    worst = 0.0
    for s in BENCHES[key].hard():
        seat = waited_for(key, s)
        assert seat is not None
        rounds = [[*walked(key, s, seat)] for _ in range(ROUNDS)]
        worst = max(worst, *(min(same) for same in zip(*rounds, strict=True)))
    return worst


def main() -> None:
    """Prints the row of every game that has hard positions."""
    for key in sorted(BENCHES):
        if worst := slowest(key):
            show([Row("E5", f"{key}: the worst ask where it is hard, ms", worst, "<=", MOST_MS)])


if __name__ == "__main__":
    main()
