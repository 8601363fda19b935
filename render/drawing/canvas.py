"""Shapes from path data, drawn large and reduced once, and kept as sprites.

Paths are written as in SVG, with absolute commands: M L H V C S Q Z. One `Pen` draws them on an image under
a scale, a place and a turn, so that a half figure or a pip is drawn upright and upside down by the same data.
"""

import math
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from render.drawing.sprites import SPRITES, Sprite
from render.drawing.theme import SUPER, Colour

Point = tuple[float, float]
Ink = Colour | tuple[int, int, int, int] | int

CURVE_STEPS: Final = 14


class Line(NamedTuple):
    """A flattened part of a path."""

    points: tuple[Point, ...]
    closed: bool


def _words(data: str) -> Iterator[str]:
    for letter in "MLHVCSQZ":
        data = data.replace(letter, f" {letter} ")
    return iter(data.replace(",", " ").split())


def _cubic(a: Point, b: Point, c: Point, d: Point) -> list[Point]:
    found = []
    for n in range(1, CURVE_STEPS + 1):
        t = n / CURVE_STEPS
        u = 1 - t
        w = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        found.append(
            (
                w[0] * a[0] + w[1] * b[0] + w[2] * c[0] + w[3] * d[0],
                w[0] * a[1] + w[1] * b[1] + w[2] * c[1] + w[3] * d[1],
            )
        )
    return found


class _PathParser:
    """Walks path data and collects its lines."""

    def __init__(self, data: str) -> None:
        self.words = list(_words(data))
        self.place = 0
        self.lines: list[Line] = []
        self.points: list[Point] = []
        self.handle: Point | None = None

    def number(self) -> float:
        self.place += 1
        return float(self.words[self.place - 1])

    def point(self) -> Point:
        return (self.number(), self.number())

    def close(self, closed: bool) -> None:
        if len(self.points) > 1:
            self.lines.append(Line(tuple(self.points), closed))
        self.points = []

    def curve(self, b: Point, c: Point, d: Point) -> None:
        self.points += _cubic(self.points[-1], b, c, d)
        self.handle = c

    def step(self, command: str) -> None:
        here = self.points[-1] if self.points else (0.0, 0.0)
        match command:
            case "M":
                self.close(False)
                self.points = [self.point()]
            case "L":
                self.points.append(self.point())
            case "H":
                self.points.append((self.number(), here[1]))
            case "V":
                self.points.append((here[0], self.number()))
            case "C":
                self.curve(self.point(), self.point(), self.point())
            case "S":
                h = self.handle or here
                self.curve((2 * here[0] - h[0], 2 * here[1] - h[1]), self.point(), self.point())
            case "Q":
                q, end = self.point(), self.point()
                self.curve(toward(here, q), toward(end, q), end)

    def run(self) -> tuple[Line, ...]:
        command = "M"
        while self.place < len(self.words):
            if self.words[self.place].isalpha():
                command = self.words[self.place]
                self.place += 1
            if command == "Z":
                self.close(True)
                continue
            self.step(command)
            if command not in "CSQ":
                self.handle = None
            command = "L" if command == "M" else command
        self.close(False)
        return tuple(self.lines)


def toward(end: Point, control: Point) -> Point:
    """Returns the cubic handle of a quadratic curve."""
    return (end[0] + 2 / 3 * (control[0] - end[0]), end[1] + 2 / 3 * (control[1] - end[1]))


@lru_cache(maxsize=2048)
def flatten(data: str) -> tuple[Line, ...]:
    """Returns the path as straight lines. Raises ValueError if it is not a path."""
    return _PathParser(data).run()


class Pen:
    """Draws paths on an image: `scale` pixels a unit, the origin at `at` pixels, half turned, mirrored.

    `tilt` is the angle in radians, clockwise, by which points are first turned about the origin.
    """

    def __init__(
        self,
        image: Image.Image,
        scale: float,
        at: Point = (0, 0),
        *,
        turned: bool = False,
        mirrored: bool = False,
        tilt: float = 0.0,
    ) -> None:
        self.image = image
        self.scale = scale
        self.at = at
        self.turned = turned
        self.mirrored = mirrored
        self.tilt = tilt
        self.draw = ImageDraw.Draw(image)

    def moved(
        self,
        x: float,
        y: float,
        size: float = 1.0,
        *,
        turned: bool = False,
        mirrored: bool = False,
        tilt: float = 0.0,
    ) -> "Pen":
        """Returns a pen with its origin at a point of this one, scaled by `size`."""
        pen = Pen.__new__(Pen)
        pen.image, pen.draw = self.image, self.draw
        pen.scale, pen.at = self.scale * size, self.place((x, y))
        pen.turned, pen.mirrored = self.turned != turned, self.mirrored != mirrored
        pen.tilt = tilt - self.tilt if mirrored else tilt + self.tilt
        return pen

    def place(self, point: Point) -> Point:
        """Converts a point from units to pixels."""
        return self._places((point,))[0]

    def _places(self, points: Iterable[Point]) -> list[Point]:
        """Converts points from units to pixels."""
        left, top = self.at
        across = -self.scale if self.mirrored != self.turned else self.scale
        down = -self.scale if self.turned else self.scale
        if self.tilt:
            c, s = math.cos(self.tilt), math.sin(self.tilt)
            points = [(x * c - y * s, x * s + y * c) for x, y in points]
        return [(left + x * across, top + y * down) for x, y in points]

    def fill(self, data: str, colour: Ink) -> None:
        """Fills each part of the path."""
        for line in flatten(data):
            self.draw.polygon(self._places(line.points), fill=colour)

    def stroke(self, data: str, colour: Ink, width: float) -> None:
        """Draws along the path with round joints and ends; `width` in units."""
        for line in flatten(data):
            points = self._places(line.points)
            if line.closed:
                points += points[:2]
            self._stroke(points, colour, width * self.scale)

    def shape(self, data: str, colour: Ink, ink: Ink, width: float) -> None:
        """Fills and outline."""
        self.fill(data, colour)
        self.stroke(data, ink, width)

    def dot(
        self, x: float, y: float, radius: float, colour: Ink, ink: Ink | None = None, width: float = 0
    ) -> None:
        """Draws a disc; half of the outline's width is outside the radius."""
        cx, cy = self.place((x, y))
        if ink is not None:
            r = (radius + width / 2) * self.scale
            self.draw.ellipse((cx - r, cy - r, cx + r, cy + r), fill=ink)
            radius -= width / 2
        r = radius * self.scale
        self.draw.ellipse((cx - r, cy - r, cx + r, cy + r), fill=colour)

    def block(self, box: tuple[float, float, float, float], radius: float, colour: Ink) -> None:
        """Draws a rounded rectangle, by its corners in units."""
        (x0, y0), (x1, y1) = self.place(box[:2]), self.place(box[2:])
        corners = (min(x0, x1), min(y0, y1), max(x0, x1) - 1, max(y0, y1) - 1)
        self.draw.rounded_rectangle(corners, radius * self.scale, fill=colour)

    def within(self, data: str, paint: Callable[["Pen"], None]) -> None:
        """Draws with `paint`, clipped to the path."""
        # Cut below and to the right only: Pillow cuts the fractions of places, also of negative ones.
        layer = self.image.crop((0, 0, *self._end(data)))
        paint(self._on(layer))
        mask = Image.new("L", layer.size)
        self._on(mask).fill(data, 255)
        self.image.paste(layer, (0, 0), mask)

    def _on(self, image: Image.Image) -> "Pen":
        """Returns this pen for another image."""
        return Pen(image, self.scale, self.at, turned=self.turned, mirrored=self.mirrored, tilt=self.tilt)

    def _end(self, data: str) -> tuple[int, int]:
        """Returns how far right and down the path goes on the image, in pixels."""
        points = self._places(point for line in flatten(data) for point in line.points)
        right, low = (math.ceil(max(values)) + 1 for values in zip(*points, strict=True))
        return max(1, min(self.image.width, right)), max(1, min(self.image.height, low))

    def _stroke(self, points: list[Point], colour: Ink, width: float) -> None:
        whole = max(1, round(width))
        self.draw.line(points, fill=colour, width=whole, joint="curve" if whole > 2 else None)
        r = whole / 2
        for x, y in (points[0], points[-1]):
            self.draw.ellipse((x - r, y - r, x + r, y + r), fill=colour)


def blank(width: int, height: int, colour: Ink = (0, 0, 0, 0)) -> Image.Image:
    """Returns a canvas for a sprite of that size, `SUPER` times as large."""
    return Image.new("RGBA", (width * SUPER, height * SUPER), colour)


def square(key: str, size: int, units: float, paint: Callable[[Pen], None]) -> Sprite:
    """Returns a sprite `size` pixels square, `units` wide for the pen, whose origin is its middle."""

    def drawn() -> Image.Image:
        image = blank(size, size)
        paint(Pen(image, SUPER * size / units, (size * SUPER / 2, size * SUPER / 2)))
        return reduced(image)

    return SPRITES.get(key, (size, size), drawn)


def reduced(image: Image.Image) -> Image.Image:
    """Reduces a drawing to its final size."""
    return image.reduce(SUPER)


def cut_out(image: Image.Image, radius: float) -> Image.Image:
    """Reduces a drawing and cuts its corners round; `radius` in pixels of the drawing.

    Four channels cost ten times as much as three; only the corners have them.
    """
    radius = round(radius, 6)  # Pillow cuts the fractions of places
    whole = image.reduce(SUPER).convert("RGBA")
    side = min(math.ceil(radius / SUPER), *whole.size)
    large = side * SUPER
    wide = 2 * (large + SUPER)  # a rectangle without straight edges would be drawn otherwise
    mask = Image.new("L", (min(wide, image.width), min(wide, image.height)))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), radius, fill=255)
    for is_right in (False, True) if side else ():
        for is_low in (False, True):
            part, alpha = (
                drawing.crop((x, y, x + large, y + large))
                for drawing in (image, mask)
                for x, y in [((drawing.width - large) * is_right, (drawing.height - large) * is_low)]
            )
            part.putalpha(alpha)
            whole.paste(reduced(part), ((whole.width - side) * is_right, (whole.height - side) * is_low))
    return whole
