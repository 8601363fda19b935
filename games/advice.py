"""What a game may say about a decision: the move it would make, and what another one cost.

Both are computed from the view of one seat alone, so advice tells nobody what they may not know.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, Literal, TypeVar

import msgspec

from games.params import Text

M = TypeVar("M")
V = TypeVar("V")

Unit = Literal["points", "spaces", "money", "chance", "share"]
"""What a game counts decisions in; in percent `chance`, that to win, and `share`, that of all pieces left."""


class Advice(msgspec.Struct, Generic[M], frozen=True):
    """A legal move, and the reason for it in the words of the game. The reason does not name the move."""

    move: M
    why: Text


class Gauge(msgspec.Struct, frozen=True):
    """How a seat stands: its amount less that of the others, in a unit.

    stage: number of the deal or round, 0 in games without; amounts are compared within one stage and at its
        end, when the next has begun.
    """

    stage: int
    amount: float
    unit: Unit = "points"


@dataclass(frozen=True, slots=True)
class Coach(Generic[V, M]):
    """How a game advises the viewer of a view, and what it needs to say what a decision was worth."""

    advise: Callable[[V], Advice[M] | None]
    """Returns the strongest bot's move for the viewer; None if the table does not wait for it.

    May take a while. Equal views get equal advice.
    """
    gauge: Callable[[V], Gauge]
    """Returns how the viewer stands."""
    horizon: int
    """Number of moves after which a position is compared at the latest."""
    careless: Mapping[Unit, float]
    """What a decision made by chance costs on average (`python -m benchmarks.games.coach`), by unit."""
    kinds: Mapping[str, str]
    """What a decision was about, by the first word of the move; by the empty word all others."""
    cost: Callable[[V, M, M], float | None] | None = None
    """Returns what the second, better move brings more on average; None where it has to be played out."""
