"""Chooses the positions that a film shows: ends of deals or rounds, biggest swings, some between."""

from itertools import pairwise
from typing import Final

from render.history.course import Course

MOST: Final = 40
"""Number of positions in a film, at most."""
_ENDS: Final = 12
_SWINGS: Final = 14


def chosen(course: Course, most: int = MOST) -> list[int]:
    """Returns the indexes of the positions to show, ascending: always the first and the last."""
    told = [n for n, at in enumerate(course.positions) if at.events or n == 0]
    last = len(course.positions) - 1
    if len(told) <= most:
        return sorted({*told, last})
    picked = {told[0], last, *_spread([n for n in course.ends() if n in set(told)], min(_ENDS, most // 3))}
    for n in swings(course)[: min(_SWINGS, most // 3)]:
        picked.add(n)
    _fill(picked, told, most)
    return sorted(picked)


def swings(course: Course) -> list[int]:
    """Returns the positions at which the amounts changed, the biggest change first."""
    first = len(course.positions) - len(course.known)
    moves = [(swing(course, n), n) for n in range(first + 1, len(course.positions))]
    return [n for by, n in sorted(moves, key=lambda move: (-move[0], move[1])) if by]


def swing(course: Course, n: int) -> int:
    """Returns how much the amount that changed most changed at a position."""
    if n == 0 or not course.amounts:
        return 0
    pairs = zip(course.amounts[n - 1], course.amounts[n], strict=True)
    return max((abs(now - old) for old, now in pairs if old is not None and now is not None), default=0)


def _spread(numbers: list[int], most: int) -> list[int]:
    """Returns so many of the numbers, evenly spread, the last among them."""
    if len(numbers) <= most:
        return numbers
    return [numbers[(place + 1) * len(numbers) // most - 1] for place in range(most)]


def _fill(picked: set[int], told: list[int], most: int) -> None:
    """Adds positions in the middle of the longest gaps until there are enough."""
    while len(picked) < most:
        ordered = sorted(picked)
        gaps = sorted(pairwise(ordered), key=lambda gap: gap[0] - gap[1])
        for low, high in gaps:
            between = [n for n in told if low < n < high]
            if between:
                picked.add(between[len(between) // 2])
                break
        else:
            return
