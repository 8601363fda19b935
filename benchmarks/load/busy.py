"""Fifty tables of all games at once. B6: how long presses wait for their answer, how long the loop stalls.

    python -m benchmarks.load.busy [--tables N]

Ten people for every fifty tables play, each with a pause before every press.
"""

import argparse
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
from collections.abc import AsyncIterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.press import is_ready
from benchmarks.rows import Row, show
from benchmarks.versions.checkouts import ROOT
from games.registry import GAMES
from sandbox.checks.components import BUTTON
from sandbox.page_user import Failed, PageUser, offered
from sandbox.sandbox import Sandbox
from sandbox.server import serve
from sandbox.world import seed

TABLES = 50
HOSTED = 5
"""Tables that a person hosts, the most that one may."""
WARM, SECONDS = 5.0, 20.0
PAUSE = 0.8
"""Mean seconds between an answer and the same person's next press."""
PATIENCE = 60.0
MOST_MS = 250.0
PIPE = 64 * 1024 * 1024
Json = dict[str, Any]


class Run(NamedTuple):
    """What one run has timed, in milliseconds."""

    answers: list[float]
    late: list[float]
    pictures: list[float]


@contextlib.asynccontextmanager
async def running(tables: int) -> AsyncIterator[tuple[Sandbox, asyncio.subprocess.Process]]:
    """The bot in a sandbox of its own, with a channel for each table and a person for every few."""
    people = tuple(f"Person {number}" for number in range(-(-tables // HOSTED)))
    seed.PEOPLE = tuple((name.lower().replace(" ", "-"), name, "en-US") for name in people)
    channels = tuple(f"table-{number}" for number in range(tables))
    async with serve(None, 0, names=seed.Seed("Stofa", "Stofan", channels, "STOFA")) as box:
        box.knobs.rate_limit = box.knobs.global_limit = 1_000_000
        box.knobs.answer_within = PATIENCE
        with tempfile.TemporaryDirectory() as folder:
            environment = os.environ | box.environment
            environment |= {"STOFA_DATABASE": str(Path(folder) / "stofa.sqlite3"), "STOFA_LOG": "error"}
            environment |= {"STOFA_GUILD_READY_TIMEOUT": "0"}
            process = await asyncio.create_subprocess_exec(
                sys.executable, str(ROOT / "benchmarks" / "load" / "stalls.py"), str(ROOT),
                env=environment, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, limit=PIPE,
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


def picks(message: Json) -> list[Json]:
    """Returns the buttons and selects of a message that choose or confirm."""
    return [part for part in offered(message) if part["custom_id"].split(":")[1] in ("pick", "many", "do")]


async def presses(actor: PageUser, chance: random.Random, until: float) -> list[float]:
    """Presses what the person is offered at any table, until that time. Returns the milliseconds of each."""
    answers = []
    while time.monotonic() < until:
        await asyncio.sleep(PAUSE * chance.uniform(0.5, 1.5))
        ready = [message for message in actor.messages("dm") if picks(message)]
        if not ready:
            continue
        message = chance.choice(ready)
        part = chance.choice(picks(message))
        started = time.perf_counter()
        with contextlib.suppress(Failed, KeyError):
            if part["type"] == BUTTON:
                await actor.press(message, custom_id=part["custom_id"], timeout=PATIENCE)
            else:
                values = chance.sample([option["value"] for option in part["options"]], part["min_values"])
                await actor.choose(message, values, custom_id=part["custom_id"], timeout=PATIENCE)
            answers.append(1e3 * (time.perf_counter() - started))
    return answers


async def set_table(key: str, channel: str, people: Sequence[PageUser]) -> None:
    """Opens and starts a table of these people, the first its host."""
    await people[0].slash(f"{key} new", channel, timeout=PATIENCE)
    for actor, verb in (*((actor, "join") for actor in people[1:]), (people[0], "start")):
        wanted = f"s:{verb}:"
        board = await actor.wait_message(channel, partial(_has, wanted), PATIENCE)
        part = next(p for p in offered(board) if p["custom_id"].startswith(wanted))
        await actor.press(board, custom_id=part["custom_id"], timeout=PATIENCE)


def _has(wanted: str, message: Json) -> bool:
    return any(part["custom_id"].startswith(wanted) for part in offered(message))


async def played(tables: int) -> Run:
    """Sets the tables, plays at them, and returns what was timed after a while."""
    async with running(tables) as (box, process), contextlib.AsyncExitStack() as stack:
        actors = [await PageUser.connect(box.url, name) for _, name, _ in seed.PEOPLE]
        for actor in actors:
            stack.push_async_callback(actor.leave)
            await actor.wait_for(partial(is_ready, actor), PATIENCE)
        for number in range(tables):
            key = sorted(GAMES)[number % len(GAMES)]
            count = max(2, min(GAMES[key].seats))
            people = [actors[(number + n) % len(actors)] for n in range(count)]
            await set_table(key, f"table-{number}", people)
        chances = [random.Random(name) for _, name, _ in seed.PEOPLE]

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


def rows(run: Run, tables: int) -> list[Row]:
    """Returns the rows B6."""
    wait, stall = p99(run.answers), max(run.late)
    picture = statistics.median(run.pictures)
    half = f"median {statistics.median(run.answers):.0f} ms; {len(run.answers)} presses"
    return [
        Row("B6", f"{tables} tables of all games: p99 of an answer, ms", wait, "<=", MOST_MS, half),
        Row("B6", f"{tables} tables of all games: worst stall / median picture", stall / picture, "<=", 10,
            f"{stall:.0f} ms to {picture:.1f} ms"),
    ]  # fmt: skip


def main(arguments: Sequence[str] = ()) -> None:
    """Prints the rows."""
    reader = argparse.ArgumentParser(description="Measures many busy tables of all games.")
    reader.add_argument("--tables", type=int, default=TABLES)
    tables = reader.parse_args(arguments).tables
    show(rows(asyncio.run(played(tables)), tables))


if __name__ == "__main__":
    main(sys.argv[1:])
