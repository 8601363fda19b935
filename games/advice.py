"""What a game may say about a decision: the move it would make, and how earlier ones were.

Both are computed from the view of one seat alone, so advice tells nobody what they may not know.
"""

from typing import Generic, Protocol, TypeVar, runtime_checkable

import msgspec

from games.contract import Event, Move, Text

M_co = TypeVar("M_co", bound=Move, covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class Advice(msgspec.Struct, Generic[M_co], frozen=True):
    """A legal move, and the reason for it in the words of the game. The reason does not name the move."""

    move: M_co
    why: Text


class Moment(msgspec.Struct, frozen=True):
    """A past decision of a seat: its number from 1, and what is said about it.

    `better` is the spelling of the move that was better, empty if none was; `loss` is what it would have
    gained, in points of the game.
    """

    number: int
    why: Event
    loss: float = 0.0
    better: str = ""


@runtime_checkable
class Advising(Protocol[V_contra, M_co]):
    """A game that can say which move it would make, and why."""

    def advise(self, view: V_contra) -> Advice[M_co] | None:
        """Returns the strongest bot's move for the viewer; None if the table does not wait for it.

        May take a while. Equal views get equal advice.
        """


@runtime_checkable
class Reviewing(Protocol[V_contra]):
    """A game that can say how a seat might have played better."""

    def review(self, view: V_contra) -> tuple[Moment, ...]:
        """Returns what there is to say about the seat's past decisions. May take a while."""
