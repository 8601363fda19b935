"""Absence: people who have left the server, servers that have let the bot go, channels that are gone.

Discord tells who leaves only to bots that may read the list of members, and this one does not ask for that.
So it looks when somebody is about to be called, where a direct message comes back, and when somebody presses
from elsewhere: an empty seat is found with its first turn, not at the end of its time.
"""

import asyncio
import logging
import time
from typing import Final, Protocol

import discord
from discord.ext import commands

from cogs.delivery.retries import LOST
from tables.service import Tables
from tables.views import Ring, TableId

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


class Messages(Protocol):
    """The messages of tables, as far as departures change them."""

    async def update(self, table: TableId) -> None: ...

    def repost_board(self, table: TableId) -> None: ...

    def may_write(self, channel: int) -> None: ...

    def channel_changed(self, channel: int) -> None: ...

    def channel_gone(self, table: TableId, seat: int, person: int, text: str) -> None: ...

    async def channel_back(self, table: TableId, seat: int) -> None: ...


class Departures(commands.Cog):
    """Tells tables of who and what is not there any more."""

    def __init__(self, bot: commands.Bot, tables: Tables, messages: Messages) -> None:
        self._bot = bot
        self._tables = tables
        self._messages = messages
        self._present_until: dict[tuple[int, int], float] = {}
        self._closed: set[int] = set()

    # -- people

    async def has_recipient_left(self, ring: Ring) -> bool:
        """Whether he who is to be called has left the server; then the table is asked instead.

        Not with a notice that the table must not hear of: it would learn that there was one.
        """
        if ring.what == "over" or ring.private:
            return False
        table_info = (await self._tables.table_view(ring.table, None)).table
        return await self.check_left(ring.person, table_info.guild)

    async def check_left(self, person: int, guild: int) -> bool:
        """Whether somebody has left that server; his tables there are told."""
        if not await self._has_left(person, guild):
            return False
        for table in await self._tables.around.missing(person, guild):
            await self._messages.update(table)
        return True

    def note_present(self, person: int, guild: int) -> None:
        """Remembers that somebody is in that server."""
        self._remember(person, guild, KNOWN_FOR)

    async def may_play(self, person: int, guild: int) -> bool:
        """Returns whether somebody is still in that server; where Discord does not say, they are.

        The answer "yes" holds for a minute. Where it is no, their tables there are told.
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
        self.note_present(person, guild)
        return False

    # -- servers and channels

    async def check_servers(self) -> None:
        """After a start: games of servers that have let the bot go rest, and those of others wake."""
        for table in await self._tables.rests.servers({guild.id for guild in self._bot.guilds}):
            self._messages.repost_board(table)
            await self._messages.update(table)
        self._closed |= await self._tables.rests.channels()

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        resting = await self._tables.rests.server_gone(guild.id)
        _log.info("a server has let us go: %d games rest", len(resting))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        for table in await self._tables.rests.server_back(guild.id):
            self._messages.may_write((await self._tables.table_view(table, None)).table.channel)
            self._messages.repost_board(table)
            await self._messages.update(table)

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
        self._messages.channel_changed(thread.thread_id)

    async def channel_gone(self, channel: int, *, locked: bool = False) -> None:
        """Nothing can be posted there any more: its game rests, and the players are told how it can go on."""
        rests = self._tables.rests
        gone = await (rests.channel_locked(channel) if locked else rests.channel_gone(channel))
        self._closed.add(channel)
        for table in gone:
            for person, seat in (await self._people(table)).items():
                text = "notice-channel-locked" if locked else "notice-channel-gone"
                self._messages.channel_gone(table, seat, person, text)

    async def channel_back(self, channel: int) -> None:
        """The board could be posted there: a game that rested because of its channel goes on."""
        if channel not in self._closed:
            return
        self._closed.discard(channel)
        for table in await self._tables.rests.channel_back(channel):
            for seat in (await self._people(table)).values():
                await self._messages.channel_back(table, seat)

    async def _people(self, table: TableId) -> dict[int, int]:
        """Everybody who sits at the table, with the first of their seats."""
        chairs = (await self._tables.table_view(table, None)).table.chairs
        return {c.person: n for n, c in reversed(list(enumerate(chairs))) if c.person is not None}
