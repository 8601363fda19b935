"""Positions on the chart: places, coasts, lanes, the regions of the detail maps, and units to pixels."""

from collections.abc import Iterable
from importlib.resources import files
from itertools import pairwise
from math import erf, hypot, pi, sqrt
from typing import Final, NamedTuple

import msgspec

from games.fuldrigger.facts import CHART, NEXT
from games.fuldrigger.facts import NEAREST as NEAREST
from games.fuldrigger.facts import PORT as PORT
from games.fuldrigger.views import Space, Town
from render.drawing.canvas import Point


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Data in which an unknown key is an error."""


class ChartDrawing(_Strict, frozen=True):
    """The parts of `data/sea.json` that only rendering needs."""

    size: dict[str, int]
    wrap: tuple[str, ...]
    spaces: tuple[tuple[Space, float, float], ...]
    towns: tuple[tuple[Town, float, float, str], ...]
    land: tuple[tuple[str, tuple[Point, ...]], ...]
    lanes: tuple[tuple[Space, Space, int, tuple[Point, ...]], ...]


SEA: Final = msgspec.json.decode(
    files("render.fuldrigger").joinpath("data/sea.json").read_bytes(), type=ChartDrawing
)
_LENSES_X: Final = ((545.0, 100.0, 0.8), (935.0, 75.0, 0.95), (200.0, 80.0, 0.3))
_LENSES_Y: Final = ((205.0, 95.0, 1.05), (415.0, 75.0, 0.9))
"""Crowded parts of the chart are drawn larger: centre, breadth, factor."""
_TALLER: Final = 1.24
WIDE: Final = 1000
"""Width of every chart, in pixels."""
TWICE: Final = 2
"""The chart is drawn so many times larger, and reduced once."""


def bent(x: float, y: float) -> Point:
    """Converts a position of the data to the chart."""
    return _under(x, _LENSES_X), _TALLER * _under(y, _LENSES_Y)


def _under(value: float, lenses: Iterable[tuple[float, float, float]]) -> float:
    lifts = (much * wide * sqrt(pi) / 2 * erf((value - middle) / wide) for middle, wide, much in lenses)
    return value + sum(lifts)


AT: Final[dict[Space, Point]] = {id: bent(x, y) for id, x, y in SEA.spaces}
TOWN_AT: Final[dict[Town, Point]] = {id: bent(x, y) for id, x, y, _ in SEA.towns}
HAZARDS: Final = tuple(row for row in CHART.spaces if row.hazard)
PLACES: Final = {town.id: town for town in CHART.towns}


class Box(NamedTuple):
    """A part of the chart, in its units."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def size(self) -> Point:
        """Width and height."""
        return self.right - self.left, self.bottom - self.top

    def holds(self, point: Point, margin: float = 0.0) -> bool:
        """Checks if a point is inside, at least so far from the edge."""
        x, y = point
        return (
            self.left + margin <= x <= self.right - margin and self.top + margin <= y <= self.bottom - margin
        )


def seawards(at: Space) -> Point:
    """Returns the direction from an anchorage to its lanes, of length one."""
    x, y = AT[at]
    ways = [(AT[one][0] - x, AT[one][1] - y) for one in NEXT[at]]
    ways = [(dx / hypot(dx, dy), dy / hypot(dx, dy)) for dx, dy in ways]
    dx, dy = sum(dx for dx, _ in ways), sum(dy for _, dy in ways)
    far = hypot(dx, dy) or 1.0
    return dx / far, dy / far


def _box(left: float, top: float, right: float, bottom: float) -> Box:
    """Converts a part of the data to the chart."""
    return Box(*bent(left, top), *bent(right, bottom))


EDGE: Final = (-16.0, -14.0, 1016.0, 606.0)
WORLD: Final = _box(*EDGE)


def _links() -> tuple[tuple[Space, Space], ...]:
    """Returns the links of every lane but the one that goes around the edge of the chart."""
    found = []
    for a, b, steps, _ in SEA.lanes:
        spaces = [a, *(Space(f"{a}-{b}.{n}") for n in range(1, steps)), b]
        for one, other in pairwise(spaces):
            if abs(AT[one][0] - AT[other][0]) < WORLD.right / 2:
                found.append((one, other))
    return tuple(found)


LINKS: Final = _links()
"""The pairs of neighbouring spaces between which a route is drawn."""
REGIONS: Final[dict[str, Box]] = {
    "north": _box(432, 84, 702, 262),
    "south": _box(424, 200, 704, 380),
    "arctic": _box(300, 8, 690, 218),
    "america": _box(140, 100, 420, 330),
    "caribbean": _box(70, 280, 380, 450),
    "atlantic": _box(206, 360, 606, 596),
    "pacific": _box(44, 320, 344, 598),
    "africa": _box(530, 320, 830, 596),
    "india": _box(684, 310, 944, 510),
    "east": _box(796, 240, 1016, 510),
    "world": WORLD,
}


def region(points: Iterable[Point]) -> str:
    """Returns the smallest region with all these points; the whole chart if there is none."""
    wanted = list(points)
    fits = [
        name
        for name, box in REGIONS.items()
        if name == "world" or (wanted and all(box.holds(p, 12) for p in wanted))
    ]
    return min(fits, key=lambda name: REGIONS[name].size[0] * REGIONS[name].size[1])


class ChartView:
    """A part of the chart on a picture: units to pixels, twice as large for drawing."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.scale = WIDE / box.size[0]
        self.tall = round(box.size[1] * self.scale)
        self.is_world = box == WORLD

    def at(self, point: Point) -> Point:
        """Converts a point of the chart to pixels."""
        return (point[0] - self.box.left) * self.scale, (point[1] - self.box.top) * self.scale

    def drawn(self, point: Point) -> Point:
        """Converts a point of the chart to pixels of the enlarged drawing."""
        x, y = self.at(point)
        return x * TWICE, y * TWICE

    @property
    def dot(self) -> float:
        """The radius of a port's dot in pixels."""
        return 6.5 if self.is_world else 12.0

    @property
    def ship(self) -> int:
        """The size of a ship."""
        return 48 if self.is_world else 74

    @property
    def fort(self) -> int:
        """The size of a fort, drawn on its town's dot."""
        return 36 if self.is_world else 62

    @property
    def letters(self) -> int:
        """The size of a town's name."""
        return 24 if self.is_world else 36

    @property
    def shore(self) -> int:
        """The width of a coast on the large drawing."""
        return 4 if self.is_world else 7

    @property
    def symbol(self) -> float:
        """The radius of a hazard's symbol."""
        return 10.5 if self.is_world else 19.0
