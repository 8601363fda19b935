"""The Discord client: loads the cogs, keeps the connection and shuts down."""

import asyncio
import logging
import sys
import time
from collections.abc import Awaitable, Callable, Collection
from typing import Any, Final

import aiohttp
import discord
from discord import app_commands

from cogs import emojis, letters
from cogs.clock import Clock
from cogs.commands.doctor import Doctor, Program
from cogs.commands.finished.film import FilmCog
from cogs.commands.finished.history import History
from cogs.commands.finished.replay import Replay
from cogs.commands.general import GeneralCommands
from cogs.commands.hub import Hub
from cogs.commands.lobby import Lobby
from cogs.commands.midgame import Midgame
from cogs.commands.opening import Opening
from cogs.commands.privacy import Privacy
from cogs.commands.settings import Settings
from cogs.commands.statistics import Statistics
from cogs.commands.table import Table
from cogs.delivery.updates import MessageSync
from cogs.departures import Departures
from cogs.dispatch.dispatcher import Dispatcher
from cogs.dispatch.handover import HandOver
from cogs.games import registry
from cogs.owners import Owners
from cogs.pages.reader import Readers
from cogs.wire import errors
from cogs.wire.command_texts import CommandSync, Translator
from cogs.wire.invite import link
from cogs.wire.shards import ShardedBot
from cogs.wire.uploads import Connector
from tables.errors import NotSaved
from tables.service import Tables

SYNC_FIRST: Final = 5.0
"""Seconds that a start waits for the slash commands to be registered before it goes online without that."""

QUIET: Final = 0.5
"""Seconds without a new interaction after which a shutdown goes on."""

PRESSES_WITHIN: Final = 2.0
UPDATES_WITHIN: Final = 1.0
LEAVE_WITHIN: Final = 0.5
"""Limits in seconds for a shutdown: interactions in work, messages being sent, the gateway's close."""

LONGEST_WAIT: Final = 60.0
MOST_BLOCKED: Final = 30.0
"""Seconds that a request may wait for a rate limit; with a longer one it is postponed."""

ADOPTED: Final = 120
"""Seconds without a process from which on a shard's time is given back to its clocks."""


class SharesLost(Exception):
    """Another process has taken a shard of this one."""


FATAL: Final = (discord.LoginFailure, discord.PrivilegedIntentsRequired, discord.ConnectionClosed)
LOST: Final = (
    aiohttp.ClientError, OSError, discord.HTTPException, discord.RateLimited, discord.GatewayNotFound,
)  # fmt: skip

_log = logging.getLogger(__name__)


class CommandTree(app_commands.CommandTree):
    """The slash commands. Runs repeated deliveries once and reports unexpected errors under a code."""

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        is_command = interaction.type is discord.InteractionType.application_command
        dispatcher = self.client.get_cog("Dispatcher")  # type: ignore[attr-defined]  # the client is a Bot
        return not is_command or dispatcher is None or await dispatcher.accepts(interaction)

    async def _call(self, interaction: discord.Interaction) -> None:
        """Also tells a person whose command lacks what discord.py reads of it."""
        try:
            await super()._call(interaction)
        except app_commands.AppCommandError:
            raise
        except Exception as error:
            unread = app_commands.AppCommandError()
            unread.__cause__ = error
            await self.on_error(interaction, unread)

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


class Stofa(ShardedBot):
    """The bot. Uses no privileged intents; messages mention nobody unless a send allows it."""

    def __init__(
        self,
        tables: Tables,
        *,
        guild_ready_timeout: float = 2.0,
        http_trace: aiohttp.TraceConfig | None = None,
        program: Program = Program(),  # noqa: B008  # frozen
        keep_games: float = 0.0,
        owners: Collection[int] | None = None,
        shard_count: int | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        """`keep_games`: days after which the log of a game that has ended is deleted; 0 for never.

        `owners`: who is told of errors; the owner or team of the application if it is None.
        `shard_count`: as Discord recommends if it is None. `now`: the wall clock, in Unix seconds.
        """
        intents = discord.Intents.none()
        intents.guilds = intents.guild_messages = intents.dm_messages = True  # see `on_message`
        super().__init__(
            command_prefix=(),
            help_command=None,
            tree_cls=CommandTree,
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=MOST_BLOCKED,
            max_messages=None,
            guild_ready_timeout=guild_ready_timeout,
            http_trace=http_trace,
            shard_count=shard_count,
            tables=tables,
        )
        self.tables = tables
        self.program = program
        self.readers = Readers(self, tables)
        self._owners: Owners | None = None
        self._named_owners = owners
        self.sync = MessageSync(self, tables, self.readers, now)
        tables.pacing.subscribe(self.sync.show)
        self.departures = Departures(self, tables, self.sync)
        self.dispatcher = Dispatcher(self, tables, self.readers, self.sync)
        self.hub = Hub(self.dispatcher)
        self._commands = CommandSync(self.tree, tables)
        self._syncing: asyncio.Task[None] | None = None
        self._drawing: asyncio.Task[None] | None = None
        self.clock = Clock(self, tables, self.sync, self.dispatcher, keep_games)
        self._tasks: list[asyncio.Task[None]] = []
        """The clock and, where there are other processes, what is done for them; empty until it is ready."""
        self.handover = HandOver(self, tables, self.dispatcher.admission)
        if tables.cluster.is_several:
            self._connection.may_be_of_others = self.handover.may_be_of_others
        self._has_begun = self._is_leaving = False
        self._has_left = asyncio.Event()

    async def commands_to_register(self) -> list[dict[str, Any]]:
        """Returns all slash commands in Discord's terms. The bot need not be logged in."""
        if self.dispatcher.qualified_name not in self.cogs:
            await self._add_cogs()
        return await self._commands.translated()

    async def setup_hook(self) -> None:
        if self.dispatcher.qualified_name not in self.cogs:
            await self._add_cogs()
            self._owners = Owners(self, self.readers, self._named_owners)
        if self._syncing is None:
            self._syncing = asyncio.create_task(self._commands.run())
        self._drawing = asyncio.create_task(emojis.bring(self))
        await asyncio.wait((self._syncing, self._drawing), timeout=SYNC_FIRST)

    async def _add_cogs(self) -> None:
        lobby = Lobby(self.dispatcher)
        opening = Opening(self.dispatcher)
        games = [cog(self.dispatcher, opening) for cog in registry.cogs(self.dispatcher.tables.catalogue())]
        midgame = Midgame(self.dispatcher)
        await self.add_cog(self.departures)
        general = tuple(
            cog(self.dispatcher) for cog in (GeneralCommands, Privacy, Statistics, Settings, Replay, History)
        )
        first = (self.dispatcher, opening, lobby, midgame, self.hub)
        cogs = (*first, *games, Table(self.dispatcher, lobby, midgame), FilmCog(self.dispatcher), *general)
        await self.add_cog(Doctor(self.dispatcher, self.program))
        for cog in cogs:
            await self.add_cog(cog)
            self.dispatcher.form_flow.add(getattr(cog, "forms", {}))
        await self.tree.set_translator(Translator())

    # -- connection

    async def run_forever(self, token: str) -> None:
        """Logs in and stays connected, retrying while there is no network.

        Raises LoginFailure for a bad token, and the other errors that need a change of configuration.
        """
        await self._retry(lambda: self._log_in(token))
        await self._retry(self.divide)
        await self._stay_connected()

    async def _retry(self, step: Callable[[], Awaitable[None]]) -> None:
        """Repeats a step with growing waits until it succeeds, while Discord is unreachable."""
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
        self._has_begun = True
        self.http.connector = Connector()  # for discord.py makes a new session with each login
        try:
            await self.login(token)
        except BaseException:
            await self.http.close()
            raise

    async def _stay_connected(self) -> None:
        """Ends when the bot is closed, also if Discord has not confirmed that."""
        staying = asyncio.ensure_future(self.connect())
        leaving = asyncio.ensure_future(self._has_left.wait())
        losing = asyncio.ensure_future(self.tables.cluster.lost())
        try:
            await asyncio.wait((staying, leaving, losing), return_when=asyncio.FIRST_COMPLETED)
            if losing.done():
                raise SharesLost
            await asyncio.wait((staying,), timeout=LEAVE_WITHIN)
            if staying.done():
                staying.result()
        finally:
            for task in (staying, leaving, losing):
                task.cancel()

    async def drain(self, quiet: float = QUIET) -> None:
        """Rejects new interactions, finishes what is in work within limits, and disconnects."""
        self._stop_tasks()
        await self.dispatcher.admission.drain(PRESSES_WITHIN, quiet)
        await self.sync.drain(UPDATES_WITHIN)
        await self.close()

    async def close(self) -> None:
        """Disconnects within `LEAVE_WITHIN` seconds and stops the timer. Does nothing the second time."""
        if self._is_leaving:
            return
        self._is_leaving = True
        self._stop_tasks()
        self.sync.retries.close()
        if self._owners is not None:
            self._owners.close()
        if self._has_begun:
            await self._leave()
        self._has_left.set()

    async def _leave(self) -> None:
        leaving = asyncio.ensure_future(super().close())
        await asyncio.wait((leaving,), timeout=LEAVE_WITHIN)
        if leaving.done():
            leaving.result()
        else:
            leaving.cancel()
            await self.http.close()

    def _stop_tasks(self) -> None:
        for task in (self._syncing, self._drawing, *self._tasks, *self._asking.values()):
            if task is not None:
                task.cancel()
        self._link.close()

    # -- events

    async def on_shard_ready(self, shard_id: int) -> None:
        await super().on_shard_ready(shard_id)
        if shard_id not in self.tables.cluster.own:
            await self._adopt(shard_id)
        if not self.has_all_servers:
            return  # games of the others' servers would be suspended
        if not self._tasks:
            invite = link(self.application_id or 0)
            _log.info("ready%s: %d servers; to invite: %s", self._shares(), len(self.guilds), invite)
            self._tasks.append(asyncio.create_task(self.clock.run()))
            if self.tables.cluster.is_several:
                served = letters.serve(self.tables, self.sync, self.handover)
                self._tasks += map(asyncio.create_task, (served, self._add_shards()))
        await self.departures.check_servers()
        self.sync.recover()

    def _shares(self) -> str:
        """The shards of this process, if others may have some."""
        cluster = self.tables.cluster
        return f" (shards {sorted(cluster.own)} of {cluster.count})" if cluster.is_several else ""

    async def on_shard_resumed(self, shard_id: int) -> None:
        await super().on_shard_resumed(shard_id)
        self.sync.recover()

    async def on_message(self, message: discord.Message, /) -> None:
        """Records that the channel has a newer message than the board; a direct message is answered.

        The content is not read.
        """
        if self.user is None or message.author.id == self.user.id:
            return
        if message.guild is None:
            await self.hub.answer(message)
            return
        self.sync.sender.note_message(message.channel.id, message.id)
        if isinstance(message.author, discord.Member):
            self.readers.refresh_name(message.author)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        error = sys.exc_info()[1]
        if error is not None:
            errors.report(error)

    # -- other processes

    async def _add_shards(self) -> None:
        """Connects each shard that is taken while the process runs."""
        while True:
            shard = await self.tables.cluster.taken()
            _log.warning("shard %d was free and is taken", shard)
            await self.add_shard(shard)

    async def _adopt(self, shard: int) -> None:
        """Has the tables of a shard that was added be this process's, once their servers are known."""
        while True:
            try:
                await self.tables.cluster.adopt(shard, ADOPTED)
                break
            except NotSaved:
                await asyncio.sleep(1.0)
        if shard == 0 and self._syncing is not None and self._syncing.done():
            self._syncing = asyncio.create_task(self._commands.run())
