"""Runs work by key: one run of a key at a time, once more if requested meanwhile, again after a failure."""

import asyncio
import contextlib
import weakref
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Hashable
from functools import partial
from typing import Final, Generic, TypeVar

import discord

from cogs.delivery.retries import LOST, Postponed, Retries
from cogs.wire import errors
from games.errors import GameOver
from tables.errors import NoTable, NotSeated, StaleQuestion

K = TypeVar("K", bound=Hashable)
PATIENCE: Final = 1.0
"""Seconds after which a run that waits for Discord no longer counts against `at_once`."""

MOST_PER_PLACE: Final = 8
"""Factor that bounds all runs together, with those that wait longer than that."""


class Engine(Generic[K]):
    """Runs `work(key)` when poked: never twice at once for a key, and again if poked meanwhile.

    At most `at_once` runs are active; one that waits for long (rate limit, dead connection) is not counted.
    A failed run is repeated after growing waits; at once if its table has changed, not if there is none.
    """

    def __init__(
        self, work: Callable[[K], Awaitable[None]], at_once: int, retries: Retries, patience: float = PATIENCE
    ) -> None:
        self._work = work
        self._retries = retries
        self._again: dict[K, bool] = {}
        self._tasks: dict[K, asyncio.Task[None]] = {}
        self._locks = weakref.WeakValueDictionary[K, asyncio.Lock]()
        self._patience = patience
        self._places = asyncio.Semaphore(at_once)
        self._all = asyncio.Semaphore(at_once * MOST_PER_PLACE)

    def __len__(self) -> int:
        """Number of keys whose runs are active or requested."""
        return len(self._tasks)

    def poke(self, key: K) -> None:
        """Requests a run that begins after this call."""
        if key in self._again:
            self._again[key] = True
            return
        self._again[key] = False
        self._tasks[key] = asyncio.get_running_loop().create_task(self._run(key))

    async def run(self, key: K) -> None:
        """Requests a run and waits for its end."""
        self.poke(key)
        await asyncio.wait([self._tasks[key]])

    def instead(self, key: K) -> asyncio.Lock:
        """A context in place of a run: it begins after the active one, and the next waits for its end."""
        return self._locks.setdefault(key, asyncio.Lock())

    async def wait(self, keys: Collection[K], seconds: float) -> None:
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

    async def _run(self, key: K) -> None:
        lock = self.instead(key)
        try:
            while True:
                async with lock, self._all, self._place():
                    self._again[key] = False
                    await self._attempt(key)
                if not self._again[key]:
                    return
        finally:
            del self._again[key]
            del self._tasks[key]

    async def _attempt(self, key: K) -> None:
        """Does the work of a key. Never raises."""
        if self._retries.is_held(key):
            return
        again = partial(self.poke, key)
        try:
            if pause := self._retries.pause():
                raise Postponed(pause)
            await self._work(key)
        except NoTable:
            pass
        except (StaleQuestion, NotSeated, GameOver):
            again()  # somebody has moved or changed seats meanwhile
            return
        except Postponed as later:
            self._retries.later(key, later.seconds, again)
            return
        except Exception as error:
            if not isinstance(error, (*LOST, discord.HTTPException)):
                errors.report(error)
            self._retries.again(key, error, again)
            return
        self._retries.done(key)

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
