"""What other processes of the bot leave for this one."""

import asyncio
from typing import Final

from cogs.delivery.updates import MessageSync
from cogs.dispatch.handover import HandOver
from cogs.wire import errors
from tables.errors import NotSaved
from tables.service import Tables
from tables.views import TableId

LETTERS_EVERY: Final = 5.0
"""Seconds after which letters of other processes are looked for, also if none was announced."""


class Letters:
    """Serves presses that others have received, and shows tables that they have changed."""

    def __init__(self, tables: Tables, sync: MessageSync, handover: HandOver) -> None:
        self._tables = tables
        self._sync = sync
        self._handover = handover

    async def run(self) -> None:
        """Serves what other processes leave for this one. Errors are reported and do not stop it."""
        while True:
            try:
                for letter in await self._tables.cluster.letters(LETTERS_EVERY):
                    if letter.kind == "press":
                        self._handover.receive(letter.body, letter.age)
                    else:
                        await self._sync.bring_up_to_date(TableId(letter.key))
                if self._tables.cluster.may_have_missed():
                    self._sync.recover()
            except NotSaved:
                await asyncio.sleep(1.0)
            except Exception as error:
                errors.report(error)
