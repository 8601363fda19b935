"""Cribbage at the front door: its two commands. Everything else is the desk's and the lobby's."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs import typing_moves
from cogs.commands import choices, text
from cogs.desk import Desk
from cogs.faults import Refusal
from cogs.lobby import PACES, Lobby

KEY = "cribbage"


class Cribbage(
    commands.GroupCog, group_name=text("command-cribbage"), group_description=text("command-cribbage-about")
):
    """`/cribbage new` and `/cribbage play`."""

    def __init__(self, desk: Desk, lobby: Lobby) -> None:
        self.desk = desk
        self.lobby = lobby

    @app_commands.command(name=text("command-cribbage-new"), description=text("command-cribbage-new-about"))
    @app_commands.rename(
        opponent=text("command-cribbage-new-opponent"), pace=text("command-cribbage-new-pace")
    )
    @app_commands.describe(
        opponent=text("command-cribbage-new-opponent-about"), pace=text("command-cribbage-new-pace-about")
    )
    @app_commands.choices(pace=choices("pace", PACES))
    @app_commands.guild_only()
    async def new(
        self,
        interaction: discord.Interaction,
        opponent: discord.User | None = None,
        pace: str = "day",
    ) -> None:
        async with self.desk.serving(interaction) as press:
            await self.lobby.open(press, KEY, [opponent] if opponent else [], pace)

    @app_commands.command(name=text("command-cribbage-play"), description=text("command-cribbage-play-about"))
    @app_commands.rename(move=text("command-cribbage-play-move"))
    @app_commands.describe(move=text("command-cribbage-play-move-about"))
    async def play(self, interaction: discord.Interaction, move: str) -> None:
        async with self.desk.serving(interaction) as press:
            if not move.strip():
                raise Refusal("error-no-move")
            await typing_moves.play(self.desk, press, move)

    @play.autocomplete("move")
    async def _moves(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await typing_moves.suggest(self.desk, interaction, typed)
