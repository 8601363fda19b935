"""The scale of a part of the chart: units to pixels, and the sizes of signs."""

from typing import Final

from render.drawing.canvas import Point
from render.fuldrigger.chart import WORLD, Box

TWICE: Final = 2


class ChartView:
    """A part of the chart on a picture of a width: units to pixels, twice as large for drawing."""

    def __init__(self, box: Box, width: int) -> None:
        self.box = box
        self.scale = width / box.size[0]
        self.wide = width
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
        return 9.0 if self.is_world else 12.0

    @property
    def ship(self) -> int:
        """The size of a ship."""
        return 58 if self.is_world else 74

    @property
    def fort(self) -> int:
        """The size of a fort, drawn on its town's dot."""
        return 44 if self.is_world else 62

    @property
    def letters(self) -> int:
        """The size of a town's name."""
        return 35 if self.is_world else 36

    @property
    def shore(self) -> int:
        """The width of a coast on the large drawing."""
        return 5 if self.is_world else 7

    @property
    def symbol(self) -> float:
        """The radius of a hazard's symbol."""
        return 14.5 if self.is_world else 19.0
