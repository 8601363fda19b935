"""The whole bot as a process. B2: processor time a move. B3: start and memory.

Six players at three tables press buttons through the sandbox as fast as they are answered. The moves a second
are given beside it; they are bounded by the sandbox.
"""

import asyncio
import os
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.press import BASE, is_ready
from benchmarks.rows import Row, interleaved, show
from benchmarks.versions.checkouts import ROOT, checkout
from sandbox.page_user import Failed, PageUser, offered
from sandbox.sandbox import Sandbox
from sandbox.server import serve
from sandbox.world.seed import Seed

CHANNELS = ("stofa", "spil", "spel")
TABLES = (("stofa", "Anna", "Björn"), ("spil", "Clara", "Dagur"), ("spel", "Emma", "Finn"))
SECONDS = 12.0
ROUNDS = 3
TICKS = os.sysconf("SC_CLK_TCK")
Json = dict[str, Any]


class Run(NamedTuple):
    """The result of one run: committed moves a second, and the bot's processor seconds a move."""

    rate: float
    cpu: float


def picks(message: Json) -> list[str]:
    """Returns the custom ids of the message's buttons that pick a card or confirm."""
    ids = [str(p["custom_id"]) for p in offered(message) if p["type"] == 2]
    return [i for i in ids if i.split(":")[1] in ("pick", "do")]


async def presses(actor: PageUser, until: float) -> None:
    """Presses the first such button of the newest direct message, until that time."""
    while time.monotonic() < until:
        ready = [m for m in actor.messages("dm") if picks(m)] if _has_dm(actor) else []
        if not ready:
            await asyncio.sleep(0.002)
            continue
        with suppress(Failed, KeyError):
            await actor.press(ready[-1], custom_id=picks(ready[-1])[0])


def _has_dm(actor: PageUser) -> bool:
    return any(c["kind"] == "dm" for c in actor.hello["channels"])


async def press_verb(actor: PageUser, channel: str, verb: str) -> None:
    """Waits for a board with that button and presses it."""

    def has(message: Json) -> bool:
        return any(f"s:{verb}:" in p["custom_id"] for p in offered(message))

    board = await actor.wait_message(channel, has, 30)
    wanted = next(p["custom_id"] for p in offered(board) if f"s:{verb}:" in p["custom_id"])
    await actor.press(board, custom_id=wanted)


async def set_table(channel: str, host: PageUser, guest: PageUser) -> None:
    """Opens and starts a table."""
    await host.slash("cribbage new", channel)
    await press_verb(guest, channel, "join")
    await press_verb(host, channel, "start")


async def set_again(channel: str, host: PageUser, guest: PageUser) -> None:
    """Starts a rematch whenever the game is over, until cancelled."""
    while True:
        with suppress(TimeoutError, Failed, StopIteration, KeyError):
            await press_verb(host, channel, "rematch")
            await press_verb(guest, channel, "join")
            await press_verb(host, channel, "start")


async def stretch(variant: str) -> Run:
    """Plays for a while with that variant of the bot."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "stofa.sqlite3"
        async with serve(None, 0, names=Seed("Stofa", "Stofan", CHANNELS, "STOFA")) as box:
            box.knobs.rate_limit = 100_000
            bot = await _start(box, variant, database)
            try:
                return await _played(box, bot.pid, database)
            finally:
                bot.send_signal(signal.SIGTERM)
                await bot.wait()


async def _start(box: Sandbox, variant: str, database: Path) -> asyncio.subprocess.Process:
    environment = os.environ | box.environment
    environment |= {"STOFA_DATABASE": str(database), "STOFA_LOG": "error", "STOFA_GUILD_READY_TIMEOUT": "0"}
    return await asyncio.create_subprocess_exec(
        sys.executable, str(ROOT / "benchmarks" / "variant.py"), variant, env=environment
    )


async def _played(box: Sandbox, pid: int, database: Path) -> Run:
    actors = {name: await PageUser.connect(box.url, name) for _, *names in TABLES for name in names}
    try:
        for actor in actors.values():
            await actor.wait_for(partial(is_ready, actor), 30)
        for channel, host, guest in TABLES:
            await set_table(channel, actors[host], actors[guest])
        again = [asyncio.create_task(set_again(c, actors[h], actors[g])) for c, h, g in TABLES]
        await asyncio.gather(*(presses(a, time.monotonic() + 3) for a in actors.values()))
        moves, cpu, started = _moves(database), _cpu(pid), time.monotonic()
        await asyncio.gather(*(presses(a, started + SECONDS) for a in actors.values()))
        took, done = time.monotonic() - started, _moves(database) - moves
        for task in again:
            task.cancel()
        await asyncio.gather(*again, return_exceptions=True)
        return Run(done / took, (_cpu(pid) - cpu) / max(1, done))
    finally:
        for actor in actors.values():
            await actor.leave()


def _moves(database: Path) -> int:
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as store:
        return int(store.execute("SELECT count(*) FROM entries WHERE kind = 'move'").fetchone()[0])


def _cpu(pid: int) -> float:
    """Returns the processor seconds that a process has used (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def end_to_end() -> list[Row]:
    """Returns the row B2: with pictures made by Pillow alone, compared to ours; without any in the note."""
    runs: dict[str, list[Run]] = {"ours": [], "none": [], "plain": []}
    for _ in range(ROUNDS):
        for variant, seen in runs.items():
            seen.append(asyncio.run(stretch(variant)))
    rate = {v: statistics.median(r.rate for r in seen) for v, seen in runs.items()}
    cpu = {v: 1e3 * statistics.median(r.cpu for r in seen) for v, seen in runs.items()}
    note = ", ".join(f"{v} {rate[v]:.1f}/s {cpu[v]:.1f} ms" for v in runs)
    what = "processor a move with Pillow RGB PNG 6 / ours"
    return [Row("B2", what, cpu["plain"] / cpu["ours"], ">=", 6.0, note)]


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


def start() -> list[Row]:
    """Returns the rows B3: start to registered commands, beside an earlier version, and memory.

    Processor time, with the bytecode that a first start has left, as at every later start. `import discord`,
    the least that a bot of this library costs, is in the notes.
    """
    before = checkout(BASE)
    with tempfile.TemporaryDirectory() as bytecode:
        runs = {
            "ours": partial(_child, START, ROOT, bytecode),
            "before": partial(_child, START, before, bytecode),
            "discord": partial(_child, "import discord", ROOT, bytecode),
        }
        for run in runs.values():
            run()
        cost = interleaved(runs, 9, _child_seconds)
        seconds = ", ".join(f"{name} {cost[name]:.2f} s" for name in runs)
        memory = {name: _memory(code, ROOT, bytecode) for name, code in CODES.items()}
        kept = ", ".join(f"{name} {megabytes:.0f} MB" for name, megabytes in memory.items())
    return [
        Row("B3", f"import, store, commands / {BASE}", cost["ours"] / cost["before"], "<=", 0.52, seconds),
        Row("B3", "memory after 200 boards, MB", memory["boards"], "<=", 95, kept),
    ]


def _child(code: str, folder: Path, bytecode: str) -> str:
    """Runs the code in that folder. Returns what it printed."""
    environment = os.environ | {"PYTHONPYCACHEPREFIX": bytecode, "PYTHONDONTWRITEBYTECODE": ""}
    command = [sys.executable, "-W", "ignore", "-c", code]
    done = subprocess.run(command, cwd=folder, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout


def _child_seconds() -> float:
    """Returns the processor seconds of all child processes that have ended."""
    times = os.times()
    return times.children_user + times.children_system


LOAD = START.replace(
    "        await tables.close()",
    """        await tables.close()
        import random, render
        bot.return_large_blocks()
        from games.chance import Derived
        from games.contract import moves
        from games.registry import GAMES
        rules, look = GAMES["cribbage"], render.Look("en", ("Anna Guðmundsdóttir", "Søren"))
        for number in range(8):
            chooser = random.Random(number)
            state = rules.start(2, rules.Options(), Derived(b"bench", 0)).state
            for n in range(1, 26):
                render.of(rules.view(state, 0)).board(look)
                render.of(rules.view(state, 0)).hand(look)
                seat = next(seat for wait in rules.waits(state) for seat in wait.seats)
                move = chooser.choice(moves(rules, state, seat))
                state = rules.apply(state, seat, move, Derived(b"bench", n)).state""",
)
"""Draws 200 boards and hands, without `benches.py`, which imports numpy and tests."""


CODES = {"boards": LOAD, "start": START, "discord": "import discord"}


def _memory(code: str, folder: Path, bytecode: str) -> float:
    """Returns the peak memory in megabytes of a process that runs this code (Linux)."""
    code += "\nprint(next(line for line in open('/proc/self/status') if line.startswith('VmHWM')))"
    return int(_child(code, folder, bytecode).split()[-2]) / 1024


def main() -> None:
    """Prints the rows."""
    show(start())
    show(end_to_end())


if __name__ == "__main__":
    main()
