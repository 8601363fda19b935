"""Drafts: what a person has begun to answer and not yet played. They end with their question.

Picks too long for a button, and what was typed into a form that was refused. A draft is of one person
at one question; whoever takes his seat starts anew. No sight, event or log knows of it.
"""

from typing import Final

from games.contract import Seat
from tables.actions import play
from tables.errors import Saturated
from tables.log.commit import ActionLog, kept
from tables.views import TableId

NO_QUESTION: Final = 0


DROPPED: Final = "dropped"


def dropped_at(table: TableId, seat: Seat, person: int) -> tuple[int, int, int, int, str]:
    """Where it is kept what could not be played: a draft of this person, of no question."""
    return table, seat, NO_QUESTION, person, DROPPED


LONGEST: Final = 40_000
MOST: Final = 400
"""How many bytes a draft may have, and how many of them a question."""


class Drafts:
    """Methods raise what `play.check_open` does, and NotSaved where the store fails."""

    def __init__(self, action_log: ActionLog) -> None:
        self._action_log = action_log
        self._store = action_log.store

    async def get(self, table: TableId, seat: Seat, person: int, number: int, name: str) -> bytes | None:
        """What this person has kept under that name."""
        play.check_open((await self._action_log.cache.get(table)).table, person, seat, number)
        return await kept(self._store.draft((table, seat, number, person, name)))

    async def keep(
        self, table: TableId, seat: Seat, person: int, number: int, name: str, data: bytes
    ) -> None:
        """Keeps it until the question is answered, through every restart. Raises Saturated."""
        if len(data) > LONGEST:
            raise Saturated(most=LONGEST)
        async with self._action_log.cache.lock(
            table
        ):  # or it would come after the end of its question, and stay
            play.check_open((await self._action_log.cache.get(table)).table, person, seat, number)
            if not await kept(self._store.keep_draft((table, seat, number, person, name), data, MOST)):
                raise Saturated(most=MOST)

    async def drop(self, table: TableId, seat: Seat, person: int, number: int, name: str) -> None:
        """Throws it away, if it is there."""
        await kept(self._store.drop_draft((table, seat, number, person, name)))
