"""The decisions of a person in the log of a table, each with the view that its seat had then."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from games.contract import AnyGame, Seat, moves
from tables.actions import apply
from tables.model.actions import Entry, Lapse, Move
from tables.model.table import Table, state_of

RESIGN: Final = "RESIGN"


class Decision(msgspec.Struct, frozen=True):
    """A move of a person that had alternatives.

    number: which of the person's decisions in what is looked back on; that of its log entry would count
    secret moves of others. stage: the deal or round, as in `games.advice.Gauge`.
    state, view: the position before it, and what the seat knew of it.
    """

    number: int
    seat: Seat
    stage: int
    state: Any
    view: Any
    made: str


def decisions(
    games: Mapping[str, AnyGame], entries: Iterable[Entry], person: int, stage: int
) -> tuple[Decision, ...]:
    """The person's decisions in a stage of a game, or with stage 0 in all of it, oldest first.

    Moves that were taken back are left out, and those without an alternative. Replays the log, which takes up
    to some seconds. Raises ValueError and GameError for a log that this version cannot replay.
    """
    found: list[Decision] = []
    for before, entry, _, after in apply.steps(games, entries):
        what = entry.action.what
        if before is not None and isinstance(what, Move) and entry.action.person == person:
            found += _decision(
                games[before.game], before, 1 + (found[-1].number if found else 0), what, stage
            )
        if before is not None and not isinstance(what, Move | Lapse):
            _take_back(found, before, after)
    return tuple(found)


def _take_back(found: list[Decision], before: Table, after: Table) -> None:
    """Removes the last decision of a seat if the step has taken its move back."""
    undone = before.undo_point
    if undone is None or not undone.state == after.state != before.state:
        return
    last = next((n for n in reversed(range(len(found))) if found[n].seat == undone.seat), None)
    if last is not None:
        del found[last]


def _decision(game: AnyGame, table: Table, number: int, what: Move, stage: int) -> Sequence[Decision]:
    """The decision that a move was; empty if there was nothing to choose, or in another stage."""
    state = state_of(game, table)
    view = game.view(state, what.seat)
    if game.coach is None or what.text == RESIGN or what.seat not in view.waiting:
        return ()
    at = game.coach.gauge(view).stage
    if stage not in (0, at) or len(moves(game, state, what.seat, 2)) < 2:
        return ()
    return (Decision(number, what.seat, at, state, view, what.text),)
