"""What a game may say about a decision: the move it would make, and what another one cost.

Both are computed from the view of one seat alone, so advice tells nobody what they may not know.
"""

from collections.abc import Mapping
from typing import Generic, Literal, Protocol, TypeVar, runtime_checkable

import msgspec

from games.contract import Move, Text

M_co = TypeVar("M_co", bound=Move, covariant=True)
M_contra = TypeVar("M_contra", bound=Move, contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class Advice(msgspec.Struct, Generic[M_co], frozen=True):
    """A legal move, and the reason for it in the words of the game. The reason does not name the move."""

    move: M_co
    why: Text


@runtime_checkable
class Advising(Protocol[V_contra, M_co]):
    """A game that can say which move it would make, and why."""

    def advise(self, view: V_contra) -> Advice[M_co] | None:
        """Returns the strongest bot's move for the viewer; None if the table does not wait for it.

        May take a while. Equal views get equal advice.
        """


Unit = Literal["points", "spaces", "money", "chance", "share"]
"""What a game counts decisions in; in percent `chance`, that to win, and `share`, that of all pieces left."""


class Gauge(msgspec.Struct, frozen=True):
    """How a seat stands: its amount less that of the others, in a unit.

    stage: number of the deal or round, 0 in games without; amounts are compared within one stage and at its
        end, when the next has begun.
    """

    stage: int
    amount: float
    unit: Unit = "points"


@runtime_checkable
class Gauging(Protocol[V_contra]):
    """A game in which it can be said what a decision was worth."""

    horizon: int
    """Number of moves after which a position is compared at the latest."""
    careless: Mapping[Unit, float]
    """What a decision made by chance costs on average (`python -m benchmarks.games.coach`), by unit."""
    kinds: Mapping[str, str]
    """What a decision was about, by the first word of the move; by the empty word all others."""

    def gauge(self, view: V_contra) -> Gauge:
        """Returns how the viewer stands."""


@runtime_checkable
class Pricing(Protocol[V_contra, M_contra]):
    """A game that computes what some decisions cost, without playing on from imagined positions."""

    def cost(self, view: V_contra, made: M_contra, better: M_contra) -> float | None:
        """Returns what the better move brings more on average; None for decisions that it cannot compute."""
