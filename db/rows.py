"""What goes into the cellar and comes out of it: numbers, texts and bytes, whose meaning it does not know."""

from typing import Literal

import msgspec

Fate = Literal["kept", "repeated", "stale", "taken"]
"""What became of a step.

Kept; its press was kept before; the log had grown and it did not fit; or an open table stands in the channel
that it would have taken its own to.
"""


class Due(msgspec.Struct, frozen=True, array_like=True):
    """Something that is to happen at `at` (seconds since 1970) unless cancelled; `seat` -1 is none.

    `since` is when the waiting for it began.
    """

    kind: str
    wait: str
    seat: int
    at: int
    since: int = 0


class Figures(msgspec.Struct, frozen=True, array_like=True):
    """What is remembered of a person's seat when a game is over: the place, 0 the first, and its figures."""

    person: int
    seat: int
    place: int | None
    data: str


class Step(msgspec.Struct, frozen=True):
    """Entry `n` of a table's log with all that follows from it: kept whole or not at all.

    `chairs` are the (seat, person) pairs where they have changed. `cancelled` and `dues` are what ends and
    what begins to wait; `closed` are the questions (seat, number) whose drafts are thrown away. `figures`
    come with the last step of a game. `moved` is the channel that the table goes to.
    """

    table: int
    n: int
    kind: str
    seat: int | None
    person: int | None
    text: str
    draws: bytes
    events: bytes
    at: int
    press: int | None
    phase: str
    host: int
    snapshot: bytes
    chairs: tuple[tuple[int, int], ...] | None = None
    cancelled: tuple[Due, ...] = ()
    dues: tuple[Due, ...] = ()
    closed: tuple[tuple[int, int], ...] = ()
    figures: tuple[Figures, ...] = ()
    moved: int | None = None


class Opening(msgspec.Struct, frozen=True):
    """A new table; its first step's `table` is ignored. `most` is how many open ones its host may have."""

    game: str
    guild: int
    channel: int
    secret: bytes
    step: Step
    most: int


class Opened(msgspec.Struct, frozen=True):
    """`table` is the new table's id, or for a repeated press that of the first; 0 where it was refused."""

    table: int
    why: Literal["kept", "repeated", "taken", "saturated"]


class EntryRow(msgspec.Struct, frozen=True):
    n: int
    kind: str
    seat: int | None
    person: int | None
    text: str
    draws: bytes
    events: bytes
    at: int
    press: int | None


class TableRow(msgspec.Struct, frozen=True):
    id: int
    guild: int
    channel: int
    opened: int
    secret: bytes
    length: int
    snapshot: bytes
    game: str
    phase: str
    host: int


class OpenRow(msgspec.Struct, frozen=True):
    """A table that is not over: where it stands, and why it rests, if it does."""

    table: int
    guild: int
    channel: int
    phase: str
    rests: str | None


class FiguresRow(msgspec.Struct, frozen=True):
    """What is remembered of a person's seat, and where it was played."""

    table: int
    game: str
    guild: int
    channel: int
    seat: int
    place: int | None
    data: str


class MessageRow(msgspec.Struct, frozen=True):
    """A message that shows a table as it was after `upto` entries."""

    table: int
    slot: str
    channel: int
    message: int
    digest: str
    version: int
    at: int
    upto: int


class DueRow(msgspec.Struct, frozen=True):
    table: int
    kind: str
    wait: str
    seat: int
    at: int
    since: int = 0
