"""The bot as a child process: started, restarted when it dies, ended with the sandbox."""

import asyncio
import contextlib
import os
import shlex
import sys
from collections.abc import Mapping

# What a bot says that lacks its configuration: starting it again would not help.
MISCONFIGURED = 78
FIRST_PAUSE, LONGEST_PAUSE, HEALTHY_AFTER = 0.5, 30.0, 60.0
GRACE = 10.0


async def keep_running(command: str, environment: Mapping[str, str]) -> int:
    """Run a command for ever, with growing pauses after failures; ends with the exit code 78 only."""
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
    # The sandbox's own standard output carries one line only, so the bot's goes to standard error.
    process = await asyncio.create_subprocess_exec(
        *shlex.split(command), env={**os.environ, **environment}, stdout=sys.stderr, start_new_session=True
    )
    try:
        return await process.wait()
    finally:
        await _end(process)


async def _end(process: asyncio.subprocess.Process) -> None:
    """Ask the child to end, and insist after a while."""
    if process.returncode is not None:
        return
    with contextlib.suppress(ProcessLookupError):
        process.terminate()
    try:
        await asyncio.wait_for(process.wait(), GRACE)
    except TimeoutError:
        process.kill()
        await process.wait()
