"""One press of a button or one slash command, with what is needed to respond to it."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from cogs.pages import forms
from cogs.wire.custom_ids import TableButton
from cogs.wire.responses import Response
from tables.views import TableId


class Request:
    """An interaction with its user, the table that it is about, and its response."""

    def __init__(self, interaction: discord.Interaction, answer: Response) -> None:
        self.interaction = interaction
        self.response = answer
        self.table: TableId | None = None
        data: Any = interaction.data or {}
        self.values: tuple[str, ...] = tuple(map(str, data.get("values", ())))

    @property
    def person(self) -> int:
        return self.interaction.user.id

    @property
    def id(self) -> int:
        return self.interaction.id

    def typed(self, field: str) -> str:
        """What was typed into that field of a form."""
        data: Any = self.interaction.data or {}
        return "".join(forms.answers(data.get("components", ()), {}).get(field, ()))

    @property
    def is_moderator(self) -> bool:
        """Whether this person may tidy up in this channel."""
        here = self.interaction.permissions
        return self.interaction.guild_id is not None and (here.manage_messages or here.manage_channels)


Handler = Callable[[Request, TableButton], Awaitable[None]]
