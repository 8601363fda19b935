"""Processes with their shards: who serves what, and what becomes of the share of one that dies."""

import asyncio
import re
import signal
from pathlib import Path

import pytest

from tests.cluster.several import PATIENCE, Several, bid, boards, open_table, several
from tests.cogs.process.test_health import free_port, page
from tests.db.postgres.server import Server
from tests.deploy.test_compose import FILES, environment, replicas

pytestmark = pytest.mark.sampled("shares")


async def test_a_table_of_each_shard(server: Server, tmp_path: Path) -> None:
    """Both are played by direct messages, which come to shard 0. A second process of a shard is refused."""
    async with several(server, tmp_path, shards=2) as here:
        await here.start_all("0/2", "1/2")
        for shard, name in enumerate(("Anna", "Björn")):
            await open_table(here, name, shard)
            await bid(here, name)
            assert len(boards(await here.connect(name), f"of-{shard}")) == 1
        assert here.rows("SELECT (guild >> 22) % 2 FROM tables ORDER BY id") == ["0", "1"]
        assert here.rows("SELECT id FROM inbox") == []
        await here.start("1/2")
        code, said = await here.ended("1/2 #1")
        assert (code, said) == (75, "STOFA_SHARDS: another process has one of these shards\n")
        for name in ("0/2 #0", "1/2 #0"):
            assert await here.end(name) == (0, "")


async def test_the_share_of_a_killed_process_is_taken(server: Server, tmp_path: Path) -> None:
    """By one that waits; then by one that runs and has room. Nothing is behind afterwards."""
    async with several(server, tmp_path, shards=2) as here:
        await here.start_all("0/2", "1/2")
        await open_table(here, "Anna", 1)
        await here.start("2 of 2")
        await here.end("1/2 #0", signal.SIGKILL)
        await bid(here, "Anna")
        await here.until(lambda: here.box.gateway.online)
        await bid(here, "Anna")
        await here.end("0/2 #0", signal.SIGKILL)
        await here.until(lambda: here.box.gateway.shards == [False, True])
        await here.until(lambda: here.box.gateway.online)
        await bid(here, "Anna")
        assert len(boards(await here.connect("Anna"), "of-1")) == 1
        code, said = await here.end("2 of 2 #0")
        assert code == 0
        assert "shard 0 was free and is taken" in said


async def test_a_frozen_process_that_wakes_ends(server: Server, tmp_path: Path) -> None:
    """It exits with 75; the process that has its share since then plays on."""
    async with several(server, tmp_path, shards=2) as here:
        await here.start_all("0/2", "1/2")
        await open_table(here, "Anna", 1)
        await here.start("1 of 2")
        here.processes["1/2 #0"].send_signal(signal.SIGSTOP)
        await bid(here, "Anna")
        here.processes["1/2 #0"].send_signal(signal.SIGCONT)
        code, said = await here.ended("1/2 #0")
        assert code == 75
        assert said.splitlines()[-1] == "STOFA_SHARDS: another process has taken a shard of this one"
        await bid(here, "Anna")
        assert len(boards(await here.connect("Anna"), "of-1")) == 1


async def test_a_process_that_waits_says_so_and_stops(server: Server, tmp_path: Path) -> None:
    """In its log and on its health page; a signal ends it in order. One that is ready names its shards."""
    async with several(server, tmp_path, shards=2) as here:
        await here.start_all("0,1/2", STOFA_LOG="info")
        port = free_port()

        for sign in (signal.SIGTERM, signal.SIGINT):
            await here.start("1 of 2", STOFA_LOG="info", STOFA_HEALTH=f"127.0.0.1:{port}")
            await says_that_it_waits(here, "1 of 2 #0")
            assert await page(port, "/healthz") == (200, '{"waiting": true}')
            assert await here.end("1 of 2 #0", sign) == (0, "")
        code, said = await here.end("0,1/2 #0")
        assert code == 0
        assert "ready (shards [0, 1] of 2): 3 servers" in said


async def test_the_processes_of_the_compose_file(server: Server, tmp_path: Path) -> None:
    """As many as it says, with its part each: the last waits, and takes the shards of one that is killed."""
    (file,) = (file for file in FILES if "cluster" in file.stem)
    part, count = environment(file)["STOFA_SHARDS"], replicas(file)
    async with several(server, tmp_path, shards=4) as here:
        await here.start_all(*[part] * (count - 1))
        await here.start(part, STOFA_LOG="info")
        await says_that_it_waits(here, f"{part} #{count - 1}")
        await here.end(f"{part} #0", signal.SIGKILL)
        await here.until(lambda: not here.box.gateway.online)
        await here.until(lambda: here.box.gateway.online)


async def says_that_it_waits(here: Several, name: str) -> None:
    """Waits for the line."""
    said = here.processes[name].stderr
    assert said is not None
    line = await asyncio.wait_for(said.readuntil(b"\n"), PATIENCE)
    assert re.search(rb"waiting: other processes have all \d shards\n$", line)
