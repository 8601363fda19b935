"""Runs the bot as a child process: restarted when it ends, or once, for a test."""

import asyncio
import contextlib
import os
import shlex
import sys
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from typing import Any, TypeVar

Result = TypeVar("Result")

# Exit code of a bot whose configuration is missing; it is not restarted.
MISCONFIGURED = 78
NEEDS_INTENTS = "it asks for privileged intents; grant them with --privileged-intents"
FIRST_PAUSE, LONGEST_PAUSE, HEALTHY_AFTER = 0.5, 30.0, 60.0
GRACE = 10.0
LAST_LINES = 20
OUTPUT_SECONDS = 1.0  # a child of the bot may keep its output open
LINE_BYTES = 2**20


class Ended(Exception):
    """The bot's process has ended; the text has its exit code and last lines."""


class Bot:
    """A running bot, for a test."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.lines: deque[str] = deque(maxlen=LAST_LINES)
        self._end = asyncio.create_task(self._read())

    async def _read(self) -> None:
        """Copies the output to standard error until the process ends."""
        assert self.process.stdout is not None
        while line := await self.process.stdout.readline():
            self.lines.append(line.decode(errors="replace").rstrip())
            sys.stderr.write(self.lines[-1] + "\n")
        await self.process.wait()

    async def until(self, wait: Coroutine[Any, Any, Result]) -> Result:
        """Returns the result of `wait`. :raises Ended: as soon as the bot has ended before it"""
        waiting = asyncio.create_task(wait)
        try:
            await asyncio.wait((waiting, self._end), return_when=asyncio.FIRST_COMPLETED)
            if waiting.done():
                return waiting.result()
        finally:
            waiting.cancel()
        last = "\n".join(self.lines)
        raise Ended(f"the bot has ended with {self.process.returncode}; its last lines:\n{last}")

    async def stop(self) -> None:
        """Terminates the bot, if it still runs."""
        await _end(self.process)
        await asyncio.wait((self._end,), timeout=OUTPUT_SECONDS)
        self._end.cancel()


@asynccontextmanager
async def running(command: str, environment: Mapping[str, str]) -> AsyncIterator[Bot]:
    """Runs a bot for a test, and terminates it after the block. Its output goes to standard error."""
    pipe, both = asyncio.subprocess.PIPE, asyncio.subprocess.STDOUT
    bot = Bot(await _start(command, environment, stdout=pipe, stderr=both, limit=LINE_BYTES))
    try:
        yield bot
    finally:
        await bot.stop()


async def keep_running(
    command: str, environment: Mapping[str, str], refused: Callable[[], bool] = lambda: False
) -> int:
    """Runs a command and restarts it, with growing pauses.

    Returns 78 if it ends with 78, cannot be started, or ends while `refused` says that it would be again.
    """
    pause = FIRST_PAUSE
    loop = asyncio.get_running_loop()
    while True:
        began = loop.time()
        try:
            code = await _run(command, environment)
        except OSError as error:
            sys.stderr.write(f"the bot cannot be started: {error}\n")
            return MISCONFIGURED
        if code == MISCONFIGURED:
            return code
        if refused():
            sys.stderr.write(f"the bot ended with {code} and is not started again: {NEEDS_INTENTS}\n")
            return MISCONFIGURED
        if loop.time() - began > HEALTHY_AFTER:
            pause = FIRST_PAUSE
        sys.stderr.write(f"the bot ended with {code}; starting it again in {pause:g} s\n")
        await asyncio.sleep(pause)
        pause = min(pause * 2, LONGEST_PAUSE)


async def _start(command: str, environment: Mapping[str, str], **pipes: Any) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *shlex.split(command), env={**os.environ, **environment}, start_new_session=True, **pipes
    )


async def _run(command: str, environment: Mapping[str, str]) -> int:
    # The sandbox prints one line to standard output, so the bot's output goes to standard error.
    process = await _start(command, environment, stdout=sys.stderr)
    try:
        return await process.wait()
    finally:
        await _end(process)


async def _end(process: asyncio.subprocess.Process) -> None:
    """Terminates the child, and kills it after `GRACE` seconds."""
    if process.returncode is not None:
        return
    with contextlib.suppress(ProcessLookupError):
        process.terminate()
    try:
        await asyncio.wait_for(process.wait(), GRACE)
    except TimeoutError:
        process.kill()
        await process.wait()
