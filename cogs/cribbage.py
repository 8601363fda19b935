"""Cribbage at the front door: its two commands, and the forms of who counts himself."""

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import typing_moves
from cogs.commands import choices, options, text
from cogs.desk import Desk
from cogs.faults import Refusal
from cogs.forms import Blank, Filled, Form, number
from cogs.lobby import PACES, Lobby
from games.contract import Text
from games.cribbage.moves import Claim, Muggins
from locales import Speech

KEY = "cribbage"
MOST = 29


class Points:
    """A number of points: what a hand or crib counts, or what was missed in it."""

    def __init__(self, what: type[Claim] | type[Muggins]) -> None:
        self._what = what
        self._name = "cribbage-count" if what is Claim else "cribbage-muggins"

    def compose(self, view: Any, picks: Sequence[str], speech: Speech) -> Blank:
        """The cards stand in the title's place on the picture; here only their number is asked."""
        claimed = view.laid.claimed if view.laid is not None else None
        about = Text(f"{self._name}-about", {} if claimed is None else {"points": claimed})
        asked = number("points", Text(f"{self._name}-points"), 0, MOST - (claimed or 0), about=about)
        return Blank(Text(f"{self._name}-button"), (asked,))

    def write(self, filled: Filled, view: Any, picks: Sequence[str]) -> str:
        """`count 8` or `muggins 2`."""
        return str(self._what(filled.number("points") or 0))


class Cribbage(
    commands.GroupCog, group_name=text("command-cribbage"), group_description=text("command-cribbage-about")
):
    """`/cribbage new` and `/cribbage play`."""

    forms: Mapping[str, Form] = {"cribbage-count": Points(Claim), "cribbage-muggins": Points(Muggins)}

    def __init__(self, desk: Desk, lobby: Lobby) -> None:
        self.desk = desk
        self.lobby = lobby

    @app_commands.command(name=text("command-cribbage-new"), description=text("command-cribbage-new-about"))
    @options("command-cribbage-new", "opponent", "pace")
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
    @options("command-cribbage-play", "move")
    async def play(self, interaction: discord.Interaction, move: str) -> None:
        async with self.desk.serving(interaction) as press:
            if not move.strip():
                raise Refusal("error-no-move")
            await typing_moves.play(self.desk, press, move)

    @play.autocomplete("move")
    async def _moves(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await typing_moves.suggest(self.desk, interaction, typed)
