"""Types that `tables` returns of games that have been played: replays, results, ratings, looking back."""

from typing import Any, NamedTuple

import msgspec

from games.advice import Unit
from games.contract import Event, Figure, Outcome, Seat, Text
from tables.views import Chair, Phase, TableId, TableView


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
    phase: Phase
    chairs: tuple[Chair, ...]
    winners: tuple[Seat, ...] = ()
    language: str = ""


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


class Choice(msgspec.Struct, frozen=True):
    """A move that a past decision allowed: its spelling, and the labels of its picks if it can be picked."""

    move: str
    labels: tuple[Text, ...] = ()


class Moment(msgspec.Struct, frozen=True):
    """A past decision that cost something.

    number: of the decision. stage: the deal or round, 0 in games without. view: what the seat knew.
    asked: the text that put the question. kind: what was decided, as the end of a text id.
    why: the reason for the better move. cost: what it brings more on average, in the unit of the review.
    choices: some moves, with the one made and the better one.
    """

    number: int
    seat: Seat
    stage: int
    view: Any
    asked: Text
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
