"""`/settings server`: what the people who manage a server allow there."""

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import discord
from discord import app_commands

import locales
from cogs.dispatch.dispatcher import Dispatcher
from cogs.pages.settings import server as server_panel
from cogs.wire.command_texts import command
from cogs.wire.custom_ids import ServerButton
from cogs.wire.errors import Refusal
from cogs.wire.layouts import OPTIONS
from cogs.wire.request import Request
from tables.errors import BadOption
from tables.views import PACES, Server

SHOWN: Final = ("language", "reposts-on", "reposts-off")
"""Settings that change how boards are shown."""

_log = logging.getLogger(__name__)


class ServerSettings:
    """Part of the cog of `/settings`."""

    dispatcher: Dispatcher

    @command("command-settings-server")
    @app_commands.guild_only()
    async def server(self, interaction: discord.Interaction) -> None:
        async with self.dispatcher.serving(interaction) as request:
            await self._show_panel(request, _server(request))

    async def _show_panel(self, request: Request, guild: int) -> None:
        speech = await self.dispatcher.readers.speech(request.person)
        rules = await self.dispatcher.tables.settings.server(guild)
        await request.response.page(server_panel.panel(speech, rules, self.dispatcher.tables.catalogue()))

    async def set_server(self, request: Request, button: ServerButton) -> None:
        """Stores what was chosen in the panel, and shows the panel anew."""
        guild = _server(request)
        change = self._change(button.word, request.values)
        await self.dispatcher.tables.settings.set_server(guild, change)
        _log.info("server %d: setting %s changed", guild, button.word)
        if button.word in SHOWN:
            for table in await self.dispatcher.tables.open_in_server(guild):
                await self.dispatcher.sync.update(table)
        await self._show_panel(request, guild)

    def _change(self, word: str, values: tuple[str, ...]) -> Callable[[Server], Server]:
        """The change that was chosen. Raises BadOption for a value that the panel does not offer."""
        games = {info.key for info in self.dispatcher.tables.catalogue()}
        one = values[0] if len(values) == 1 else ""
        are_numbers = len(values) <= OPTIONS and all(value.isdecimal() for value in values)
        numbers = tuple(int(value) for value in values) if are_numbers else ()
        match word:
            case "channels" if are_numbers:
                return lambda s: replace(s, channels=numbers)
            case "openers" if are_numbers:
                return lambda s: replace(s, openers=numbers)
            case "muted" if are_numbers:
                return lambda s: replace(s, muted=numbers)
            case "games" if games.issuperset(values):
                return lambda s: replace(s, games=() if len(values) == len(games) else values)
            case "language" if one in (*locales.LANGUAGES, server_panel.NONE):
                return lambda s: replace(s, language=None if one == server_panel.NONE else one)
            case "pace" if one in PACES:
                return lambda s: replace(s, pace=one)
            case "reposts-on" | "reposts-off":
                return lambda s: replace(s, reposts=word == "reposts-on")
            case "threads-on" | "threads-off":
                return lambda s: replace(s, threads=word == "threads-on")
        raise BadOption(name=word, value=one)


def _server(request: Request) -> int:
    """The server that this person manages. Raises Refusal."""
    guild = request.interaction.guild_id
    if guild is None:
        raise Refusal("error-guild-only")
    if not request.manages_server:
        raise Refusal("error-not-manager")
    return guild
