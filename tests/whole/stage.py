"""A stage for whole games: the box in this process, the bot as a process of its own that may be killed."""

import asyncio
import contextlib
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from sandbox.actor import Actor, offered
from sandbox.box import Box
from sandbox.server import serve

Json = dict[str, Any]
KILLABLE = Path(__file__).parent / "killable.py"
PATIENCE = 30.0


class Stage:
    """The box, the people at it, and the bot's process."""

    def __init__(self, box: Box, folder: Path) -> None:
        self.box = box
        self.database = folder / "stofa.sqlite3"
        self.armed = folder / "armed"
        self.people: list[Actor] = []
        self.bot: asyncio.subprocess.Process | None = None

    async def start(self, point: str = "") -> None:
        """Starts the bot, which dies at that point once armed, and waits until it is online."""
        environment = os.environ | self.box.environment
        environment |= {
            "STOFA_DATABASE": str(self.database),
            "STOFA_TEST_KILL": point,
            "STOFA_TEST_ARMED": str(self.armed),
            "STOFA_GUILD_READY_TIMEOUT": "0.05",
            "STOFA_LOG": "warning",
        }
        self.bot = await asyncio.create_subprocess_exec(sys.executable, str(KILLABLE), env=environment)
        anna = self.people[0]
        await anna.wait_for(lambda: anna.hello["bot_online"], PATIENCE)
        await anna.wait_for(lambda: anna.hello["commands"], PATIENCE)

    async def end(self) -> None:
        """Ends the bot, if it still lives, and only that process."""
        if self.bot is not None and self.bot.returncode is None:
            self.bot.send_signal(signal.SIGTERM)
            await self.bot.wait()

    async def sit(self, name: str) -> Actor:
        """Somebody sits down."""
        self.people.append(await Actor.connect(self.box.url, name))
        return self.people[-1]

    def stored(self) -> tuple[list[tuple[Any, ...]], list[tuple[Any, ...]]]:
        """The log's entries, and the messages with what they show, as the database has them."""
        with contextlib.closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as store:
            entries = store.execute("SELECT n, kind, seat, text FROM entries ORDER BY n").fetchall()
            messages = store.execute("SELECT slot, upto FROM messages").fetchall()
        return entries, messages

    def boards(self) -> list[Json]:
        """The table's messages in the channel that have a live button."""
        return [m for m in self.people[0].messages("stofa") if not m.get("ephemeral") and offered(m)]


@contextlib.asynccontextmanager
async def stage(folder: Path) -> AsyncIterator[Stage]:
    """A stage without a bot; everything on it ends with the block."""
    async with serve(None, 0) as box:
        here = Stage(box, folder)
        try:
            yield here
        finally:
            await here.end()
            for actor in here.people:
                await actor.leave()


def picks(message: Json) -> list[Json]:
    """What of a message chooses a card or confirms a choice: buttons only, never the way back."""
    return [p for p in offered(message) if p["type"] == 2 and p["custom_id"].split(":")[1] in ("pick", "do")]


def has(label: str) -> Any:
    """Accepts a message that offers this button."""
    return lambda m: any(p.get("label") == label for p in offered(m))


async def hand(actor: Actor) -> Json:
    """The direct message from which this person plays."""
    return await actor.wait_message("dm", lambda m: not m.get("ephemeral"), PATIENCE)


async def open_table(host: Actor, guest: Actor) -> None:
    """From the command to the first deal."""
    await host.slash("cribbage new", "stofa")
    await guest.press(await guest.wait_message("stofa", has("Join"), PATIENCE), "Join")
    await host.press(await host.wait_message("stofa", has("Start"), PATIENCE), "Start")
    for actor in (host, guest):
        await actor.wait_message("dm", lambda m: len(picks(m)) == 6, PATIENCE)


async def discard(actor: Actor) -> None:
    """The first two cards to the crib: two presses and one to confirm."""
    for _ in range(3):
        message = await hand(actor)
        before = [p["custom_id"] for p in picks(message)]
        await actor.press(message, custom_id=before[0])
        await actor.wait_message(
            "dm", lambda m, old=before: [p["custom_id"] for p in picks(m)] != old, PATIENCE
        )


async def to_play(actors: list[Actor]) -> Actor:
    """Who has a card to play, when the table has come to that."""

    async def waits(actor: Actor) -> Actor:
        await actor.wait_message("dm", lambda m: bool(picks(m)), PATIENCE)
        return actor

    tasks = [asyncio.create_task(waits(a)) for a in actors]
    done, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    return done.pop().result()
