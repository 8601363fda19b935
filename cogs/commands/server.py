"""`/settings server`: what the people who manage a server allow there."""

import logging
from typing import Any, Final

import discord
from discord import app_commands

import locales
from cogs.dispatch.dispatcher import Dispatcher
from cogs.pages.house_rules import PACES
from cogs.pages.settings import server as server_panel
from cogs.wire.command_texts import command
from cogs.wire.custom_ids import ServerButton
from cogs.wire.errors import Refusal
from cogs.wire.layouts import OPTIONS
from cogs.wire.request import Request
from tables.errors import BadOption

NUMBERS: Final = ("channels", "openers", "muted")
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
        rules = await self.dispatcher.tables.place(guild)
        await request.response.page(server_panel.panel(speech, rules, self.dispatcher.tables.catalogue()))

    async def set_server(self, request: Request, button: ServerButton) -> None:
        """Stores what was chosen in the panel, and shows the panel anew."""
        guild = _server(request)
        changes = self._changes(button.word, request.values)
        await self.dispatcher.tables.set_place(guild, **changes)
        _log.info("server %d: setting %s changed", guild, next(iter(changes)))
        if button.word in SHOWN:
            for table in await self.dispatcher.tables.open_in_server(guild):
                await self.dispatcher.update(table)
        await self._show_panel(request, guild)

    def _changes(self, word: str, values: tuple[str, ...]) -> dict[str, Any]:
        """The chosen values by setting. Raises BadOption for those that the panel does not offer."""
        games = {info.key for info in self.dispatcher.tables.catalogue()}
        one = values[0] if len(values) == 1 else ""
        if word in NUMBERS and len(values) <= OPTIONS and all(value.isdecimal() for value in values):
            return {word: tuple(int(value) for value in values)}
        if word == "games" and games.issuperset(values):
            return {word: () if len(values) == len(games) else values}
        if word == "language" and one in (*locales.LANGUAGES, server_panel.NONE):
            return {word: None if one == server_panel.NONE else one}
        if word == "pace" and one in PACES:
            return {word: one}
        name, _, state = word.rpartition("-")
        if name in ("reposts", "threads") and state in ("on", "off"):
            return {name: state == "on"}
        raise BadOption(name=word, value=one)


def _server(request: Request) -> int:
    """The server that this person manages. Raises Refusal."""
    guild = request.interaction.guild_id
    if guild is None:
        raise Refusal("error-guild-only")
    if not request.manages_server:
        raise Refusal("error-not-manager")
    return guild
