"""Kasino at the front door: its two commands. Everything else is the desk's and the lobby's."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs import typing_moves
from cogs.commands import choices, options, text
from cogs.desk import Desk
from cogs.faults import Refusal
from cogs.lobby import PACES, Lobby

KEY = "kasino"


class Kasino(
    commands.GroupCog, group_name=text("command-kasino"), group_description=text("command-kasino-about")
):
    """`/kasino new` and `/kasino play`."""

    def __init__(self, desk: Desk, lobby: Lobby) -> None:
        self.desk = desk
        self.lobby = lobby

    @app_commands.command(name=text("command-kasino-new"), description=text("command-kasino-new-about"))
    @options("command-kasino-new", "player2", "player3", "player4", "pace")
    @app_commands.choices(pace=choices("pace", PACES))
    @app_commands.guild_only()
    async def new(
        self,
        interaction: discord.Interaction,
        player2: discord.User | None = None,
        player3: discord.User | None = None,
        player4: discord.User | None = None,
        pace: str = "day",
    ) -> None:
        invited = [user for user in (player2, player3, player4) if user is not None]
        async with self.desk.serving(interaction) as press:
            await self.lobby.open(press, KEY, invited, pace)

    @app_commands.command(name=text("command-kasino-play"), description=text("command-kasino-play-about"))
    @options("command-kasino-play", "move")
    async def play(self, interaction: discord.Interaction, move: str) -> None:
        async with self.desk.serving(interaction) as press:
            if not move.strip():
                raise Refusal("error-no-move")
            await typing_moves.play(self.desk, press, move)

    @play.autocomplete("move")
    async def _moves(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await typing_moves.suggest(self.desk, interaction, typed)
