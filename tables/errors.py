"""What the dealer answers when a table cannot do what it was asked.

    TableError
    ├── NoTable        there is no such table, or none in this channel
    ├── UnreadableTable  what is stored of the table cannot be read by this version
    ├── ChannelTaken   a table stands in this channel already
    ├── NotSeated      this person holds no such seat here
    ├── NotAllowed     only the host or a moderator may do this
    ├── WrongPhase     not while the table is in this phase (lobby, playing, over, closed)
    ├── SeatsFull · TooFewSeats
    ├── NotReady       somebody seated has not pressed Join since the table opened
    ├── NothingToUndo  there is no move to take back
    │   ├── UndoNotYours  the last move is not this person's
    │   └── UndoStands    its game does not allow that move to be taken back
    ├── SeenAnother    this person has been shown another seat's private view in this game
    ├── BadSuccessor   the person named to take over a seat has been
    ├── PollOpen       the table is being asked something else
    ├── NotOverdue     that seat has still time of its own for its move
    │   └── SeatHeld      so it cannot be freed
    ├── NoBot          there is no bot to take away
    ├── BadOption      no such house rule, or not with this value
    ├── StaleQuestion  that question has been answered or has changed
    ├── BadPlan        a planned line is no move
    ├── Saturated      too many open tables for one person
    │   └── TooManyPlans
    └── NotSaved       the store could not keep it; nothing has changed

`code` is the id of a text `error-<code>`. A refusal by the game itself is a `games.errors.GameError`.
"""

from typing import ClassVar

from db import TableRow
from games.contract import Param
from games.errors import GameError


class TableError(Exception):
    """Base of every refusal by the dealer."""

    code: ClassVar[str] = "table-error"

    def __init__(self, **params: Param) -> None:
        self.params = params
        super().__init__(self.code, params)


class NoTable(TableError):
    code = "no-table"


class UnreadableTable(TableError):
    """`row` is what is known of it all the same."""

    code = "unreadable-table"

    def __init__(self, row: TableRow) -> None:
        super().__init__()
        self.row = row


class ChannelTaken(TableError):
    code = "channel-taken"


class NotSeated(TableError):
    code = "not-seated"


class NotAllowed(TableError):
    code = "not-allowed"


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


class NoBot(TableError):
    code = "no-bot"


class BadOption(TableError):
    code = "bad-option"


class StaleQuestion(TableError):
    code = "stale-question"


class Saturated(TableError):
    code = "saturated"


class TooManyPlans(Saturated):
    code = "too-many-plans"


class BadPlan(TableError):
    """The line of that number, counted from 1, is no move; `why` is what the game says of it."""

    code = "bad-plan"

    def __init__(self, line: int, text: str, why: GameError) -> None:
        super().__init__(line=line, text=text)
        self.line, self.text, self.why = line, text, why


class NotSaved(TableError):
    code = "not-saved"
