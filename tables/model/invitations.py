"""How many invitations by direct message one person may send."""

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from db import Invited
from tables.views import Person

A_DAY: Final = 5
"""Invitations that one person sends within a day."""
TO_ONE: Final = 3
"""Those of them to the same person."""
UNANSWERED: Final = 2
"""Invitations to the same person without an answer after which there is no other one."""
DAY: Final = 86_400


def may_send(sent: Sequence[Invited], people: Collection[int], now: int, *, is_rematch: bool) -> bool:
    """Whether somebody who has sent these may invite people now. A rematch does not count by the day."""
    recent = [one.person for one in sent if one.at > now - DAY and not one.rematch]
    silent = [one.person for one in sent if not one.answered]
    if any(silent.count(person) >= UNANSWERED for person in people):
        return False
    is_few = len(recent) + len(people) <= A_DAY and all(recent.count(one) < TO_ONE for one in people)
    return is_rematch or is_few


def want_none(people: Iterable[Person], host: int) -> bool:
    """Whether one of these people wants no invitation from that host."""
    return any(not person.invitable or host in person.refused for person in people)
