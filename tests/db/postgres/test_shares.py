"""Several processes with one server: each shard is one's, and ends with its connection."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from db import Part, StoreError, StoreInUse, open_store
from tests.db.steps import new_table, opened, step
from tests.refused import refused
from tests.waiting import until

ROOT = Path(__file__).parents[3]
PATIENCE = 90.0
HALVES = Part(2, frozenset((0,))), Part(2, frozenset((1,)))


class Holder:
    """A process that has some of two shards (`holder.py`)."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def says(self) -> str:
        line = await asyncio.wait_for(self.process.stdout.readline(), PATIENCE)
        return line.decode().strip()

    async def acts(self) -> list[str]:
        """Results of a look at what is due, one at open tables, and a step."""
        self.process.stdin.write(b"\n")
        return (await self.says()).split()


@asynccontextmanager
async def holding(address: str, own: str, table: int) -> AsyncIterator[Holder]:
    """A process that has these of two shards."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.db.postgres.holder", address, own, str(table),
        cwd=ROOT, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        holder = Holder(process)
        assert await holder.says() == "holds"
        yield holder
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def taken(address: str, part: Part) -> Any:
    """A store with these shares, as soon as they are free."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await open_store(address, within=60.0, part=part)
            except StoreInUse:
                await asyncio.sleep(0.1)


async def table(address: str) -> int:
    """A table of shard 1 with a clock."""
    async with opened(address) as store:
        return await new_table(store, guild=1 << 22, dues=())


async def test_a_shard_is_one_process_s(address: str) -> None:
    """F38: others have other shards; a process that wants everything is refused as well, and so is a file."""
    first = await open_store(address, within=60.0, part=HALVES[0])
    second = await open_store(address, within=60.0, part=HALVES[1])
    for part in (*HALVES, None):
        await refused(StoreInUse, open_store(address, within=1.0, part=part))
    await first.close()
    third = await open_store(address, within=60.0, part=HALVES[0])
    await third.close()
    await second.close()


async def test_a_file_has_no_shares(tmp_path: Path) -> None:
    """SQLite is for one process."""
    await refused(StoreError, open_store(tmp_path / "stofa.sqlite3", part=HALVES[0]))


async def test_each_beats_for_itself(address: str) -> None:
    """A share that nobody had for a while gets its time back, and the other keeps its own."""
    first = await open_store(address, within=60.0, part=HALVES[0])
    second = await open_store(address, within=60.0, part=HALVES[1])
    here = await new_table(first, 70, 1, guild=2 << 22)
    there = await new_table(first, 71, 2, guild=1 << 22)
    for n, one in enumerate((here, there)):
        await first.keep(step(one, 1, 10 + n))
    await first.heartbeat(1_000)
    assert await second.last_heartbeat() == 1_000, "none of its own: the last of any"
    await second.heartbeat(900)
    assert (await first.last_heartbeat(), await second.last_heartbeat()) == (1_000, 900)
    before = (await first.dues_of(here))[0].at, (await first.dues_of(there))[0].at
    await second.heartbeat(1_500, 600, 0)
    after = (await first.dues_of(here))[0].at, (await first.dues_of(there))[0].at
    assert after == (before[0], before[1] + 600)
    assert (await first.last_heartbeat(), await second.last_heartbeat()) == (1_000, 1_500)
    await first.close()
    await second.close()


async def test_the_share_of_a_killed_process_is_free(address: str) -> None:
    """The lock ends with the connection, and the connection with the process."""
    number = await table(address)
    async with holding(address, "1", number) as holder:
        assert await holder.acts() == ["0", "1", "kept"]
        holder.process.kill()
        store = await taken(address, HALVES[1])
        assert [due.table for due in await store.due(("turn",), 10**9)] == [number]
        await store.close()


async def test_a_frozen_process_that_wakes_does_nothing(address: str) -> None:
    """F38: its share is taken while it is frozen. Awake, it sees nothing due, tells and stores nothing."""
    number = await table(address)
    async with holding(address, "1", number) as holder:
        assert await holder.acts() == ["0", "1", "kept"]
        os.kill(holder.process.pid, signal.SIGSTOP)
        store = await taken(address, HALVES[1])
        assert await store.keep(step(number, 2, 99, text="of the other")) == "kept"
        os.kill(holder.process.pid, signal.SIGCONT)
        for _ in range(2):
            due, tables, kept = await holder.acts()
            assert (due, tables) == ("down", "down")
            assert kept in ("gone", "unsure", "down", "stale")
        assert [entry.text for entry in await store.entries(number)] == ["0", "1", "of the other"]
        await store.close()


async def test_a_short_freeze_changes_nothing(address: str) -> None:
    """A process that nobody has missed goes on."""
    number = await table(address)
    async with holding(address, "1", number) as holder:
        os.kill(holder.process.pid, signal.SIGSTOP)
        os.kill(holder.process.pid, signal.SIGCONT)
        assert await holder.acts() == ["0", "1", "kept"]


async def test_one_that_was_missed_but_not_replaced_goes_on(address: str) -> None:
    """Its connection was ended, it is not sure, and then it has its share again."""
    number = await table(address)
    async with holding(address, "1", number) as holder:
        os.kill(holder.process.pid, signal.SIGSTOP)
        store = await taken(address, HALVES[1])
        await store.close()
        os.kill(holder.process.pid, signal.SIGCONT)
        async with asyncio.timeout(PATIENCE):
            while (await holder.acts())[:2] == ["down", "down"]:  # noqa: ASYNC110  # no event tells when
                await asyncio.sleep(0.1)


async def test_a_process_that_waits_takes_what_becomes_free(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It looks every second, so it has a share within the three that are promised."""
    from db.postgres import cluster  # its library is an optional one

    both = Part(2, most=2)
    first = await open_store(address, within=60.0, part=both)
    paused, looked = list[float](), asyncio.Event()

    async def briefly(seconds: float) -> None:
        paused.append(seconds)
        looked.set()
        await asyncio.sleep(0.01)

    monkeypatch.setattr(cluster, "asyncio", SimpleNamespace(**vars(asyncio) | {"sleep": briefly}))
    waiting = asyncio.create_task(open_store(address, within=60.0, part=both))
    await asyncio.wait_for(looked.wait(), PATIENCE)
    assert not waiting.done()
    await first.close()
    second = await asyncio.wait_for(waiting, PATIENCE)
    assert second.shares.own
    held = second._engine.cluster
    for shard in {0, 1} - held.own:  # the server gives up one lock after the other
        await until(partial(held.take, shard))
    assert held.own == {0, 1}
    assert set(paused) == {cluster.LOOK}
    assert cluster.LOOK <= 3
    await second.close()
