"""A press, form or slash command together with its response."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from cogs.wire import modals
from cogs.wire.custom_ids import TableButton
from cogs.wire.responses import Response
from tables.projection import FetchedTable


class Request:
    """An interaction with its user, the table that it is about, and its response."""

    def __init__(self, interaction: discord.Interaction, response: Response) -> None:
        self.interaction = interaction
        self.response = response
        self.about: FetchedTable | None = None
        self._data: Any = interaction.data or {}
        self.values = modals.chosen(self._data)

    @property
    def table(self) -> FetchedTable:
        """The table that it is about, as it was before anything was done."""
        assert self.about is not None
        return self.about

    @property
    def person(self) -> int:
        return self.interaction.user.id

    @property
    def id(self) -> int:
        return self.interaction.id

    def typed(self, field: str) -> str:
        """The text of a field of the submitted form."""
        return "".join(modals.submitted(self._data, {}).get(field, ()))

    @property
    def is_moderator(self) -> bool:
        """Whether this person may manage messages or channels here."""
        here = self.interaction.permissions
        return self.interaction.guild_id is not None and (here.manage_messages or here.manage_channels)

    @property
    def manages_server(self) -> bool:
        """Whether this person may manage the server."""
        return self.interaction.guild_id is not None and self.interaction.permissions.manage_guild


Handler = Callable[[Request, TableButton], Awaitable[None]]
