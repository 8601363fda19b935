"""Drafts: a person's unfinished answer to a question, deleted when the question is answered.

Stores picks that do not fit in a button's custom id, and the text of a form that was refused. A draft
belongs to one person and one question. No view, event or log contains it.
"""

from typing import Final

from games.contract import Seat
from tables.errors import Saturated
from tables.log.commit import ActionLog, kept
from tables.views import TableId

NO_QUESTION: Final = 0


DROPPED: Final = "dropped"


def dropped_at(table: TableId, seat: Seat, person: int) -> tuple[int, int, int, int, str]:
    """Key of the draft that stores a person's plans that were not legal."""
    return table, seat, NO_QUESTION, person, DROPPED


LONGEST: Final = 40_000
"""Bytes of a draft."""
MOST: Final = 400
"""Drafts of a question."""


class Drafts:
    """Stores drafts. Methods raise NotSaved if the store fails."""

    def __init__(self, action_log: ActionLog) -> None:
        self._action_log = action_log
        self._store = action_log.store

    async def get(self, table: TableId, seat: Seat, person: int, number: int, name: str) -> bytes | None:
        """The draft of that name, or None. Raises as `ActionLog.check_open`."""
        self._action_log.check_open(await self._action_log.cache.get(table), person, seat, number)
        return await kept(self._store.seats.draft((table, seat, number, person, name)))

    async def keep(
        self, table: TableId, seat: Seat, person: int, number: int, name: str, data: bytes
    ) -> None:
        """Stores a draft until the question is answered. Raises Saturated, and as `ActionLog.check_open`."""
        if len(data) > LONGEST:
            raise Saturated(most=LONGEST)
        # Locked, so that the question cannot be answered before the draft is stored.
        async with self._action_log.cache.lock(table):
            self._action_log.check_open(await self._action_log.cache.get(table), person, seat, number)
            if not await kept(self._store.seats.keep_draft((table, seat, number, person, name), data, MOST)):
                raise Saturated(most=MOST)

    async def drop(self, table: TableId, seat: Seat, person: int, number: int, name: str) -> None:
        """Deletes a draft, if there is one."""
        await kept(self._store.seats.drop_draft((table, seat, number, person, name)))
