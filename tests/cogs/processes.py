"""Runs the bot as a process of its own."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Any

from sandbox.page_user import PageUser
from tests import chance, forked
from tests.forked import Forked
from tests.waiting import PATIENCE

ROOT = Path(__file__).parent.parent.parent
BOT = str(ROOT / "bot.py")


Process = Forked | asyncio.subprocess.Process


async def run(folder: Path, **environment: str) -> Forked:
    """`bot.py` as a process of its own, in a folder without a `.env`, forked where all is imported."""
    return await forked.start(folder, _surroundings() | environment)


async def run_anew(
    folder: Path, *, program: tuple[str, ...] = (BOT,), **environment: str
) -> asyncio.subprocess.Process:
    """The same started by its file, as `bot.py` is outside of tests, or another program of Python's."""
    return await asyncio.create_subprocess_exec(
        sys.executable, *program, cwd=folder, env=_surroundings() | chance.environment() | environment,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip


def _surroundings() -> dict[str, str]:
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("STOFA_", "DISCORD_"))}
    path = (str(ROOT), *filter(None, (clean.get("PYTHONPATH"),)))
    return clean | {"PYTHONPATH": os.pathsep.join(path), "STOFA_GUILD_READY_TIMEOUT": "0.05"}


async def ended(process: Process) -> tuple[int, str]:
    """How it ended and what it said."""
    out, err = await asyncio.wait_for(process.communicate(), PATIENCE)
    return process.returncode or 0, (out + err).decode()


async def stopped(process: Process) -> str:
    """Stops it as a supervisor does, which it must do in order. Returns what it said."""
    process.send_signal(signal.SIGTERM)
    code, said = await ended(process)
    assert (code, "Traceback" in said) == (0, False), said
    return said


async def refused(folder: Path, code: int = 78, **environment: str) -> str:
    """What a start says that ends with this code, without a traceback."""
    found, said = await ended(await run(folder, **environment))
    assert (found, "Traceback" in said) == (code, False), said
    return said


async def started(box: Any, folder: Path, **environment: str) -> Forked:
    """The bot of this sandbox, once it is online."""
    bot = await run(folder, **box.environment, **environment)
    await online(box)
    return bot


async def online(box: Any, patience: float = PATIENCE) -> None:
    """Until the page shows the bot online, at most so many seconds."""
    async with await PageUser.connect(box.url, "Anna") as actor:
        await actor.wait_for(lambda: actor.hello["bot_online"], patience)
