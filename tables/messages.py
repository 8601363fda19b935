"""The messages that show tables."""

from tables.log.commit import ActionLog, kept
from tables.views import Message, Slot, TableId


class Messages:
    """The messages of all tables. Methods raise NotSaved."""

    def __init__(self, action_log: ActionLog) -> None:
        self._store = action_log.store
        self._action_log = action_log

    async def of(self, table: TableId) -> tuple[Message, ...]:
        """The messages that show a table."""
        return await kept(self._store.messages.of(table))

    async def at(self, table: TableId, slot: Slot) -> Message | None:
        """The message in a slot of a table."""
        return next((row for row in await self.of(table) if row.slot == slot), None)

    async def shown(self, message: Message, *, soon: bool = False) -> None:
        """Stores what a message shows.

        `soon`: within a moment, with others; for one that is stored already, and is to be looked at again if
        the process dies before.
        """
        await kept(self._store.messages.shown_soon(message) if soon else self._store.messages.shown(message))

    async def forget(self, table: TableId, slot: Slot) -> None:
        """Removes a message from those that show a table."""
        await kept(self._store.messages.forget(table, slot))

    async def behind(self) -> tuple[tuple[TableId, Slot], ...]:
        """Messages that do not show the latest state, or were never sent, as table and slot.

        For a person who accepts no direct messages the hand is always missing.
        """
        rows = await kept(self._store.slots_behind())
        for table, _ in rows if not self._action_log.is_alone else ():
            self._action_log.cache.drop(TableId(table))  # another process may have died before it told of it
        return tuple((TableId(table), slot) for table, slot in rows)
