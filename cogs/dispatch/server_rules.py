"""What the people who manage a server allow there: where tables may open, which games, by whom."""

from typing import Final

import discord

from cogs.wire.errors import Refusal
from games.contract import Text
from tables.service import Tables
from tables.views import Server, TableInfo

DEFAULT_PACE: Final = "day"
ALONE_PACE: Final = "live"
UNKNOWN_MEMBER: Final = 10007


class ServerRules:
    """The settings of servers, as checks. A server without settings allows everything."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def pace(self, guild: int | None, *, alone: bool) -> str:
        """The pace of a new table for which none was chosen; `alone`: for one person against bots."""
        return (await self._tables.settings.server(guild or 0)).pace or (
            ALONE_PACE if alone else DEFAULT_PACE
        )

    async def check_member(self, person: int, guild: int | None) -> None:
        """Raises Refusal for a member who may not open or join tables there."""
        if guild and person in (await self._tables.settings.server(guild)).muted:
            raise Refusal("error-server-muted")

    async def check_open(
        self, interaction: discord.Interaction, game: str, table: TableInfo | None = None
    ) -> None:
        """Raises Refusal if this person may not open a table of this game here.

        In direct messages: not in the channel where `table` was played, if it was in one; nor if that is
        hidden from the bot or the person.
        """
        if interaction.guild_id is not None:
            await self._check(interaction.guild_id, interaction.user, interaction.channel, game)
        elif table is not None and not table.is_direct:
            server = interaction.client.get_guild(table.guild)
            if server is None:
                raise Refusal("error-not-in-server")
            try:
                member = await server.fetch_member(interaction.user.id)
                channel = await server.fetch_channel(table.channel)
            except (discord.Forbidden, discord.NotFound) as error:
                is_gone = error.code == UNKNOWN_MEMBER
                raise Refusal("error-not-in-server" if is_gone else "error-channel-hidden") from None
            if not channel.permissions_for(member).view_channel:
                raise Refusal("error-channel-hidden")
            await self._check(server.id, member, channel, game)

    async def _check(self, guild: int, person: discord.abc.User, channel: object, game: str) -> None:
        rules = await self._tables.settings.server(guild)
        await self.check_member(person.id, guild)
        _check_role(person, rules)
        if rules.games and game not in rules.games:
            raise Refusal("error-server-game", game=Text(f"{game}-name"))
        check_channel(channel, rules)


def _check_role(person: discord.abc.User, rules: Server) -> None:
    roles = getattr(person, "roles", ())
    if rules.openers and not any(role.id in rules.openers for role in roles):
        raise Refusal("error-server-role", roles=" ".join(f"<@&{role}>" for role in rules.openers))


def check_channel(channel: object, rules: Server) -> None:
    """Raises Refusal for a channel without tables. A thread counts as its channel."""
    here = {getattr(channel, name, None) for name in ("id", "parent_id")}
    if rules.channels and not here & set(rules.channels):
        raise Refusal("error-server-channel", channels=" ".join(f"<#{one}>" for one in rules.channels))
