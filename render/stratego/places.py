"""Positions on the picture, in pixels of a picture 1,000 wide."""

from functools import cache
from typing import Final

from games.stratego.facts import RING, TURRET, Board, Cell, board
from games.stratego.views import Space
from render.drawing.canvas import Point

WIDE: Final = 1000
STRIP: Final = 178
"""Height of the players' row below the board."""


def tall(key: str) -> int:
    """Returns the height of the board; lower for three players."""
    return 912 if key == "3p" else 1000


def size(key: str) -> int:
    """Returns the size of a piece."""
    return 45 if key == "3p" else 58


@cache
def cells(key: str) -> dict[Space, Cell]:
    """Returns the squares by their ids."""
    found: Board = board(key)
    return {cell.id: cell for cell in found.cells}


def place(key: str, space: Space) -> Point:
    """Returns the centre of a piece: the middle of its square; on the ring above the turret."""
    cell = cells(key)[space]
    if space == RING:
        top = min(y for _, y in cell.poly)
        keep = min(y for _, y in cells(key)[TURRET].poly)
        return (cell.x, (top + keep) / 2)
    if space == TURRET and key == "3p":
        return (cell.x, cell.y - 4)
    return (cell.x, cell.y)


def names(key: str) -> list[tuple[Point, str]]:
    """Returns the coordinates beside the board: at the ends of rows and columns, or around each zone."""
    if key == "3p":
        return [name for sector in "ABC" for name in _sector_names(cells(key), sector)]
    found: list[tuple[Point, str]] = []
    for n in range(15):
        along, away = 66 + 62 * n, n - 7
        step = 0 if abs(away) <= 3 else 3 if abs(away) == 4 else 4
        # Where two labels meet in a corner of the forest each gives way a little.
        shift = (14 if abs(away) == 4 else 7 if abs(away) == 5 else 0) * (1 if away > 0 else -1)
        letter, number = "ABCDEFGHIJKLMNO"[n], str(n + 1)
        is_cut = key == "3on4"
        if not (is_cut and n < 3):
            found += [((along + shift, 17 + 62 * step), letter), ((along + shift, 983 - 62 * step), letter)]
        left = 3 if is_cut and step == 0 else step
        found += [((15 + 62 * left, along + shift), number), ((985 - 62 * step, along + shift), number)]
    return found


def _sector_names(at: dict[Space, Cell], sector: str) -> list[tuple[Point, str]]:
    """Returns the letters behind the back row, and the numbers beside the zone."""
    found = [(_beyond(at, f"{sector}6{c}", f"{sector}7{c}", 0.9), c) for c in "bcdefgh"]
    found += [(_beyond(at, f"{sector}{r}c", f"{sector}{r}b", 0.72), f"{sector}{r}") for r in "567"]
    return found + [(_beyond(at, f"{sector}{r}g", f"{sector}{r}h", 0.72), f"{sector}{r}") for r in "567"]


def _beyond(at: dict[Space, Cell], one: str, other: str, by: float) -> Point:
    """Returns the point beyond the second square at `by` times the distance between the two."""
    a, b = at[Space(one)], at[Space(other)]
    return (b.x + (b.x - a.x) * by, b.y + (b.y - a.y) * by)
