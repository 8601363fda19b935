"""The bot as a process of its own, killed at each point of a move and of what else happens at a table."""

import asyncio
import tempfile
from functools import partial
from pathlib import Path

from games.registry import GAMES
from tests.cluster.points import Case, walk
from tests.proof.runs import Found, Run, each
from tests.whole.killable import MOVES, OCCASIONS
from tests.whole.sittings import pressed
from tests.whole.test_kills import killed_once

LATER = 7
"""A kill comes up to so many moves later than the games allow at the earliest."""
UNDOING = {key for key, game in GAMES.items() if game.never_undone is None}
"""Games in which moves are taken back."""


def work(seed: int, numbers: range) -> Found:
    return each(partial(_try, seed, number) for number in numbers)


def at(seed: int, number: int) -> tuple[str, str, int]:
    """The game and the point of a kill; within a move, how many moves later than at the earliest."""
    trials = [(key, point) for key in pressed() for point in MOVES]
    trials += [
        (key, point) for key in sorted(GAMES) for point in OCCASIONS if key in UNDOING or point != "undo"
    ]
    key, point = trials[number % len(trials)]
    return key, point, 0 if number < len(trials) else (seed + number // len(trials)) % LATER


async def _killed(key: str, point: str, folder: Path, later: int) -> None:
    if point in MOVES:
        await killed_once(key, point, folder, later)
    else:
        assert not (await walk(None, folder, (Case(point, key, "self"),), (key,))).missed


def _try(seed: int, number: int) -> int:
    key, point, later = at(seed, number)
    with tempfile.TemporaryDirectory() as folder:
        try:
            asyncio.run(_killed(key, point, Path(folder), later))
        except BaseException as error:
            error.add_note(f"{key} at {point}, {later} moves later")
            raise
    return 1


RUN = Run(
    "kills",
    "no move that was answered is lost, and one board of a game can be pressed after the start",
    1_000,
    1,
    work,
)
