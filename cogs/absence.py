"""Absence: people who have left the server, servers that have let the bot go, channels that are gone.

Discord tells who leaves only to bots that may read the list of members, and this one does not ask for that.
So it looks when somebody is about to be called, and where a direct message comes back: an empty seat is found
with its first turn, not at the end of its time.
"""

import logging
from typing import TYPE_CHECKING, Final

import discord
from discord.ext import commands

from tables.service import Tables
from tables.sights import Ring

if TYPE_CHECKING:
    from cogs.telling import Teller

NOT_HERE: Final = frozenset((10007, 10013))
"""Discord knows no such member, or no such user any more."""
NOBODY_THERE: Final = frozenset((50278, 10013))
"""No server in common with him any more, or no such user: so a direct message comes back."""

_log = logging.getLogger(__name__)


class Absence(commands.Cog):
    """Tells tables of who and what is not there any more."""

    def __init__(self, bot: commands.Bot, tables: Tables, teller: "Teller") -> None:
        self._bot = bot
        self._tables = tables
        self._teller = teller

    # -- people

    async def is_missed(self, ring: Ring) -> bool:
        """Whether he who is to be called has left the server; then the table is asked instead.

        Not with a notice that the table must not hear of: it would learn that there was one.
        """
        if ring.what == "over" or ring.private:
            return False
        sheet = (await self._tables.sight(ring.table, None)).table
        return await self.look(ring.person, sheet.guild)

    async def look(self, person: int, guild: int) -> bool:
        """Whether somebody has left that server; his tables there are told."""
        place = self._bot.get_guild(guild)
        if place is None or place.unavailable or not await _has_left(place, person):
            return False
        for table in await self._tables.around.missing(person, guild):
            await self._teller.tell(table)
        return True

    # -- servers and channels

    async def take_stock(self) -> None:
        """After a start: games of servers that have let the bot go rest, and those of others wake."""
        for table in await self._tables.rests.servers({guild.id for guild in self._bot.guilds}):
            self._teller.bring_down(table)
            await self._teller.tell(table)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        resting = await self._tables.rests.server_gone(guild.id)
        _log.info("a server has let us go: %d games rest", len(resting))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        for table in await self._tables.rests.server_back(guild.id):
            self._teller.may_write((await self._tables.sight(table, None)).table.channel)
            self._teller.bring_down(table)
            await self._teller.tell(table)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.channel_gone(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self.channel_gone(thread.thread_id)

    async def channel_gone(self, channel: int) -> None:
        """Whoever plays there is told how the game can go on."""
        for table in await self._tables.rests.channel_gone(channel):
            sheet = (await self._tables.sight(table, None)).table
            people = {chair.person: seat for seat, chair in reversed(list(enumerate(sheet.chairs)))}
            for person, seat in people.items():
                if person is not None:
                    self._teller.channel_gone(table, seat, person)


async def _has_left(guild: discord.Guild, person: int) -> bool:
    """Asks Discord; where that fails, he is there."""
    try:
        await guild.fetch_member(person)
    except discord.HTTPException as error:
        return error.code in NOT_HERE
    return False
