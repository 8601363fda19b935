"""What a test may do and see, whichever stand-in for Discord judges it."""

from typing import Any, Protocol

from cogs.client import Stofa
from sandbox.page_user import PageUser
from tables.service import Tables

Json = dict[str, Any]


Person = PageUser
"""A person at their client; `in_simcord.Person` has the same names."""


class Judge(Protocol):
    """The bot online among people, in a server with a text channel `CHANNEL`."""

    bot: Stofa
    tables: Tables

    async def connect(self, name: str) -> Person:
        """Returns a person of this display name; Anna alone may delete messages and manage the server."""

    async def settled(self) -> None:
        """Waits until all is answered and every message is up to date."""

    def length(self) -> int:
        """Returns how many entries the logs of all tables have together."""

    async def restart(self) -> None:
        """Stops the bot and starts another on the same file."""

    def close_direct_messages(self, name: str) -> None:
        """Has Discord refuse direct messages to this person (50007)."""

    def deny(self, permissions: int) -> None:
        """Denies the bot permissions in the channel; 0 gives them back."""

    def delete_channel(self) -> None: ...

    def leave(self, name: str) -> None:
        """Has a person leave the server."""

    def fail(self, method: str, path: str, status: int, times: int) -> None:
        """Has the next requests fail whose path matches; `*` stands for an id."""

    def requests(self, method: str, path: str) -> list[Json]:
        """Returns the bodies of the bot's requests so far whose path matches."""
