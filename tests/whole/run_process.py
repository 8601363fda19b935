"""The sandbox with the bot in it as a process of its own, started as `make run` starts it."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests import chance
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def running(folder: Path) -> AsyncIterator[str]:
    """Yields the address of the page; games and settings are kept in the folder."""
    places = {"STOFA_DATABASE": str(folder / "stofa.sqlite3"), "DISCORD_TOKEN": ""}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "run.py", "--port", "0", "--folder", str(folder)),
        cwd=ROOT, env=os.environ | places | chance.environment(), stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None
    try:
        yield (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode().strip()
    finally:
        process.send_signal(signal.SIGTERM)
        await process.wait()
