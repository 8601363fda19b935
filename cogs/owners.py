"""Tells the owner of the application by direct message what the log has as errors: each kind once an hour."""

import asyncio
import logging
import re
import time
from collections.abc import Collection
from typing import Any, Final

import discord

from cogs.delivery.retries import LOST
from cogs.pages.reader import Readers
from cogs.wire.log_levels import OURS
from tables.errors import NotSaved

EVERY: Final = 3600.0
"""Least seconds between two messages about one kind."""
MOST: Final = 10
"""Kinds of which an hour tells at most."""
LONGEST: Final = 1500
"""Characters of a line."""
ACCEPTED: Final = 2
"""The membership state of who has joined a team."""
_VARIES: Final = re.compile(r"[0-9A-F]*\d[0-9A-F]*")
"""What differs between two lines of one kind: numbers and codes."""

_log = logging.getLogger(__name__)


class Owners(logging.Handler):
    """Sends the errors that this program logs, from any thread, until it is closed."""

    def __init__(self, bot: discord.Client, readers: Readers, named: Collection[int] | None) -> None:
        """`named`: to whom, in place of the application's owner or team."""
        super().__init__(logging.ERROR)
        self._bot, self._readers, self._named = bot, readers, named
        self._loop = asyncio.get_running_loop()
        self._told: dict[str, float] = {}
        self._sending: set[asyncio.Task[None]] = set()
        logging.getLogger().addHandler(self)

    def close(self) -> None:
        logging.getLogger().removeHandler(self)
        super().close()

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.partition(".")[0] in OURS:
            self._loop.call_soon_threadsafe(self._tell, record.getMessage()[:LONGEST])

    def _tell(self, line: str) -> None:
        now, kind = time.monotonic(), _VARIES.sub("", line)
        self._told = {kind: at for kind, at in self._told.items() if now - at < EVERY}
        if kind not in self._told and len(self._told) < MOST:
            self._told[kind] = now
            task = self._loop.create_task(self._send(kind, line))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _send(self, kind: str, line: str) -> None:
        """Sends a line; one that could not be sent is sent when its kind comes again."""
        try:
            for person in await self._people():
                speech = await self._readers.speech(person)
                channel = await self._bot.create_dm(discord.Object(person))
                await channel.send(speech.say("owner-error", line=line.replace("`", "'")))
        except (*LOST, discord.HTTPException, NotSaved) as error:
            self._told.pop(kind, None)
            _log.warning("the owner could not be told of an error: %s", type(error).__name__)

    async def _people(self) -> Collection[int]:
        if self._named is not None:
            return self._named
        found: Any = await self._bot.http.application_info()
        members = (found.get("team") or {}).get("members", ())
        team = [int(each["user"]["id"]) for each in members if each["membership_state"] == ACCEPTED]
        return team or [int(found["owner"]["id"])]
