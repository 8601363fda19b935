"""The messages that show tables, as the service stores them."""

import msgspec

from db import MessageRow
from tables.log.commit import kept
from tables.settings import Settings
from tables.views import Message, TableId


class Messages(Settings):
    """Base of `Tables`: which messages show a table, and what they last showed."""

    async def messages(self, table: TableId) -> tuple[Message, ...]:
        """The messages that show a table."""
        return tuple(_message(row) for row in await kept(self._store.messages(table)))

    async def message(self, table: TableId, slot: str) -> Message | None:
        """The message in a slot of a table."""
        rows = await kept(self._store.messages(table))
        return next((_message(row) for row in rows if row.slot == slot), None)

    async def shown(self, message: Message, upto: int, *, soon: bool = False) -> None:
        """Stores that a message shows its table as in the view with that `upto`.

        `soon`: within a moment, with others; for one that is stored already, and is to be looked at again if
        the process dies before.
        """
        row = MessageRow(**msgspec.structs.asdict(message), upto=upto)
        await kept(self._store.shown_soon(row) if soon else self._store.shown(row))

    async def forget(self, table: TableId, slot: str) -> None:
        """Removes a message from those that show a table."""
        await kept(self._store.forget(table, slot))


def _message(row: MessageRow) -> Message:
    return Message(TableId(row.table), row.slot, row.channel, row.message, row.digest, row.version, row.at)
