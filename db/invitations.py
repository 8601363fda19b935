"""Invitations by direct message, of which a person may send so many."""

from typing import Final

from db import queries
from db.engine import Link
from db.rows import Invited, Opening

_DAY: Final = 86_400


async def send(link: Link, opening: Opening) -> bool:
    """Within a transaction: stores the invitations of a new table; False if its host may not send them.

    Deletes those that were answered and do not count any more.
    """
    host, at = opening.step.host, opening.step.at
    sent = [Invited(*row) for row in await link.rows(queries.INVITATIONS, (host,))]
    if not opening.may_ask(sent):
        return False
    await link.run(queries.FORGET_INVITATIONS, (at - _DAY,))
    for person in opening.guests:
        await link.run(queries.INVITE, (host, person, at, int(opening.is_rematch)))
    return True
