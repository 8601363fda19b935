"""A cache of one result, for functions that are asked for the same again and again."""

from collections.abc import Callable
from functools import wraps
from operator import is_
from typing import TypeVar, TypeVarTuple

Ts = TypeVarTuple("Ts")
R = TypeVar("R")


def latest(function: Callable[[*Ts], R]) -> Callable[[*Ts], R]:
    """Returns the function with its last result kept, for the very same arguments.

    They are values that never change, and are compared by identity: to hash a state takes longer than most
    functions of it. Their number is always the same.
    """
    kept: tuple[tuple[*Ts], R] | None = None

    @wraps(function)
    def found(*values: *Ts) -> R:
        nonlocal kept
        known = kept  # another thread may replace it
        if known is None or not all(map(is_, known[0], values)):
            kept = known = (values, function(*values))
        return known[1]

    return found
