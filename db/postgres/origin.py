"""Notices at a start that the database was put back from a dump, or that another server has taken over.

Messages on Discord may then show moves that are not stored, and the numbers of questions on private buttons
will be used again.
"""

import logging
from typing import Any, Final

from db import queries
from db.engine import another_first_question
from db.postgres.dialect import translated
from db.postgres.migrate import PATIENCE

log = logging.getLogger(__name__)

_HERE: Final = """
SELECT concat_ws('/', (SELECT system_identifier FROM pg_control_system()),
                 (SELECT timeline_id FROM pg_control_checkpoint()), CAST('entries'::regclass AS oid))
"""
"""Another one for each server, for what a standby goes on with, and for tables that were made by a dump."""
_KNOWN: Final = "SELECT place FROM origin"
_NOTE: Final = "INSERT INTO origin (one, place) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET place = $1"


async def first_question(connection: Any) -> int:
    """What is added to the numbers of questions: another after each restore.

    After one the drafts, which are kept by these numbers, are dropped, and boards and hands are shown anew.
    """
    async with connection.transaction():
        await connection.execute(f"SET LOCAL lock_timeout = '{PATIENCE}'; LOCK TABLE origin")
        here, known = await connection.fetchval(_HERE), await connection.fetchval(_KNOWN)
        if known not in (None, here):
            log.warning(
                "the database was put back, or another server has taken over: all boards are shown anew"
            )
            await connection.execute(queries.OUTDATE)
            await connection.execute(queries.DROP_ANSWERS)
            await connection.execute(translated(queries.RENUMBER), another_first_question())
        if here != known:
            await connection.execute(_NOTE, here)
        return int(await connection.fetchval(queries.FIRST_QUESTION) or 0)
