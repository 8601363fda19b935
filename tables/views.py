"""Types that `tables` returns: views of tables, settings, notices. They never contain a game's state."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NewType, get_args

import msgspec

from db.rows import BOARD as BOARD
from db.rows import Message as Message
from db.rows import Slot as Slot
from db.rows import SlotKind as SlotKind
from games.contract import Event, Figure, Outcome, Seat, Text

TableId = NewType("TableId", int)
Phase = Literal["lobby", "playing", "over", "closed", "unreadable"]
"""`unreadable`, in views only: the table is open and its stored state cannot be read."""
Pace = Literal["live", "day", "week"]
PACES: Final[tuple[Pace, ...]] = get_args(Pace)
Look = Literal["picture", "text"]
LOOKS: Final[tuple[Look, ...]] = get_args(Look)
Suits = Literal["two", "four"]
"""Number of colours of the suits."""
SUITS: Final[tuple[Suits, ...]] = get_args(Suits)
Sort = Literal["usual", "suit", "rank", "contract"]
"""Order in which a person's cards are shown."""
SORTS: Final[tuple[Sort, ...]] = get_args(Sort)
Level = Literal["easy", "middle", "strong"]
"""How well a person's bots play."""
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
Notify = Literal["ping", "dm", "digest", "off"]
"""How a person can be called when it is their turn."""
NOTICES: Final[tuple[Notify, ...]] = get_args(Notify)
HOLIDAY: Final = 21
"""Days for which a person's holidays stop the clock in one game."""
SPEEDS: Final = (5, 10, 30, 120)
"""Choices of seconds between moves where only bots sit."""
BEATS: Final = (0, 1, 2, 4)
"""Choices of seconds for which each bot's move is shown at the live pace; none is a choice of `SPEEDS`."""
TablePlace = Literal["channel", "direct"]
"""Where a table is: in a channel or thread, or in the direct messages of its players."""
PollKind = Literal["undo", "late", "rescue", "missing", "sit", "channel", "close"]


class Chair(msgspec.Struct, frozen=True, array_like=True):
    """A seat and its holder: a person (Discord id), a bot, or nobody.

    `press` is the id of the person's press that enters the shuffles: the command that opened the table, or
    their first Join. `strength` is one of the game's bot strengths; empty for the game's default.
    """

    person: int | None = None
    bot: bool = False
    press: int | None = None
    strength: str = ""
    away: int | None = None
    """The previous holder of a seat that a bot keeps or that was freed; they may return."""
    successor: int | None = None
    """The person to whom the last holder gave this free seat: they sit down without a poll."""
    name: int = 0
    """The number of the name of the bot that sits here or has sat here; 0 for none."""

    @property
    def is_taken(self) -> bool:
        return self.bot or self.person is not None


class Poll(msgspec.Struct, frozen=True, array_like=True):
    """An open poll about a seat.

    `undo`: may its move be taken back? `late`: its time is up. `rescue`: a player asked about it. `missing`:
    its holder has left the server. `sit`: `person` would like to take it. `channel`: `person`, who holds it,
    would like to move the table to `channel`. `close`: they would like to close it.

    `votes` are (person, answer) and public. `number` counts the polls of the table; it is part of custom ids.
    """

    kind: PollKind
    seat: Seat
    votes: tuple[tuple[int, str], ...] = ()
    person: int | None = None
    channel: int | None = None
    number: int = 0


class Question(msgspec.Struct, frozen=True, array_like=True):
    """An open question of one seat. Its number is unique for the seat, and is part of custom ids."""

    number: int
    seat: Seat
    key: str
    title: Text | None = None
    """Label of its button, if the game gives one; only in a view for its own seat."""
    is_row: bool = False
    """Whether its first values are buttons in the open hand; only in a view for its own seat."""


class PublicTable(msgspec.Struct, frozen=True, array_like=True):
    """What everybody may know of a table: the fields that its stored state and its views have in common.

    `commitment` is the SHA-256 of the table's secret in hex. `since` is the time of the last public event, in
    seconds since 1970. `rematch_of` is the previous table of the same players. `presses` are the ids of the
    presses that entered the shuffles, by seat, known from the start on.
    """

    game: str
    phase: Phase
    host: int
    chairs: tuple[Chair, ...]
    invited: tuple[int, ...]
    options: dict[str, str]
    pace: Pace
    commitment: str
    since: int
    rematch_of: TableId | None = None
    presses: tuple[int, ...] = ()
    poll: Poll | None = None
    speed: int = 10
    """Seconds between the moves where only bots sit."""
    beat: int = 1
    """Seconds for which each bot's move is shown at the live pace."""
    learn: bool = False
    """Whether each decision is explained."""
    agreed: tuple[int, ...] = ()
    """People who agree to hints; after the start empty unless all players have."""
    rated: bool = False
    """Whether the result counts for the ratings of the server."""
    asked: tuple[int, ...] = ()
    """People who are asked once more in the lobby: what they had agreed to has changed since they joined."""
    cut: str = ""
    """The words with which somebody cut the deck."""
    language: str = ""
    """The language of the table where none is set for its place: its opener's. Empty if that is not known."""
    level: str = ""
    """How well the bots play that sit down before the start; empty for the game's default."""
    by_hand: bool = False
    """Whether the host has looked at the house rules, so that no Join starts the game."""

    @property
    def unready(self) -> tuple[Seat, ...]:
        """The seats of the people who have still to press Join, or to press it once more."""
        people = [(n, chair) for n, chair in enumerate(self.chairs) if chair.person is not None]
        return tuple(Seat(n) for n, c in people if c.press is None or c.person in self.asked)


class TableInfo(PublicTable, frozen=True, kw_only=True):
    """Public information about a table besides the game itself.

    `opened` is in seconds since 1970. `secret` is the table's secret in hex, once it is over or closed.
    """

    id: TableId
    guild: int
    channel: int
    opened: int
    secret: str | None = None
    voters: tuple[int, ...] = ()
    """The people who can vote in the poll."""
    undo: Literal["free", "consent"] | None = None
    """How the viewer may take back the last move, if it was their own and can be taken back."""
    from_files: dict[str, Text] = {}
    """Texts that describe the options that are read from a file, by name."""
    hints: bool = False
    """Whether a player may ask what the bot would do."""
    is_first: bool = False
    """Whether the viewer plays alone against bots and has not yet answered a question."""
    teaches: bool = False
    """Whether players can look back on their moves."""
    partners: tuple[tuple[int, ...], ...] = ()
    """Seats that play together under the house rules."""
    hash: str = ""
    """Last hash of the record in hex: in the lobby, and once the table is over or closed.

    While the game goes on it would let secret moves be guessed.
    """
    is_direct: bool = False
    """In direct messages `channel` is 0, and `guild` the server in which the table was opened, or 0."""

    @property
    def awaited(self) -> tuple[int, ...]:
        """The invited people who have no seat."""
        seated = {chair.person for chair in self.chairs}
        return tuple(person for person in self.invited if person not in seated)


def is_full(chairs: Sequence[Chair], invited: Sequence[int], seats: Collection[int]) -> bool:
    """Returns whether nobody is expected in a lobby any more: all seats, or those of all invited, are taken.

    `seats` are the numbers of players that the game allows.
    """
    taken = sum(chair.is_taken for chair in chairs)
    people = {chair.person for chair in chairs}
    return taken == len(chairs) or (bool(invited) and people.issuperset(invited) and taken in seats)


class TableView(msgspec.Struct, frozen=True):
    """A table as one seat, or with `seat` None the channel, may see it.

    `view` is the game's view, None in the lobby. `questions` are the seat's open questions, the most urgent
    first. `news` are the events since a person last acted, oldest first, that this viewer may see. `outcome`
    is set once the game is over, and `figures` by seat if the game keeps statistics. `upto` is for
    `Tables.shown` and must not be displayed: it would reveal secret moves.
    """

    table: TableInfo
    seat: Seat | None
    view: Any
    questions: tuple[Question, ...]
    news: tuple[Event, ...]
    upto: int
    outcome: Outcome | None = None
    figures: tuple[tuple[Figure, ...], ...] = ()


class Line(msgspec.Struct, frozen=True):
    """An event of the log that the viewer may see, and its time.

    `number` counts the lines of this viewer from 1; the number of the entry would reveal secret moves.
    """

    number: int
    at: int
    event: Event


class DueNotice(msgspec.Struct, frozen=True):
    """A notice that is due: the table waits for this seat, its game is over, or its lobby is full.

    `full`: everybody is there. `unstarted`: nobody has started it since.
    """

    table: TableId
    seat: Seat
    person: int
    how: Literal["ping", "dm"] = "ping"
    what: Literal["turn", "over", "full", "unstarted"] = "turn"
    digest: bool = False
    """Whether it is sent in one message with everything else that waits for this person."""
    private: bool = False
    """Whether the table must not see it: an offer, or a call that the person has not answered."""


class Deadline(msgspec.Struct, frozen=True):
    """Deadline of the seat's move, in its player's active hours. `on_bank`: the time bank is running."""

    until: int
    on_bank: bool


class Planned(msgspec.Struct, frozen=True):
    """A person's plans in order, and when the first legal one is played. `at` None: at their next turn."""

    moves: tuple[str, ...] = ()
    at: int | None = None


class Own(msgspec.Struct, frozen=True):
    """What one person alone sees at their seat.

    `dropped` are the plans that were not legal at their last turn. `deadline` is None if the table does not
    wait for the seat, or nobody could vote about it.
    """

    dropped: tuple[str, ...] = ()
    planned: Planned = Planned()
    deadline: Deadline | None = None


@dataclass(frozen=True)
class Person:
    """Stored settings of a person, and until when direct messages do not reach them. No name, no avatar.

    `saved` are answers to forms by form and by the name that the person gave them.
    """

    id: int
    language: str | None = None
    board: Look = "picture"
    suits: Suits = "two"
    sort: Sort = "usual"
    dm_closed_until: int = 0
    zone: str | None = None
    quiet: tuple[int, int] | None = None
    """Hours, from and to in their time zone, without notices and with stopped clocks."""
    weekends: bool = False
    """Whether their clocks stop at weekends too."""
    away_from: int = 0
    away_until: int = 0
    rested: tuple[tuple[int, int], ...] = ()
    """Holidays that are over, from and until."""
    notify: Notify = "ping"
    level: Level = "easy"
    auto: bool = False
    """Whether an only legal move is played without asking."""
    called: bool = False
    """Whether their first call has told them how to change calls."""
    explained: tuple[str, ...] = ()
    """Ids of the events that have been explained to them; `only-move` once `auto` has."""
    saved: dict[str, dict[str, str]] = field(default_factory=dict)
    unrated: bool = False
    """Whether they stay out of the ratings."""
    invitable: bool = True
    """Whether they may be invited by direct message."""
    refused: tuple[int, ...] = ()
    """People from whom they want no such invitation."""
    leaving: tuple[int, ...] = ()
    """Tables where the number of a person who has deleted their data is replaced once they are over."""


@dataclass(frozen=True)
class Channel:
    """Stored settings of a channel: language and look of its tables."""

    language: str | None = None
    board: Look = "picture"


@dataclass(frozen=True)
class Server:
    """Stored settings of a server."""

    language: str | None = None
    """Language of the tables in channels for which none is set."""
    threads: bool = False
    """Whether tables open in threads."""
    channels: tuple[int, ...] = ()
    """Channels in which tables may open, with their threads; empty for all."""
    games: tuple[str, ...] = ()
    """Games that may be played; empty for all."""
    openers: tuple[int, ...] = ()
    """Roles whose members may open tables; empty for everybody."""
    pace: Pace | None = None
    """Pace of new tables for which none is chosen."""
    reposts: bool = True
    """Whether a board is posted again below newer messages."""
    muted: tuple[int, ...] = ()
    """Members who may not open or join tables."""


@dataclass(frozen=True)
class Application:
    """What is stored of the bot's own application at Discord."""

    commands: str = ""
    """Hash of the commands that are registered there."""


class NewTable(msgspec.Struct, frozen=True):
    """What a table is opened with. In direct messages `channel` is 0.

    A seat is reserved for each of the `invited`. With `bots` they fill the table, and the game starts if
    nobody is invited. `press` is the id of the host's interaction. `learn` explains each decision.
    `language` is the host's, `level` how well bots play.
    """

    game: str
    guild: int
    channel: int
    host: int
    press: int
    options: dict[str, str] = {}
    pace: str = "day"
    place: TablePlace = "channel"
    invited: tuple[int, ...] = ()
    bots: bool = False
    learn: bool = False
    language: str = ""
    level: str = ""


class GameInfo(msgspec.Struct, frozen=True):
    """A game of the catalogue. `strengths` are those of its bot, weakest first; the last is the default."""

    key: str
    seats: tuple[int, ...]
    options: dict[str, tuple[str, ...]]
    """Values by name; the first is the default."""
    strengths: tuple[str, ...]
    teams: tuple[tuple[int, ...], ...] = ()
    """Seats that play together; one person may hold all seats of a team."""
    files: dict[str, str] = {}
    """Options that are read from a file, each with an example of a file."""
    advises: bool = False
    """Whether the game gives hints, and says what past moves cost."""
    never_undone: Text | None = None
    """The reason why no move can be taken back; None if some can."""
    minutes: int | None = None
    """How long a game takes when everybody moves at once."""


class Hint(msgspec.Struct, frozen=True):
    """A move for a seat: the labels of its picks, its spelling where it cannot be picked, and the reason.

    picked: the tokens of its picks; empty where it does not answer the question that was asked about.
    """

    labels: tuple[Text, ...]
    move: str
    why: Text
    picked: tuple[str, ...] = ()
