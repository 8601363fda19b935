"""Runs `run.py` as an operator does."""

import asyncio
import os
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent.parent
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.SANDBX.not-a-real-secret-not-a-real"


class Ended(NamedTuple):
    """The exit code of a command and what it printed."""

    code: int
    out: str
    err: str


async def command(*words: str | Path, **environment: str) -> Ended:
    """Runs a command to its end, from a folder that is not the program's."""
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("STOFA_", "DISCORD_"))}
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(ROOT / "run.py"), *map(str, words),
        cwd="/", env=clean | {"DISCORD_TOKEN": ""} | environment,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    out, err = await asyncio.wait_for(process.communicate(), 60)
    return Ended(process.returncode or 0, out.decode(), err.decode())
