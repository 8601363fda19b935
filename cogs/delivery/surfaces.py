"""What a kind of message is to its table: which of them it needs, for how long, and what they show."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import NamedTuple

from cogs.delivery.messages import Address, MessageSender
from cogs.delivery.people import DirectMessages
from cogs.pages.hands import HandPages
from cogs.pages.reader import Readers
from tables.projection import FetchedTable
from tables.service import Tables
from tables.views import Slot, TableInfo


class Context(NamedTuple):
    """What all kinds of messages use."""

    tables: Tables
    readers: Readers
    sender: MessageSender
    pages: HandPages
    direct: DirectMessages


class Surface(ABC):
    """Messages of one kind."""

    def __init__(self, context: Context) -> None:
        self._tables, self._readers, self._sender, self._pages, self._direct = context

    def slots(self, info: TableInfo) -> Iterable[Slot]:
        """The messages that a table needs as it is now."""
        return ()

    async def is_wanted(self, at: Address, now: FetchedTable) -> bool:
        """Returns whether a message is still needed."""
        return at.slot in self.slots(now.info)

    @abstractmethod
    async def show(self, at: Address, now: FetchedTable) -> None:
        """Has a message show what it should: by no request, an edit, or a new message."""

    async def drop(self, at: Address) -> None:
        """Deletes a message that is not needed any more."""
        await self._sender.withdraw(at)
