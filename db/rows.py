"""Rows of the store: numbers, texts and bytes, which it does not interpret."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec

SlotKind = Literal["board", "hand", "invitation", "turn", "private", "start", "over", "gone"]
"""What a message of a table is.

`board` and `hand` show the game to everybody and to a seat, `invitation` the lobby to someone who has no seat
yet. The others are notices: it is the person's `turn`, or something waits for them that others must not know
of (`private`); they may `start` the game; it is `over`; its channel is `gone`.
"""


class Slot(NamedTuple):
    """Which message of a table: its kind, the seat (-1: of none) and the person (0: everybody) it is for.

    `past` is the number of a message that another one has replaced in its slot, until it is deleted; else 0.
    """

    kind: SlotKind
    seat: int = -1
    person: int = 0
    past: int = 0


BOARD: Final = Slot("board")

Fate = Literal["kept", "repeated", "stale", "taken"]
"""Result of storing a step.

`kept`: stored. `repeated`: its press was stored before. `stale`: the log has another length. `taken`: an open
table occupies the channel to which the step moves its table.
"""


Owner = Literal["people", "channels", "servers", "applications"]
"""Whose settings: the table that has them."""


class Due(msgspec.Struct, frozen=True, array_like=True):
    """Something due at `at` (seconds since 1970) unless cancelled. `seat` is -1 for none.

    `since` is the start of the wait.
    """

    kind: str
    wait: str
    seat: int
    at: int
    since: int = 0


class Figures(msgspec.Struct, frozen=True, array_like=True):
    """Statistics of a person's seat in a finished game: its place from 0, and its figures as JSON."""

    person: int
    seat: int
    place: int | None
    data: str


class Rated(msgspec.Struct, frozen=True, array_like=True):
    """A seat's result in a rated game: its side, its place from 0, its person or the strength of its bot."""

    seat: int
    side: int
    place: int
    person: int | None
    strength: str


class EntryRow(msgspec.Struct, frozen=True):
    """An entry of a table's log."""

    n: int
    kind: str
    seat: int | None
    person: int | None
    text: str
    draws: bytes
    events: bytes
    at: int
    press: int | None


class Step(EntryRow, frozen=True):
    """An entry of a table's log with everything that changes with it. Stored as a whole or not at all.

    `chairs` are all (seat, person), or None if unchanged. `cancelled` and `dues` are what is no longer due,
    by kind, wait and seat, and what becomes due. Of what is cancelled, `spent` are rows whose time until `at`
    is stored as overtime of their seat, if they are there. `closed` are the questions (seat, number) whose
    drafts are deleted. `figures` are set in the last step of a game, `rated` in that of a rated one. `moved`
    is the channel to which the table moves.
    """

    table: int
    phase: str
    host: int
    snapshot: bytes
    chairs: tuple[tuple[int, int], ...] | None = None
    cancelled: tuple[Due, ...] = ()
    spent: tuple[Due, ...] = ()
    dues: tuple[Due, ...] = ()
    closed: tuple[tuple[int, int], ...] = ()
    figures: tuple[Figures, ...] = ()
    rated: tuple[Rated, ...] = ()
    moved: int | None = None


class Invited(NamedTuple):
    """An invitation by direct message that somebody has sent. The last two are 0 or 1."""

    person: int
    at: int
    rematch: int
    answered: int


class Opening(msgspec.Struct, frozen=True):
    """A new table. The `table` of its first step is ignored. `most` is the limit of open tables of a host.

    `place` is `channel` or `direct`: in direct messages, with channel 0. There the `guests` are invited, if
    the host `may_ask` them after the invitations sent before.
    """

    game: str
    guild: int
    channel: int
    secret: bytes
    step: Step
    most: int
    place: str = "channel"
    guests: tuple[int, ...] = ()
    is_rematch: bool = False
    may_ask: Callable[[Sequence[Invited]], bool] = lambda sent: True

    @property
    def values(self) -> tuple[Any, ...]:
        """Values of the statement `open_table` of an engine."""
        step = self.step
        return (
            self.game, self.guild, self.channel, step.host, step.phase, step.at, step.at,
            self.secret, self.place,
        )  # fmt: skip


class Opened(msgspec.Struct, frozen=True):
    """`table` is the id of the new table, or of the one that the press opened before; 0 if refused."""

    table: int
    why: Literal["kept", "repeated", "taken", "saturated", "silenced"]


class TableRow(msgspec.Struct, frozen=True):
    """A table. `snapshot` is its encoded state after `length` entries."""

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
    place: str


class GameRow(msgspec.Struct, frozen=True):
    """A table whose game has begun, for a list of games."""

    id: int
    game: str
    guild: int
    opened: int
    phase: str
    snapshot: bytes


class OpenRow(msgspec.Struct, frozen=True):
    """An open table with its channel (never one in direct messages), and why it is suspended, or None."""

    table: int
    guild: int
    channel: int
    phase: str
    suspended: str | None


class FiguresRow(msgspec.Struct, frozen=True):
    """Statistics of a person's seat in a finished game, with its server and channel."""

    table: int
    game: str
    guild: int
    channel: int
    seat: int
    place: int | None
    data: str


class RatedRow(Rated, frozen=True):
    """The same as it is stored, of a table. Later results have larger ids."""

    id: int
    table: int


class Message(msgspec.Struct, frozen=True):
    """A Discord message that shows a table after `upto` entries, which is not to be displayed.

    `digest` is a hash of its last content. `version` counts the sendings for the slot; both make the nonce,
    so that a repetition after a crash is one message.
    """

    table: int
    slot: Slot
    channel: int
    message: int
    digest: str
    version: int
    at: int
    upto: int = 0

    @property
    def values(self) -> tuple[Any, ...]:
        """The columns of its row."""
        return (
            self.table, *self.slot, self.channel, self.message, self.digest, self.version, self.at, self.upto,
        )  # fmt: skip


def message(row: Sequence[Any]) -> Message:
    """The message of a row."""
    table, kind, seat, person, past, *rest = row
    return Message(table, Slot(kind, seat, person, past), *rest)


class DueRow(msgspec.Struct, frozen=True):
    """Something due at a table. See `Due`."""

    table: int
    kind: str
    wait: str
    seat: int
    at: int
    since: int = 0


class OwnRows(msgspec.Struct, frozen=True, array_like=True):
    """What the people of a table have at their seats: plans, clocks, spans in which a seat used its bank.

    A plan is (seat, person, place, text), a span (seat, since, until).
    """

    plans: tuple[tuple[int, int, int, str], ...]
    clocks: tuple[Due, ...]
    overtime: tuple[tuple[int, int, int], ...]


class Own(msgspec.Struct, frozen=True):
    """What a person has at a seat: the data of a draft, plans and when they are played, clocks.

    `running` is the clock of the move, of several the one that started first; `overtime` are the spans in
    which the seat has used its bank.
    """

    draft: bytes | None
    plans: tuple[str, ...]
    plan_at: int | None
    running: DueRow | None
    overtime: tuple[tuple[int, int], ...]
