"""A few processes for long computations, so that no press waits for the interpreter meanwhile.

They start when they are first needed and end with this process. `python -m workers NICE` is one of them: it
reads requests from the standard input and writes replies to the standard output, each a length of four bytes
and a pickle.
"""

import asyncio
import contextlib
import os
import pickle
import signal
import subprocess
import sys
import weakref
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeVar, cast

T = TypeVar("T")
Tell = Callable[..., object]

ROOT: Final = Path(__file__).parent
INHERITED: Final = ("PATH", "PYTHONDONTWRITEBYTECODE", "PYTHONHASHSEED", "SYSTEMROOT")
"""The variables of the environment that a worker gets; it needs no token."""
AT_ONCE: Final = max(1, min(2, (os.cpu_count() or 1) - 1))
"""Number of worker processes: a core is left for everything else, if there is one."""
YIELDING: Final = 10
"""By how much a worker yields to others if nobody waits for a move of it."""
IDLE: Final = 120.0
"""Seconds after which workers that nobody needs are ended."""
MOST_MEMORY: Final = 96_000_000
"""Bytes of memory from which a worker is ended after its work: what it has kept is only for speed."""
ENDS_WITHIN: Final = 2
"""Seconds that a worker has to end by itself."""
SIZE: Final = 4


class Lost(OSError):
    """The work was not done: its worker has ended or cannot be started, or the work has raised."""


class Workers:
    """Runs functions in worker processes, `at_once` at a time; the oldest work first."""

    def __init__(self, at_once: int = AT_ONCE, nice: int = 0) -> None:
        self._at_once, self._nice = at_once, nice
        self.forget()

    def forget(self) -> None:
        """Leaves all workers alone: in a forked process they belong to its parent."""
        self._threads = ThreadPoolExecutor(self._at_once, "workers")
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()
        self._resting: asyncio.TimerHandle | None = None
        ALL.add(self)

    async def run(self, work: Callable[..., T], *what: object) -> T:
        """Returns or raises what `work(*what)` does. The function, its arguments and result are pickled.

        If no worker does it, it is done in a thread.
        """
        return await self._submit(partial(self._done, work, what))

    async def follow(self, tell: Tell, work: Callable[..., T], *what: object) -> T:
        """Returns what `work(*what, tell)` does; `tell` is called here. Raises Lost if no worker does it."""
        call = partial(asyncio.get_running_loop().call_soon_threadsafe, tell)
        return await self._submit(partial(self._asked, work, what, call))

    async def _submit(self, work: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._threads, work)
        finally:
            if self._resting is not None:
                self._resting.cancel()
            self._resting = loop.call_later(IDLE, self._rest)

    def _rest(self) -> None:
        """Ends the workers that are free, in a thread."""
        with contextlib.suppress(RuntimeError):  # after `close`
            self._threads.submit(self._end_idle)

    def _end_idle(self) -> None:
        while self._idle:
            self._idle.pop().end()

    def _done(self, work: Callable[..., T], what: tuple[object, ...]) -> T:
        try:
            return self._asked(work, what)
        except OSError:
            return work(*what)

    def _asked(self, work: Callable[..., T], what: tuple[object, ...], tell: Tell | None = None) -> T:
        """Has one worker do it; each thread uses one at a time. Raises OSError, as Lost, if it does not."""
        found = self._idle.pop() if self._idle else _Worker(self._nice)
        self._busy.add(found)
        reply = None
        try:
            reply = found.ask(work, what, tell)
        finally:
            self._busy.discard(found)
            if reply is None or found.memory() > MOST_MEMORY:
                found.end()
            else:
                self._idle.append(found)
        if reply is None:
            raise Lost
        return reply[0]

    @property
    def pids(self) -> tuple[int, ...]:
        """The ids of the worker processes that are free."""
        return tuple(one.process.pid for one in self._idle)

    @property
    def memory(self) -> int:
        """Bytes of memory of all worker processes."""
        return sum(one.memory() for one in (*self._idle, *self._busy))

    def stop(self) -> None:
        """Ends all workers at once, whatever they do."""
        for found in (*self._busy,):
            found.process.kill()
        self._end_idle()

    def close(self) -> None:
        """Drops what waits, waits for the work that has begun, and ends all workers."""
        self._threads.shutdown(cancel_futures=True)
        self.stop()


ALL: Final[weakref.WeakSet[Workers]] = weakref.WeakSet()
"""All of this process."""


class _Worker:
    """A worker process. Raises OSError if it cannot be started."""

    def __init__(self, nice: int) -> None:
        self.process = subprocess.Popen(  # noqa: S603  # this interpreter
            [sys.executable, "-m", "workers", str(nice)],
            cwd=ROOT,
            env={name: os.environ[name] for name in INHERITED if name in os.environ},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )

    def ask(self, work: Callable[..., T], what: tuple[object, ...], tell: Tell | None) -> tuple[T] | None:
        """Returns the result in a tuple; None if the work has raised, or if the worker has ended."""
        try:
            send(cast("BinaryIO", self.process.stdin), (work, what, tell is not None))
            while True:
                is_result, reply = receive(cast("BinaryIO", self.process.stdout))
                if is_result or tell is None:
                    return cast("tuple[T] | None", reply)
                tell(*reply)
        except (OSError, EOFError):
            return None

    def memory(self) -> int:
        """Bytes of memory that the process has; 0 where the system does not tell."""
        with contextlib.suppress(OSError):
            pages = Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1]
            return int(pages) * os.sysconf("SC_PAGE_SIZE")
        return 0

    def end(self) -> None:
        """Ends the process: by itself when its input ends, or else killed."""
        try:
            self.process.communicate(timeout=ENDS_WITHIN)
        except (subprocess.TimeoutExpired, OSError):
            self.process.kill()
            self.process.communicate()


def send(stream: BinaryIO, what: object) -> None:
    """Writes a value. Raises OSError if nobody reads any more."""
    data = pickle.dumps(what)
    stream.write(len(data).to_bytes(SIZE, "big") + data)
    stream.flush()


def receive(stream: BinaryIO) -> Any:
    """Returns the next value. Raises EOFError at the end of the stream."""
    size = stream.read(SIZE)
    data = stream.read(int.from_bytes(size, "big")) if len(size) == SIZE else b""
    return pickle.loads(data)  # noqa: S301  # between two processes of the bot; of no data raises EOFError


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answers requests until there are no more."""

    def tell(*said: object) -> None:
        send(target, (False, said))

    while True:
        try:
            work, what, tells = receive(source)
        except EOFError:
            return
        try:
            reply: tuple[Any] | None = (work(*what, tell) if tells else work(*what),)
        except Exception:  # it is tried again where it can be reported
            reply = None
        send(target, (True, reply))


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # for the process that asks to answer
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    serve(sys.stdin.buffer, sys.stdout.buffer)
