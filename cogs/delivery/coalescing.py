"""Runs work by key: one run of a key at a time; requests during a run cause exactly one more."""

import asyncio
import contextlib
import weakref
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Hashable
from typing import Final

PATIENCE: Final = 1.0
"""Seconds after which a run that waits for Discord no longer counts against `at_once`."""

MOST_PER_PLACE: Final = 8
"""Factor that bounds all runs together, with those that wait longer than that."""


class Coalescer:
    """Runs `work(key)` when poked: never twice at once for a key, and again if poked meanwhile.

    At most `at_once` runs are active; one that waits for long (rate limit, dead connection) is not counted.
    """

    def __init__(
        self, work: Callable[[Hashable], Awaitable[None]], at_once: int, patience: float = PATIENCE
    ) -> None:
        self._work = work
        self._again: dict[Hashable, bool] = {}
        self._tasks: dict[Hashable, asyncio.Task[None]] = {}
        self._locks = weakref.WeakValueDictionary[Hashable, asyncio.Lock]()
        self._patience = patience
        self._places = asyncio.Semaphore(at_once)
        self._all = asyncio.Semaphore(at_once * MOST_PER_PLACE)

    def __len__(self) -> int:
        """Number of keys whose runs are active or requested."""
        return len(self._tasks)

    def poke(self, key: Hashable) -> None:
        """Requests a run that begins after this call."""
        if key in self._again:
            self._again[key] = True
            return
        self._again[key] = False
        self._tasks[key] = asyncio.get_running_loop().create_task(self._run(key))

    async def run(self, key: Hashable) -> None:
        """Requests a run and waits for its end."""
        self.poke(key)
        await asyncio.wait([self._tasks[key]])

    @contextlib.asynccontextmanager
    async def instead(self, key: Hashable) -> AsyncIterator[None]:
        """A context in place of a run: it begins after the active one, and the next waits for its end."""
        lock = self._lock(key)
        async with lock:
            yield

    async def wait(self, keys: Collection[Hashable], seconds: float) -> None:
        """Waits until no run of these keys is active or requested, for `seconds` at most."""
        if tasks := [self._tasks[key] for key in keys if key in self._tasks]:
            await asyncio.wait(tasks, timeout=seconds)

    def is_busy(self) -> bool:
        """Returns whether any run is active."""
        return bool(self._tasks)

    async def drain(self, seconds: float) -> None:
        """Waits until no run is active or requested, for `seconds` at most, then cancels the rest."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self._tasks:
                    await asyncio.wait(self._tasks.values())
        for task in self._tasks.values():
            task.cancel()

    def _lock(self, key: Hashable) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())

    async def _run(self, key: Hashable) -> None:
        lock = self._lock(key)
        try:
            while True:
                async with lock, self._all, self._place():
                    self._again[key] = False
                    await self._work(key)
                if not self._again[key]:
                    return
        finally:
            del self._again[key]
            del self._tasks[key]

    @contextlib.asynccontextmanager
    async def _place(self) -> AsyncIterator[None]:
        """A context that counts as an active run, for at most `patience` seconds."""
        await self._places.acquire()
        place = contextlib.ExitStack()
        place.callback(self._places.release)
        leaving = asyncio.get_running_loop().call_later(self._patience, place.close)
        try:
            yield
        finally:
            leaving.cancel()
            place.close()
