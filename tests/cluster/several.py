"""Processes of the bot on one database, with a sandbox in this process: several on PostgreSQL, or one."""

import asyncio
import contextlib
import signal
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, cast

from sandbox.page_user import PageUser, text
from sandbox.sandbox import Sandbox
from sandbox.server import serve
from sandbox.world.entities import User
from tests.cogs.player import is_board, picks
from tests.cogs.processes import Process, run, run_anew
from tests.db.postgres.server import ROLE, Server

Json = dict[str, Any]
PATIENCE = 120.0
"""Seconds for whatever has to come: a share that is taken over, on a machine that does much else."""


class Several:
    """A sandbox, a database, and processes by the name of their part."""

    program: tuple[str, ...] = ()
    """What each process runs, if not the bot alone."""

    def __init__(self, box: Sandbox, server: Server, address: str, folder: Path) -> None:
        self.box = box
        self.server = server
        self.address = address
        self.schema = address.rpartition("=")[2]
        self.folder = folder
        self.processes: dict[str, Process] = {}
        self.people: dict[str, PageUser] = {}

    async def start(self, *parts: str, **more: str) -> None:
        """Starts a process for each part of the shards, beside those that run."""
        for part in parts:
            name = next(f"{part} #{n}" for n in range(100) if f"{part} #{n}" not in self.processes)
            self.processes[name] = await self.run(**({"STOFA_SHARDS": part} if part else {}), **more)

    async def start_all(self, *parts: str, **more: str) -> None:
        """Starts the processes that have all shards, and waits until these are connected."""
        await self.start(*parts, **more)
        await self.online()

    async def run(self, *arguments: str, **more: str) -> Process:
        """Starts the program with these arguments."""
        environment = {
            "STOFA_DATABASE": self.address,
            "KILLABLE_FOLDER": str(self.folder),
            "STOFA_GUILD_READY_TIMEOUT": "0.05",
            "STOFA_LOG": "warning",
        }
        every = self.box.environment | environment | more
        if not self.program:
            return await run(self.folder, **every)
        return await run_anew(self.folder, program=(*self.program, *arguments), **every)

    async def online(self) -> None:
        """Waits until all shards are connected, and the commands are there."""
        anyone = await self.connect("Anna")
        await anyone.wait_for(lambda: anyone.hello["bot_online"], PATIENCE)
        await anyone.wait_for(lambda: anyone.hello["commands"], PATIENCE)

    async def end(self, name: str, how: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        """Ends a process. Returns its exit code and what it said."""
        if self.processes[name].returncode is None:
            self.processes[name].send_signal(how)
        return await self.ended(name)

    async def ended(self, name: str) -> tuple[int, str]:
        """Waits for the end of a process. Returns its exit code and what it said."""
        process = self.processes.pop(name)
        out, err = await asyncio.wait_for(process.communicate(), PATIENCE)
        return process.returncode or 0, (out + err).decode()

    async def supervise(self) -> None:
        """Starts processes that end with exit code 75 again, as a supervisor does."""
        while True:
            for name in [name for name, process in self.processes.items() if process.returncode == 75]:
                await self.ended(name)
                await self.start(name.partition(" #")[0])
            await asyncio.sleep(1)

    async def connect(self, name: str) -> PageUser:
        """A person at the sandbox."""
        if name not in self.people:
            self.people[name] = await PageUser.connect(self.box.url, name)
        return self.people[name]

    def rows(self, text: str) -> list[str]:
        """What a statement returns, a line a row."""
        return self.server.sql(f"SET search_path = {self.schema}; {text}", ROLE).splitlines()

    def length(self) -> int:
        """How many entries the logs have together."""
        return int(self.rows("SELECT count(*) FROM entries")[0])

    def behind(self) -> list[str]:
        """The messages that do not show what their table's log has come to, and tables without a board."""
        return self.rows(
            "SELECT m.table_id, m.kind, m.upto, t.length FROM messages m JOIN tables t ON t.id = m.table_id "
            "WHERE m.upto <> t.length AND m.kind <> 'turn' AND m.past = 0 "
            "UNION ALL SELECT t.id, 'board', 0, t.length FROM tables t WHERE t.place = 'channel' "
            "AND NOT EXISTS "
            "(SELECT 1 FROM messages m WHERE m.table_id = t.id AND m.kind = 'board' AND m.past = 0)"
        )

    async def settled(self) -> None:
        """Waits until every message shows what its log has come to."""
        await self.until(lambda: not self.behind(), self.behind)

    async def until_true(self, check: Callable[[], Awaitable[None]]) -> None:
        """Waits until a check passes: what the bot has sent may still be on its way to a page."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return await check()
            except AssertionError:
                if time.monotonic() > deadline:
                    raise
            await asyncio.sleep(0.2)

    async def until(self, condition: Callable[[], bool], told: Callable[[], object] = lambda: "") -> None:
        """Waits until this holds."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not await asyncio.to_thread(condition):  # noqa: ASYNC110  # other processes
                    await asyncio.sleep(0.3)
        except TimeoutError:
            raise AssertionError(f"not within {PATIENCE:.0f} s: {told()}") from None


class OnFile(Several):
    """The same with one process on a SQLite file."""

    def rows(self, text: str) -> list[str]:
        with contextlib.closing(sqlite3.connect(f"file:{self.address}?mode=ro", uri=True)) as store:
            return ["|".join(map(str, row)) for row in store.execute(text).fetchall()]


def add_people(box: Sandbox, *names: str) -> None:
    """Adds people with these names to the sandbox."""
    for name in names:
        user = User(box.world.ids.new(), name.lower().replace(" ", "-"), name, locale="en-US")
        box.world.users[user.id] = box.world.save(user)


def boards(actor: PageUser, channel: str) -> list[Json]:
    """The messages of a channel that show a table to all."""
    return [m for m in actor.messages(channel) if is_board(m)]


async def open_table(here: Several, name: str, shard: int) -> None:
    """A table against the bot in the channel of a shard."""
    actor = await here.connect(name)
    await actor.slash("goofspiel new", f"of-{shard}", bots="on", timeout=PATIENCE)
    await actor.wait_message(f"of-{shard}", lambda m: not m.get("ephemeral"), PATIENCE)
    await actor.wait_message("dm", lambda m: bool(picks(m)), PATIENCE)
    await here.settled()


async def bid(here: Several, name: str) -> None:
    """A move from a person's direct messages, after which everything is up to date."""
    actor, before = await here.connect(name), here.length()
    hand = await actor.wait_message("dm", lambda m: text(m).startswith("### ") and bool(picks(m)), PATIENCE)
    await actor.press(hand, custom_id=picks(hand)[0]["custom_id"], timeout=PATIENCE)
    await here.until(lambda: here.length() > before)
    await here.settled()


@contextlib.asynccontextmanager
async def several(
    server: Server | None,
    folder: Path,
    *,
    shards: int,
    prepare: Callable[[Sandbox], None] = lambda box: None,
) -> AsyncIterator[Several]:
    """A sandbox in which the bot has so many shards, each with a server and a channel `of-N`.

    Without a `server` the games are in a file.
    """
    async with serve(None, 0) as box:
        box.knobs.shards, box.knobs.max_concurrency = shards, shards
        box.knobs.answer_within = 60.0  # how fast the machine is at the moment is not what is tried here
        prepare(box)
        for number in range(shards):
            people = box.world.people
            box.guilds.create(
                f"of shard {number}", people, shard=(number, shards), channels=(f"of-{number}",)
            )
        if server is None:
            made: Several = OnFile(box, cast("Any", None), str(folder / "stofa.sqlite3"), folder)
        else:
            made = Several(box, server, server.new(), folder)
        try:
            yield made
        finally:
            for actor in made.people.values():
                await actor.leave()
            for name in list(made.processes):
                await made.end(name, signal.SIGKILL)
