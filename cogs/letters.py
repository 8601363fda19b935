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


async def serve(tables: Tables, sync: MessageSync, handover: HandOver) -> None:
    """Serves presses that other processes have received, and shows tables that they have changed.

    Errors are reported and do not stop it.
    """
    while True:
        try:
            for letter in await tables.cluster.letters(LETTERS_EVERY):
                if letter.kind == "press":
                    handover.receive(letter.body, letter.age)
                else:
                    await sync.bring_up_to_date(TableId(letter.key))
            if tables.cluster.may_have_missed():
                sync.recover()
        except NotSaved:
            await asyncio.sleep(1.0)
        except Exception as error:
            errors.report(error)
