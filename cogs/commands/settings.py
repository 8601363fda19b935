"""`/settings`: a person's preferences, and the language and board of a channel."""

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

import locales
from cogs.commands.hours import Hours
from cogs.commands.server import ServerSettings
from cogs.dispatch.dispatcher import Dispatcher
from cogs.wire.command_texts import choices, command, text
from cogs.wire.custom_ids import ServerButton
from cogs.wire.errors import Refusal

LOOKS: Final = ("picture", "text")
SUITS: Final = ("two", "four")


class Settings(
    Hours,
    ServerSettings,
    commands.GroupCog,
    group_name=text("command-settings"),
    group_description=text("command-settings-about"),
):
    """The cog of `/settings`."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        dispatcher.openers[ServerButton] = self.set_server

    async def _set(self, interaction: discord.Interaction, answer: str, **changes: Any) -> None:
        """Stores a person's preferences and redraws their tables."""
        async with self.dispatcher.serving(interaction) as request:
            await self.dispatcher.tables.set_person(request.person, **changes)
            for table in await self.dispatcher.tables.of_person(request.person):
                await self.dispatcher.sync.update(table)
            await self.dispatcher.say(request, answer)

    @command("command-settings-language", language=choices("choice", locales.LANGUAGES))
    async def language(self, interaction: discord.Interaction, language: str) -> None:
        await self._set(interaction, "answer-language", language=locales.best(language))

    @command("command-settings-board", board=choices("choice", LOOKS))
    async def board(self, interaction: discord.Interaction, board: str) -> None:
        await self._set(interaction, f"answer-board-{board}", board=board)

    @command("command-settings-suits", suits=choices("choice", SUITS))
    async def suits(self, interaction: discord.Interaction, suits: str) -> None:
        await self._set(interaction, f"answer-suits-{suits}", suits=suits)

    @command("command-settings-channel-language", language=choices("choice", locales.LANGUAGES))
    @app_commands.guild_only()
    async def channel_language(self, interaction: discord.Interaction, language: str) -> None:
        await self._set_channel(interaction, "answer-channel-language", language=locales.best(language))

    @command("command-settings-channel-board", board=choices("choice", LOOKS))
    @app_commands.guild_only()
    async def channel_board(self, interaction: discord.Interaction, board: str) -> None:
        await self._set_channel(interaction, f"answer-channel-board-{board}", board=board)

    async def _set_channel(self, interaction: discord.Interaction, answer: str, **changes: Any) -> None:
        """Stores settings of the channel, for moderators only. Answers in the channel's language."""
        async with self.dispatcher.serving(interaction) as request:
            channel, guild = interaction.channel_id, interaction.guild_id
            if channel is None or guild is None:
                raise Refusal("error-guild-only")
            if not request.is_moderator:
                raise Refusal("error-not-moderator")
            await self.dispatcher.tables.set_place(channel, **changes)
            table = await self.dispatcher.tables.in_channel(channel)
            if table is not None:
                await self.dispatcher.sync.update(table)
            speech = await self.dispatcher.readers.channel_speech(channel, guild)
            await request.response.ephemeral(speech.say(answer))
