"""The start of the whole bot. B3: beside `import discord`, the least that a bot of this library costs."""

import os
import subprocess
import sys
import tempfile
from functools import partial

from benchmarks.rows import Row, interleaved, show
from benchmarks.versions.checkouts import ROOT

START = """
import asyncio, tempfile, pathlib
import bot
from cogs.client import Stofa
from tables.service import Tables
async def main():
    with tempfile.TemporaryDirectory() as folder:
        tables = await Tables.open(pathlib.Path(folder) / "s.sqlite3")
        client = Stofa(tables)
        async with client:
            await client._add_cogs()
        await tables.close()
asyncio.run(main())
"""


def main() -> None:
    """Prints the row B3: start to registered commands.

    Processor time, with the bytecode that a first start has left, as at every later start.
    """
    with tempfile.TemporaryDirectory() as bytecode:
        codes = {"ours": START, "discord": "import discord"}
        runs = {name: partial(_child, code, bytecode) for name, code in codes.items()}
        for run in runs.values():
            run()
        cost = interleaved(runs, 9, _child_seconds)
    seconds = ", ".join(f"{name} {cost[name]:.2f} s" for name in runs)
    ratio = cost["ours"] / cost["discord"]
    show([Row("B3", "import, store, commands / import discord", ratio, "<=", 1.6, seconds)])


def _child(code: str, bytecode: str) -> None:
    """Runs the code."""
    environment = os.environ | {"PYTHONPYCACHEPREFIX": bytecode, "PYTHONDONTWRITEBYTECODE": ""}
    subprocess.run([sys.executable, "-W", "ignore", "-c", code], cwd=ROOT, env=environment, check=True)


def _child_seconds() -> float:
    """Returns the processor seconds of all child processes that have ended."""
    times = os.times()
    return times.children_user + times.children_system


if __name__ == "__main__":
    main()
