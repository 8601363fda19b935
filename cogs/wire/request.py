"""A press, form or slash command together with its response."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import msgspec

from cogs.wire import modals
from cogs.wire.custom_ids import Button, TableButton
from cogs.wire.responses import Response
from tables.projection import FetchedTable


class Request:
    """An interaction with its user, the table that it is about, and its response."""

    def __init__(self, interaction: discord.Interaction, response: Response) -> None:
        self.interaction = interaction
        self.person = interaction.user.id
        self.id = interaction.id
        self.response = response
        self.about: FetchedTable | None = None
        self._data: Any = interaction.data or {}

    @property
    def table(self) -> FetchedTable:
        """The table that it is about, as it was before anything was done."""
        assert self.about is not None
        return self.about

    @property
    def values(self) -> tuple[str, ...]:
        """The chosen values of the select that was used."""
        return modals.chosen(self._data)

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


class Verb(msgspec.Struct, frozen=True):
    """A verb of custom ids with its handler, which gets a button of that kind."""

    name: str
    handle: Callable[[Request, Any], Awaitable[None]]
    kind: type[Button] = TableButton
    word: bool = False
    """Whether its button may name a part of the table."""
    opens_form: bool = False
    is_form: bool = False
    """Whether it is the verb of a submitted form."""
    asks: bool = False
    """Whether its private answer offers what can be done at the table as it is."""
    answers: bool = False
    """Whether its button may be on such an answer."""
    is_private: bool = False
    """Whether its button in direct messages is on a page that the response may edit."""

    def accepts(self, button: Button) -> bool:
        """Returns whether this is a button that the program makes."""
        has_word = isinstance(button, TableButton) and bool(button.word)
        return isinstance(button, self.kind) and (self.word or not has_word)
