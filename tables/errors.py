"""Errors of the game service.

    TableError
    ├── NoTable        no such table, or none in this channel
    ├── UnreadableTable  this version cannot read the stored table
    ├── ChannelTaken   the channel has an open table already
    ├── NotSeated      this person does not hold such a seat
    ├── NotAllowed     only the host or a moderator may do this
    │   └── NotAsked      only the players other than the one it is about may
    ├── WrongPhase     not in this phase of the table (lobby, playing, over, closed)
    ├── SeatsFull · TooFewSeats
    ├── NotReady       a player has not pressed Join since the table opened
    ├── NothingToUndo  there is no move to take back
    │   ├── UndoNotYours  the last move is not this person's
    │   └── UndoStands    the game does not allow that move to be taken back
    ├── SeenAnother    this person has seen another seat's private view in this game
    ├── BadSuccessor   the successor has seen another seat's private view in this game
    ├── PollOpen       another poll is open
    ├── NotOverdue     the seat has time left for its move
    │   └── SeatHeld      so it cannot be freed
    ├── BotHeld        a bot's seat in a rated game stays with it
    ├── NotInvited     nobody has asked this person to the table
    ├── NoBot          there is no bot to remove
    ├── BadOption      no such option or value
    │   └── EmptySeat     the house rule names a seat that nobody has taken
    ├── StaleQuestion  the question is answered or has changed
    ├── StaleList      the list of presses has changed since it was shown
    ├── NoWords        a cut has no sign that can be mixed in
    ├── BadPlan        a planned line is not a move
    ├── NoReplay       a log does not follow from the rules of this version
    ├── BadFile        a file is no record, or not a whole and unchanged one
    │   ├── ForeignFile   it is something else
    │   ├── HugeFile      it is larger than any record
    │   ├── OtherRules    its game is unknown, or was played by other rules
    │   ├── LongFile      it takes too long to replay
    │   └── FileGone      it was opened too long ago
    ├── Saturated      one person has too many open tables, or too many drafts are stored
    │   └── TooManyPlans
    ├── NotInvitable   somebody cannot be invited by direct message by this person now
    └── NotSaved       the store failed; nothing has changed
        ├── StoreDown     its server does not answer
        └── NotSure       its server was lost before it had said whether anything has changed

`code` is the id of the text `error-<code>`. Errors of a game itself are `games.errors.GameError`.
"""

from collections.abc import Iterable
from typing import ClassVar, TypeVar

from db import StoreError, TableRow
from games.contract import Param
from games.errors import GameError

V = TypeVar("V", bound=str)


class TableError(Exception):
    """Base of the errors of the game service."""

    code: ClassVar[str] = "table-error"

    def __init__(self, **params: Param) -> None:
        self.params = params
        super().__init__(self.code, params)


class NoTable(TableError):
    code = "no-table"


class UnreadableTable(TableError):
    """`row` is the stored row."""

    code = "unreadable-table"

    def __init__(self, row: TableRow) -> None:
        super().__init__()
        self.row = row


class ChannelTaken(TableError):
    code = "channel-taken"


class NotSeated(TableError):
    code = "not-seated"


class NotInvited(TableError):
    code = "not-invited"


class NotAllowed(TableError):
    code = "not-allowed"


class NotAsked(NotAllowed):
    code = "not-asked"


class WrongPhase(TableError):
    code = "wrong-phase"


class SeatsFull(TableError):
    code = "seats-full"


class TooFewSeats(TableError):
    code = "too-few-seats"


class NotReady(TableError):
    code = "not-ready"


class NothingToUndo(TableError):
    code = "nothing-to-undo"


class UndoNotYours(NothingToUndo):
    code = "undo-not-yours"


class UndoStands(NothingToUndo):
    code = "undo-stands"


class SeenAnother(TableError):
    code = "seen-another"


class BadSuccessor(TableError):
    code = "bad-successor"


class PollOpen(TableError):
    code = "poll-open"


class NotOverdue(TableError):
    code = "not-overdue"


class SeatHeld(NotOverdue):
    code = "seat-held"


class BotHeld(TableError):
    code = "bot-held"


class NoBot(TableError):
    code = "no-bot"


class BadOption(TableError):
    code = "bad-option"


class EmptySeat(BadOption):
    code = "empty-seat"


class StaleQuestion(TableError):
    code = "stale-question"


class Saturated(TableError):
    code = "saturated"


class TooManyPlans(Saturated):
    code = "too-many-plans"


class NotInvitable(TableError):
    """Does not say who, nor whether that person refuses or too many were sent."""

    code = "not-invitable"


class StaleList(TableError):
    code = "stale-list"


class NoWords(TableError):
    code = "no-words"


class BadPlan(TableError):
    """The plan in `line`, counted from 1, is not a move; `why` is the game's error."""

    code = "bad-plan"

    def __init__(self, line: int, text: str, why: GameError) -> None:
        super().__init__(line=line, text=text)
        self.line, self.text, self.why = line, text, why


class NoReplay(TableError):
    code = "no-replay"


class BadFile(TableError):
    code = "bad-file"


class ForeignFile(BadFile):
    code = "foreign-file"


class HugeFile(BadFile):
    code = "huge-file"


class OtherRules(BadFile):
    code = "other-rules"


class LongFile(BadFile):
    code = "long-file"


class FileGone(BadFile):
    code = "file-gone"


class NotSaved(TableError):
    code = "not-saved"


class StoreDown(NotSaved):
    code = "store-down"


class NotSure(NotSaved):
    code = "not-sure"


def not_saved(error: StoreError) -> NotSaved:
    """The error of the game service for one of the store."""
    return {"down": StoreDown, "unsure": NotSure}.get(error.kind, NotSaved)()


def one_of(name: str, value: str, known: Iterable[V]) -> V:
    """The known value of an option that a text names. Raises BadOption."""
    for one in known:
        if one == value:
            return one
    raise BadOption(name=name, value=value)
