"""Coalescing: one run of a thing at a time; however often it is asked for meanwhile, it runs once more."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable
from typing import Final

PATIENCE: Final = 1.0
"""Seconds after which a run that has not ended leaves its place to another: it waits for Discord."""

MOST_PER_PLACE: Final = 8
"""How many runs there are at most for each place, with those that have left theirs."""


class Coalescer:
    """Runs `work(key)` when poked: never twice at once for a key, and once more if poked while running.

    `at_once` runs have a place; one that waits out a rate limit or a dead line for long holds up no other.
    """

    def __init__(
        self, work: Callable[[Hashable], Awaitable[None]], at_once: int, patience: float = PATIENCE
    ) -> None:
        self._work = work
        self._again: dict[Hashable, bool] = {}
        self._tasks: dict[Hashable, asyncio.Task[None]] = {}
        self._patience = patience
        self._places = asyncio.Semaphore(at_once)
        self._all = asyncio.Semaphore(at_once * MOST_PER_PLACE)

    def poke(self, key: Hashable) -> None:
        """Asks for a run that begins after this moment."""
        if key in self._again:
            self._again[key] = True
            return
        self._again[key] = False
        self._tasks[key] = asyncio.get_running_loop().create_task(self._run(key))

    async def run(self, key: Hashable) -> None:
        """Asks for a run and waits until it is over."""
        self.poke(key)
        await asyncio.wait([self._tasks[key]])

    def is_busy(self) -> bool:
        """Whether anything runs."""
        return bool(self._tasks)

    async def drain(self, seconds: float) -> None:
        """Waits until nothing runs, at most so long, and gives up the rest."""
        if self._tasks:
            _, late = await asyncio.wait(self._tasks.values(), timeout=seconds)
            for task in late:
                task.cancel()

    async def _run(self, key: Hashable) -> None:
        try:
            while True:
                self._again[key] = False
                async with self._all, self._place():
                    await self._work(key)
                if not self._again[key]:
                    return
        finally:
            del self._again[key]
            del self._tasks[key]

    @contextlib.asynccontextmanager
    async def _place(self) -> AsyncIterator[None]:
        """Within it a place is held, for as long as `patience` at most."""
        await self._places.acquire()
        place = contextlib.ExitStack()
        place.callback(self._places.release)
        leaving = asyncio.get_running_loop().call_later(self._patience, place.close)
        try:
            yield
        finally:
            leaving.cancel()
            place.close()
