"""What a worker process computes. Imports no more than that needs."""

from typing import Any

from games.judging import Judged, judge
from games.registry import GAMES


def judged(game: str, view: Any, made: str, worlds: int, seed: bytes) -> Judged | None:
    """Returns what a move cost, from the view of its seat; None where the game cannot say."""
    return judge(GAMES[game], view, made, worlds, seed)
