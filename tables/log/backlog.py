"""Messages that do not show the latest state of their tables, or were never sent."""

from tables.log.commit import ActionLog, kept
from tables.views import Slot, TableId


class Backlog:
    """Reads the backlog from the store."""

    def __init__(self, action_log: ActionLog) -> None:
        self._store = action_log.store
        self._action_log = action_log

    async def slots(self) -> tuple[tuple[TableId, Slot], ...]:
        """Outdated and missing messages, as table and slot.

        For a person who accepts no direct messages the hand is always missing.
        """
        rows = await kept(self._store.slots_behind())
        for table, _ in rows if not self._action_log.is_alone else ():
            self._action_log.cache.drop(TableId(table))  # another process may have died before it told of it
        return tuple((TableId(table), slot) for table, slot in rows)
