"""What the people who manage a server allow there: where tables may open, which games, by whom."""

from typing import Final

import discord

from cogs.wire.errors import Refusal
from games.contract import Text
from tables.service import Tables
from tables.views import Place

DEFAULT_PACE: Final = "day"
ALONE_PACE: Final = "live"


class ServerRules:
    """The settings of servers, as checks. A server without settings allows everything."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def pace(self, guild: int | None, *, alone: bool) -> str:
        """The pace of a new table for which none was chosen; `alone`: for one person against bots."""
        return (await self._tables.place(guild or 0)).pace or (ALONE_PACE if alone else DEFAULT_PACE)

    async def check_member(self, person: int, guild: int | None) -> None:
        """Raises Refusal for a member who may not open or join tables there."""
        if guild and person in (await self._tables.place(guild)).muted:
            raise Refusal("error-server-muted")

    async def check_open(self, interaction: discord.Interaction, game: str) -> None:
        """Raises Refusal if this person may not open a table of this game here."""
        if interaction.guild_id is None:
            return
        rules = await self._tables.place(interaction.guild_id)
        await self.check_member(interaction.user.id, interaction.guild_id)
        _check_role(interaction, rules)
        if rules.games and game not in rules.games:
            raise Refusal("error-server-game", game=Text(f"{game}-name"))
        check_channel(interaction, rules)


def _check_role(interaction: discord.Interaction, rules: Place) -> None:
    roles = getattr(interaction.user, "roles", ())
    if rules.openers and not any(role.id in rules.openers for role in roles):
        raise Refusal("error-server-role", roles=" ".join(f"<@&{role}>" for role in rules.openers))


def check_channel(interaction: discord.Interaction, rules: Place) -> None:
    """Raises Refusal for a channel without tables. A thread counts as its channel."""
    channel = interaction.channel
    here = {interaction.channel_id, getattr(channel, "parent_id", None)}
    if rules.channels and not here & set(rules.channels):
        raise Refusal("error-server-channel", channels=" ".join(f"<#{one}>" for one in rules.channels))
