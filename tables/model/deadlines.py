"""Computes what is due at a table, and when. Pure arithmetic; `timers` plays it."""

from collections.abc import Collection
from typing import Final

import msgspec

from db import Due
from games.contract import Seat, Wait
from tables.model.table import ABSENCE, Table
from tables.views import Pace, is_full

HOUR: Final = 3600
DAY: Final = 24 * HOUR
LOBBY: Final = 48 * HOUR
FULL: Final = "full"
UNSTARTED: Final = "unstarted"
"""Waits of the notices that a lobby is full, and that nobody has started it."""
NOBODY: Final = -1
GRACE: Final = 5
PLAN: Final = 5
"""Seconds after which a planned or forced move plays itself, the same for all, so that it reveals nothing."""
HESITATION: Final = 2
"""Seconds that a bot waits in a grace period, so that players can be quicker."""
TAKEN_OVER: Final = 5
"""Seconds after which the clock plays a bot's move that is to be seen, if nothing else has."""


class Times(msgspec.Struct, frozen=True):
    """Seconds that a table waits for a move, in a grace period, for a call to everybody, and for an offer.

    `bank` is the time bank of a seat for the whole game. `in_hours`: clocks run in players' active hours
    only. `patience` is a factor on the delay before a player is notified.
    """

    turn: int
    grace: int
    call: int
    offer: int
    bank: int
    in_hours: bool
    patience: float


PACES: Final[dict[Pace, Times]] = {
    "live": Times(
        turn=10 * 60, grace=GRACE, call=60, offer=5 * 60, bank=10 * 60, in_hours=False, patience=0.25
    ),
    "day": Times(turn=DAY, grace=GRACE, call=8 * HOUR, offer=DAY, bank=2 * DAY, in_hours=True, patience=1),
    "week": Times(
        turn=7 * DAY, grace=GRACE, call=DAY, offer=3 * DAY, bank=7 * DAY, in_hours=True, patience=5
    ),
}


def dues(
    table: Table, now: int, notice_after: int, actor: int | None = None, seats: Collection[int] = ()
) -> tuple[Due, ...]:
    """Everything that is due at this table, as if all waits began now. `seats`: how many may play.

    - `notice`: notifies a player that the table waits for them, the host at once that the lobby is full, and
      all later that nobody has started; `over`: that the game has ended. Except the actor
    - `turn`: the end of a seat's time for a move; `lapse`: the end of a clock of the game
    - `bot`: a bot's move; `plan`: a planned or forced move
    - `poll`: the end of a poll; `lobby`: the end of a table that is not started
    - `offer`: no effect; lists the table among those that wait for a person
    """
    times = PACES[table.pace]
    patience = round(notice_after * times.patience)
    if table.phase == "lobby":
        expiry = Due("lobby", "expiry", NOBODY, now + LOBBY, now)
        is_there = is_full(table.chairs, table.invited, seats)
        return (expiry, *(_unstarted(table, now, now + patience, actor) if is_there else ()))
    if table.phase != "playing":
        return _ends(table, now, now + patience, actor)
    found: list[Due] = []
    if table.poll is not None:
        found.append(Due("poll", table.poll.kind, table.poll.seat, now + times.offer, now))
    for wait in table.waits:
        if wait.pace != "turn":
            last = wait.days * DAY + wait.hours * HOUR if wait.pace == "date" else getattr(times, wait.pace)
            found.append(Due("lapse", wait.id, NOBODY, now + last, now))
        for seat in wait.seats:
            found += _of_seat(table, wait, seat, now, now + patience)
    return tuple(found)


def _unstarted(table: Table, now: int, later: int, actor: int | None) -> tuple[Due, ...]:
    """Notices of a full lobby: at once for the host unless they are the actor, later for each player."""
    first = _first_seats(table)
    called = [Due("notice", FULL, seat, now, now) for p, seat in first.items() if p == table.host != actor]
    return (*called, *(Due("notice", UNSTARTED, seat, later, now) for seat in sorted(first.values())))


def _first_seats(table: Table) -> dict[int, Seat]:
    """The first seat of each person."""
    seats = reversed([*enumerate(table.chairs)])
    return {chair.person: Seat(n) for n, chair in seats if chair.person is not None}


def _ends(table: Table, now: int, at: int, actor: int | None) -> tuple[Due, ...]:
    """Notices at the end of a game, one for each player except the actor; none at the end of a lobby."""
    seats = [seat for person, seat in _first_seats(table).items() if person != actor and table.state]
    return tuple(Due("over", "over", seat, at, now) for seat in sorted(seats))


def _of_seat(table: Table, wait: Wait, seat: Seat, now: int, notice: int) -> tuple[Due, ...]:
    """What is due for one seat of a wait. In a grace period nobody is notified: it would be over first."""
    chair = table.chairs[seat]
    is_grace = wait.pace == "grace"
    if chair.bot or seat == table.stand_in:
        delay = table.speed if is_watched(table) else HESITATION * is_grace
        delay += TAKEN_OVER * bool(beat(table))
        return (Due("bot", wait.id, seat, now + delay, now),)
    if chair.person is None or is_grace:
        return ()
    plan = Due("plan", wait.id, seat, now + PLAN, now)
    notices = (Due("notice", wait.id, seat, notice, now), plan)
    is_asked = table.poll is not None and table.poll.kind in ABSENCE and table.poll.seat == seat
    if wait.pace != "turn" or is_asked:
        return (*notices, Due("offer", wait.id, seat, now, now))
    return (*notices, Due("turn", wait.id, seat, now + PACES[table.pace].turn, now))


def is_watched(table: Table) -> bool:
    """Returns whether only bots sit here: then they move at the speed of the table."""
    return all(chair.bot for chair in table.chairs)


def beat(table: Table) -> int:
    """Returns the seconds for which each bot's move is shown before the next; 0 where they move at once."""
    return 0 if table.pace != "live" or is_watched(table) else table.beat


def changes(
    before: Table | None,
    after: Table,
    now: int,
    notice_after: int,
    actor: int | None = None,
    seats: Collection[int] = (),
) -> tuple[tuple[Due, ...], tuple[Due, ...]]:
    """What is cancelled and what becomes due between two tables. Waits that continue keep their time."""
    old = {_id(before, d): d for d in dues(before, now, notice_after, seats=seats)} if before else {}
    new = {_id(after, d): d for d in dues(after, now, notice_after, actor, seats)}
    ended = tuple(due for key, due in old.items() if key not in new)
    begun = tuple(due for key, due in new.items() if key not in old)
    return ended, begun


def banks(ended: tuple[Due, ...]) -> tuple[Due, ...]:
    """The banks that may run for these seats, since the time for a move was used up."""
    return _as("bank", "turn", ended)


def digests(ended: tuple[Due, ...]) -> tuple[Due, ...]:
    """The digests that may contain these notices."""
    return _as("digest", "notice", ended)


def _as(kind: str, came: str, ended: tuple[Due, ...]) -> tuple[Due, ...]:
    """The rows into which the timekeeper may have turned those of another kind."""
    return tuple(msgspec.structs.replace(due, kind=kind) for due in ended if due.kind == came)


def _id(table: Table | None, due: Due) -> tuple[str, str, int, int | None]:
    """Key of a due row; includes the holder, since a seat that changes hands gets its time anew."""
    person = table.chairs[due.seat].person if table and due.seat != NOBODY else None
    return due.kind, due.wait, due.seat, person
