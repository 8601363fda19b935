"""The end of the process: soon, also where Discord is dead, and after every press in flight is answered."""

import asyncio
import contextlib
import os
import re
import signal
import socket
import sqlite3
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from sandbox.page_user import PageUser, offered
from sandbox.sandbox import Sandbox
from sandbox.server import serve
from tests.cogs.player import CHANNEL
from tests.cogs.processes import ROOT, Process, run, started, stopped
from tests.waiting import PATIENCE, until

SOON = 15.0
"""Seconds within which the process is gone, also on a busy machine; the sandbox stays frozen longer."""
PRESSES = 12


async def seconds_to_end(bot: Process) -> float:
    """Asks the process to stop and returns the seconds until it has ended in order."""
    began = time.monotonic()
    await stopped(bot)
    return time.monotonic() - began


@contextlib.asynccontextmanager
async def box_process() -> AsyncIterator[tuple[asyncio.subprocess.Process, str, dict[str, str]]]:
    """A sandbox that can be frozen: its process, its address, and the environment of its bot."""
    names = ["--name", "Stofa", "--channels", "stofa,spil", "--variables", "STOFA"]
    box = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sandbox", "--port", "0", "--environment", *names, cwd=ROOT,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert box.stdout is not None
    assert box.stderr is not None
    try:
        url = (await box.stdout.readline()).decode().strip()
        told = "".join([(await box.stderr.readline()).decode() for _ in range(4)])
        yield box, url, dict(re.findall(r"export (\w+)=(\S+)", told))
    finally:
        box.send_signal(signal.SIGCONT)
        box.terminate()
        await box.communicate()


async def test_a_stop_while_discord_does_not_answer(tmp_path: Path):
    """Frozen in the middle of a press: what was done is kept, the store is closed, the process is gone."""
    async with box_process() as (box, url, environment):
        bot = await run(tmp_path, **environment)
        async with await PageUser.connect(url, "Anna") as anna:
            await anna.wait_for(lambda: anna.hello["bot_online"] and anna.hello["commands"], PATIENCE)
            dial = {"dial": "latency", "value": 1.0}
            async with (
                aiohttp.ClientSession() as http,
                http.post(f"{url}page/workshop.json", json=dial) as ok,
            ):
                assert ok.status < 300
            pressing = asyncio.create_task(anna.slash("cribbage new", CHANNEL))
            await until(lambda: count_of(tmp_path, "tables"))  # the bot has it, and its answer hangs
            box.send_signal(signal.SIGSTOP)
            took = await seconds_to_end(bot)
            box.send_signal(signal.SIGCONT)
            pressing.cancel()
    assert took < SOON
    assert count_of(tmp_path, "tables") == 1
    assert not (tmp_path / "var" / "stofa.sqlite3-wal").exists() or os.name == "nt"


async def test_a_stop_while_nobody_is_there(tmp_path: Path):
    """Before it was ever online: between two tries to reach Discord, which are up to a minute apart."""
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        bot = await run(tmp_path, DISCORD_TOKEN="x", **at(nobody.getsockname()[1]))
        assert bot.stderr is not None
        for pause in (1, 2, 4):
            await asyncio.wait_for(bot.stderr.readuntil(f"again in {pause} s".encode()), PATIENCE)
        assert await seconds_to_end(bot) < SOON


async def test_a_stop_while_a_line_is_silent(tmp_path: Path):
    """Before it was ever online: the call is taken, and nothing is said."""
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        silent.setblocking(False)
        bot = await run(tmp_path, DISCORD_TOKEN="x", **at(silent.getsockname()[1]))
        line, _ = await asyncio.wait_for(asyncio.get_running_loop().sock_accept(silent), PATIENCE)
        with line:
            assert await asyncio.wait_for(asyncio.get_running_loop().sock_recv(line, 1), PATIENCE)
            assert await seconds_to_end(bot) < SOON


def count_of(folder: Path, rows: str) -> int:
    """Returns how many such rows the bot's database has."""
    with contextlib.closing(sqlite3.connect(folder / "var" / "stofa.sqlite3")) as store:
        return int(store.execute(f"SELECT count(*) FROM {rows}").fetchone()[0])


def at(port: int) -> dict[str, str]:
    """An environment whose Discord is at this port of this machine."""
    return {"STOFA_API": f"http://127.0.0.1:{port}/api/v10", "STOFA_GATEWAY": f"ws://127.0.0.1:{port}/g"}


@pytest.mark.parametrize("at", ["asked", "answering"])
async def test_every_press_in_flight_is_answered(tmp_path: Path, at: str):
    """Twelve presses when the signal comes: sent to the bot and not read yet, or with it, on a slow line."""
    async with serve() as box, contextlib.AsyncExitStack() as stack:
        bot = await started(box, tmp_path)
        names = ("Anna", "Björn", "Clara", "Dagur", "Emma", "Finn")
        people = [await stack.enter_async_context(await PageUser.connect(box.url, name)) for name in names]
        await people[0].slash("olsen new", CHANNEL)
        board = await people[0].wait_message(CHANNEL, offered)
        box.knobs.latency = 0.2 if at == "answering" else 0.0
        before = interactions(box)
        join = next(p["custom_id"] for p in offered(board) if p["custom_id"].startswith("s:join:"))
        presses = [
            asyncio.create_task(person.press(board, custom_id=id, forged=True))
            for person in people
            for id in (join, "s:hand:1")
        ]
        assert len(presses) == PRESSES
        arrived = {
            "asked": lambda: interactions(box) - before,
            "answering": lambda: callbacks(box) + PRESSES - 2,
        }
        await until(lambda: arrived[at]() >= PRESSES)
        took = await seconds_to_end(bot)
        answers = await asyncio.gather(*presses, return_exceptions=True)
    assert [answer for answer in answers if isinstance(answer, BaseException)] == []
    assert took < SOON
    assert count_of(tmp_path, "entries WHERE kind = 'join'") > 0 or at == "asked"


def interactions(box: Sandbox) -> int:
    """How many presses and commands have been sent to the bot."""
    return sum(name == "INTERACTION_CREATE" for name, _ in list(box.events))


def callbacks(box: Sandbox) -> int:
    """How many presses the bot has begun to answer."""
    return sum(call.path.endswith("/callback") for call in list(box.calls))


@pytest.mark.skipif(sys.platform != "linux", reason="the supervisor is systemd")
async def test_the_supervisor_is_told_of_life_and_end(tmp_path: Path) -> None:
    """A process that has its database is ready; from then on a sign of life comes until the stop is told."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        systemd.setblocking(False)  # the library's argument
        told: list[bytes] = []

        async def until_told(news: bytes) -> None:
            while news not in told:
                told.append(await asyncio.get_running_loop().sock_recv(systemd, 100))

        async with serve() as box:
            watched = {"NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "300000"}
            bot = await started(box, tmp_path, **watched)
            await until_told(b"READY=1")
            told.clear()
            await until_told(b"WATCHDOG=1")
            await stopped(bot)
            await until_told(b"STOPPING=1")
