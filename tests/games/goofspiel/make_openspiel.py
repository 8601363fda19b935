"""Has OpenSpiel play random games of Goofspiel and prints them, as `openspiel.txt` keeps them.

python -m tests.games.goofspiel.make_openspiel > tests/games/goofspiel/openspiel.txt
"""

import random
import re
from collections.abc import Iterator

import pyspiel

GAMES = 10
"""How many games for each number of seats."""


def lines(seed: int, games: int = GAMES) -> Iterator[str]:
    """Yields a line for each game: prizes, the bids of each seat, points, and returns (win or loss)."""
    chooser = random.Random(seed)
    for seats in (2, 3, 4, 5) * games:
        yield " | ".join(" ".join(map(str, part)) for part in _played(seats, chooser))


def _played(seats: int, chooser: random.Random) -> Iterator[list[object]]:
    s, counted = (_game(seats, returns).new_initial_state() for returns in ("win_loss", "total_points"))
    bids: list[list[object]] = [[] for _ in range(seats)]
    while not s.is_terminal():
        if s.is_chance_node():
            action = chooser.choice([action for action, _ in s.chance_outcomes()])
            s.apply_action(action)
            counted.apply_action(action)
            continue
        actions = [chooser.choice(s.legal_actions(seat)) for seat in range(seats)]
        for seat, action in enumerate(actions):
            bids[seat].append(action + 1)
        s.apply_actions(actions)
        counted.apply_actions(actions)
    shown = re.search(r"sequence: ([\d ]+)", str(s))
    assert shown
    yield list(map(int, shown[1].split()))
    yield from bids
    yield [round(points) for points in counted.returns()]
    yield [round(won, 3) for won in s.returns()]


def _game(seats: int, returns: str) -> "pyspiel.Game":
    chosen = {"players": seats, "points_order": "random", "returns_type": returns}
    return pyspiel.load_game("goofspiel", chosen)


if __name__ == "__main__":
    print("# OpenSpiel 2.0.2. Prizes | bids of each seat, without the forced last one | points | returns")
    print("\n".join(lines(2)))
