"""Subset sums over bit sets: which of some things add up to a number.

Bit t of `reach[i][k]` is set if exactly k of the things from i on can make t, so that the search goes only
where a sum can be completed and costs as much as there is to find, not as much as there are subsets.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

Values = tuple[int, ...]
"""Values of a thing: one number, or by house rule two."""


def subsets(things: Sequence[Values], target: int, most: int, least: int = 2) -> tuple[int, ...]:
    """Returns sets of at least `least` things that can make `target`, as bit masks; at most `most`.

    The biggest sets come first; of equally big ones, those of the earlier things.
    """
    reach = _reach(tuple(things))
    found: dict[int, None] = {}
    for count in range(len(things), least - 1, -1):
        if not reach[0][count] >> target & 1:
            continue
        for mask in _walk(things, reach, 0, count, target, 0):
            found[mask] = None
            if len(found) >= most:
                return tuple(found)
    return tuple(found)


def reachable(things: tuple[Values, ...]) -> int:
    """Returns the numbers that two or more of the things can make, as bits."""
    bits = 0
    for made in _reach(things)[0][2:]:
        bits |= made
    return bits


@lru_cache(maxsize=64)  # the same table is searched for every value of the hand
def _reach(things: tuple[Values, ...]) -> list[list[int]]:
    size = len(things)
    reach = [[0] * (size + 1) for _ in range(size + 1)]
    reach[size][0] = 1
    for i in range(size - 1, -1, -1):
        below, row = reach[i + 1], reach[i]
        for k in range(size - i + 1):
            bits = below[k]
            if k:
                for value in things[i]:
                    bits |= below[k - 1] << value
            row[k] = bits
    return reach


def _walk(
    things: Sequence[Values], reach: Sequence[Sequence[int]], i: int, count: int, left: int, mask: int
) -> Iterator[int]:
    """Yields the sets of `count` things from the i-th on that make `left`, each with the mask so far."""
    if not count:
        if not left:
            yield mask
        return
    while reach[i][count] >> left & 1:
        for value in things[i]:
            if value <= left and reach[i + 1][count - 1] >> (left - value) & 1:
                yield from _walk(things, reach, i + 1, count - 1, left - value, mask | 1 << i)
        i += 1


def can_make(things: Sequence[Values], target: int) -> bool:
    """Checks if all of these things together can make the target."""
    sums = 1
    for values in things:
        bits = 0
        for value in values:
            bits |= sums << value
        sums = bits
    return bool(sums >> target & 1)
