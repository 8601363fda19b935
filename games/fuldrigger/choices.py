"""The tree of a seat's choices: each step is a question with its answers. Asks and moves derive from it."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from games.contract import Ask, Value
from games.errors import IllegalMove
from games.fuldrigger import reveal
from games.fuldrigger.moves import Move
from games.fuldrigger.sea import reachable
from games.fuldrigger.sea.reach import Way
from games.fuldrigger.state import State
from games.fuldrigger.views import FuldriggerView, Ship, Trial


class Choice(NamedTuple):
    """An answer: the move that it is, or the step that follows, which is built when it is picked.

    With both the step is the question whether the move is meant.
    """

    value: Value
    move: Move | None = None
    step: "Callable[[], Step] | None" = None


class Step(NamedTuple):
    """A question without its values, and its answers; without answers it is a whole move.

    shown: adds to the question what is only shown and takes long to find.
    """

    asked: Ask[Move]
    choices: Sequence[Choice] = ()
    shown: Callable[[Ask[Move]], Ask[Move]] = lambda asked: asked


def alone(asked: Ask[Move], value: Value, move: Move, *, confirm: bool = True) -> Choice:
    """Returns a move that is a step of its own; with `confirm` it is asked about once more."""
    return Choice(value, step=lambda: Step(replace(asked, whole=move, confirm=confirm)))


def ask(step: Step, picked: Sequence[str]) -> Ask[Move]:
    """Returns what is asked after these picks. Raises IllegalMove for impossible ones."""
    for token in picked:
        choice = next((one for one in step.choices if one.value.token == token), None)
        if choice is None:
            raise IllegalMove()
        if choice.step is not None:
            step = choice.step()
        else:
            step = Step(Ask(step.asked.field, whole=choice.move, shown=step.asked.shown))
    return step.shown(replace(step.asked, values=tuple(choice.value for choice in step.choices)))


def moves(step: Step, floor: str = "") -> Iterator[Move]:
    """Yields the moves of a step in the order of its answers; picks whose order does not count ascend."""
    if step.asked.whole is not None:
        yield step.asked.whole
    for value, move, following in step.choices:
        if move is not None:
            yield move
        elif following is not None and not (step.asked.loose and value.token < floor):
            yield from moves(following(), value.token if step.asked.loose else "")


def tried(s: State, voyages: Sequence[tuple[Ship, Way]]) -> FuldriggerView:
    """Returns the view of the ships' owner with these voyages, for them alone."""
    trials = (Trial(ship.seat, ship.number, way.spaces, reachable.risk_of(way)) for ship, way in voyages)
    return replace(reveal.view(s, voyages[0][0].seat), trials=tuple(trials))
