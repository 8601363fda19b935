"""Absence: people who have left the server, servers that have let the bot go, channels that are gone.

Discord tells who leaves only to bots that may read the list of members, and this one does not ask for that.
So it looks when somebody is about to be called, where a direct message comes back, and when somebody presses
from elsewhere: an empty seat is found with its first turn, not at the end of its time.
"""

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

import discord
from discord.ext import commands

from cogs.delivery.retries import LOST
from tables.service import Tables
from tables.views import DueNotice, TableId

if TYPE_CHECKING:
    from cogs.delivery.updates import MessageSync

NOT_HERE: Final = frozenset((10007, 10013))
"""Discord knows no such member, or no such user any more."""
NOBODY_THERE: Final = frozenset((50278, 10013))
"""No server in common with him any more, or no such user: so a direct message comes back."""
KNOWN_FOR: Final = 60.0
"""Seconds for which somebody who was found in a server is taken to be there."""
UNKNOWN_FOR: Final = 10.0
"""The same where Discord did not say."""
MOST_KNOWN: Final = 10_000
LOOK_FOR: Final = 1.5
"""Seconds that a press waits for Discord to say whether its maker is in the server."""

_log = logging.getLogger(__name__)


class Absence(commands.Cog):
    """Tells tables of who and what is not there any more."""

    def __init__(self, bot: commands.Bot, tables: Tables, sync: "MessageSync") -> None:
        self._bot = bot
        self._tables = tables
        self._sync = sync
        self._there: dict[tuple[int, int], float] = {}
        self._closed: set[int] = set()

    # -- people

    async def is_missed(self, ring: DueNotice) -> bool:
        """Whether he who is to be called has left the server; then the table is asked instead.

        Not with a notice that the table must not hear of: it would learn that there was one.
        """
        if ring.what == "over" or ring.private:
            return False
        table_info = (await self._tables.table_view(ring.table, None)).table
        return await self.look(ring.person, table_info.guild)

    async def look(self, person: int, guild: int) -> bool:
        """Whether somebody has left that server; his tables there are told."""
        if not await self._has_left(person, guild):
            return False
        for table in await self._tables.midgame.missing(person, guild):
            await self._sync.tell(table)
        return True

    def seen(self, person: int, guild: int) -> None:
        """Remembers that somebody is in that server."""
        self._remember(person, guild, KNOWN_FOR)

    async def may_play(self, person: int, guild: int) -> bool:
        """Returns whether somebody is still in that server; where Discord does not say, they are.

        The answer "yes" holds for a minute. Where it is no, their tables there are told.
        """
        if self._there.get((person, guild), 0.0) > time.monotonic():
            return True
        try:
            return not await asyncio.wait_for(self.look(person, guild), LOOK_FOR)
        except TimeoutError:
            self._remember(person, guild, UNKNOWN_FOR)
            return True

    def _remember(self, person: int, guild: int, seconds: float) -> None:
        now = time.monotonic()
        if len(self._there) >= MOST_KNOWN:
            self._there = {who: until for who, until in self._there.items() if until > now}
        self._there[person, guild] = now + seconds

    async def _has_left(self, person: int, guild: int) -> bool:
        """Asks Discord; where that fails, they are there."""
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
        self.seen(person, guild)
        return False

    # -- servers and channels

    async def take_stock(self) -> None:
        """After a start: games of servers that have let the bot go rest, and those of others wake."""
        for table in await self._tables.suspensions.servers({guild.id for guild in self._bot.guilds}):
            self._sync.bring_down(table)
            await self._sync.tell(table)
        self._closed |= await self._tables.suspensions.channels()

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        resting = await self._tables.suspensions.server_gone(guild.id)
        _log.info("a server has let us go: %d games rest", len(resting))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        for table in await self._tables.suspensions.server_back(guild.id):
            self._sync.may_write((await self._tables.table_view(table, None)).table.channel)
            self._sync.bring_down(table)
            await self._sync.tell(table)

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
        self._sync.channel_changed(now.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        self._sync.channel_changed(thread.thread_id)

    async def channel_gone(self, channel: int, *, locked: bool = False) -> None:
        """Nothing can be posted there any more: its game rests, and the players are told how it can go on."""
        rests = self._tables.suspensions
        gone = await (rests.channel_locked(channel) if locked else rests.channel_gone(channel))
        self._closed.add(channel)
        for table in gone:
            for person, seat in (await self._people(table)).items():
                text = "notice-channel-locked" if locked else "notice-channel-gone"
                self._sync.channel_gone(table, seat, person, text)

    async def channel_back(self, channel: int) -> None:
        """The board could be posted there: a game that rested because of its channel goes on."""
        if channel not in self._closed:
            return
        self._closed.discard(channel)
        for table in await self._tables.suspensions.channel_back(channel):
            for seat in (await self._people(table)).values():
                await self._sync.channel_back(table, seat)

    async def _people(self, table: TableId) -> dict[int, int]:
        """Everybody who sits at the table, with the first of their seats."""
        chairs = (await self._tables.table_view(table, None)).table.chairs
        return {c.person: n for n, c in reversed(list(enumerate(chairs))) if c.person is not None}
