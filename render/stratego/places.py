"""Positions on the picture, in pixels of a picture 1,000 wide.

A ground is the key of a board, or with a seat behind it (`4p/2`) that board turned to its player: the seat's
army at the bottom.
"""

from functools import cache
from math import atan2, cos, dist, pi, sin
from typing import Final, NamedTuple

from msgspec.structs import replace

from games.params import Seat
from games.stratego.facts import RING, TURRET, Board, Cell, board
from games.stratego.views import Space
from render.drawing.canvas import Point

WIDE: Final = 1000
STRIP: Final = 178
"""Height of the players' row below the board for three."""
CORNER: Final = (222, 174)
"""Size of a player's panel in a corner of the other boards."""
EDGE: Final = 8
_MIDDLES: Final = {"4p": (500.0, 500.0), "3on4": (500.0, 500.0), "3p": (500.0, 455.0)}
_LOWER: Final = 40
"""By how much a turned board for three is lowered, so that it fits."""


def own(key: str, seat: Seat | None) -> str:
    """Returns the ground turned to a seat's player; None: as everybody sees it."""
    return key if seat is None else f"{key}/{seat}"


def key(ground: str) -> str:
    """Returns the key of the board."""
    return ground.partition("/")[0]


def tall(ground: str) -> int:
    """Returns the height of the board; lower for three players."""
    return 912 if key(ground) == "3p" else 1000


def height(ground: str) -> int:
    """Returns the height of the picture."""
    return tall(ground) + (STRIP if key(ground) == "3p" else 0)


class Box(NamedTuple):
    """A place on the picture: its upper left corner and its size."""

    left: int
    top: int
    wide: int
    tall: int


@cache
def panel(ground: str, seat: Seat, seats: int) -> Box:
    """Returns where a player's panel stands: in the corner left of their army, or in the row below."""
    if key(ground) == "3p":
        wide = WIDE // seats
        return Box(seat * wide + 4, tall(ground) + 4, wide - 8, STRIP - 8)
    dx, dy = _side(ground, seat)
    is_right, is_low = (dx - dy > 0, dx + dy > 0)
    wide, high = CORNER
    left = WIDE - EDGE - wide if is_right else EDGE
    return Box(left, tall(ground) - EDGE - high if is_low else EDGE, wide, high)


def _side(ground: str, seat: Seat) -> Point:
    """Returns the direction from the middle of the ground to a player's army."""
    at, start, middle = cells(ground), board(key(ground)).zones[seat].start, _MIDDLES[key(ground)]
    x, y = (sum(getattr(at[space], axis) for space in start) / len(start) for axis in "xy")
    return (x - middle[0], y - middle[1])


def size(ground: str) -> int:
    """Returns the size of a piece."""
    return 45 if key(ground) == "3p" else 58


@cache
def cells(ground: str) -> dict[Space, Cell]:
    """Returns the squares by their ids."""
    found: Board = board(key(ground))
    return {cell.id: _turned_cell(ground, cell) for cell in found.cells}


def _turned_cell(ground: str, cell: Cell) -> Cell:
    x, y = turned(ground, (cell.x, cell.y))
    return replace(cell, x=x, y=y, poly=tuple(turned(ground, corner) for corner in cell.poly))


def turned(ground: str, point: Point) -> Point:
    """Returns where a point of the board is on the ground."""
    angle = _angle(ground)
    if not angle:
        return point
    middle = _MIDDLES[key(ground)]
    dx, dy = point[0] - middle[0], point[1] - middle[1]
    x, y = dx * cos(angle) - dy * sin(angle), dx * sin(angle) + dy * cos(angle)
    down = _LOWER if key(ground) == "3p" else 0
    return round(middle[0] + x, 2), round(middle[1] + y + down, 2)


@cache
def _angle(ground: str) -> float:
    """Returns by how much a ground is turned, in radians."""
    name, _, seat = ground.partition("/")
    if not seat:
        return 0.0
    x, y = _side(name, Seat(int(seat)))
    return pi / 2 - atan2(y, x)


def place(ground: str, space: Space) -> Point:
    """Returns the centre of a piece: the middle of its square; on the ring above the turret."""
    cell = cells(ground)[space]
    if space == RING:
        top = min(y for _, y in cell.poly)
        keep = min(y for _, y in cells(ground)[TURRET].poly)
        return (cell.x, (top + keep) / 2)
    if space == TURRET and key(ground) == "3p":
        return (cell.x, cell.y - 4)
    return (cell.x, cell.y)


def label(ground: str, cell: Cell) -> Point:
    """Returns the middle of a square's name on the board for three: a little away from the castle's wall."""
    at = cells(ground)[TURRET]
    dx, dy = cell.x - at.x, cell.y - at.y
    by = 9 / dist((cell.x, cell.y), (at.x, at.y)) if cell.id[1] == "2" else 0
    return cell.x + dx * by, cell.y + dy * by


def names(ground: str) -> list[tuple[Point, str]]:
    """Returns the coordinates beside the board: at the ends of rows and columns, or around each zone."""
    if key(ground) == "3p":
        return [name for sector in "ABC" for name in _sector_names(cells(ground), sector)]
    return [(turned(ground, at), name) for at, name in _line_names(is_cut=key(ground) == "3on4")]


def _line_names(*, is_cut: bool) -> list[tuple[Point, str]]:
    """Returns the names of rows and columns, on the board as everybody sees it."""
    found: list[tuple[Point, str]] = []
    for n in range(15):
        along, away = 66 + 62 * n, n - 7
        step = 0 if abs(away) <= 3 else min(abs(away) - 1, 4)
        # Where two labels meet in a corner of the forest each gives way a little.
        shift = {4: 14, 5: 7}.get(abs(away), 0) * (1 if away > 0 else -1)
        letter, number = "ABCDEFGHIJKLMNO"[n], str(n + 1)
        if not (is_cut and n < 3):
            found += [((along + shift, 17 + 62 * step), letter), ((along + shift, 983 - 62 * step), letter)]
        left = 3 if is_cut and step == 0 else step
        found += [((15 + 62 * left, along + shift), number), ((985 - 62 * step, along + shift), number)]
    return found


def _sector_names(at: dict[Space, Cell], sector: str) -> list[tuple[Point, str]]:
    """Returns the letters behind the back row, and the numbers beside the zone."""
    found = [(_beyond(at, f"{sector}6{c}", f"{sector}7{c}", 0.9), c) for c in "bcdefgh"]
    return found + [(_beyond(at, f"{sector}{r}g", f"{sector}{r}h", 0.76), f"{sector}{r}") for r in "567"]


def _beyond(at: dict[Space, Cell], one: str, other: str, by: float) -> Point:
    """Returns the point beyond the second square at `by` times the distance between the two."""
    a, b = at[Space(one)], at[Space(other)]
    return (b.x + (b.x - a.x) * by, b.y + (b.y - a.y) * by)
