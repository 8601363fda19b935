"""Simultaneous secret choices: each seat chooses in secret and may change its mind until all have chosen.

The choices are a tuple by seat, None for a seat that has not chosen. A change is told to nobody, and the
key of a seat's question depends on its own choice only, so nothing tells the others of it.
"""

from collections.abc import Sequence
from typing import TypeVar

from games.contract import Event, Wait
from games.kit.seats import WHO, put
from games.params import Seat

T = TypeVar("T")


def key(name: str, made: Sequence[object | None], seat: Seat) -> str:
    """Returns the key of the seat's question. `name` is used for one choice only (`bid-3`)."""
    own = made[seat]
    return name if own is None else f"{name}-{own}"


def waits(name: str, made: Sequence[object | None]) -> tuple[Wait, ...]:
    """Returns a clock for each seat that has not chosen."""
    return tuple(Wait(f"{name}-{seat}", (seat,)) for seat in missing(made))


def missing(made: Sequence[object | None]) -> tuple[Seat, ...]:
    """Returns the seats that have not chosen."""
    return tuple(Seat(n) for n, choice in enumerate(made) if choice is None)


def choose(
    made: Sequence[T | None], seat: Seat, choice: T, event: str
) -> tuple[tuple[T | None, ...], tuple[Event, ...]]:
    """Returns the choices with this one, and the public event that the seat has chosen, the first time only.

    `event` is the id of its text, with the parameter `who`.
    """
    is_change = made[seat] is not None
    return put(made, seat, choice), () if is_change else (Event(event, {"who": WHO[seat]}),)
