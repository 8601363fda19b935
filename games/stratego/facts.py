"""The boards from `data/boards.json`: spaces, neighbours, straight lines, outlines."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final, Literal

import msgspec

from games.params import Seat
from games.stratego.views import Space

RING: Final = Space("RING")
TURRET: Final = Space("TURRET")
FRONT, MIDDLE = 7, 13
"""Number of an army's 20 start spaces in the front row, and in the front and middle rows."""
FLAG_AT: Final = 16
"""Index of the flag's start space, the middle of the back row."""
ARMY: Final = 20


class Cell(msgspec.Struct, frozen=True):
    """The outline of a space for drawing: its middle and its corners, from 0 to 1,000."""

    id: Space
    kind: Literal["plain", "start", "recruit", "lake", "ring", "turret"]
    zone: Seat | None
    flag_start: bool
    x: float
    y: float
    poly: tuple[tuple[float, float], ...]


class Zone(msgspec.Struct, frozen=True):
    """A seat's zone; `start` from its player's point of view: front row, middle, back, each from the left."""

    seat: Seat
    colour: str
    recruit: Space
    flag_start: Space
    start: tuple[Space, ...]


class Board(msgspec.Struct, frozen=True):
    """A board; `near` excludes lakes; `rays` are the straight lines outward, which include them."""

    key: str
    zones: tuple[Zone, ...]
    cells: tuple[Cell, ...]
    near: Mapping[Space, tuple[Space, ...]]
    rays: Mapping[Space, tuple[tuple[Space, ...], ...]]
    lakes: frozenset[Space]
    spelling: Mapping[str, Space]


class _Seat(msgspec.Struct):
    seat: Seat
    colour: str
    recruit: Space
    flag_start: Space
    start: tuple[Space, ...]


class _Drawn(msgspec.Struct):
    seats: tuple[_Seat, ...]
    cells: tuple[Cell, ...]
    adjacent: dict[Space, tuple[Space, ...]]
    rays: dict[Space, tuple[tuple[Space, ...], ...]]


class RankInfo(msgspec.Struct, frozen=True):
    """A rank and the number of its pieces in an army."""

    rank: int
    id: str
    count: int


class _File(msgspec.Struct):
    ranks: tuple[RankInfo, ...]
    boards: dict[str, _Drawn]


@cache
def _file() -> _File:
    data = (Path(__file__).parent / "data" / "boards.json").read_bytes()
    return msgspec.json.decode(data, type=_File)


@cache
def ranks() -> tuple[RankInfo, ...]:
    """Returns the ranks from the highest down."""
    return _file().ranks


@cache
def full_army() -> tuple[int, ...]:
    """Returns the ranks of a whole army, the highest first."""
    return tuple(info.rank for info in ranks() for _ in range(info.count))


@cache
def board(key: str) -> Board:
    """Returns the board of that key: `4p`, `3p`, or `3on4`, the large one without its west zone."""
    if key == "3on4":
        return _without(board("4p"), Seat(3))
    drawn = _file().boards[key]
    zones = tuple(Zone(s.seat, s.colour, s.recruit, s.flag_start, _as_seen(s.start)) for s in drawn.seats)
    return _made(key, zones, drawn.cells, drawn.adjacent, drawn.rays)


def _as_seen(start: tuple[Space, ...]) -> tuple[Space, ...]:
    """Returns the start spaces, each row from the player's left; the file lists them from the right."""
    rows = start[:FRONT], start[FRONT:MIDDLE], start[MIDDLE:]
    return tuple(space for row in rows for space in reversed(row))


def _made(
    key: str,
    zones: tuple[Zone, ...],
    cells: tuple[Cell, ...],
    near: Mapping[Space, tuple[Space, ...]],
    rays: Mapping[Space, tuple[tuple[Space, ...], ...]],
) -> Board:
    return Board(
        key=key,
        zones=zones,
        cells=cells,
        near=MappingProxyType(dict(near)),
        rays=MappingProxyType(dict(rays)),
        lakes=frozenset(cell.id for cell in cells if cell.kind == "lake"),
        spelling=MappingProxyType({cell.id.upper(): cell.id for cell in cells}),
    )


def _without(whole: Board, seat: Seat) -> Board:
    """Returns the board without a zone: its spaces, and all lines beyond where it began (RULES.md 3.2)."""
    gone = {cell.id for cell in whole.cells if cell.zone == seat}
    near = {
        space: tuple(n for n in next_to if n not in gone)
        for space, next_to in whole.near.items()
        if space not in gone
    }
    rays = {space: tuple(_before(ray, gone) for ray in whole.rays[space]) for space in near}
    cells = tuple(cell for cell in whole.cells if cell.id not in gone)
    kept = tuple(zone for zone in whole.zones if zone.seat != seat)
    return _made("3on4", kept, cells, near, {s: tuple(r for r in found if r) for s, found in rays.items()})


def _before(ray: tuple[Space, ...], gone: set[Space]) -> tuple[Space, ...]:
    stop = next((n for n, space in enumerate(ray) if space in gone), len(ray))
    return ray[:stop]
