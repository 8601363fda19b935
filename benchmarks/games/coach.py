"""What decisions made by chance cost: `Coach.careless`, with which reviews are graded.

`python -m benchmarks.games.coach [GAME ...]` plays games of the strongest bots; in every third
decision it compares a legal move by chance with the bot's. Prints the mean cost in the unit of the game,
its standard error, and the mean processor time of one comparison.
"""

import random
import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from time import process_time
from typing import Any, Final

from games.chance import Derived
from games.contract import AnyGame, Seat, moves
from games.judging import judge
from games.registry import GAMES
from games.search import advance, plays

COMPARED: Final = 240
"""Number of decisions of each game."""
WORLDS: Final = 8
EVERY: Final = 3
SEATS: Final = {"cribbage": 2, "stratego": 4, "partners": 4, "fuldrigger": 3}


def positions(game: AnyGame) -> Iterator[tuple[Any, Seat]]:
    """Yields states of games of bots in which a seat has a choice."""
    seats, number = SEATS.get(game.key, 3), 0
    while True:
        number += 1
        s = game.start(seats, game.Options(), Derived(f"coach {number}".encode(), 0)).state
        for step in range(1, 4000):
            if game.outcome(s) is not None:
                break
            waiting = [Seat(seat) for seat in range(seats) if seat in game.view(s, Seat(seat)).waiting]
            if waiting and len(moves(game, s, waiting[0], 2)) > 1:
                yield s, waiting[0]
            s = advance(game, s, plays(game, game.strengths[-1]), Derived(f"coach {number}".encode(), step))


def measured(game: AnyGame) -> tuple[float, float, float]:
    """Returns mean cost, its standard error, and seconds of a comparison."""
    chance, costs, began = random.Random(game.key), [], process_time()
    spent = 0.0
    for n, (s, seat) in enumerate(positions(game)):
        if len(costs) >= COMPARED:
            break
        if n % EVERY:
            continue
        made = chance.choice(moves(game, s, seat, 200))
        began = process_time()
        found = judge(game, game.view(s, seat), str(made), WORLDS, b"coach %d" % n)
        spent += process_time() - began
        if found is not None:
            costs.append(found.cost)
    return fmean(costs), stdev(costs) / sqrt(len(costs)), spent / len(costs)


def main(arguments: Sequence[str]) -> None:
    """Prints a line for each game."""
    for key, game in GAMES.items():
        if game.coach is not None and (not arguments or key in arguments):
            mean, error, seconds = measured(game)
            print(f"{key}: {mean:.2f} ± {error:.2f} a decision, {1000 * seconds:.0f} ms", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
