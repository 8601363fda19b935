"""Ólsen Ólsen at the front door: its two commands. Everything else is the desk's and the lobby's."""

from typing import get_args

import discord
from discord import app_commands
from discord.ext import commands

from cogs import typing_moves
from cogs.commands import choices, options, text
from cogs.desk import Desk
from cogs.faults import Refusal
from cogs.lobby import PACES, Lobby
from games.olsen.views import Variant

KEY = "olsen"
VARIANTS: tuple[str, ...] = get_args(Variant)


class Olsen(
    commands.GroupCog, group_name=text("command-olsen"), group_description=text("command-olsen-about")
):
    """`/olsen new` and `/olsen play`."""

    def __init__(self, desk: Desk, lobby: Lobby) -> None:
        self.desk = desk
        self.lobby = lobby

    @app_commands.command(name=text("command-olsen-new"), description=text("command-olsen-new-about"))
    @options("command-olsen-new", "variant", "player2", "player3", "player4", "pace")
    @app_commands.choices(variant=choices("olsen-option-variant", VARIANTS), pace=choices("pace", PACES))
    @app_commands.guild_only()
    async def new(
        self,
        interaction: discord.Interaction,
        variant: str = VARIANTS[0],
        player2: discord.User | None = None,
        player3: discord.User | None = None,
        player4: discord.User | None = None,
        pace: str = "day",
    ) -> None:
        invited = [user for user in (player2, player3, player4) if user is not None]
        async with self.desk.serving(interaction) as press:
            await self.lobby.open(press, KEY, invited, pace, {"variant": variant})

    @app_commands.command(name=text("command-olsen-play"), description=text("command-olsen-play-about"))
    @options("command-olsen-play", "move")
    async def play(self, interaction: discord.Interaction, move: str) -> None:
        async with self.desk.serving(interaction) as press:
            if not move.strip():
                raise Refusal("error-no-move")
            await typing_moves.play(self.desk, press, move)

    @play.autocomplete("move")
    async def _moves(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await typing_moves.suggest(self.desk, interaction, typed)
