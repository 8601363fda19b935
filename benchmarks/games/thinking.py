"""How long bots think about a move, beside the shortest pause before it is shown.

`python -m benchmarks.games.thinking [SECONDS]` plays games in which the strongest bot sits among others of
all strengths, for so many seconds of each game (30 by default). Of the strongest bot's moves it prints the
number, the median, the 99th percentile and the longest in milliseconds, and how many took longer than that
pause.
"""

import random
import sys
from collections.abc import Iterator, Sequence
from statistics import median
from time import monotonic, perf_counter
from typing import Final

from games.chance import Derived
from games.contract import AnyGame, Seat
from games.registry import GAMES
from games.search import choose
from tables.timers.pacing import TOGETHER

SECONDS: Final = 30.0
MOST_STEPS: Final = 20_000


def times(game: AnyGame, number: int, end: float) -> Iterator[float]:
    """Yields the seconds of each move of the strongest bot in one game, or in what of it is over by `end`."""
    chooser, chance = random.Random(f"thinking {number}"), f"thinking {number}".encode()
    seats, options = chooser.choice(game.seats), game.Options(**game.usual.get("live", {}))
    strengths = [game.strengths[-1], *chooser.choices(game.strengths, k=seats - 1)]
    s = game.start(seats, options, Derived(chance, 0)).state
    for step in range(1, MOST_STEPS):
        if game.outcome(s) is not None or monotonic() >= end:
            return
        for seat in [Seat(n) for n in range(seats) if game.asks(s, Seat(n))]:
            started = perf_counter()
            move = choose(game, s, seat, strengths[seat], chance, step)
            if move is not None:
                if seat == 0:
                    yield perf_counter() - started
                s = game.apply(s, seat, game.parse(s, seat, move), Derived(chance, step)).state
                break


def main(arguments: Sequence[str]) -> None:
    """Prints a line for each game."""
    seconds = float(arguments[0]) if arguments else SECONDS
    for key, game in GAMES.items():
        found: list[float] = []
        end, number = monotonic() + seconds, 0
        while monotonic() < end:
            found += times(game, number, end)
            number += 1
        late = sum(taken > TOGETHER for taken in found)
        high = sorted(found)[len(found) * 99 // 100]
        told = f"{1000 * median(found):.1f}, {1000 * high:.0f}, {1000 * max(found):.0f} ms"
        print(f"{key}: {len(found):,} moves, {told}, {late} above {TOGETHER} s", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
