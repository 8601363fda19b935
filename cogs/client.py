"""The bot as Discord sees it: one client with commands, cogs, and a clock that asks what is due."""

import asyncio
import logging
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.general import GeneralCommands, my_games
from cogs.commands.lobby import Lobby
from cogs.commands.midgame import Midgame
from cogs.commands.settings import Settings
from cogs.commands.statistics import Statistics
from cogs.commands.table import Table
from cogs.delivery.updates import MessageSync
from cogs.dispatch.dispatcher import Dispatcher
from cogs.games.registry import COGS
from cogs.pages.reader import Readers
from cogs.wire import errors
from cogs.wire.command_texts import CommandSync, Translator
from tables.service import Tables
from tables.views import Ring

TICK: Final = 5.0
SYNC_FIRST: Final = 5.0
"""How long, in seconds, a start waits for Discord to take the commands before it goes online without that."""

QUIET: Final = 0.5
"""For how long, in seconds, no press may have come before a stop goes on: some may be on their way."""

PRESSES_WITHIN: Final = 2.0
TELLING_WITHIN: Final = 1.0
LEAVE_WITHIN: Final = 0.5
"""How long, in seconds, a stop waits: for presses in work, for messages on their way, for the gateway."""

LONGEST_WAIT: Final = 60.0
MOST_BLOCKED: Final = 30.0
"""How long, in seconds, a call may be held up by a rate limit before it is put off instead."""

FATAL: Final = (discord.LoginFailure, discord.PrivilegedIntentsRequired, discord.ConnectionClosed)
LOST: Final = (
    aiohttp.ClientError, OSError, discord.HTTPException, discord.RateLimited, discord.GatewayNotFound,
)  # fmt: skip

_log = logging.getLogger(__name__)


class CommandTree(app_commands.CommandTree):
    """The slash commands. A command that is delivered twice runs once; a fault of ours gets a code."""

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        is_command = interaction.type is discord.InteractionType.application_command
        dispatcher = self.client.get_cog("Dispatcher")  # type: ignore[attr-defined]  # the client is a Bot
        return not is_command or dispatcher is None or await dispatcher.accepts(interaction)

    async def on_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        cause = error.__cause__ or error
        dispatcher = self.client.get_cog("Dispatcher")  # type: ignore[attr-defined]  # the client is a Bot
        if interaction.type is not discord.InteractionType.application_command or dispatcher is None:
            errors.report(cause)
            return
        async with dispatcher.serving(interaction):
            raise cause


class Stofa(commands.Bot):
    """The bot. It asks for no privileged intent and pings nobody unless a single send says so."""

    def __init__(self, tables: Tables, *, guild_ready_timeout: float = 2.0) -> None:
        intents = discord.Intents.none()
        intents.guilds = intents.guild_messages = intents.dm_messages = True
        super().__init__(
            command_prefix=(),
            help_command=None,
            tree_cls=CommandTree,
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=MOST_BLOCKED,
            max_messages=None,
            guild_ready_timeout=guild_ready_timeout,
        )
        self.tables = tables
        self.readers = Readers(self, tables)
        self.sync = MessageSync(self, tables, self.readers)
        self.dispatcher = Dispatcher(self, tables, self.readers, self.sync)
        self._commands = CommandSync(self.tree, tables)
        self.dispatcher.command_ids = self._commands.ids
        self._syncing: asyncio.Task[None] | None = None
        self._clock: asyncio.Task[None] | None = None
        self._has_left = False

    async def setup_hook(self) -> None:
        if self.dispatcher.qualified_name not in self.cogs:
            await self._add_cogs()
        if self._syncing is None:
            self._syncing = asyncio.create_task(self._commands.run())
        await asyncio.wait((self._syncing,), timeout=SYNC_FIRST)

    async def _add_cogs(self) -> None:
        lobby = Lobby(self.dispatcher)
        games = [cog(self.dispatcher, lobby) for cog in COGS]
        midgame = Midgame(self.dispatcher)
        await self.add_cog(self.sync.departures)
        general = (GeneralCommands(self.dispatcher), Statistics(self.dispatcher), Settings(self.dispatcher))
        cogs = (self.dispatcher, lobby, midgame, *games, Table(self.dispatcher, lobby, midgame), *general)
        for cog in cogs:
            await self.add_cog(cog)
            self.dispatcher.form_flow.add(getattr(cog, "forms", {}))
        await self.tree.set_translator(Translator())

    # -- life

    async def run_forever(self, token: str) -> None:
        """Logs in and stays, also through a start without a network.

        Raises LoginFailure for a bad token, and what else only the one who runs this can mend.
        """
        await self._retry(lambda: self._log_in(token))
        await self._retry(self._stay_connected)

    async def _retry(self, step: Callable[[], Awaitable[None]]) -> None:
        """Does a step, again and again with growing waits while the network or Discord is not there."""
        wait = 1.0
        while not self.is_closed():
            try:
                await step()
                return
            except FATAL:
                raise
            except LOST as error:
                pause = max(wait, getattr(error, "retry_after", 0.0))
                _log.warning("no connection: %s; again in %.0f s", type(error).__name__, pause)
            await asyncio.sleep(pause)
            wait = min(LONGEST_WAIT, 2 * wait)

    async def _log_in(self, token: str) -> None:
        try:
            await self.login(token)
        except BaseException:
            # discord.py makes a new session with each login, but keeps the connector of the old one.
            await self.http.close()
            self.http.connector = discord.utils.MISSING
            raise

    async def _stay_connected(self) -> None:
        try:
            await self.connect()
        except AttributeError:
            # discord.py 2.7.1 asks a connection that never was for its sequence number when the very first
            # one fails: that is no fault of ours, but a network that is not there yet.
            if self.ws is not None:
                raise
            raise discord.GatewayNotFound from None

    async def drain(self, quiet: float = QUIET) -> None:
        """Takes nothing new, lets what has begun come to its end for a while, and leaves."""
        self._stop_tasks()
        await self.dispatcher.admission.drain(PRESSES_WITHIN, quiet)
        await self.sync.drain(TELLING_WITHIN)
        await self.close()

    async def close(self) -> None:
        """Leaves Discord, soon also where it does not answer. A second time it does nothing.

        However it ends, the clock ends too: it would go on asking a store that is closed.
        """
        if self._has_left:
            return
        self._has_left = True
        self._stop_tasks()
        self.sync.retries.close()
        leaving = asyncio.ensure_future(super().close())
        await asyncio.wait((leaving,), timeout=LEAVE_WITHIN)
        if leaving.done():
            leaving.result()
        else:
            leaving.cancel()
            await self.http.close()

    def _stop_tasks(self) -> None:
        for task in (self._clock, self._syncing):
            if task is not None:
                task.cancel()

    # -- what Discord tells

    async def on_ready(self) -> None:
        _log.info("ready: %d servers", len(self.guilds))
        if self._clock is None:
            self._clock = asyncio.create_task(self._run_clock())
        await self.sync.departures.check_servers()
        self.sync.recover()

    async def on_resumed(self) -> None:
        self.sync.recover()

    async def on_message(self, message: discord.Message, /) -> None:
        """Others talk: the board has moved up. What they say is not read (and cannot be)."""
        if self.user is None or message.author.id == self.user.id or message.guild is None:
            return
        self.sync.sender.note_message(message.channel.id, message.id)
        if isinstance(message.author, discord.Member):
            self.readers.refresh_name(message.author)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        error = sys.exc_info()[1]
        if error is not None:
            errors.report(error)

    # -- time

    async def _run_clock(self) -> None:
        """Notices and clocks that have come due. Nothing that goes wrong in one round ends the next."""
        while True:
            pause = TICK
            try:
                await self._tick()
                pause = 0 if self.tables.is_behind else TICK
            except Exception as error:
                errors.report(error)
            await asyncio.sleep(pause)

    async def _tick(self) -> None:
        now = time.time()
        if await self.tables.beat(now, time.monotonic()):
            self.sync.recover_hourly()
            await self.handle_due(now)

    async def handle_due(self, now: float) -> None:
        """Everything that is due by then."""
        for table in await self.tables.tick(now):
            try:
                await self.sync.update(table)
            except Exception as error:  # one table's fault must not stop the others
                errors.report(error)
        digests: dict[int, list[Ring]] = {}
        for ring in await self.tables.notices.rings(int(now)):
            if await self.sync.departures.has_recipient_left(ring):
                await self.tables.notices.told(ring)
            elif ring.digest:
                digests.setdefault(ring.person, []).append(ring)
            else:
                self.sync.notify(ring)
        for person, rings in digests.items():
            await self.sync.digest(rings, await my_games(self.dispatcher, person))
