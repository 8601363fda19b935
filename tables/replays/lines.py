"""The lines of a replay: each entry of a game from its start on, with the position after it."""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from games.chance import Draw
from games.contract import AnyGame, Event, Seat
from tables import verify
from tables.actions import apply
from tables.errors import LongFile
from tables.log.records import Record
from tables.model import chain
from tables.model.actions import Entry, Lapse, Move
from tables.model.table import Table
from tables.views import Chair

PACK: Final = 8
"""The least number of things in a pack that is shuffled for a deal."""
SECONDS: Final = 20.0
"""Seconds of work after which the record of a file is given up."""


class Line(msgspec.Struct, frozen=True):
    """An entry: its time in Unix seconds (0: not known), who moved, its events, and what followed.

    state: the encoded position. chairs: who held the seats after it. deals: whether a pack was shuffled.
    """

    at: int
    seat: Seat | None
    events: tuple[Event, ...]
    state: bytes
    chairs: tuple[Chair, ...]
    deals: bool = False


def of_log(
    games: Mapping[str, AnyGame], table: Table | None, entries: Sequence[Entry]
) -> tuple[Table | None, list[Line]]:
    """The table after these further entries of its log, and their lines; none for those of the lobby.

    Raises ValueError, GameError or TableError for a log that does not follow from today's rules.
    """
    lines: list[Line] = []
    for _, entry, _, after in apply.steps(games, entries, table):
        table = after
        if after.state:
            what = entry.action.what
            mover = what.seat if isinstance(what, Move | Lapse) else None
            about = entry.action.at, mover, entry.events
            lines.append(Line(*about, after.state, after.chairs, _deals(entry.draws)))
    return table, lines


def _deals(draws: Sequence[Draw]) -> bool:
    """Returns whether one of these draws put many things in order."""
    return any(len(draw.result) >= PACK for draw in draws)


def of_record(
    games: Mapping[str, AnyGame], record: Record, clock: Callable[[], float] = time.monotonic
) -> list[Line]:
    """The lines of a record, which is verified on the way.

    Raises Unproven for one that does not follow from its secret, LongFile if that takes too long.
    """
    chairs = tuple(Chair(bot=press == chain.BOT) for press in record.presses)
    lines: list[Line] = []
    end = clock() + SECONDS
    for played, state, events in verify.walk(record, games):
        if clock() > end:
            raise LongFile()
        if state is not None:
            seat = None if played.seat is None else Seat(played.seat)
            position = games[record.game].dump(state)
            lines.append(Line(0, seat, events, position, chairs, _deals(played.draws)))
    return lines
