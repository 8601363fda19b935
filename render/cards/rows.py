"""How large the cards of a hand are, and where each of a row lies."""

from collections.abc import Sequence
from typing import Final, NamedTuple

WIDE: Final = 1000
"""Width of the picture in which the rows lie."""
_EDGE: Final = 20
_GAP: Final = 12
_BETWEEN: Final = 16
"""Least distance to the picture's edges; distance of neighbours, and what groups have more of it."""


class Size(NamedTuple):
    """How a hand of at most so many cards is drawn: cards in a row, a card's width, the design."""

    most: int
    a_row: int
    wide: int
    small: bool


_SIZES: Final = (
    Size(3, 3, 224, small=False), Size(4, 4, 196, small=False), Size(5, 5, 172, small=False),
    Size(6, 6, 150, small=False), Size(12, 6, 128, small=False), Size(14, 7, 119, small=False),
    Size(30, 10, 138, small=True), Size(48, 12, 112, small=True), Size(60, 13, 92, small=True),
    Size(1000, 18, 60, small=True),
)  # fmt: skip
"""A crowded hand has large indices and no figures; its picture has at most 40 kB."""


def size(count: int) -> Size:
    """Returns the size of the cards of a hand of so many."""
    return next(one for one in _SIZES if count <= one.most)


def lefts(groups: Sequence[int], wide: int) -> list[float]:
    """Returns the left edge of each card of a row in the middle, given how many cards each group has.

    Cards that have no room beside each other overlap.
    """
    before = [n * _BETWEEN for n, count in enumerate(groups) for _ in range(count)]
    room = WIDE - 2 * _EDGE - wide - before[-1]
    step = min(wide + _GAP, room / max(1, len(before) - 1))
    left = (WIDE - wide - before[-1] - step * (len(before) - 1)) / 2
    return [left + n * step + more for n, more in enumerate(before)]
