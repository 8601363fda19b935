"""Brings a press to the process that has the table: direct messages all arrive at shard 0.

There people's names and private hands are known. Any process may serve it: what is not taken is served here.
"""

import asyncio
import json
from typing import Any, Final

import discord

from cogs.dispatch.admission import Admission
from cogs.wire import custom_ids, errors
from cogs.wire.custom_ids import PickButton, TableButton
from cogs.wire.shards import ShardedBot
from tables.errors import NotSaved
from tables.service import Tables
from tables.views import TableId

TAKEN_WITHIN: Final = 0.7
"""Seconds within which the other process takes a press; else it is served here."""
WORTH: Final = 2.3
"""Seconds after which a press is not served any more: Discord takes an answer for three."""
COMMAND: Final = discord.InteractionType.application_command.value
PRESSES: Final = (discord.InteractionType.component.value, discord.InteractionType.modal_submit.value)


class HandOver:
    """Interactions that go from one process to another."""

    def __init__(self, bot: ShardedBot, tables: Tables, admission: Admission) -> None:
        self._bot = bot
        self._tables = tables
        self._cluster = tables.cluster
        self._admission = admission
        self._work = set[asyncio.Task[None]]()

    def may_be_of_others(self, data: Any) -> bool:
        """Takes an interaction about a table. Returns False for another, which is served at once."""
        table = _table(data)
        is_direct = data["type"] == COMMAND and not data.get("guild_id")
        if table is None and not is_direct:
            return False
        task = asyncio.create_task(self._bring(data, table))
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return True

    async def _bring(self, data: Any, table: TableId | None) -> None:
        """Has the process of a table, or of the person's first, serve an interaction; else serves it here."""
        with self._admission.working(None):
            try:
                is_taken = await self._is_taken(data, table)
            except (NotSaved, TimeoutError):
                is_taken = False
            except Exception as error:
                errors.report(error)
                is_taken = False
            if not is_taken:
                self._bot.serve(data)

    async def _is_taken(self, data: Any, table: TableId | None) -> bool:
        if table is None:
            table = next(iter(await self._tables.of_person(int(data["user"]["id"]))), None)
        if table is None or await self._cluster.is_own(table):
            return False
        shard = await self._cluster.shard_of(table)
        body = json.dumps(data).encode()
        letter = await asyncio.wait_for(self._cluster.hand_over(shard, int(data["id"]), body), TAKEN_WITHIN)
        await asyncio.sleep(TAKEN_WITHIN)
        return not await self._cluster.take_back(letter)

    def receive(self, interaction: bytes, age: float) -> None:
        """Serves an interaction of another process that is so many seconds old."""
        if age < WORTH:
            self._bot.serve(json.loads(interaction))


def _table(data: Any) -> TableId | None:
    """The table that an interaction names."""
    if data["type"] not in PRESSES:
        return None
    button = custom_ids.decode(str(data["data"].get("custom_id", "")))
    return button.table if isinstance(button, PickButton | TableButton) else None
