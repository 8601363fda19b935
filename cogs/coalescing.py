"""Coalescing: one run of a thing at a time; however often it is asked for meanwhile, it runs once more."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable


class Coalescer:
    """Runs `work(key)` when poked: never twice at once for a key, and once more if poked while running."""

    def __init__(self, work: Callable[[Hashable], Awaitable[None]], at_once: int) -> None:
        self._work = work
        self._again: dict[Hashable, bool] = {}
        self._tasks: dict[Hashable, asyncio.Task[None]] = {}
        self._gate = asyncio.Semaphore(at_once)

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
                async with self._gate:
                    await self._work(key)
                if not self._again[key]:
                    return
        finally:
            del self._again[key]
            del self._tasks[key]
