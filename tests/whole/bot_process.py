"""The bot as a process of its own that can be killed, with a sandbox in this process.

All are forked from one process that has only imported what they need (`warm.py`), which halves the time of a
start. `tests/cogs/processes.py` has a start of `bot.py` itself beside that.
"""

import asyncio
import contextlib
import signal
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from sandbox.page_user import PageUser, offered
from sandbox.sandbox import Sandbox
from sandbox.server import serve
from tests.cogs.player import Player
from tests.forked import Fork
from tests.waiting import PATIENCE, until
from tests.whole import killable

Json = dict[str, Any]
Entry = tuple[Any, ...]
CLOSED = "Björn"
"""Takes no direct messages, so plays from the channel."""


class BotProcess:
    """The sandbox, the connected people, and the process of the bot."""

    def __init__(self, box: Sandbox, folder: Path) -> None:
        self.box = box
        self.database = folder / "stofa.sqlite3"
        self.folder = folder
        self.people: list[PageUser] = []
        self.bot: Fork | None = None

    def arm(self, point: str) -> None:
        """Has the bot die as soon as it comes to that point."""
        killable.arm(self.folder, point)

    async def start(self) -> None:
        """Starts the bot, and waits until it is online."""
        self.begin()
        anna = self.people[0]
        await anna.wait_for(lambda: anna.hello["bot_online"], PATIENCE)
        await anna.wait_for(lambda: anna.hello["commands"], PATIENCE)

    def begin(self) -> None:
        """Starts the bot."""
        environment = self.box.environment | {
            "STOFA_DATABASE": str(self.database),
            "KILLABLE_FOLDER": str(self.folder),
            "STOFA_GUILD_READY_TIMEOUT": "0.05",
            "STOFA_LOG": "warning",
        }
        self.bot = Fork(target=killable.run, args=(environment,), daemon=True)
        self.bot.start()

    async def end(self) -> None:
        """Ends the bot, if it still lives, and only that process."""
        if self.bot is not None and self.bot.is_alive():
            self.bot.terminate()
            assert await self.is_dead(PATIENCE)

    async def kill(self) -> None:
        """Ends the bot in the middle of whatever it does, without a word (kill -9)."""
        assert self.bot is not None
        self.bot.kill()
        assert await self.is_dead(PATIENCE)
        assert self.bot.exitcode == -signal.SIGKILL

    async def is_dead(self, within: float) -> bool:
        """Checks if the bot has ended, or does so within so many seconds."""
        assert self.bot is not None
        deadline = time.monotonic() + within
        while self.bot.is_alive() and time.monotonic() < deadline:  # noqa: ASYNC110  # no event tells when
            await asyncio.sleep(0.01)
        return not self.bot.is_alive()

    async def connect(self, name: str) -> PageUser:
        """Connects a person to the sandbox."""
        self.people.append(await PageUser.connect(self.box.url, name))
        return self.people[-1]

    async def players(self, names: tuple[str, ...]) -> list[Player]:
        """Connects players; the one named `CLOSED` takes no direct messages and plays in the channel."""
        if CLOSED in names:
            self.box.dms(CLOSED, open=False)
        return [
            Player(self, await self.connect(name), direct=name != CLOSED, seed=n)
            for n, name in enumerate(names)
        ]

    def stored(self) -> tuple[list[Entry], list[Entry]]:
        """The log's entries, and the messages with what they show, as the database has them."""
        with contextlib.closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as store:
            entries = store.execute("SELECT n, kind, seat, text FROM entries ORDER BY n").fetchall()
            messages = store.execute("SELECT kind, upto FROM messages").fetchall()
        return entries, messages

    def length(self) -> int:
        """How many entries the log has."""
        return len(self.stored()[0])

    async def settled(self) -> None:
        """Until every message shows what the log has come to."""
        await until(self._is_up_to_date)

    def _is_up_to_date(self) -> bool:
        entries, messages = self.stored()
        shown = (upto for kind, upto in messages if kind in ("board", "hand"))
        return "board" in dict(messages) and all(upto == len(entries) for upto in shown)

    def boards(self) -> list[Json]:
        """The table's messages in the channel that have a live button."""
        return [m for m in self.people[0].messages("stofa") if not m.get("ephemeral") and offered(m)]


@contextlib.asynccontextmanager
async def bot_process(folder: Path) -> AsyncIterator[BotProcess]:
    """A sandbox whose bot is not started yet. Everything is stopped at the end of the context."""
    async with serve(None, 0) as box:
        here = BotProcess(box, folder)
        try:
            yield here
        finally:
            await here.end()
            for actor in here.people:
                await actor.leave()
