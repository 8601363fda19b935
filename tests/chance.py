"""Chance in tests: drawn from a name, which is the seed of the run and the test, and from who draws.

While a name holds, `random` is seeded by it, and each function that calls `secrets` draws from a stream of
its own, so that it does not matter in which order tasks run. Processes that a test starts draw by its name
and their number in it.
"""

import os
import random
import secrets
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeVar

T = TypeVar("T")

VARIABLE: Final = "TEST_CHANCE"
"""The variable of the environment with the name by which a program draws (`started/sitecustomize.py`)."""
HERE: Final = Path(__file__).parent
FIRST_MOMENT: Final = 2_000_000_000
"""In Unix seconds. A moment that has passed would let presses expire that are checked by another clock."""
YEAR: Final = 365 * 24 * 3600
CHILD: Final = " child "


class Name:
    """A name by which is drawn, and how often each has drawn by it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.drawn = Counter[object]()
        test, _, child = text.partition(CHILD)
        start = random.Random(f"{test} clock").randrange(FIRST_MOMENT, FIRST_MOMENT + YEAR)
        hours = 1 + int(child.split()[0]) if child else 0  # a later process shall not have an earlier clock
        self.clock = Clock(start + 3600 * hours)

    def number(self, who: object) -> int:
        """Returns how often `who` has asked before."""
        self.drawn[who] += 1
        return self.drawn[who] - 1

    def chance(self, who: str) -> random.Random:
        """Returns a generator that was never given before."""
        return random.Random(f"{self.text} {who} {self.number(who)}")


class Clock:
    """A wall clock that begins at `start`, in Unix seconds."""

    def __init__(self, start: int) -> None:
        self.start = start
        self._began = time.monotonic()

    def __call__(self) -> float:
        return self.start + time.monotonic() - self._began


_names: list[Name] = []
"""The name that holds; empty if nothing is seeded."""


def begin(text: str) -> None:
    """Has everything drawn by this name from now on."""
    _names[:] = [Name(text)]
    random.seed(text)
    secrets.token_bytes = _token_bytes  # type: ignore[assignment]
    secrets.randbelow = _randbelow
    secrets.randbits = _randbits
    secrets.choice = _choice


@contextmanager
def apart(text: str) -> Iterator[None]:
    """Has what outlives a test drawn by a name of its own, not by that of the test which needs it first."""
    before, state = [*_names], random.getstate()
    begin(text)
    try:
        yield
    finally:
        _names[:] = before
        random.setstate(state)


def name() -> Name | None:
    """Returns the name that holds; None if nothing is seeded."""
    return _names[0] if _names else None


def clock() -> Callable[[], float]:
    """Returns the clock of the name that holds; the wall clock if none does."""
    return _names[0].clock if _names else time.time


def counter(first: int) -> Callable[[], int]:
    """Returns a function that counts from `first` on, by each name anew."""
    who = object()
    unnamed = Counter[object]()

    def count() -> int:
        drawn = _names[0].drawn if _names else unnamed
        drawn[who] += 1
        return first + drawn[who] - 1

    return count


def child() -> str | None:
    """Returns the name by which the next process that is started draws."""
    return f"{_names[0].text}{CHILD}{_names[0].number(CHILD)}" if _names else None


def environment() -> dict[str, str]:
    """Returns the variables with which a Python program, and those that it starts, draw by such a name."""
    name = child()
    if name is None:
        return {}
    path = (str(HERE / "started"), str(HERE.parent), *filter(None, (os.environ.get("PYTHONPATH"),)))
    return {VARIABLE: name, "PYTHONPATH": os.pathsep.join(path)}


def _caller() -> random.Random:
    """Returns the chance of the function that has called one of `secrets`."""
    frame = sys._getframe(2)
    while frame.f_globals is vars(secrets) and frame.f_back is not None:
        frame = frame.f_back
    return _names[0].chance(f"{frame.f_globals.get('__name__')}.{frame.f_code.co_qualname}")


def _token_bytes(nbytes: int | None = None) -> bytes:
    return _caller().randbytes(secrets.DEFAULT_ENTROPY if nbytes is None else nbytes)


def _randbelow(exclusive_upper_bound: int) -> int:
    return _caller().randrange(exclusive_upper_bound)


def _randbits(k: int) -> int:
    return _caller().getrandbits(k)


def _choice(seq: Sequence[T]) -> T:
    return _caller().choice(seq)
