"""A pool of worker processes for long computations, so that no press waits for them."""

import asyncio
import gc
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Final, TypeVar, TypeVarTuple

Ts = TypeVarTuple("Ts")
R = TypeVar("R")

NICER: Final = 10
"""By how much a worker yields to the process that answers presses."""


class Workers:
    """Processes that are started when they are first needed, and kept until `close`."""

    def __init__(self, count: int = 1) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, function: Callable[[*Ts], R], *values: *Ts) -> R:
        """Returns `function(*values)`, computed in a worker. Both must be picklable.

        Starts the pool anew if a worker has died, once. Raises what the function raises.
        """
        try:
            return await self._submit(function, *values)
        except BrokenProcessPool:
            self._pool = None
            return await self._submit(function, *values)

    async def _submit(self, function: Callable[[*Ts], R], *values: *Ts) -> R:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._count, get_context("spawn"), _begin)
        return await asyncio.get_running_loop().run_in_executor(self._pool, function, *values)

    async def close(self) -> None:
        """Drops what waits, lets what runs end, and ends the processes."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


def _begin() -> None:
    """Prepares a worker: it ends with its parent, and signals are for the parent to answer."""
    gc.enable()  # the main program may have switched it off while it starts
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICER)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Ends this process when its parent has ended, also when that was killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
