"""Runs the bot as a child process and restarts it when it ends."""

import asyncio
import contextlib
import os
import shlex
import sys
from collections.abc import Mapping

# Exit code of a bot whose configuration is missing; it is not restarted.
MISCONFIGURED = 78
FIRST_PAUSE, LONGEST_PAUSE, HEALTHY_AFTER = 0.5, 30.0, 60.0
GRACE = 10.0


async def keep_running(command: str, environment: Mapping[str, str]) -> int:
    """Runs a command and restarts it, with growing pauses. Returns only on the exit code 78."""
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
        if loop.time() - began > HEALTHY_AFTER:
            pause = FIRST_PAUSE
        sys.stderr.write(f"the bot ended with {code}; starting it again in {pause:g} s\n")
        await asyncio.sleep(pause)
        pause = min(pause * 2, LONGEST_PAUSE)


async def _run(command: str, environment: Mapping[str, str]) -> int:
    # The sandbox prints one line to standard output, so the bot's output goes to standard error.
    process = await asyncio.create_subprocess_exec(
        *shlex.split(command), env={**os.environ, **environment}, stdout=sys.stderr, start_new_session=True
    )
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
