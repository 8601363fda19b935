"""Names of many spaces at once, in ranges: `E–K 1, M5 7–11`."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import groupby
from typing import Final

from games.stratego.views import Space
from render.voice import ranges

FEW: Final = 6
"""Fewer spaces than these are not said as columns and rows."""
PARTS: Final = 3
"""Parts of the board for three: A, B and C."""
_Lines = Mapping[int, set[int]]


def listed(spaces: Iterable[Space]) -> str:
    """Returns spaces outside the castle in ranges, in ascending order."""
    return _listed(frozenset(spaces))


@lru_cache(maxsize=1024)
def _listed(spaces: frozenset[Space]) -> str:
    """Returns spaces by columns or by rows, whichever is shorter; kept, because few change in a move.

    On the board for three (`A5b`) those of one row have their letters as a range, `A5b–h`, and rows that are
    alike in all three parts are one: `A–C 3d–f`.
    """
    found = sorted(spaces)
    if any(space[-1].isalpha() for space in found):
        return ", ".join(_of_three(found))
    at = [(ord(space[0]), int(space[1:])) for space in found]
    columns, rows_ = defaultdict[int, set[int]](set), defaultdict[int, set[int]](set)
    for column, row in at:
        columns[column].add(row)
        rows_[row].add(column)
    by_column = [_named(some, row) for some, row in _alike(columns)]
    by_row = [_named(column, some) for some, column in _alike(rows_)]
    return min(", ".join(by_column), ", ".join(by_row), key=len)


def _of_three(found: Iterable[Space]) -> Iterator[str]:
    """Yields the rows of the board for three, those that are alike in all its parts first."""
    parts = defaultdict[str, list[str]](list)
    for row, some in groupby(found, key=lambda space: space[:-1]):
        parts[row[1:] + ranges((ord(space[-1]) for space in some), named=chr)].append(row[0])
    whole = [row for row, letters in parts.items() if len(letters) == PARTS]
    yield from (f"A–C {row}" for row in whole)
    for part in sorted({letter for letters in parts.values() for letter in letters}):
        yield from (part + row for row, letters in parts.items() if part in letters and row not in whole)


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
