"""What a table can be asked to do: one struct an action; its tag is the kind that the log stores."""

from typing import Any, Generic, Literal, TypeVar

import msgspec

from games.chance import Draw
from games.contract import Event, Seat
from tables.model.table import Setup


class Open(msgspec.Struct, frozen=True, tag="open"):
    """Opens the table: the first entry of every log."""

    setup: Setup


# -- lobby


class SetOption(msgspec.Struct, frozen=True, tag="option"):
    """Sets a house rule. Two people whom it makes partners are seated as such."""

    name: str
    value: str


class SetPace(msgspec.Struct, frozen=True, tag="pace"):
    pace: str


class Invite(msgspec.Struct, frozen=True, tag="invite"):
    people: tuple[int, ...]


class Decline(msgspec.Struct, frozen=True, tag="decline"):
    """Gives up the seat that is reserved for an invited person."""


class Join(msgspec.Struct, frozen=True, tag="join"):
    """Takes the given seat; without one that of the partner of a person who has none, else the first free.

    `starts`: it completes the table, and the game starts with it.
    """

    seat: Seat | None = None
    starts: bool = False


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """Gives up all seats before the start."""


class AddBot(msgspec.Struct, frozen=True, tag="bot"):
    """Puts a bot on the first free seat."""


class RemoveBot(msgspec.Struct, frozen=True, tag="unbot"):
    """Removes the bot that was added last."""


class SetStrength(msgspec.Struct, frozen=True, tag="strength"):
    seat: Seat
    strength: str


class ByHand(msgspec.Struct, frozen=True, tag="by-hand"):
    """Says that the host is choosing house rules: no Join starts the game any more."""


class Stronger(msgspec.Struct, frozen=True, tag="stronger"):
    """Lets all bots play better in the game, by the only person of an unrated one."""


class Agree(msgspec.Struct, frozen=True, tag="hints"):
    """Agrees to hints at the table, or no longer does."""

    on: bool


class Rate(msgspec.Struct, frozen=True, tag="rate"):
    """Lets the result count for the ratings, or no longer."""

    on: bool


class Watch(msgspec.Struct, frozen=True, tag="watch"):
    """Gives the host's seats to bots; the host watches the game."""


class SetSpeed(msgspec.Struct, frozen=True, tag="speed"):
    """Sets the seconds between moves where only bots sit, or those for which a bot's move is shown."""

    seconds: int


class Start(msgspec.Struct, frozen=True, tag="start"):
    """Starts the game."""


class Cut(msgspec.Struct, frozen=True, tag="cut"):
    """Mixes in words last, by the person who will sit there, and starts the game."""

    seat: Seat
    words: str


class Close(msgspec.Struct, frozen=True, tag="close"):
    by: Literal["host", "moderator", "time"] = "host"


# -- the game


class Move(msgspec.Struct, frozen=True, tag="move"):
    """A move of the game, by a player or a bot."""

    seat: Seat
    text: str


class Lapse(msgspec.Struct, frozen=True, tag="lapse"):
    """A move that the game makes when a clock has run out; `seat` is None for a move of no seat."""

    seat: Seat | None
    text: str


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    """Takes back the last move, or opens a poll about it."""


# -- polls


class Rescue(msgspec.Struct, frozen=True, tag="rescue"):
    """Opens a poll about a seat that is overdue, by a player."""

    seat: Seat


class Late(msgspec.Struct, frozen=True, tag="late"):
    """Opens a poll about a seat whose time bank is used up."""

    seat: Seat


class Missing(msgspec.Struct, frozen=True, tag="missing"):
    """Marks a player as departed from the server, and opens a poll about their seats."""


class MoveTo(msgspec.Struct, frozen=True, tag="channel"):
    """Moves the table to another channel, after a poll unless `at_once`."""

    channel: int
    at_once: bool = False


class AskClose(msgspec.Struct, frozen=True, tag="ask-close"):
    """Closes a game, after a poll unless `at_once`."""

    at_once: bool = False


class Vote(msgspec.Struct, frozen=True, tag="vote"):
    answer: str


class ClosePoll(msgspec.Struct, frozen=True, tag="decide"):
    """Ends the poll; `is_taken`: because another table now occupies the channel that it is about."""

    is_taken: bool = False


# -- seats during a game


class Give(msgspec.Struct, frozen=True, tag="give"):
    """Gives up all seats or one: to a bot, to anybody, or to a person named by id."""

    to: int | Literal["bot", "open"]
    seat: Seat | None = None


class Free(msgspec.Struct, frozen=True, tag="free"):
    seat: Seat
    by_moderator: bool = False


class Sit(msgspec.Struct, frozen=True, tag="sit"):
    seat: Seat


class KeepWithBot(msgspec.Struct, frozen=True, tag="keep"):
    """Puts a bot on a free seat."""

    seat: Seat


class Gone(msgspec.Struct, frozen=True, tag="gone"):
    """Gives all seats of a person whose data is deleted to bots."""


What = (
    Open | SetOption | SetPace | Invite | Decline | Join | Leave | AddBot | RemoveBot | SetStrength | Agree
    | Rate | Watch | SetSpeed | Start | Cut | Close | Move | Lapse | Undo | Rescue | Late | Missing | MoveTo
    | ByHand | Stronger | AskClose | Vote | ClosePoll | Give | Free | Sit | KeepWithBot | Gone
)  # fmt: skip
W = TypeVar("W", bound=What)


class Action(msgspec.Struct, Generic[W], frozen=True):
    """An action with its time in seconds since 1970, who asked for it, and the id of their interaction.

    `person` is None for the moves of bots and for what happens by time.
    """

    what: W
    at: int
    person: int | None = None
    press: int | None = None

    @property
    def kind(self) -> str:
        """The kind that the log stores."""
        return str(self.what.__struct_config__.tag)


AnyAction = Action[Any]


class Entry(msgspec.Struct, frozen=True):
    """Entry `n` of a table's log: the action, what chance drew for it, and its events."""

    n: int
    action: AnyAction
    draws: tuple[Draw, ...] = ()
    events: tuple[Event, ...] = ()
