"""Suspends games whose server has removed the bot or whose channel is deleted, and resumes them."""

import logging

import discord
from discord.ext import commands

from cogs.delivery.updates import MessageSync
from cogs.wire.shards import ShardedBot
from tables.service import Tables

_log = logging.getLogger(__name__)


class Departures(commands.Cog):
    """Hears of servers and channels that come and go."""

    def __init__(self, bot: ShardedBot, tables: Tables, sync: MessageSync) -> None:
        self._bot = bot
        self._tables = tables
        self._sync = sync

    async def check_servers(self) -> None:
        """Suspends games of servers that have removed the bot and resumes the others."""
        for table in await self._tables.suspensions.servers({guild.id for guild in self._bot.guilds}):
            self._sync.repost_board(table)
            await self._sync.update(table)
        await self._sync.channels.recall()

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        suspended = await self._tables.suspensions.server_gone(guild.id)
        _log.info("removed from a server: %d games suspended", len(suspended))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        for table in await self._tables.suspensions.server_back(guild.id):
            self._sync.channels.may_write((await self._tables.info(table)).channel)
            self._sync.repost_board(table)
            await self._sync.update(table)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._sync.channels.gone(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self._sync.channels.gone(thread.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, now: discord.abc.GuildChannel
    ) -> None:
        self._sync.channels.changed(now.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        if not thread.data["thread_metadata"]["locked"]:  # else it refuses messages as before
            self._sync.channels.changed(thread.thread_id)
