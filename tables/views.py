"""What leaves the dealer: sights of a table, for one person or for the channel, and never a state."""

from collections.abc import Callable
from typing import Any, Literal, NewType

import msgspec

from games.contract import Event, Figure, Outcome, Seat, Text

TableId = NewType("TableId", int)
Phase = Literal["lobby", "playing", "over", "closed"]
Shown = Literal[Phase, "unreadable"]
"""The phase of a table as it is shown; `unreadable`: it is open and what is stored cannot be read."""
Pace = Literal["live", "day", "week"]
PollKind = Literal["undo", "late", "rescue", "missing", "sit", "channel"]


class Chair(msgspec.Struct, frozen=True, array_like=True):
    """A seat: the person who holds it (Discord's id), or a bot, or nobody yet.

    `ready`: this person has a press that goes into the shuffles: their first of Join since the table opened,
    or if nobody else sits as a person the command that opened it. `strength` is how well a bot
    plays, one of its game's strengths, or nothing: the game's own choice.
    """

    person: int | None = None
    bot: bool = False
    ready: bool = False
    strength: str = ""
    away: int | None = None
    """Who held the seat before a bot kept it or it was freed, and may have it back."""


class Asked(msgspec.Struct, frozen=True):
    """What the table is asked about a seat: may its move be taken back, or what is to be done about it.

    `late`: its time is up. `rescue`: somebody has asked. `missing`: its holder has left the server. `sit`:
    `person` would like to sit down there. `channel`: `person`, who sits there, would like to take the table
    to that `channel`.

    `votes` are people and their answers, which everybody may know; `people` are those who are asked.
    """

    kind: PollKind
    seat: Seat
    votes: tuple[tuple[int, str], ...]
    people: tuple[int, ...]
    person: int | None = None
    channel: int | None = None


class Question(msgspec.Struct, frozen=True, array_like=True):
    """An open question of one seat. The number belongs to it alone and is what a button carries."""

    number: int
    seat: Seat
    key: str
    title: Text | None = None
    """What a button to it says, if its game has a name for it; only in a view for its own seat."""


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody may know of a table besides the game itself.

    Times are seconds since 1970, UTC. `commitment` is the SHA-256 of the table's secret, in hex; `secret`
    is the secret itself, in hex, and only once the table is over or closed; `presses` are the ids of the
    presses that went into the shuffles, known at the start. `options` are the house rules by name. `since`
    is when something last happened that everybody knows of. `rematch_of` is the table before this one.
    """

    id: TableId
    game: str
    phase: Shown
    guild: int
    channel: int
    host: int
    chairs: tuple[Chair, ...]
    invited: tuple[int, ...]
    options: dict[str, str]
    pace: Pace
    opened: int
    since: int
    commitment: str
    presses: tuple[int, ...]
    secret: str | None = None
    rematch_of: TableId | None = None
    asked: Asked | None = None
    undo: Literal["free", "consent"] | None = None
    """How the viewer may take back the last move, if it was his own and can be taken back."""
    speed: int = 10
    """Seconds between the moves where only bots sit."""
    from_files: dict[str, Text] = {}
    """What is said of the house rules that are read from a file, by name."""
    hash: str = ""
    """The last hash of the record, in hex, once the table is over or closed."""


class TableView(msgspec.Struct, frozen=True):
    """A table as one seat, or with `seat` None the channel, may see it.

    `view` is the game's own (None in the lobby), `questions` are the seat's open ones, the most pressing
    first. `news` is what happened at the last public step or steps since a person acted, oldest first and
    only what this viewer may know. `outcome` is there once the game is over, and `figures`, by seat, where
    the game keeps any. `upto` is for `Tables.shown` and for nothing that anybody sees: it would betray a
    secret move.
    """

    table: TableInfo
    seat: Seat | None
    view: Any
    questions: tuple[Question, ...]
    news: tuple[Event, ...]
    upto: int
    outcome: Outcome | None = None
    figures: tuple[tuple[Figure, ...], ...] = ()


class Standing(msgspec.Struct, frozen=True):
    """What is remembered of a person's games of one kind."""

    game: str
    played: int = 0
    won: int = 0
    figures: tuple[Figure, ...] = ()


class Line(msgspec.Struct, frozen=True):
    """A line of the log that this reader may see: when, and what happened.

    `number` counts, from 1, the lines that this reader may see; never the entries of the log.
    """

    number: int
    at: int
    event: Event


class Message(msgspec.Struct, frozen=True):
    """A message that shows a table: `slot` is `board`, `hand-2` or `notice-2` (by seat).

    `digest` is what it showed last; `version` counts what was ever sent for the slot, and with the slot it
    makes the nonce, so that sending again after a crash is one message.
    """

    table: TableId
    slot: str
    channel: int
    message: int
    digest: str
    version: int
    at: int


class Ring(msgspec.Struct, frozen=True):
    """A notice that has come due: this seat of this table is waited for, or its game is over."""

    table: TableId
    seat: Seat
    person: int
    how: Literal["ping", "dm"] = "ping"
    what: Literal["turn", "over"] = "turn"
    digest: bool = False
    """Whether it is told together with all else that waits for this person."""
    private: bool = False
    """Whether the table must not hear of it: an offer, or that one has not answered a call."""


class Deadline(msgspec.Struct, frozen=True):
    """Until when a seat has time, in the hours of who sits there; `on_bank`: that for the move is over."""

    until: int
    on_bank: bool


class Planned(msgspec.Struct, frozen=True):
    """What a person has left for his turn, in order, and when the first that is legal is made.

    `at` None: at his next turn.
    """

    moves: tuple[str, ...] = ()
    at: int | None = None


class Person(msgspec.Struct, frozen=True):
    """What is kept of a person: settings and whether direct messages reach him. No name, no avatar.

    `shelf` is what he has put by under names of his own, to use it again at any table: by form.
    """

    id: int
    language: str | None = None
    board: Literal["picture", "text"] = "picture"
    suits: Literal["two", "four"] = "two"
    sort: Literal["suit", "rank", "contract"] = "suit"
    dm_closed_until: int = 0
    zone: str | None = None
    quiet: tuple[int, int] | None = None
    """The hours, from and to in his own zone, in which he is not disturbed and his clocks rest."""
    weekends: bool = False
    """Whether his clocks rest at weekends too."""
    away_from: int = 0
    away_until: int = 0
    notify: Literal["ping", "dm", "digest", "off"] = "ping"
    auto: bool = False
    """Whether a move that is the only one plays itself."""
    shelf: dict[str, dict[str, str]] = {}


class Place(msgspec.Struct, frozen=True):
    """What is kept of a channel: how the tables in it speak and look."""

    language: str | None = None
    board: Literal["picture", "text"] = "picture"
    commands: str = ""
    """Of an application, whose id stands here for all places: the digest of the commands that Discord has."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game of the catalogue: its key, the numbers of seats, and its house rules with their values.

    `strengths` are how well its bot can play, weakest first; the last is its own choice.
    """

    key: str
    seats: tuple[int, ...]
    options: dict[str, tuple[str, ...]]
    """By name; the first value is the default."""
    strengths: tuple[str, ...]
    teams: tuple[tuple[int, ...], ...] = ()
    """The seats that play together; one person may hold those of a team."""
    files: dict[str, str] = {}
    """The house rules that are read from a file, and a file such as each reads."""
    teaches: bool = False
    """Whether it can say how one might have played better."""
    never_undone: Text | None = None
    """Why no move of this game can be taken back; None where some can."""


def change(plain: msgspec.Struct, changes: dict[str, Any]) -> Callable[[bytes | None], bytes]:
    """From what is stored, or `plain` where nothing is, to the same with the changes."""

    def changed(data: bytes | None) -> bytes:
        old = plain if data is None else msgspec.msgpack.decode(data, type=type(plain))
        return msgspec.msgpack.encode(msgspec.convert(msgspec.structs.asdict(old) | changes, type(plain)))

    return changed
