"""How far the players of a game have come: what a game gives to be shown as a curve and as a score sheet."""

from collections.abc import Callable, Sequence
from typing import Generic, Literal, NamedTuple, TypeVar

from games.params import Seat
from render.drawing import signs
from render.drawing.sprites import Sprite
from render.drawing.theme import Colour

V = TypeVar("V")

Unit = Literal["deal", "round"]
Parties = tuple[tuple[Seat, ...], ...]
Amounts = tuple[int | None, ...]


class Measure(NamedTuple, Generic[V]):
    """What is measured in a game.

    Each function gets a public view and the last view of the game, in which nothing is hidden any more.
    parties: the seats that rise and fall together. amounts: by party; None where it is not known.
    stage: the number of the deal or round, which `unit` names.
    sign, colours: of a seat, as on the board. low: the lowest amount leads.
    name: the id of the text that names the amounts.
    opened: returns the view with what was hidden at that time, where the last view shows it.
    """

    parties: Callable[[V, V], Parties]
    amounts: Callable[[V, V], Amounts]
    stage: Callable[[V, V], int]
    unit: Unit = "round"
    sign: Callable[[Seat, int], Sprite] = signs.sign
    colours: Sequence[Colour] = signs.SEATS
    low: bool = False
    name: Callable[[V], str] = lambda end: "history-points"
    opened: Callable[[V, V], V] = lambda view, end: view


def each(count: int) -> Parties:
    """Returns a party for each seat."""
    return tuple((Seat(seat),) for seat in range(count))
