"""An evening: a sandbox, the real bot in it, and people at the page, all in one process and on loopback."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from typing import Any

import discord
import yarl

from cogs.client import Stofa
from cogs.pages.forms import Form
from games.contract import Game
from games.registry import GAMES
from sandbox.page_user import PageUser
from sandbox.sandbox import Sandbox
from sandbox.server import serve
from tables.service import Tables
from tests.sandbox import oracles

Json = dict[str, Any]


class Evening:
    """The box, the bot that may be stopped and started again, and whoever has sat down."""

    def __init__(
        self,
        box: Sandbox,
        database: Path,
        notice_after: int,
        games: Mapping[str, Game] = GAMES,
        forms: Mapping[str, Form] | None = None,
    ) -> None:
        self.box = box
        self.database = database
        self.notice_after = notice_after
        self.games = games
        self.forms = forms or {}
        self.people: dict[str, PageUser] = {}
        self.bot: Stofa
        self.tables: Tables
        self._life: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Starts the bot, and waits until it has everything ready."""
        self.tables = await Tables.open(self.database, notice_after=self.notice_after, games=self.games)
        self.bot = Stofa(self.tables, guild_ready_timeout=0.05)
        self.bot.dispatcher.clerk.offer(self.forms)
        self._life = asyncio.create_task(self.bot.live(self.box.environment["DISCORD_TOKEN"]))
        ready = asyncio.create_task(self._until_ready())
        await asyncio.wait((self._life, ready), return_when=asyncio.FIRST_COMPLETED)
        if self._life.done():
            await self._life

    async def _until_ready(self) -> None:
        while not self.bot.is_ready():  # noqa: ASYNC110  # it tells nobody when
            await asyncio.sleep(0.01)

    async def stop(self, *, gently: bool = True) -> None:
        """Stops the bot: as a signal would, or in the middle of whatever it does."""
        assert self._life is not None
        if gently:
            await self.bot.drain(quiet=0.0)
        else:
            self._life.cancel()
            await self.bot.close()
        with contextlib.suppress(asyncio.CancelledError):
            await self._life
        await self.tables.close()

    async def settled(self) -> None:
        """Until the bot has told everything that it has to tell."""
        while self.bot.sync.is_busy():  # noqa: ASYNC110  # it tells nobody when
            await asyncio.sleep(0.005)

    def length(self) -> int:
        """How many entries the logs of all tables have together."""
        return sum(table.table.length for table in self.tables._action_log.cache._cached.values())

    async def sit(self, name: str) -> PageUser:
        """Somebody sits down at the page."""
        if name not in self.people:
            self.people[name] = await PageUser.connect(self.box.url, name)
        return self.people[name]


@contextlib.asynccontextmanager
async def evening(folder: Path, *, notice_after: int = 3600, **more: Any) -> AsyncIterator[Evening]:
    """An evening that begins with the bot online; `more` are games and forms of its own, if it has any.

    Everything is taken down at its end.
    """
    kept = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE
    async with serve(None, 0) as box:
        discord.http.Route.BASE = box.environment["STOFA_API"]
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(box.environment["STOFA_GATEWAY"])
        discord.Asset.BASE = box.environment["STOFA_CDN"]
        box.knobs.global_limit = 1_000  # here people play a game of an hour in seconds
        box.knobs.answer_within = 60.0  # how fast the machine is at the moment is not what is tried here
        tonight = Evening(box, folder / "stofa.sqlite3", notice_after, **more)
        try:
            await tonight.start()
            yield tonight
            # Whatever was played: Discord's own descriptions judge all that was said on both sides.
            faults = oracles.judge(box) if oracles.at_hand() else []
            assert faults == []
        finally:
            for actor in tonight.people.values():
                await actor.leave()
            await tonight.stop()
            discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = kept[:2]
            discord.Asset.BASE = kept[2]


async def settled(tonight: Evening) -> None:
    """Until the bot has told everything that it has to tell."""
    await tonight.settled()


def with_button(label: str) -> Callable[[Json], bool]:
    """Accepts a message that offers this button."""

    def accept(message: Json) -> bool:
        try:
            PageUser.button(message, label)
        except KeyError:
            return False
        return True

    return accept
