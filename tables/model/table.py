"""The state of a table as an immutable value, and its stored form. Contains no clock and no secret."""

from collections.abc import Sequence
from itertools import count
from typing import Any, Final, Literal, Protocol

import msgspec
from msgspec.structs import replace

from games.chance import Chance, Draw
from games.contract import AnyGame, Event, Outcome, Seat, Wait
from games.kit.codec import Codec
from tables.views import Chair, Pace, PublicTable, Question, TableId


class UndoPoint(msgspec.Struct, frozen=True, array_like=True):
    """What is needed to take back the last move: the state before it and its public event.

    With a person's move the moves that bots have made since go back as well, `since` in number.
    """

    seat: Seat
    undo: Literal["free", "consent"]
    state: bytes
    what: Event
    is_counted: bool = False
    """Whether the move began a turn that counts for the ratings."""
    since: int = 0


class Turns(msgspec.Struct, frozen=True, array_like=True):
    """The turns of one holder of a seat: how often the table has waited for it, and it has moved.

    A bot that keeps a seat plays for its last holder; the person is 0 where there is none. `made` are all
    turns, `by_bot` those in which a bot moved. `last` and `lent` are the id of the last wait of each.
    """

    seat: Seat
    person: int
    made: int = 0
    by_bot: int = 0
    last: str = ""
    lent: str = ""


ABSENCE: Final = ("late", "rescue", "missing")
"""Kinds of polls about a player who does not move. While one is open, the seat's clock does not run."""


class Table(PublicTable, frozen=True):
    """The state of a table after `length` entries of its log.

    `state` is the game's encoded state. `counters` are the last question number of each seat; one counter
    for all seats would reveal secret questions. `news` are the latest events; viewer v (0 the channel,
    1 and up the seats) sees those from `fresh[v]` on.
    """

    length: int = 0
    rules_version: int = 0
    state: bytes = b""
    questions: tuple[Question, ...] = ()
    counters: tuple[int, ...] = ()
    waits: tuple[Wait, ...] = ()
    news: tuple[Event, ...] = ()
    fresh: tuple[int, ...] = (0,)
    undo_point: UndoPoint | None = None
    stand_in: Seat | None = None
    """A person's seat whose current turn a bot plays."""
    missing: tuple[int, ...] = ()
    """Players who have left the server; the table has been notified."""
    shown: tuple[tuple[int, Seat], ...] = ()
    """(person, seat): the private views that each person may have seen in this game. See `exposure`."""
    drawn: int = 0
    """Number of entries that drew something: the key of the next draws."""
    chain: bytes = b""
    """Hash of the last entry. See `chain`."""
    joins: tuple[tuple[int, int], ...] = ()
    """(person, press): the opener's command, then the first Join of each person, including those who left."""
    polls: int = 0
    """The number of the last poll."""
    turns: tuple[Turns, ...] = ()
    """What the holders of the seats have played in a rated game, in order."""
    resigned: int | None = None
    """The person who closed this rated game without asking anybody, which counts as resigning."""

    @property
    def by_rule(self) -> bool:
        """Whether the rule of the game decides for who is late, as people chose in the lobby, and no poll."""
        return self.options.get("late") == "rule"

    def seats_of(self, person: int) -> tuple[Seat, ...]:
        return tuple(Seat(n) for n, chair in enumerate(self.chairs) if chair.person == person)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The presses in the seed, as pressed: the opener's, then those of the people seated at the start."""
        seated = self.presses or [chair.press for chair in self.chairs]
        return tuple(press for n, (_, press) in enumerate(self.joins) if not n or press in seated)


class RecordingChance(Chance, Protocol):
    """Chance that records its draws."""

    draws: list[Draw]


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a table is opened with. As JSON it is the text of the first entry."""

    game: str
    chairs: tuple[Chair, ...]
    options: dict[str, str]
    pace: Pace
    commitment: str
    rematch_of: TableId | None = None
    learn: bool = False
    rated: bool = False
    language: str = ""
    level: str = ""


SNAPSHOT: Final = 1
"""Version of snapshots, which are an array of it and the fields of the table."""

_SNAPSHOT: Final = Codec(Table, SNAPSHOT)
_PAIR: Final = msgspec.msgpack.Decoder(tuple[int, msgspec.Raw])
_EVENTS: Final = msgspec.msgpack.Decoder(tuple[Event, ...])
_DRAWS: Final = msgspec.msgpack.Decoder(tuple[Draw, ...])
encode: Final = msgspec.msgpack.Encoder().encode


def snapshot(table: Table) -> bytes:
    """Encodes a table with the snapshot version."""
    return encode((SNAPSHOT, msgspec.Raw(_SNAPSHOT.dump(table))))


def decode(snapshot: bytes) -> Table:
    """Decodes a snapshot of any version. Raises ValueError."""
    version, fields = _PAIR.decode(snapshot)
    return _SNAPSHOT.load(bytes(fields), version)


def state_of(game: AnyGame, table: Table) -> Any:
    """Decodes the game's state. Raises ValueError."""
    return game.load(table.state, table.rules_version)


def upgraded(game: AnyGame, table: Table) -> Table:
    """The table with its states in the current encoding of the game. Raises what decoding raises."""
    if not table.state:
        return table
    state, undo_point = state_of(game, table), table.undo_point
    if undo_point is not None:
        earlier = game.load(undo_point.state, table.rules_version)
        undo_point = replace(undo_point, state=game.dump(earlier))
    game.view(state, None)
    return replace(table, state=game.dump(state), undo_point=undo_point, rules_version=game.rules_version)


def decode_events(data: bytes) -> tuple[Event, ...]:
    return _EVENTS.decode(data)


def decode_draws(data: bytes) -> tuple[Draw, ...]:
    return _DRAWS.decode(data)


def may_see(event: Event, seat: Seat | None) -> bool:
    """Returns whether this viewer may see the event. None is the channel."""
    return event.audience is None or (seat is not None and seat in event.audience)


def seen(events: Sequence[Event], seat: Seat | None) -> list[int]:
    """Returns the places of the events that this viewer may see."""
    return [n for n, event in enumerate(events) if may_see(event, seat)]


def with_names(chairs: Sequence[Chair]) -> tuple[Chair, ...]:
    """The chairs, in which each bot without a name has the lowest that is of no seat."""
    named = list(chairs)
    for seat, chair in enumerate(chairs):
        if chair.bot and not chair.name:
            used = {other.name for other in named}
            named[seat] = replace(chair, name=next(n for n in count(1) if n not in used))
    return tuple(named)


def outcome(game: AnyGame, table: Table) -> Outcome | None:
    return game.outcome(state_of(game, table)) if table.state else None
