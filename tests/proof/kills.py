"""The bot as a process of its own, killed in the middle of a move, at each point between its steps."""

import asyncio
import tempfile
from functools import partial
from pathlib import Path

from tests.proof.runs import Found, Run, each
from tests.whole.killable import POINTS
from tests.whole.sittings import pressed
from tests.whole.test_kills import killed_once

LATER = 7
"""A kill comes up to so many moves later than the games allow at the earliest."""


def work(seed: int, numbers: range) -> Found:
    return each(partial(_try, seed, number) for number in numbers)


def at(seed: int, number: int) -> tuple[str, str, int]:
    """The game and the point of a kill, and how many moves later than at the earliest."""
    trials = [(key, point) for key in pressed() for point in POINTS if point]
    key, point = trials[number % len(trials)]
    return key, point, 0 if number < len(trials) else (seed + number // len(trials)) % LATER


def _try(seed: int, number: int) -> int:
    key, point, later = at(seed, number)
    with tempfile.TemporaryDirectory() as folder:
        try:
            asyncio.run(killed_once(key, point, Path(folder), later))
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
