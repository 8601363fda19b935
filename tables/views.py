"""Types that `tables` returns: views of tables, settings, notices. They never contain a game's state."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, Literal, NamedTuple, NewType, Protocol

import msgspec

from games.advice import Unit
from games.contract import Event, Figure, Outcome, Seat, Text

TableId = NewType("TableId", int)
Phase = Literal["lobby", "playing", "over", "closed"]
Shown = Literal[Phase, "unreadable"]
"""Phase of a table in a view. `unreadable`: the table is open and its stored state cannot be read."""
Pace = Literal["live", "day", "week"]
TablePlace = Literal["channel", "direct"]
"""Where a table is: in a channel or thread, or in the direct messages of its players."""
PollKind = Literal["undo", "late", "rescue", "missing", "sit", "channel", "close"]


class Chair(msgspec.Struct, frozen=True, array_like=True):
    """A seat and its holder: a person (Discord id), a bot, or nobody.

    `ready`: the person has made the press that enters the shuffles: their first Join since the table opened,
    or for a person who plays alone the command that opened it. `strength` is one of the game's bot
    strengths; empty for the game's default.
    """

    person: int | None = None
    bot: bool = False
    ready: bool = False
    strength: str = ""
    away: int | None = None
    """The previous holder of a seat that a bot keeps or that was freed; they may return."""


class Asked(msgspec.Struct, frozen=True):
    """An open poll about a seat.

    `undo`: may its move be taken back? `late`: its time is up. `rescue`: a player asked about it. `missing`:
    its holder has left the server. `sit`: `person` would like to take it. `channel`: `person`, who holds it,
    would like to move the table to `channel`. `close`: they would like to close it.

    `votes` are (person, answer) and public; `people` are the voters.
    """

    kind: PollKind
    seat: Seat
    votes: tuple[tuple[int, str], ...]
    people: tuple[int, ...]
    person: int | None = None
    channel: int | None = None


class Question(msgspec.Struct, frozen=True, array_like=True):
    """An open question of one seat. Its number is unique for the seat, and is part of custom ids."""

    number: int
    seat: Seat
    key: str
    title: Text | None = None
    """Label of its button, if the game gives one; only in a view for its own seat."""
    is_row: bool = False
    """Whether its first values are buttons in the open hand; only in a view for its own seat."""


class TableInfo(msgspec.Struct, frozen=True):
    """Public information about a table besides the game itself.

    Times are seconds since 1970, UTC. `commitment` is the SHA-256 of the table's secret in hex; `secret` is
    the secret in hex, once the table is over or closed. `presses` are the ids of the presses that entered
    the shuffles, known from the start on. `since` is the time of the last public event. `rematch_of` is the
    previous table of the same players.
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
    """How the viewer may take back the last move, if it was their own and can be taken back."""
    speed: int = 10
    """Seconds between moves where only bots sit."""
    from_files: dict[str, Text] = {}
    """Texts that describe the options that are read from a file, by name."""
    learn: bool = False
    """Whether each decision is explained."""
    agreed: tuple[int, ...] = ()
    """People who agree to hints. After the start: all of them, where the table has agreed."""
    hints: bool = False
    """Whether a player may ask what the bot would do."""
    teaches: bool = False
    """Whether players can look back on their moves."""
    partners: tuple[tuple[int, ...], ...] = ()
    """Seats that play together under the house rules."""
    hash: str = ""
    """Last hash of the record in hex, once the table is over or closed."""
    rated: bool = False
    """Whether the result counts for the ratings of the server."""
    place: TablePlace = "channel"
    """In direct messages `channel` is 0, and `guild` the server in which the table was opened, or 0."""

    @property
    def is_direct(self) -> bool:
        return self.place == "direct"

    @property
    def awaited(self) -> tuple[int, ...]:
        """The invited people who have no seat."""
        seated = {chair.person for chair in self.chairs}
        return tuple(person for person in self.invited if person not in seated)


class Sitter(Protocol):
    """Holder of a seat."""

    @property
    def person(self) -> int | None: ...

    @property
    def bot(self) -> bool: ...


def is_full(chairs: Sequence[Sitter], invited: Sequence[int], seats: Collection[int]) -> bool:
    """Returns whether nobody is expected in a lobby any more: all seats, or those of all invited, are taken.

    `seats` are the numbers of players that the game allows.
    """
    taken = sum(chair.bot or chair.person is not None for chair in chairs)
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


class Highlight(msgspec.Struct, frozen=True):
    """A step of a replay that mattered, by its number from 1, and what happened there."""

    step: int
    event: Event


class Replayed(msgspec.Struct, frozen=True):
    """A step of a replay: the table as its reader may see it at that moment, with the events of the step.

    number: of `count`, from 1. at: Unix seconds; 0 in a record, which has no times. hands: the view of each
    seat where all hands are open, else empty. may_open: whether the game is over, so that they may be.
    is_player: whether the reader held a seat in it.
    """

    table_view: TableView
    number: int
    count: int
    at: int
    moments: tuple[Highlight, ...]
    hands: tuple[Any, ...] = ()
    may_open: bool = False
    is_player: bool = False


class PastGame(msgspec.Struct, frozen=True):
    """A game that has begun, for a list of games: its players by seat and, once it is over, who won."""

    table: TableId
    game: str
    guild: int
    opened: int
    phase: Shown
    chairs: tuple[Chair, ...]
    winners: tuple[Seat, ...] = ()


class Position(NamedTuple):
    """A view that everybody has, and the public events that led to it."""

    view: Any
    events: tuple[Event, ...]


class History(NamedTuple):
    """All positions of a game that is over, the first after the deal, and how it ended; None if closed."""

    positions: tuple[Position, ...]
    outcome: Outcome | None


class PlayerTotals(msgspec.Struct, frozen=True):
    """A person's totals over all finished games of one kind.

    looked_back: the number of games that they have looked back on. dearest: id of the text that says which
    decisions cost them most there; empty if none did.
    """

    game: str
    played: int = 0
    won: int = 0
    figures: tuple[Figure, ...] = ()
    looked_back: int = 0
    dearest: str = ""


class Standing(msgspec.Struct, frozen=True):
    """The rating of a person, or of people who have played as a team, in one game of one server.

    `margin` is the standard deviation of the estimate. `needed` is the number of games until the rating
    is no longer provisional; until then there is no `rank`, which counts from 1. `history` are the ratings
    after their last games, the oldest first.
    """

    people: tuple[int, ...]
    points: int
    margin: int
    games: int
    won: int
    needed: int
    rank: int | None
    history: tuple[int, ...]


class RatingChange(msgspec.Struct, frozen=True):
    """A person's rating before and after a table."""

    person: int
    before: int
    after: int
    is_provisional: bool


class Line(msgspec.Struct, frozen=True):
    """An event of the log that the viewer may see, and its time.

    `number` counts the lines of this viewer from 1; the number of the entry would reveal secret moves.
    """

    number: int
    at: int
    event: Event


class Message(msgspec.Struct, frozen=True):
    """A Discord message that shows a table. `slot` is `board`, `hand-2` or `notice-2` (by seat).

    `digest` is a hash of its last content. `version` counts the sendings for the slot; both make the nonce,
    so that a repetition after a crash is one message.
    """

    table: TableId
    slot: str
    channel: int
    message: int
    digest: str
    version: int
    at: int


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


class Person(msgspec.Struct, frozen=True):
    """Stored settings of a person, and until when direct messages do not reach them. No name, no avatar.

    `saved` are answers to forms by form and by the name that the person gave them.
    """

    id: int
    language: str | None = None
    board: Literal["picture", "text"] = "picture"
    suits: Literal["two", "four"] = "two"
    sort: Literal["suit", "rank", "contract"] = "suit"
    dm_closed_until: int = 0
    zone: str | None = None
    quiet: tuple[int, int] | None = None
    """Hours, from and to in their time zone, without notices and with stopped clocks."""
    weekends: bool = False
    """Whether their clocks stop at weekends too."""
    away_from: int = 0
    away_until: int = 0
    notify: Literal["ping", "dm", "digest", "off"] = "ping"
    auto: bool = False
    """Whether an only legal move is played without asking."""
    called: bool = False
    """Whether their first call has told them how to change calls."""
    explained: tuple[str, ...] = ()
    """Ids of the events that have been explained to them; `only-move` once `auto` has."""
    saved: dict[str, dict[str, str]] = msgspec.field(default_factory=dict, name="shelf")
    unrated: bool = False
    """Whether they stay out of the ratings."""
    leaving: tuple[int, ...] = ()
    """Tables where the number of a person who has deleted their data is replaced once they are over."""


class Place(msgspec.Struct, frozen=True):
    """Stored settings of a channel: language and look of its tables.

    The fields after `commands` are those of a server, stored with its id as channel; so is its language.
    """

    language: str | None = None
    board: Literal["picture", "text"] = "picture"
    commands: str = ""
    """Hash of the commands registered at Discord; stored with the application's id as channel."""
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
    teaches: bool = False
    """Whether past moves can be looked at again."""
    advises: bool = False
    """Whether the game gives hints."""
    never_undone: Text | None = None
    """The reason why no move can be taken back; None if some can."""


class Hint(msgspec.Struct, frozen=True):
    """A move for a seat: the labels of its picks, its spelling where it cannot be picked, and the reason.

    picked: the tokens of its picks; empty where it does not answer the question that was asked about.
    """

    labels: tuple[Text, ...]
    move: str
    why: Text
    picked: tuple[str, ...] = ()


class Choice(msgspec.Struct, frozen=True):
    """A move that a past decision allowed: its spelling, and the labels of its picks if it can be picked."""

    move: str
    labels: tuple[Text, ...] = ()


class Moment(msgspec.Struct, frozen=True):
    """A past decision that cost something.

    entry: number of its log entry. stage: the deal or round, 0 in games without. view: what the seat knew.
    asked: id of the text that put the question. kind: what was decided, as the end of a text id.
    why: the reason for the better move. cost: what it brings more on average, in the unit of the review.
    choices: some moves, with the one made and the better one.
    """

    entry: int
    seat: Seat
    stage: int
    view: Any
    asked: str
    kind: str
    made: Choice
    better: Choice
    why: Text
    cost: float
    choices: tuple[Choice, ...]


class Review(msgspec.Struct, frozen=True):
    """What a person's decisions cost, in a unit: in a deal or round (`stage`), or with 0 in the whole game.

    decisions: their number. matched: those in which the strongest bot would have done the same. lost: what
    all of them cost. grade: from 1, as if by chance, to 10, as the strongest bot; 0 without decisions.
    moments: the dearest, dearest first. by_kind: what the decisions of a kind cost.
    """

    stage: int
    unit: Unit
    decisions: int = 0
    matched: int = 0
    lost: float = 0.0
    grade: int = 0
    moments: tuple[Moment, ...] = ()
    by_kind: dict[str, float] = {}


def change(plain: msgspec.Struct, changes: dict[str, Any]) -> Callable[[bytes | None], bytes]:
    """A function that changes fields by name in the stored bytes, or in `plain` if nothing is stored."""
    stored = {field.name: field.encode_name for field in msgspec.structs.fields(plain)}

    def changed(data: bytes | None) -> bytes:
        old = plain if data is None else msgspec.msgpack.decode(data, type=type(plain))
        values = {stored.get(k, k): v for k, v in (msgspec.structs.asdict(old) | changes).items()}
        return msgspec.msgpack.encode(msgspec.convert(values, type(plain)))

    return changed
