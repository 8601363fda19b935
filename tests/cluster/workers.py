"""Presses at once, and moves a second, by several processes without Discord."""

import asyncio
import contextlib
import json
import os
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from tests import chance
from tests.db.postgres.server import ROLE, Server

ROOT: Final = Path(__file__).parents[2]
PATIENCE: Final = 180.0
SOON: Final = 0.1
"""Seconds from an order to the time at which all press."""


class Crew:
    """Workers (`worker.py`), one a shard."""

    def __init__(self, processes: list[asyncio.subprocess.Process]) -> None:
        self._processes = processes

    async def ask(self, worker: int, *order: Any) -> Any:
        """What a worker answers."""
        process = self._processes[worker]
        assert process.stdin is not None
        process.stdin.write(json.dumps(order).encode() + b"\n")
        return await self.answer(worker)

    async def answer(self, worker: int) -> Any:
        stream = self._processes[worker].stdout
        assert stream is not None
        line = await asyncio.wait_for(stream.readline(), PATIENCE)
        assert line, f"worker {worker} has ended"
        return json.loads(line)

    async def ask_all(self, *order: Any) -> list[Any]:
        """What all answer, asked at once."""
        return await asyncio.gather(*(self.ask(worker, *order) for worker in range(len(self._processes))))


@contextlib.asynccontextmanager
async def crew(address: str, processes: int) -> AsyncIterator[Crew]:
    """So many workers, ready."""
    started = [
        await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.cluster.worker", address, str(shard), str(processes),
            cwd=ROOT, env=os.environ | chance.environment(),
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        )
        for shard in range(processes)
    ]  # fmt: skip
    made = Crew(started)
    try:
        for shard in range(processes):
            assert await made.answer(shard) == "ready"
        yield made
    finally:
        for process in started:
            if process.returncode is None:
                process.kill()
            await process.wait()


async def presses(server: Server, *, processes: int, rounds: int, at_once: int) -> Counter[str]:
    """Rounds of presses at once at one table by all processes. Returns the results of all together.

    Raises AssertionError unless one of each round is accepted, and stored once.
    """
    address, results, opened = server.new(), Counter[str](), None
    schema = address.rpartition("=")[2]
    async with crew(address, processes) as workers:
        done = 0
        while done < rounds:
            opened = opened or await workers.ask(0, "open", 0)
            table, *people = opened
            wanted = await workers.ask(processes - 1, "wanted", table, people)
            if wanted is None:
                opened = None
                continue
            before = _length(server, schema)
            at = time.monotonic() + SOON
            answers = await workers.ask_all("press", table, wanted, at_once // processes, at)
            found = sum(map(Counter, answers), Counter[str]())
            assert found["accepted"] == 1, found
            assert found["refused"] == at_once - 1, found
            assert _length(server, schema) == before + 1
            results += found
            done += 1
            print(f"\r{done} of {rounds} rounds", end="", file=sys.stderr, flush=True)
    return results


def _length(server: Server, schema: str) -> int:
    return int(server.sql(f"SELECT count(*) FROM {schema}.entries", ROLE))


class Rate(NamedTuple):
    """What so many processes did: moves a second, milliseconds of processor and transactions a move."""

    processes: int
    moves: float
    processor: float
    transactions: float


async def rate(server: Server, *, processes: int, tables: int, seconds: float) -> Rate:
    """Plays at so many tables in each process."""
    address = server.new()
    async with crew(address, processes) as workers:
        before = _transactions(server)
        orders = [workers.ask(n, "play", n << 22, tables, seconds) for n in range(processes)]
        played = await asyncio.gather(*orders)
        after = _transactions(server)
    moves = sum(one["moves"] for one in played)
    assert moves
    processor = 1000 * sum(one["processor"] for one in played) / moves
    return Rate(processes, moves / seconds, processor, (after - before) / moves)


def _transactions(server: Server) -> int:
    """The transactions of the database so far."""
    server.sql("SELECT pg_stat_clear_snapshot()", ROLE)
    time.sleep(1.1)  # the server counts them once a second
    return int(server.sql(f"SELECT xact_commit FROM pg_stat_database WHERE datname = '{ROLE}'", ROLE))
