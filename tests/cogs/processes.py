"""Runs the bot as a process of its own."""

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

from sandbox.page_user import PageUser
from tests.waiting import PATIENCE

ROOT = Path(__file__).parent.parent.parent
BOT = str(ROOT / "bot.py")


async def run(
    folder: Path, *, program: tuple[str, ...] = (BOT,), **environment: str
) -> asyncio.subprocess.Process:
    """`bot.py`, or another program of Python's, as a process of its own, in a folder without a `.env`."""
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("STOFA_", "DISCORD_"))}
    path = (str(ROOT), *filter(None, (clean.get("PYTHONPATH"),)))
    clean["PYTHONPATH"] = os.pathsep.join(path)
    return await asyncio.create_subprocess_exec(
        sys.executable, *program, cwd=folder, env=clean | environment,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip


async def ended(process: asyncio.subprocess.Process) -> tuple[int, str]:
    """How it ended and what it said."""
    out, err = await asyncio.wait_for(process.communicate(), PATIENCE)
    return process.returncode or 0, (out + err).decode()


async def online(box: Any, patience: float = PATIENCE) -> None:
    """Until the page shows the bot online, at most so many seconds."""
    async with await PageUser.connect(box.url, "Anna") as actor:
        await actor.wait_for(lambda: actor.hello["bot_online"], patience)
