"""The chart without ships: paper, sea, coasts, lanes, symbols, ports with their names, compass and frame."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.fuldrigger.views import Space, Town
from locales import Speech, speech
from render.canvas import SPRITES, Point, Sprite
from render.fuldrigger import colours
from render.fuldrigger.chart import AT, HAZARDS, PLACES, SEA, TOWN_AT, WORLD, Box
from render.theme import Colour, font, mix

TWICE: Final = 2
ROUNDINGS: Final = 2
Frame = tuple[float, float, float, float]
"""Left, top, right and bottom of what is written."""


class View:
    """A part of the chart on a picture of a width: units to pixels, twice as large for drawing."""

    def __init__(self, box: Box, width: int) -> None:
        self.box = box
        self.scale = width / box.size[0]
        self.wide = width
        self.tall = round(box.size[1] * self.scale)
        self.is_world = box == WORLD

    def at(self, point: Point) -> Point:
        """Where a point of the chart lies on the picture."""
        return (point[0] - self.box.left) * self.scale, (point[1] - self.box.top) * self.scale

    def drawn(self, point: Point) -> Point:
        """Where it lies on the large drawing."""
        x, y = self.at(point)
        return x * TWICE, y * TWICE

    @property
    def dot(self) -> float:
        """The radius of a port's dot in pixels."""
        return 6.5 if self.is_world else 12.0

    @property
    def letters(self) -> int:
        """The size of a town's name."""
        return 21 if self.is_world else 36

    @property
    def shore(self) -> int:
        """The width of a coast on the large drawing."""
        return 5 if self.is_world else 7

    @property
    def symbol(self) -> float:
        """The radius of a hazard's symbol."""
        return 8.5 if self.is_world else 19.0


def base(view: View, language: str) -> Sprite:
    """The chart as a sprite of the view's size, with the names of that language."""
    key = f"fuldrigger chart {view.box} {view.wide} {language}"
    return SPRITES.get(key, (view.wide, view.tall), lambda: _paint(view, speech(language)))


def _paint(view: View, say: Speech) -> Image.Image:
    size = (view.wide * TWICE, view.tall * TWICE)
    image = Image.new("RGB", size, colours.SEA)
    draw = ImageDraw.Draw(image)
    _rhumbs(view, draw)
    land = _land(view, size)
    _coast(image, land)
    for _, shore in SEA.land:
        points = [view.drawn(p) for p in _rounded(shore)]
        draw.line([*points, points[0]], fill=colours.LAND_EDGE, width=view.shore, joint="curve")
    _lanes(view, draw)
    for row in HAZARDS:
        _symbol(view, draw, row.hazard or "", row.letter or "", view.drawn(AT[row.id]))
    _towns(view, draw, say)
    if view.is_world:
        _compass(draw, view.drawn((70, 520)), 62 * TWICE)
    _frame(draw, size)
    return image.reduce(TWICE)


def _rhumbs(view: View, draw: ImageDraw.ImageDraw) -> None:
    """Lines of the wind from three roses, as on charts of the time."""
    for centre in ((70, 520), (390, 330), (800, 540)):
        x, y = view.drawn(centre)
        for n in range(32):
            turn = n * pi / 16
            far = 3000 * view.scale
            tone = mix(colours.SEA, colours.COAST, 0.34 if n % 4 == 0 else 0.18)
            draw.line((x, y, x + far * cos(turn), y + far * sin(turn)), fill=tone, width=2)


@lru_cache(maxsize=64)
def _rounded(shore: tuple[Point, ...]) -> tuple[Point, ...]:
    """A coast with its corners cut (Chaikin), so that it looks drawn by hand."""
    points = [
        (_past(x, WORLD.left, WORLD.right, 1000), _past(y, WORLD.top, WORLD.bottom, 600)) for x, y in shore
    ]
    for _ in range(ROUNDINGS):
        points = [p for a, b in zip(points, [*points[1:], points[0]], strict=True) for p in _cut(a, b)]
    return tuple(points)


def _past(value: float, low: float, high: float, edge: float) -> float:
    """A coast that ends at the edge of the world goes on beyond the frame."""
    return low - 30 if value <= 0 else high + 30 if value >= edge else value


def _cut(a: Point, b: Point) -> Iterator[Point]:
    for part in (0.25, 0.75):
        yield a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def _land(view: View, size: tuple[int, int]) -> Image.Image:
    mask = Image.new("L", size)
    draw = ImageDraw.Draw(mask)
    for _, shore in SEA.land:
        draw.polygon([view.drawn(p) for p in _rounded(shore)], fill=255)
    return mask


def _coast(image: Image.Image, land: Image.Image) -> None:
    """Shallows along the coasts, and land that is darker towards them."""
    near = land.filter(ImageFilter.BoxBlur(22)).filter(ImageFilter.BoxBlur(14))
    image.paste(Image.new("RGB", image.size, colours.COAST), (0, 0), near.point(lambda v: round(v * 0.8)))
    ground = Image.new("RGB", image.size, colours.LAND)
    shade = ImageChops.invert(land.filter(ImageFilter.BoxBlur(16)).filter(ImageFilter.BoxBlur(10)))
    ground.paste(Image.new("RGB", image.size, colours.LAND_SHADE), (0, 0), shade)
    image.paste(ground, (0, 0), land)


# -- lanes and symbols


def _lanes(view: View, draw: ImageDraw.ImageDraw) -> None:
    """Each space as a dot, with a thread from one to the next."""
    width = 2 if view.is_world else 4
    r = (1.7 if view.is_world else 5.0) * TWICE
    for one, other in _links():
        draw.line((*view.drawn(AT[one]), *view.drawn(AT[other])), fill=colours.LINE, width=width)
    for at in AT.values():
        x, y = view.drawn(at)
        draw.ellipse((x - r, y - r, x + r, y + r), fill=colours.SPACE)


@lru_cache(maxsize=1)
def _links() -> tuple[tuple[Space, Space], ...]:
    """The links of every lane but the one that goes around the edge of the chart."""
    found = []
    for a, b, steps, _ in SEA.lanes:
        spaces = [a, *(Space(f"{a}-{b}.{n}") for n in range(1, steps)), b]
        for one, other in pairwise(spaces):
            if abs(AT[one][0] - AT[other][0]) < WORLD.right / 2:
                found.append((one, other))
    return tuple(found)


def _symbol(view: View, draw: ImageDraw.ImageDraw, hazard: str, letter: str, at: Point) -> None:
    """The sign of a hazard in its badge; a reef by its letter."""
    x, y = at
    r = view.symbol * TWICE
    colour = colours.HAZARDS[hazard]
    draw.ellipse((x - r, y - r, x + r, y + r), fill=colour, outline=colours.INK, width=max(2, round(r / 9)))
    ink = colours.INK if hazard == "iceberg" else (255, 252, 240)
    if hazard == "reef":
        draw.text((x, y), letter, fill=ink, font=font(round(r * 1.35), "Bold"), anchor="mm")
        return
    for shape in _SHAPES[hazard]:
        points = [(x + px * r, y + py * r) for px, py in shape]
        if len(points) > 3 or hazard in ("iceberg", "pirates"):
            draw.polygon(points, fill=ink)
        else:
            draw.line(points, fill=ink, width=max(2, round(r / 4.5)), joint="curve")


_SHAPES: Final[dict[str, tuple[tuple[Point, ...], ...]]] = {
    "storm": (((0.15, -0.75), (-0.45, 0.12), (-0.05, 0.12), (-0.2, 0.78), (0.45, -0.14), (0.05, -0.14)),),
    "iceberg": (((-0.62, 0.34), (-0.1, -0.66), (0.18, -0.2), (0.36, -0.4), (0.66, 0.34)),),
    "calm": (((-0.5, -0.28), (0.5, -0.28)), ((-0.5, 0.04), (0.5, 0.04)), ((-0.5, 0.36), (0.5, 0.36))),
    "pirates": (
        ((-0.36, -0.5), (0.36, -0.5), (0.48, -0.1), (0.24, 0.16), (-0.24, 0.16), (-0.48, -0.1)),
        ((-0.22, 0.2), (0.22, 0.2), (0.18, 0.44), (-0.18, 0.44)),
        ((-0.7, 0.5), (-0.6, 0.36), (0.7, 0.62), (0.6, 0.76)),
        ((0.7, 0.5), (0.6, 0.36), (-0.7, 0.62), (-0.6, 0.76)),
    ),
    "tailwind": (((-0.5, -0.45), (-0.05, 0.0), (-0.5, 0.45)), ((0.0, -0.45), (0.45, 0.0), (0.0, 0.45))),
    "headwind": (((0.5, -0.45), (0.05, 0.0), (0.5, 0.45)), ((0.0, -0.45), (-0.45, 0.0), (0.0, 0.45))),
}


# -- towns


def _towns(view: View, draw: ImageDraw.ImageDraw, say: Speech) -> None:
    letters = font(view.letters * TWICE, "Bold")
    r = view.dot * TWICE
    names = {t: say.say(f"fuldrigger-town-{t.lower()}") for t, at in TOWN_AT.items() if view.box.holds(at)}
    for town, spot in _placed(view, tuple(names.items())):
        for anchorage in PLACES[town].anchorages:
            x, y = view.drawn(AT[anchorage])
            colour = colours.CROWN if PLACES[town].home else colours.PAPER
            draw.ellipse((x - r, y - r, x + r, y + r), fill=colour, outline=colours.INK, width=round(r / 3))
        draw.text(
            spot,
            names[town],
            fill=colours.INK,
            font=letters,
            anchor="ls",
            stroke_width=4,
            stroke_fill=colours.PAPER,
        )


def _placed(view: View, names: tuple[tuple[Town, str], ...]) -> list[tuple[Town, Point]]:
    """Where each name stands: of eight places around its dot the one that hides least."""
    letters = font(view.letters * TWICE, "Bold")
    tall = view.letters * TWICE * 0.72
    taken: list[Frame] = []
    dots = [view.drawn(AT[a]) for p in PLACES.values() for a in p.anchorages]
    signs = [view.drawn(AT[row.id]) for row in HAZARDS]
    found = []
    for town, name in sorted(names, key=lambda one: -len(one[1])):
        x, y = view.drawn(TOWN_AT[town])
        wide = letters.getlength(name)
        boxes = list(_around(x, y, wide, tall, view.dot * TWICE + 6))
        best = min(boxes, key=lambda box: _hidden(box, taken, dots, signs, view))
        taken.append(best)
        found.append((town, (best[0], best[3])))
    return found


def _around(x: float, y: float, wide: float, tall: float, gap: float) -> Iterator[Frame]:
    """Right, left, above, below and the four corners."""
    for dx, dy in ((1, 0), (-1, 0), (0, -1), (0, 1), (1, -1), (1, 1), (-1, -1), (-1, 1)):
        middle_x = x + dx * (wide / 2 + gap * (0.7 if dy else 1))
        middle_y = y + dy * (tall / 2 + gap * (0.7 if dx else 1))
        yield middle_x - wide / 2, middle_y - tall / 2, middle_x + wide / 2, middle_y + tall / 2


def _hidden(
    box: Frame,
    taken: Sequence[Frame],
    dots: Sequence[Point],
    signs: Sequence[Point],
    view: View,
) -> float:
    left, top, right, bottom = box
    edge = 16 * TWICE
    wide, tall = view.wide * TWICE - edge, view.tall * TWICE - edge
    cost = 9.0 * (left < edge or top < edge or right > wide or bottom > tall)
    cost += 5.0 * sum(left < r and l < right and top < b and t < bottom for l, t, r, b in taken)  # noqa: E741
    for points, room, price in ((dots, view.dot, 3.0), (signs, view.symbol, 1.2)):
        gap = room * TWICE
        cost += price * sum(left - gap < x < right + gap and top - gap < y < bottom + gap for x, y in points)
    return cost


# -- ornament


def _compass(draw: ImageDraw.ImageDraw, at: Point, r: float) -> None:
    """A rose of sixteen winds, north in gold."""
    x, y = at
    for radius, tone in zip((1.04, 1.0, 0.72, 0.7), (colours.GOLD, colours.PAPER) * 2, strict=True):
        draw.ellipse((x - r * radius, y - r * radius, x + r * radius, y + r * radius), fill=tone)
    for n in (*range(1, 16, 2), *range(2, 16, 4), *range(0, 16, 4)):
        long = 1.0 if n % 4 == 0 else 0.82 if n % 2 == 0 else 0.6
        for side, tone in ((-1, colours.INK), (1, colours.GOLD if n == 0 else colours.PAPER_DARK)):
            tip, flank = n * pi / 8 - pi / 2, n * pi / 8 - pi / 2 + side * pi / 8
            points = [(x, y), _polar(x, y, r * 0.2, flank), _polar(x, y, r * long * 0.98, tip)]
            draw.polygon(points, fill=tone, outline=colours.INK)


def _polar(x: float, y: float, r: float, turn: float) -> Point:
    return x + r * cos(turn), y + r * sin(turn)


def _frame(draw: ImageDraw.ImageDraw, size: tuple[int, int]) -> None:
    """A dark rim, a graduated scale, a fine line."""
    wide, tall = size
    step, rim, scale = 80, 10, 12
    for n in range(0, wide, step):
        tone: Colour = colours.INK if n // step % 2 else colours.PAPER
        draw.rectangle((n, rim, n + step, rim + scale), fill=tone)
        draw.rectangle((n, tall - rim - scale, n + step, tall - rim), fill=tone)
    for n in range(0, tall, step):
        tone = colours.INK if n // step % 2 else colours.PAPER
        draw.rectangle((rim, n, rim + scale, n + step), fill=tone)
        draw.rectangle((wide - rim - scale, n, wide - rim, n + step), fill=tone)
    for inset, width, colour in ((0, rim + 1, colours.FRAME), (rim + scale + 1, 3, colours.FRAME)):
        draw.rectangle((inset, inset, wide - 1 - inset, tall - 1 - inset), outline=colour, width=width)
