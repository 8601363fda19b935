"""Runs the commands of `run.py`."""

import asyncio
import os
import sys
from pathlib import Path
from typing import NamedTuple

from tests import forked
from tests.cogs.processes import Process
from tests.waiting import PATIENCE

ROOT = Path(__file__).parent.parent.parent
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.SANDBX.not-a-real-secret-not-a-real"


class Ended(NamedTuple):
    """The exit code of a command and what it printed."""

    code: int
    out: str
    err: str


async def command(*words: str | Path, **environment: str) -> Ended:
    """Runs a command to its end, from a folder that is not the program's, forked where all is imported."""
    return await _ended(await forked.start(Path("/"), _surroundings() | environment, *map(str, words)))


async def command_anew(*words: str | Path, **environment: str) -> Ended:
    """The same started by its file, as an operator does."""
    return await _ended(
        await asyncio.create_subprocess_exec(
            sys.executable, str(ROOT / "run.py"), *map(str, words), cwd="/",
            env=_surroundings() | environment, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )
    )  # fmt: skip


def _surroundings() -> dict[str, str]:
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("STOFA_", "DISCORD_"))}
    return clean | {"DISCORD_TOKEN": ""}


async def _ended(process: Process) -> Ended:
    out, err = await asyncio.wait_for(process.communicate(), PATIENCE)
    return Ended(process.returncode or 0, out.decode(), err.decode())
