"""What a person asks of the house itself: settings, rules, his tables, help."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

import locales
from cogs.commands.hours import Hours
from cogs.dispatch import Dispatcher
from cogs.request import Request
from cogs.wire.command_texts import choices, text
from cogs.wire.errors import Refusal

LOOKS = ("picture", "text")
SUITS = ("two", "four")


class Settings(
    Hours,
    commands.GroupCog,
    group_name=text("command-settings"),
    group_description=text("command-settings-about"),
):
    """`/settings`: each person's own, and two of the channel's."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher

    async def _set(self, interaction: discord.Interaction, answer: str, **changes: Any) -> None:
        async with self.dispatcher.serving(interaction) as request:
            await self.dispatcher.tables.set_person(request.person, **changes)
            for table in await self.dispatcher.tables.of_person(request.person):
                await self.dispatcher.sync.tell(table)
            await self._say(request, answer)

    async def _say(self, request: Request, id: str) -> None:
        speech = await self.dispatcher.readers.speech(request.person)
        await request.response.aside(speech.say(id))

    @app_commands.command(
        name=text("command-settings-language"), description=text("command-settings-language-about")
    )
    @app_commands.rename(language=text("command-settings-language-language"))
    @app_commands.describe(language=text("command-settings-language-language-about"))
    @app_commands.choices(language=choices("choice", locales.LANGUAGES))
    async def language(self, interaction: discord.Interaction, language: str) -> None:
        await self._set(interaction, "answer-language", language=locales.best(language))

    @app_commands.command(
        name=text("command-settings-board"), description=text("command-settings-board-about")
    )
    @app_commands.rename(board=text("command-settings-board-board"))
    @app_commands.describe(board=text("command-settings-board-board-about"))
    @app_commands.choices(board=choices("choice", LOOKS))
    async def board(self, interaction: discord.Interaction, board: str) -> None:
        await self._set(interaction, f"answer-board-{board}", board=board)

    @app_commands.command(
        name=text("command-settings-suits"), description=text("command-settings-suits-about")
    )
    @app_commands.rename(suits=text("command-settings-suits-suits"))
    @app_commands.describe(suits=text("command-settings-suits-suits-about"))
    @app_commands.choices(suits=choices("choice", SUITS))
    async def suits(self, interaction: discord.Interaction, suits: str) -> None:
        await self._set(interaction, f"answer-suits-{suits}", suits=suits)

    @app_commands.command(
        name=text("command-settings-channel-language"),
        description=text("command-settings-channel-language-about"),
    )
    @app_commands.rename(language=text("command-settings-channel-language-language"))
    @app_commands.describe(language=text("command-settings-channel-language-language-about"))
    @app_commands.choices(language=choices("choice", locales.LANGUAGES))
    @app_commands.guild_only()
    async def channel_language(self, interaction: discord.Interaction, language: str) -> None:
        await self._set_channel(interaction, "answer-channel-language", language=locales.best(language))

    @app_commands.command(
        name=text("command-settings-channel-board"), description=text("command-settings-channel-board-about")
    )
    @app_commands.rename(board=text("command-settings-channel-board-board"))
    @app_commands.describe(board=text("command-settings-channel-board-board-about"))
    @app_commands.choices(board=choices("choice", LOOKS))
    @app_commands.guild_only()
    async def channel_board(self, interaction: discord.Interaction, board: str) -> None:
        await self._set_channel(interaction, f"answer-channel-board-{board}", board=board)

    async def _set_channel(self, interaction: discord.Interaction, answer: str, **changes: Any) -> None:
        """The channel's settings, by somebody who may tidy up there. Answered in the channel's language."""
        async with self.dispatcher.serving(interaction) as request:
            channel, guild = interaction.channel_id, interaction.guild_id
            if channel is None or guild is None:
                raise Refusal("error-guild-only")
            if not request.is_moderator:
                raise Refusal("error-not-moderator")
            await self.dispatcher.tables.set_place(channel, **changes)
            table = await self.dispatcher.tables.in_channel(channel)
            if table is not None:
                await self.dispatcher.sync.tell(table)
            speech = await self.dispatcher.readers.channel_speech(channel, guild)
            await request.response.aside(speech.say(answer))
