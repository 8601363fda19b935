"""Kínaskák at the front door: its two commands. Everything else is the desk's and the lobby's."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands import choices, options, text
from cogs.desk import Desk
from cogs.faults import Refusal
from cogs.kinaskak_forms import FORMS
from cogs.lobby import PACES, Lobby
from cogs.typing_moves import suggest

KEY = "kinaskak"


class Kinaskak(
    commands.GroupCog, group_name=text("command-kinaskak"), group_description=text("command-kinaskak-about")
):
    """`/kinaskak new` and `/kinaskak play`."""

    forms = FORMS

    def __init__(self, desk: Desk, lobby: Lobby) -> None:
        self.desk = desk
        self.lobby = lobby

    @app_commands.command(name=text("command-kinaskak-new"), description=text("command-kinaskak-new-about"))
    @options("command-kinaskak-new", "player2", "player3", "player4", "player5", "player6", "pace")
    @app_commands.choices(pace=choices("pace", PACES))
    @app_commands.guild_only()
    async def new(
        self,
        interaction: discord.Interaction,
        player2: discord.User | None = None,
        player3: discord.User | None = None,
        player4: discord.User | None = None,
        player5: discord.User | None = None,
        player6: discord.User | None = None,
        pace: str = "day",
    ) -> None:
        named = (player2, player3, player4, player5, player6)
        invited = [user for user in named if user is not None]
        async with self.desk.serving(interaction) as press:
            await self.lobby.open(press, KEY, invited, pace)

    @app_commands.command(name=text("command-kinaskak-play"), description=text("command-kinaskak-play-about"))
    @options("command-kinaskak-play", "move")
    async def play(self, interaction: discord.Interaction, move: str) -> None:
        async with self.desk.serving(interaction) as press:
            if not move.strip():
                raise Refusal("error-no-move")
            await self.desk.play_text(press, move)

    @play.autocomplete("move")
    async def _moves(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest(self.desk, interaction, typed)
