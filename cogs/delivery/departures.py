"""Detects members who have left the server, servers that have removed the bot, and deleted channels.

Discord reports departures only to bots with the privileged members intent, which this one does not use. So
membership is checked before a notice is sent, when a direct message fails, and when somebody presses a button
outside the server.
"""

import asyncio
import logging
import time
from typing import Final, Protocol

import discord
from discord.ext import commands

from cogs.delivery.retries import LOST
from cogs.wire.shards import ShardedBot
from tables.projection import FetchedTable
from tables.service import Tables
from tables.views import DueNotice, TableId

NOT_HERE: Final = frozenset((10007, 10013))
"""Error codes: unknown member, unknown user."""
NOBODY_THERE: Final = frozenset((50278, 10013))
"""Error codes of a direct message that fails because there is no common server or no such user."""
KNOWN_FOR: Final = 60.0
"""Seconds for which a member who was found is not checked again."""
UNKNOWN_FOR: Final = 10.0
"""The same after a check that failed."""
MOST_KNOWN: Final = 10_000
LOOK_FOR: Final = 1.5
"""Seconds that a press waits for the check whether its user is in the server."""

_log = logging.getLogger(__name__)


class Messages(Protocol):
    """The messages of tables, as far as departures change them."""

    async def update(self, now: FetchedTable) -> None: ...

    def repost_board(self, table: TableId) -> None: ...

    def may_write(self, channel: int) -> None: ...

    def channel_changed(self, channel: int) -> None: ...

    def channel_gone(self, table: TableId, seat: int, person: int, text: str) -> None: ...

    async def channel_back(self, table: TableId, seat: int) -> None: ...


class Departures(commands.Cog):
    """Reports departed members, servers and channels to their tables."""

    def __init__(self, bot: ShardedBot, tables: Tables, messages: Messages) -> None:
        self._bot = bot
        self._tables = tables
        self._messages = messages
        self._present_until: dict[tuple[int, int], float] = {}
        self._closed: set[int] = set()

    # -- members

    async def has_recipient_left(self, ring: DueNotice) -> bool:
        """Returns whether a notice's recipient has left the server; the table is then asked instead.

        Never for a notice that the table must not learn of.
        """
        if ring.what == "over" or ring.private:
            return False
        table_info = await self._tables.info(ring.table)
        if table_info.is_direct:
            return False
        return await self.check_left(ring.person, table_info.guild)

    async def check_left(self, person: int, guild: int) -> bool:
        """Returns whether this person has left the server, after starting the poll at their tables there."""
        if not await self._has_left(person, guild):
            return False
        for table in await self._tables.midgame.missing(person, guild):
            await self._messages.update(await self._tables.fetch(table))
        return True

    def note_present(self, person: int, guild: int) -> None:
        """Records that this person is in the server."""
        self._remember(person, guild, KNOWN_FOR)

    async def may_play(self, person: int, guild: int) -> bool:
        """Returns whether this person is still in the server; True if Discord does not say.

        A positive result is kept for a minute. After a negative one their tables are asked.
        """
        if self._present_until.get((person, guild), 0.0) > time.monotonic():
            return True
        try:
            return not await asyncio.wait_for(self.check_left(person, guild), LOOK_FOR)
        except TimeoutError:
            self._remember(person, guild, UNKNOWN_FOR)
            return True

    def _remember(self, person: int, guild: int, seconds: float) -> None:
        now = time.monotonic()
        if len(self._present_until) >= MOST_KNOWN:
            self._present_until = {who: until for who, until in self._present_until.items() if until > now}
        self._present_until[person, guild] = now + seconds

    async def _has_left(self, person: int, guild: int) -> bool:
        """Asks Discord; False if the request fails."""
        place = self._bot.get_guild(guild)
        if place is None or place.unavailable:
            return False
        try:
            await place.fetch_member(person)
        except (*LOST, discord.HTTPException) as error:
            if getattr(error, "code", 0) in NOT_HERE:
                return True
            self._remember(person, guild, UNKNOWN_FOR)
            return False
        self.note_present(person, guild)
        return False

    # -- servers and channels

    async def check_servers(self) -> None:
        """Suspends games of servers that have removed the bot and resumes the others."""
        for table in await self._tables.suspensions.servers({guild.id for guild in self._bot.guilds}):
            self._messages.repost_board(table)
            await self._messages.update(await self._tables.fetch(table))
        self._closed |= await self._tables.suspensions.channels()

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        suspended = await self._tables.suspensions.server_gone(guild.id)
        _log.info("removed from a server: %d games suspended", len(suspended))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        for table in await self._tables.suspensions.server_back(guild.id):
            self._messages.may_write((await self._tables.info(table)).channel)
            self._messages.repost_board(table)
            await self._messages.update(await self._tables.fetch(table))

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.channel_gone(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self.channel_gone(thread.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, now: discord.abc.GuildChannel
    ) -> None:
        self._messages.channel_changed(now.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        if not thread.data["thread_metadata"]["locked"]:  # else it refuses messages as before
            self._messages.channel_changed(thread.thread_id)

    async def channel_gone(self, channel: int, *, locked: bool = False) -> None:
        """Suspends the games of a channel in which nothing can be posted and notifies their players."""
        rests = self._tables.suspensions
        gone = await (rests.channel_locked(channel) if locked else rests.channel_gone(channel))
        self._closed.add(channel)
        for table in gone:
            for person, seat in (await self._people(table)).items():
                text = "notice-channel-locked" if locked else "notice-channel-gone"
                self._messages.channel_gone(table, seat, person, text)

    async def channel_back(self, channel: int) -> None:
        """Resumes games that were suspended because of their channel, after their board was posted."""
        if channel not in self._closed:
            return
        self._closed.discard(channel)
        for table in await self._tables.suspensions.channel_back(channel):
            for seat in (await self._people(table)).values():
                await self._messages.channel_back(table, seat)

    async def _people(self, table: TableId) -> dict[int, int]:
        """The people at the table, each with the first of their seats."""
        chairs = (await self._tables.info(table)).chairs
        return {c.person: n for n, c in reversed(list(enumerate(chairs))) if c.person is not None}
