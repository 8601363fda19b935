"""Makes films of finished games in a process of its own, one at a time, and keeps the last ones."""

import asyncio
import logging
import math
import time
from collections import OrderedDict
from collections.abc import Hashable
from typing import Final, NamedTuple

from render.history import Course
from render.history.film import filmed
from workers import YIELDING, Workers

WITHIN: Final = 180.0
"""Seconds after which a film is given up."""
MOST_BYTES: Final = 12_000_000
"""Size of the films that are kept."""

_log = logging.getLogger(__name__)


class Film(NamedTuple):
    """A finished film: its file, and how long it lasts in milliseconds."""

    data: bytes
    ms: int


class FilmFailed(Exception):
    """The film could not be made; the log says why."""


class Making:
    """A film that is being made; `await` its `task` for the result."""

    def __init__(self) -> None:
        self.task: asyncio.Task[Film]
        self._began: float | None = None
        self._done = 0
        self._of = 0

    def begin(self) -> None:
        """Notes that its turn has come."""
        self._began = time.monotonic()

    def tell(self, done: int, of: int) -> None:
        """Notes how many frames there are of all."""
        self._done, self._of = done, of

    @property
    def is_waiting(self) -> bool:
        """Whether another film is made first."""
        return self._began is None

    @property
    def seconds(self) -> int | None:
        """The seconds that it will still take, at least 1; None before the first frames are there."""
        if self._began is None or self._done < 2:
            return None
        spent = time.monotonic() - self._began
        return max(1, math.ceil(spent / self._done * (self._of - self._done)))


class Films:
    """The films of this process, by what they show."""

    def __init__(self) -> None:
        self._made: OrderedDict[Hashable, Film] = OrderedDict()
        self._making: dict[Hashable, Making] = {}
        self._turn = asyncio.Lock()
        self._workers = Workers(1, YIELDING)

    def made(self, key: Hashable) -> Film | None:
        """Returns the film if it is kept."""
        return self._made.get(key)

    def make(self, key: Hashable, course: Course) -> Making:
        """Begins to make a film; several who ask for the same one share it. Its task raises FilmFailed."""
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = Making()
            if len(self._making) == 1:
                making.begin()
            making.task = asyncio.create_task(self._make(making, course))
            making.task.add_done_callback(lambda task: self._end(key, task))
        return making

    def _end(self, key: Hashable, task: asyncio.Task[Film]) -> None:
        del self._making[key]
        if task.cancelled() or task.exception() is not None:
            return
        self._made[key] = task.result()
        while sum(len(film.data) for film in self._made.values()) > MOST_BYTES:
            self._made.popitem(last=False)

    async def close(self) -> None:
        """Stops all work."""
        tasks = [making.task for making in self._making.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(self._workers.close)

    async def _make(self, making: Making, course: Course) -> Film:
        async with self._turn:
            making.begin()
            try:
                async with asyncio.timeout(WITHIN):
                    return Film(*await self._workers.follow(making.tell, filmed, course))
            except (OSError, TimeoutError) as error:
                _log.warning("no film of a game of %s: %s", course.game, type(error).__name__)
                raise FilmFailed from error
            finally:
                await asyncio.to_thread(self._workers.stop)
