"""What is due at a table: pure arithmetic on its waits. The engine has no clock and the store no opinion."""

from typing import Final

import msgspec

from db import Due
from games.contract import Seat
from tables.sights import Pace
from tables.table import Table

HOUR: Final = 3600
DAY: Final = 24 * HOUR
LOBBY: Final = 48 * HOUR
NOBODY: Final = -1


class Times(msgspec.Struct, frozen=True):
    """How long, in seconds, a table waits: for a move, for anybody's call, for the answer to an offer."""

    turn: int
    call: int
    offer: int


PACES: Final[dict[Pace, Times]] = {
    "live": Times(turn=10 * 60, call=60, offer=5 * 60),
    "day": Times(turn=DAY, call=8 * HOUR, offer=DAY),
    "week": Times(turn=7 * DAY, call=DAY, offer=3 * DAY),
}


def dues(table: Table, now: int, notice_after: int) -> tuple[Due, ...]:
    """Everything that waits at this table, as if it had all begun now.

    `notice` tells a person that he is waited for, `turn` is how long he has, `bot` a bot's move that has
    not been made, `lapse` a clock that plays by itself, `lobby` the end of a table that nobody starts.
    """
    if table.phase == "lobby":
        return (Due("lobby", "expiry", NOBODY, now + LOBBY),)
    if table.phase != "playing":
        return ()
    found: list[Due] = []
    times = PACES[table.pace]
    for wait in table.waits:
        if wait.pace != "turn":
            last = wait.days * DAY if wait.pace == "date" else getattr(times, wait.pace)
            found.append(Due("lapse", wait.id, NOBODY, now + last))
        for seat in wait.seats:
            found += _of_seat(table, wait.id, seat, now, notice_after, times)
    return tuple(found)


def _of_seat(table: Table, wait: str, seat: Seat, now: int, notice: int, times: Times) -> tuple[Due, ...]:
    if table.chairs[seat].bot:
        return (Due("bot", wait, seat, now),)
    return (Due("notice", wait, seat, now + notice), Due("turn", wait, seat, now + times.turn))


def changes(
    before: Table | None, after: Table, now: int, notice_after: int
) -> tuple[tuple[Due, ...], tuple[Due, ...]]:
    """What ends and what begins to wait between two tables; what goes on keeps its time."""
    old = {_id(d): d for d in dues(before, now, notice_after)} if before else {}
    new = {_id(d): d for d in dues(after, now, notice_after)}
    ended = tuple(due for key, due in old.items() if key not in new)
    begun = tuple(due for key, due in new.items() if key not in old)
    return ended, begun


def _id(due: Due) -> tuple[str, str, int]:
    return due.kind, due.wait, due.seat
