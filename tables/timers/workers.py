"""A few processes in which bots search, so that no press waits for the interpreter meanwhile.

They start when they are first needed and end with this process. If a worker ends, or cannot be started, its
work is done in a thread, with the same result.
"""

import asyncio
import atexit
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import BinaryIO, Final, TypeVar, cast

from games import worker

T = TypeVar("T")

ROOT: Final = Path(worker.__file__).parent.parent
INHERITED: Final = ("PATH", "PYTHONDONTWRITEBYTECODE", "SYSTEMROOT")
"""The variables of the environment that a worker gets; it needs no token."""
AT_ONCE: Final = max(1, min(2, (os.cpu_count() or 1) - 1))
"""Number of worker processes: a core is left for everything else, if there is one."""
ENDS_WITHIN: Final = 2
"""Seconds that a worker has to end by itself."""


class Workers:
    """Runs functions in worker processes, `at_once` at a time; the oldest work first."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._at_once = at_once
        self.forget()

    def forget(self) -> None:
        """Leaves all workers alone: in a forked process they belong to its parent."""
        self._threads = ThreadPoolExecutor(self._at_once, "bots")
        self._idle: list[_Worker] = []

    async def run(self, work: Callable[..., T], *what: object) -> T:
        """Returns or raises what `work(*what)` does. The function, its arguments and result are pickled."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._done, work, what)

    def _done(self, work: Callable[..., T], what: tuple[object, ...]) -> T:
        """Has one worker do it; each thread uses one at a time."""
        try:
            found = self._idle.pop() if self._idle else _Worker()
        except OSError:
            return work(*what)
        reply = found.ask(work, what)
        if reply is None:
            found.end()
            return work(*what)
        self._idle.append(found)
        return reply[0]

    @property
    def pids(self) -> tuple[int, ...]:
        """The ids of the worker processes that are free."""
        return tuple(one.process.pid for one in self._idle)

    def close(self) -> None:
        """Waits for the work that has begun, and ends all workers."""
        self._threads.shutdown()
        while self._idle:
            self._idle.pop().end()


class _Worker:
    """A worker process. Raises OSError if it cannot be started."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "games.worker"],
            cwd=ROOT,
            env={name: os.environ[name] for name in INHERITED if name in os.environ},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )

    def ask(self, work: Callable[..., T], what: tuple[object, ...]) -> tuple[T] | None:
        """Returns the result in a tuple; None if the work has raised, or if the worker has ended."""
        try:
            worker.send(cast("BinaryIO", self.process.stdin), (work, what))
            return cast("tuple[T] | None", worker.receive(cast("BinaryIO", self.process.stdout)))
        except (OSError, EOFError):
            return None

    def end(self) -> None:
        """Ends the process: by itself when its input ends, or else killed."""
        try:
            self.process.communicate(timeout=ENDS_WITHIN)
        except (subprocess.TimeoutExpired, OSError):
            self.process.kill()
            self.process.communicate()


WORKERS: Final = Workers()
"""The workers of this process."""
atexit.register(WORKERS.close)
os.register_at_fork(after_in_child=WORKERS.forget)
