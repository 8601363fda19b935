"""Names of many spaces at once, in ranges: `E–K 1, M5 7–11`."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Final

from games.stratego.views import Space
from render.voice import ranges

FEW: Final = 6
"""Fewer spaces than these are not said as columns and rows."""
_Lines = Mapping[int, set[int]]


def listed(spaces: Iterable[Space]) -> str:
    """Returns spaces outside the castle by columns or by rows, whichever is shorter, in ascending order.

    On the board for three (`A5b`) those of one row have their letters as a range: `A5b–h`.
    """
    found = sorted(spaces)
    if any(space[-1].isalpha() for space in found):
        rows = groupby(found, key=lambda space: space[:-1])
        return ", ".join(row + ranges((ord(space[-1]) for space in some), named=chr) for row, some in rows)
    at = [(ord(space[0]), int(space[1:])) for space in found]
    columns, rows_ = defaultdict[int, set[int]](set), defaultdict[int, set[int]](set)
    for column, row in at:
        columns[column].add(row)
        rows_[row].add(column)
    by_column = [_named(some, row) for some, row in _alike(columns)]
    by_row = [_named(column, some) for some, column in _alike(rows_)]
    return min(", ".join(by_column), ", ".join(by_row), key=len)


def _alike(lines: _Lines) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Returns the lines in groups of those that have the same spaces, with these."""
    groups = defaultdict[tuple[int, ...], list[int]](list)
    for line in sorted(lines):
        groups[tuple(sorted(lines[line]))].append(line)
    return [(tuple(some), places) for places, some in groups.items()]


def _named(columns: tuple[int, ...], rows: tuple[int, ...]) -> str:
    """Returns all spaces of these columns in these rows: `M5 7–11`, `E–K 1 3`; a few one by one: `F4, H4`."""
    is_range = len(columns) > 2 and columns[-1] - columns[0] == len(columns) - 1
    if len(columns) > 1 and not is_range and len(columns) * len(rows) < FEW:
        return ", ".join(_named((column,), rows) for column in columns)
    between = "" if len(columns) == 1 else " "
    return ranges(columns, named=chr) + between + ranges(rows)
