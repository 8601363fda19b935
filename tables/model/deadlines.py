"""What is due at a table: pure arithmetic on its waits. The engine has no clock and the store no opinion."""

from typing import Final

import msgspec

from db import Due
from games.contract import Seat, Wait
from tables.model.table import ABSENCE, Table
from tables.views import Pace

HOUR: Final = 3600
DAY: Final = 24 * HOUR
LOBBY: Final = 48 * HOUR
NOBODY: Final = -1
GRACE: Final = 5
HESITATION: Final = 2
"""How long, in seconds, a bot takes for a word that is due at once: the others may be quicker."""


class Times(msgspec.Struct, frozen=True):
    """How long, in seconds, a table waits: for a move, for a word that is due at once, for anybody's call,
    for the answer to an offer.

    `bank` is what a seat has besides for a whole game. `rests`: clocks rest in their people's own hours.
    `patience` are the parts of the usual delay after which somebody is told that he is waited for; `plan` is
    how long a move that plays itself takes, so that its speed tells nothing.
    """

    turn: int
    grace: int
    call: int
    offer: int
    bank: int
    rests: bool
    patience: float
    plan: int


PACES: Final[dict[Pace, Times]] = {
    "live": Times(
        turn=10 * 60, grace=GRACE, call=60, offer=5 * 60, bank=10 * 60, rests=False, patience=0.25, plan=5
    ),
    "day": Times(
        turn=DAY, grace=GRACE, call=8 * HOUR, offer=DAY, bank=2 * DAY, rests=True, patience=1, plan=60
    ),
    "week": Times(
        turn=7 * DAY, grace=GRACE, call=DAY, offer=3 * DAY, bank=7 * DAY, rests=True, patience=5, plan=120
    ),
}


def dues(table: Table, now: int, notice_after: int, actor: int | None = None) -> tuple[Due, ...]:
    """Everything that waits at this table, as if it had all begun now.

    `notice` tells a person that he is waited for, `turn` is how long he has, `bot` a bot's move that has
    not been made, `lapse` a clock that plays by itself, `lobby` the end of a table that nobody starts, `poll`
    the end of what the table is asked, `over` tells everybody but the actor that all is over. `plan` makes a
    move that was left beforehand or is the only one. By `offer`, which does nothing, a person finds what
    else waits for him.
    """
    if table.phase == "lobby":
        return (Due("lobby", "expiry", NOBODY, now + LOBBY, now),)
    times = PACES[table.pace]
    patience = round(notice_after * times.patience)
    if table.phase != "playing":
        return _ends(table, now, now + patience, actor)
    found: list[Due] = []
    if table.poll is not None:
        found.append(Due("poll", table.poll.kind, table.poll.seat, now + times.offer, now))
    for wait in table.waits:
        if wait.pace != "turn":
            last = wait.days * DAY if wait.pace == "date" else getattr(times, wait.pace)
            found.append(Due("lapse", wait.id, NOBODY, now + last, now))
        for seat in wait.seats:
            found += _of_seat(table, wait, seat, now, now + patience)
    return tuple(found)


def _ends(table: Table, now: int, at: int, actor: int | None) -> tuple[Due, ...]:
    """Nobody needs to be told of what he has just done, and of a lobby nobody at all."""
    seats = [Seat(n) for n, c in enumerate(table.chairs) if c.person not in (None, actor) and table.state]
    first = {table.chairs[seat].person: seat for seat in reversed(seats)}
    return tuple(Due("over", "over", seat, at, now) for seat in sorted(first.values()))


def _of_seat(table: Table, wait: Wait, seat: Seat, now: int, notice: int) -> tuple[Due, ...]:
    """A word that is due at once calls nobody who is away: its moment is over before he could come."""
    chair = table.chairs[seat]
    is_word = wait.pace == "grace"
    if chair.bot or seat == table.stand_in:
        delay = table.speed if is_watched(table) else HESITATION * is_word
        return (Due("bot", wait.id, seat, now + delay, now),)
    if chair.person is None or is_word:
        return ()
    plan = Due("plan", wait.id, seat, now + PACES[table.pace].plan, now)
    notices = (Due("notice", wait.id, seat, notice, now), plan)
    is_asked = table.poll is not None and table.poll.kind in ABSENCE and table.poll.seat == seat
    if wait.pace != "turn" or is_asked:
        return (*notices, Due("offer", wait.id, seat, now, now))
    return (*notices, Due("turn", wait.id, seat, now + PACES[table.pace].turn, now))


def is_watched(table: Table) -> bool:
    """Whether only bots sit here, so that they move at a speed that can be watched."""
    return all(chair.bot for chair in table.chairs)


def changes(
    before: Table | None, after: Table, now: int, notice_after: int, actor: int | None = None
) -> tuple[tuple[Due, ...], tuple[Due, ...]]:
    """What ends and what begins to wait between two tables; what goes on keeps its time."""
    old = {_id(before, d): d for d in dues(before, now, notice_after)} if before else {}
    new = {_id(after, d): d for d in dues(after, now, notice_after, actor)}
    ended = tuple(due for key, due in old.items() if key not in new)
    begun = tuple(due for key, due in new.items() if key not in old)
    return ended, begun


def _id(table: Table | None, due: Due) -> tuple[str, str, int, int | None]:
    """A seat that changes hands begins anew."""
    person = table.chairs[due.seat].person if table and due.seat != NOBODY else None
    return due.kind, due.wait, due.seat, person
