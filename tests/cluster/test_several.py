"""Processes with their shards: who serves what, and what becomes of the share of one that dies."""

import signal
from pathlib import Path

import pytest

from tests.cluster.several import Several, bid, boards, open_table, several
from tests.db.postgres.server import Server

pytestmark = pytest.mark.sampled("shares")


def tables_of(here: Several) -> list[int]:
    """The shards of the tables, in the order in which they were opened."""
    return [int(row) for row in here.rows("SELECT (guild >> 22) % 2 FROM tables ORDER BY id")]


async def test_a_table_of_each_shard(server: Server, tmp_path: Path) -> None:
    """Both are played by direct messages, which come to shard 0. A second process of a shard is refused."""
    async with several(server, tmp_path, shards=2) as here:
        await here.start("0/2", "1/2")
        await here.online()
        for shard, name in enumerate(("Anna", "Björn")):
            await open_table(here, name, shard)
            await bid(here, name)
            assert len(boards(await here.connect(name), f"of-{shard}")) == 1
        assert tables_of(here) == [0, 1]
        assert here.rows("SELECT id FROM inbox") == []
        await here.start("1/2")
        code, said = await here.ended("1/2 #1")
        assert (code, said) == (75, "STOFA_SHARDS: another process has one of these shards\n")
        for name in ("0/2 #0", "1/2 #0"):
            assert await here.end(name) == (0, "")


async def test_the_share_of_a_killed_process_is_taken(server: Server, tmp_path: Path) -> None:
    """By one that waits; then by one that runs and has room. Nothing is behind afterwards."""
    async with several(server, tmp_path, shards=2) as here:
        await here.start("0/2", "1/2")
        await here.online()
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
        await here.start("0/2", "1/2")
        await here.online()
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
