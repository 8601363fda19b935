"""Notices at a start that the database was put back from a dump, or that another server has taken over.

Messages on Discord may then show moves that are not stored, and the numbers of questions on private buttons
will be used again.
"""

import logging
import secrets
from typing import Any, Final

from db import queries
from db.postgres.migrate import PATIENCE

log = logging.getLogger(__name__)

QUESTIONS: Final = 10_000
"""More questions than a seat of one table is asked."""
_HERE: Final = """
SELECT concat_ws('/', (SELECT system_identifier FROM pg_control_system()),
                 (SELECT timeline_id FROM pg_control_checkpoint()), CAST('entries'::regclass AS oid))
"""
"""Another one for each server, for what a standby goes on with, and for tables that were made by a dump."""
_KNOWN: Final = "SELECT place FROM origin"
_NOTE: Final = "INSERT INTO origin (one, place) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET place = $1"
_DROPPED: Final = "DELETE FROM drafts WHERE number <> 0"
_RENUMBERED: Final = """
INSERT INTO restored (one, questions) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET questions = $1
"""
_FIRST_QUESTION: Final = "SELECT questions FROM restored"


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
            await connection.execute(_DROPPED)
            await connection.execute(_RENUMBERED, QUESTIONS * (1 + secrets.randbelow(99_999)))
        if here != known:
            await connection.execute(_NOTE, here)
        return int(await connection.fetchval(_FIRST_QUESTION) or 0)
