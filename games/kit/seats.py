"""Seats, tuples by seat, and the next dealer."""

from collections.abc import Sequence
from typing import Any, Final, TypeVar

import msgspec

from games.contract import Outcome
from games.params import Seat, Who

T = TypeVar("T")
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741  # options

MOST_SEATS: Final = 10
WHO: Final = tuple(Who(Seat(n)) for n in range(MOST_SEATS))
"""The person in each seat, as a parameter of texts."""
FACING: Final = ((0, 2), (1, 3))
"""Four seats in two pairs that sit opposite each other."""


def put(items: Sequence[T], at: int, item: T) -> tuple[T, ...]:
    """Returns the items with the one at `at` replaced."""
    return (*items[:at], item, *items[at + 1 :])


def placed(ranks: Sequence[Any]) -> tuple[tuple[Seat, ...], ...]:
    """Returns the seats from first to last by their rank, the lowest first; equal ones share a place."""
    return tuple(
        tuple(Seat(n) for n, other in enumerate(ranks) if other == rank) for rank in sorted({*ranks})
    )


def by_points(game: str, points: tuple[int, ...], gone: Sequence[bool]) -> Outcome:
    """Returns the end of a game in which most points win, and those who have resigned are last.

    It is `<game>-why-points`, or `<game>-why-resigned` if one seat alone is left.
    """
    why = "points" if gone.count(False) > 1 else "resigned"
    ranks = [(is_gone, -scored) for is_gone, scored in zip(gone, points, strict=True)]
    return Outcome(f"{game}-why-{why}", placed(ranks), points)


def only_at(seat: Seat | None, own: T, others: T, seats: int) -> tuple[T, ...]:
    """Returns a tuple by seat: `own` at that seat, if it is one, and `others` elsewhere."""
    return tuple(own if n == seat else others for n in range(seats))


def left_of(seat: Seat, seats: int) -> Seat:
    """Returns the next seat clockwise."""
    return Seat((seat + 1) % seats)


def next_dealer(options: O, dealer: Seat, seats: int, rule: str = "deals") -> O:
    """Returns the options of a rematch: the seat left of the last dealer deals (house rule `rule`)."""
    changed = {**msgspec.structs.asdict(options), rule: f"seat-{left_of(dealer, seats)}"}
    return msgspec.convert(changed, type(options))
