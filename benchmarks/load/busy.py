"""Fifty tables at once. B6: how long presses wait for their answer, and how long the event loop stalls.

Ten people play cribbage at fifty tables, each with a pause before every press. The bot of this folder and
that of an earlier version are loaded alike, in turns.
"""

import asyncio
import contextlib
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from benchmarks.press import BASE, is_ready
from benchmarks.rows import Row, show
from benchmarks.versions.checkouts import checkout
from benchmarks.whole import picks, set_table
from sandbox.page_user import Failed, PageUser
from sandbox.sandbox import Sandbox
from sandbox.server import serve
from sandbox.world import seed

ROOT = Path(__file__).parent.parent.parent
CHANNELS = tuple(f"table-{number}" for number in range(50))
PEOPLE = ("Anna", "Björn", "Clara", "Dagur", "Emma", "Finn", "Gerda", "Hans", "Inga", "Jan")
"""Each may host five tables."""
ROUNDS = 2
WARM, SECONDS = 5.0, 20.0
PAUSE = 0.8
"""Mean seconds between an answer and the same person's next press."""
PATIENCE = 60.0
PIPE = 64 * 1024 * 1024


class Run(NamedTuple):
    """What one run has timed, in milliseconds."""

    answers: list[float]
    late: list[float]
    pictures: list[float]


@contextlib.asynccontextmanager
async def running(root: Path) -> AsyncIterator[tuple[Sandbox, asyncio.subprocess.Process]]:
    """The bot of that checkout in a sandbox of its own, with a channel for each table."""
    seed.PEOPLE = tuple((name.lower().replace("ö", "o"), name, "en-US") for name in PEOPLE)
    async with serve(None, 0, names=seed.Seed("Stofa", "Stofan", CHANNELS, "STOFA")) as box:
        box.knobs.rate_limit = box.knobs.global_limit = 1_000_000
        box.knobs.answer_within = PATIENCE
        with tempfile.TemporaryDirectory() as folder:
            environment = os.environ | box.environment
            environment |= {"STOFA_DATABASE": str(Path(folder) / "stofa.sqlite3"), "STOFA_LOG": "error"}
            environment |= {"STOFA_GUILD_READY_TIMEOUT": "0"}
            process = await asyncio.create_subprocess_exec(
                sys.executable, str(ROOT / "benchmarks" / "load" / "stalls.py"), str(root),
                env=environment, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, limit=PIPE,
            )  # fmt: skip
            try:
                yield box, process
            finally:
                with contextlib.suppress(ProcessLookupError):
                    process.send_signal(signal.SIGTERM)
                await process.wait()


async def timed(process: asyncio.subprocess.Process) -> dict[str, list[float]]:
    """Returns what the bot has timed since the last call."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"\n")
    found: dict[str, list[float]] = json.loads(await process.stdout.readline())
    return found


async def presses(actor: PageUser, chance: random.Random, until: float) -> list[float]:
    """Presses what the person is offered at any table, until that time. Returns the milliseconds of each."""
    answers = []
    while time.monotonic() < until:
        await asyncio.sleep(PAUSE * chance.uniform(0.5, 1.5))
        ready = [message for message in actor.messages("dm") if picks(message)]
        if not ready:
            continue
        message = chance.choice(ready)
        started = time.perf_counter()
        with contextlib.suppress(Failed, KeyError):
            await actor.press(message, custom_id=chance.choice(picks(message)), timeout=PATIENCE)
            answers.append(1e3 * (time.perf_counter() - started))
    return answers


async def played(root: Path) -> Run:
    """Sets fifty tables, plays at them, and returns what was timed after a while."""
    async with running(root) as (box, process), contextlib.AsyncExitStack() as stack:
        actors = [await PageUser.connect(box.url, name) for name in PEOPLE]
        for actor in actors:
            stack.push_async_callback(actor.leave)
            await actor.wait_for(partial(is_ready, actor), PATIENCE)
        for number, channel in enumerate(CHANNELS):
            host, guest = actors[number % len(actors)], actors[(number + 1) % len(actors)]
            await set_table(channel, host, guest)
        chances = [random.Random(name) for name in PEOPLE]

        async def all_press(seconds: float) -> list[float]:
            until = time.monotonic() + seconds
            pressing = [presses(a, c, until) for a, c in zip(actors, chances, strict=True)]
            return [ms for answers in await asyncio.gather(*pressing) for ms in answers]

        await all_press(WARM)
        await timed(process)
        answers = await all_press(SECONDS)
        found = await timed(process)
        return Run(answers, found["late"], found["pictures"])


def p99(times: list[float]) -> float:
    """Returns the time that one in a hundred exceeds."""
    return sorted(times)[min(len(times) - 1, len(times) * 99 // 100)]


def rows(ours: Run, before: Run) -> list[Row]:
    """Returns the rows B6."""
    waits = [p99(run.answers) for run in (ours, before)]
    stalls = [max(run.late) for run in (ours, before)]
    middle = [statistics.median(run.answers) for run in (ours, before)]
    picture = statistics.median(ours.pictures)
    asked = f"{len(ours.answers)} and {len(before.answers)} presses"
    return [
        Row("B6", f"50 tables: p99 of an answer / {BASE}", waits[0] / waits[1], "<=", 0.5,
            f"{waits[0]:.0f} ms to {waits[1]:.0f} ms; medians {middle[0]:.0f} and {middle[1]:.0f}; {asked}"),
        Row("B6", f"50 tables: worst stall of the loop / {BASE}", stalls[0] / stalls[1], "<=", 0.5,
            f"{stalls[0]:.0f} ms to {stalls[1]:.0f} ms"),
        Row("B6", "50 tables: worst stall / median picture", stalls[0] / picture, "<=", 10,
            f"{stalls[0]:.0f} ms to {picture:.1f} ms"),
    ]  # fmt: skip


def main() -> None:
    """Prints the rows."""
    runs: dict[str, list[Run]] = {"ours": [], "before": []}
    roots = {"ours": ROOT, "before": checkout(BASE)}
    for _ in range(ROUNDS):
        for name, root in roots.items():
            runs[name].append(asyncio.run(played(root)))
    joined = {
        name: Run(*([ms for run in seen for ms in run[n]] for n in range(len(Run._fields))))
        for name, seen in runs.items()
    }
    show(rows(joined["ours"], joined["before"]))


if __name__ == "__main__":
    main()
