"""How long a game takes when everybody moves at once: the minutes that `/games` shows.

`python -m benchmarks.games.length [GAME ...]` plays games of the strongest bots by the rules that are usual
at the live pace, and counts the decisions of all seats. A person is taken to need 8 seconds for a decision,
3 for a move without an alternative; in Fuldrigger, where one press gives orders to a fleet, a turn counts
as five decisions however many moves it has. In Stratego 180 seconds are added for the armies. Prints
minutes, quarter to quarter, and decisions a game.
"""

import sys
from collections.abc import Sequence
from statistics import quantiles
from typing import Final

from games.chance import Derived
from games.contract import AnyGame, Seat, moves
from games.registry import GAMES
from games.search import advance, plays

GAMES_PLAYED: Final = 12
CHOICE: Final = 8
"""Seconds that a person needs for a decision."""
ONLY: Final = 3
"""The same for a move without an alternative."""
SEATS: Final = {"cribbage": 2, "stratego": 4, "partners": 4, "goofspiel": 2}
START: Final = {"stratego": 180}
"""Seconds before the first move: an army is set up."""
TURN: Final = {"fuldrigger": 5 * CHOICE}
"""Seconds of a turn, however many moves it has."""


def seconds(game: AnyGame, number: int) -> tuple[float, int]:
    """Returns the seconds of one game, and its decisions."""
    chance = f"length {number}".encode()
    seats, options = SEATS.get(game.key, 3), game.Options(**game.usual.get("live", {}))
    s, last = game.start(seats, options, Derived(chance, 0)).state, -1
    spent, decisions = float(START.get(game.key, 0)), 0
    for step in range(1, 20_000):
        if game.outcome(s) is not None:
            break
        waiting = [Seat(seat) for seat in range(seats) if seat in game.view(s, Seat(seat)).waiting]
        for seat in waiting[:1]:
            has_choice = len(moves(game, s, seat, 2)) > 1
            if has_choice:
                decisions += 1
            if game.key not in TURN:
                spent += CHOICE if has_choice else ONLY
            elif seat != last:
                spent += TURN[game.key]
            last = seat
        s = advance(game, s, plays(game, game.strengths[-1]), Derived(chance, step))
    return spent, decisions


def main(arguments: Sequence[str]) -> None:
    """Prints a line for each game."""
    for key, game in GAMES.items():
        if not arguments or key in arguments:
            found = [seconds(game, number) for number in range(GAMES_PLAYED)]
            low, middle, high = quantiles([spent / 60 for spent, _ in found])
            counted = quantiles([decisions for _, decisions in found])[1]
            print(f"{key}: {middle:.0f} minutes ({low:.0f}-{high:.0f}), {counted:.0f} decisions", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
