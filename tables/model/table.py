"""A table as a value: what its log folds to. It holds no clock, no store and no secret of its shuffles."""

from collections.abc import Mapping
from typing import Any, Final, Literal, Protocol

import msgspec
from msgspec.structs import replace

from games.chance import Chance, Draw
from games.contract import AnyGame, Event, EventKind, Outcome, Seat, Wait
from games.kit.codec import Codec
from tables.views import Pace, Phase, PollKind, Question

Kind = Literal[
    "open", "option", "pace", "invite", "join", "leave", "bot", "unbot", "strength", "start", "move", "lapse",
    "close", "undo", "rescue", "late", "vote", "decide", "give", "free", "sit", "keep", "gone", "watch",
    "speed", "missing", "channel",
]  # fmt: skip


class Holder(msgspec.Struct, frozen=True, array_like=True):
    """Who holds a seat; `press` is their first press of Join since the table opened.

    `strength` is how well a bot plays, one of its game's; nothing is the game's own choice. `away` is who
    held the seat before a bot kept it or it was freed, and may have it back.
    """

    person: int | None = None
    bot: bool = False
    press: int | None = None
    strength: str = ""
    away: int | None = None
    successor: int | None = None
    """Who may sit down on this free seat without the table being asked, as its last holder has said."""

    @property
    def is_taken(self) -> bool:
        return self.bot or self.person is not None


class UndoPoint(msgspec.Struct, frozen=True, array_like=True):
    """How the last move may be taken back: the state before it, and what everybody was told of it."""

    seat: Seat
    undo: Literal["free", "consent"]
    state: bytes
    what: Event | None


class Poll(msgspec.Struct, frozen=True, array_like=True):
    """What the table is asked about a seat, and who has said what.

    `person` is who has asked for a seat (`sit`) or for another channel (`channel`, and which).
    """

    kind: PollKind
    seat: Seat
    votes: tuple[tuple[int, str], ...] = ()
    person: int | None = None
    channel: int | None = None


ABSENCE: Final = ("late", "rescue", "missing")
"""The kinds of polls about somebody who does not move; while one is open, that seat's clock stands still."""


class Action(msgspec.Struct, frozen=True, array_like=True):
    """Something that is asked of a table: by a person, by a bot (`person` None, a seat) or by time itself."""

    kind: Kind
    at: int
    seat: Seat | None = None
    person: int | None = None
    text: str = ""
    press: int | None = None


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """A deed that was done: number `n` of the table's log, with what chance drew and what happened."""

    n: int
    action: Action
    draws: tuple[Draw, ...] = ()
    events: tuple[Event, ...] = ()


class Table(msgspec.Struct, frozen=True, array_like=True):
    """What the log of a table folds to.

    `state` is the game's own, as it dumps it. `counters` are the last question number of each seat: a
    counter of all would tell of a secret question. `news` are the latest events, and viewer v (0 the channel,
    1 … the seats) has them from `fresh[v]` on. `since` is when something public last happened.
    """

    game: str
    phase: Phase
    host: int
    chairs: tuple[Holder, ...]
    invited: tuple[int, ...]
    options: dict[str, str]
    pace: Pace
    commitment: str
    since: int
    rematch_of: int | None = None
    length: int = 0
    rules_version: int = 0
    presses: tuple[int, ...] = ()
    state: bytes = b""
    questions: tuple[Question, ...] = ()
    counters: tuple[int, ...] = ()
    waits: tuple[Wait, ...] = ()
    news: tuple[Event, ...] = ()
    fresh: tuple[int, ...] = (0,)
    undo_point: UndoPoint | None = None
    poll: Poll | None = None
    stand_in: Seat | None = None
    """A person's seat whose present move a bot makes."""
    speed: int = 10
    """Seconds between the moves where only bots sit."""
    missing: tuple[int, ...] = ()
    """People who sit here and have left the server, as everybody has been told."""
    shown: tuple[tuple[int, Seat], ...] = ()
    """People and the seats whose private view they may have been shown in this game. See `exposure`."""
    record: int = 1
    """The format of the record. In 1 draws are keyed by log entry and the press of Start is in the seed."""
    drawn: int = 0
    """How many steps have drawn something: the key of the next draws."""
    chain: bytes = b""
    """The hash of the last entry (`tables.chain`)."""
    opener: tuple[int, int] | None = None
    """Who opened the table, and the press of the command."""
    joins: tuple[tuple[int, int], ...] = ()
    """Each person who has joined, also if they left, and the press of their first Join."""

    def seats_of(self, person: int) -> tuple[Seat, ...]:
        return tuple(Seat(n) for n, chair in enumerate(self.chairs) if chair.person == person)


class RecordingChance(Chance, Protocol):
    """Chance that keeps what it drew."""

    draws: list[Draw]


class Facts(msgspec.Struct, frozen=True, omit_defaults=True):
    """The text of the first entry: what a table is opened with."""

    game: str
    chairs: tuple[Holder, ...]
    options: dict[str, str]
    pace: Pace
    commitment: str
    rematch_of: int | None = None
    record: int = 1


RECORD: Final = 2
"""The format of the records of new tables."""
SNAPSHOT: Final = 2
"""The version of snapshots. Version 1 was the bare array of the fields."""
_VERSIONED: Final = b"\x92"
"""How a msgpack array of two begins: version and table. A table has always had more fields."""

_SNAPSHOT: Final = Codec(Table, SNAPSHOT, {1: lambda fields: fields})
_PAIR: Final = msgspec.msgpack.Decoder(tuple[int, msgspec.Raw])
_EVENTS: Final = msgspec.msgpack.Decoder(tuple[Event, ...])
_DRAWS: Final = msgspec.msgpack.Decoder(tuple[Draw, ...])
encode: Final = msgspec.msgpack.Encoder().encode


def snapshot(table: Table) -> bytes:
    """What is stored of a table, with its version."""
    return encode((SNAPSHOT, msgspec.Raw(_SNAPSHOT.dump(table))))


def decode(snapshot: bytes) -> Table:
    """The table of a snapshot of any version. Raises ValueError."""
    if snapshot[:1] != _VERSIONED:
        table = _SNAPSHOT.load(snapshot, 1)
        return replace(table, news=tuple(map(_with_kind, table.news)))
    version, fields = _PAIR.decode(snapshot)
    return _SNAPSHOT.load(bytes(fields), version)


def state_of(game: AnyGame, table: Table) -> Any:
    """The game's state at a table. Raises ValueError if it cannot be read."""
    return game.load(table.state, table.rules_version)


def upgraded(game: AnyGame, table: Table) -> Table:
    """The table with its states as the present rules store them. Raises what an unreadable state raises."""
    if not table.state:
        return table
    state, undo_point = state_of(game, table), table.undo_point
    if undo_point is not None:
        earlier = game.load(undo_point.state, table.rules_version)
        undo_point = replace(undo_point, state=game.dump(earlier))
    game.view(state, None)
    return replace(table, state=game.dump(state), undo_point=undo_point, rules_version=game.rules_version)


_KINDS: Final[Mapping[str, EventKind]] = {
    "step-undone": "undone",
    "cribbage-item": "detail",
    **dict.fromkeys(
        (f"kasino-{what}-item" for what in ("spades", "cards", "10d", "2s", "aces", "sidsten", "svups")),
        "detail",
    ),
}
"""The kinds of those events that were logged without one."""


def decode_events(data: bytes) -> tuple[Event, ...]:
    """The events of an entry, also of one that was logged before events had kinds."""
    return tuple(map(_with_kind, _EVENTS.decode(data)))


def _with_kind(event: Event) -> Event:
    kind = _KINDS.get(event.id, event.kind)
    return event if kind == event.kind else msgspec.structs.replace(event, kind=kind)


def decode_draws(data: bytes) -> tuple[Draw, ...]:
    return _DRAWS.decode(data)


def may_see(event: Event, seat: Seat | None) -> bool:
    """Whether an event is for this viewer; None is the channel."""
    return event.audience is None or (seat is not None and seat in event.audience)


def outcome(game: AnyGame, table: Table) -> Outcome | None:
    return game.outcome(state_of(game, table)) if table.state else None
