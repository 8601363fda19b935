"""The chart without ships: paper, sea, coasts, lanes, symbols, ports with their names, compass and frame."""

from collections.abc import Iterator
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.fuldrigger.views import Space
from render.drawing.canvas import Point
from render.drawing.sprites import SPRITES, Sprite
from render.drawing.strips import Palette
from render.drawing.theme import Colour, font, mix
from render.fuldrigger import colours, name_positions
from render.fuldrigger.chart import (
    AT,
    EDGE,
    HAZARDS,
    LINKS,
    PLACES,
    SEA,
    TOWN_AT,
    TWICE,
    WIDE,
    ChartView,
    bent,
)

ROUNDINGS: Final = 2
SLOPE: Final = mix(colours.LAND, colours.LAND_EDGE, 0.55)
SHADE: Final = mix(colours.LAND, colours.LAND_EDGE, 0.3)
PEAKS: Final = (
    (60, 70), (72, 96), (90, 124), (104, 158), (124, 190), (112, 224), (176, 426), (186, 446), (192, 470),
    (204, 494), (216, 512), (482, 342), (500, 346), (716, 136), (722, 160), (612, 440), (618, 462),
    (606, 486), (774, 316), (794, 310), (814, 312), (834, 306), (854, 312), (738, 290), (756, 298),
    (896, 286), (882, 300), (762, 170), (776, 182), (760, 190),
)  # fmt: skip
"""Positions of mountains."""
_TONES: Final = (
    colours.SEA, colours.RHUMB, colours.SHELF, colours.SHOAL, colours.LAND_SHADE, colours.LAND
)  # fmt: skip
_RHUMB, _SHELF, _SHOAL, _SHADED, _LAND = range(1, len(_TONES))
"""The colours of sea and land, and their numbers while these are drawn."""
COMPASS: Final = 52
"""Radius of the compass, in pixels."""
ROSES: Final = ((390, 330), (800, 540))


def base(view: ChartView, language: str, palette: Palette) -> tuple[Sprite, ...]:
    """Returns the chart in a palette's colours, with the names of that language."""
    key = f"fuldrigger chart {view.box} {language}"
    return SPRITES.bands(key, (WIDE, view.tall), lambda: palette.apply(painted(view, language)))


def painted(view: ChartView, language: str) -> Image.Image:
    """Returns the chart as it is drawn, before its colours are chosen."""
    size = (WIDE * TWICE, view.tall * TWICE)
    ground = Image.new("P", size)  # with a byte for a pixel, three times as quick to fill
    ground.putpalette([n for tone in _TONES for n in tone])
    _rhumbs(view, ImageDraw.Draw(ground))
    land = _land(view, size)
    _coast(ground, land, view)
    image = ground.convert("RGB")
    draw = ImageDraw.Draw(image)
    for _, shore in SEA.land:
        points = [view.drawn(p) for p in _rounded(shore)]
        draw.line([*points, points[0]], fill=colours.LAND_EDGE, width=view.shore, joint="curve")
    _mountains(view, draw, language)
    _seas(view, draw, language)
    _lanes(view, draw)
    for row in HAZARDS:
        _symbol(view, draw, row.hazard or "", row.letter or "", view.drawn(AT[row.id]))
    _towns(view, draw, language, land)
    if view.is_world:
        left, top, right, bottom = name_positions.COMPASS
        _compass(draw, (left + right, top + bottom), COMPASS * TWICE)
    _frame(draw, size)
    return image.reduce(TWICE)


def _rhumbs(view: ChartView, draw: ImageDraw.ImageDraw) -> None:
    """Lines of the wind from two roses, as on charts of the time."""
    for centre in ROSES:
        x, y = view.drawn(bent(*centre))
        for n in range(16):
            turn, far = n * pi / 8, 3000 * view.scale
            draw.line((x, y, x + far * cos(turn), y + far * sin(turn)), fill=_RHUMB, width=2)


def _seas(view: ChartView, draw: ImageDraw.ImageDraw, language: str) -> None:
    """Writes the names of the seas in italics, their letters apart."""
    for name in name_positions.lettering(view.box, language).seas:
        letters = font(name.size * TWICE, "SemiboldIt")
        for letter, (x, y) in name.letters:
            at = x * TWICE, (y + name.size * 0.26) * TWICE
            draw.text(at, letter, fill=colours.WATER, font=letters, anchor="ms")


@lru_cache(maxsize=64)
def _rounded(shore: tuple[Point, ...]) -> tuple[Point, ...]:
    """Returns a coast with its corners cut (Chaikin), so that it looks drawn by hand."""
    left, top, right, bottom = EDGE
    points = [bent(_past(x, left, right, 1000), _past(y, top, bottom, 600)) for x, y in shore]
    for _ in range(ROUNDINGS):
        points = [p for a, b in zip(points, [*points[1:], points[0]], strict=True) for p in _cut(a, b)]
    return tuple(points)


def _past(value: float, low: float, high: float, edge: float) -> float:
    """Extends a coast that ends at the edge of the chart beyond the frame."""
    return low - 30 if value <= 0 else high + 30 if value >= edge else value


def _cut(a: Point, b: Point) -> Iterator[Point]:
    for part in (0.25, 0.75):
        yield a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def _land(view: ChartView, size: tuple[int, int]) -> Image.Image:
    mask = Image.new("L", size)
    draw = ImageDraw.Draw(mask)
    for _, shore in SEA.land:
        draw.polygon([view.drawn(p) for p in _rounded(shore)], fill=255)
    return mask


def _coast(image: Image.Image, land: Image.Image, view: ChartView) -> None:
    """Draws two depths along the coasts, and land that is darker at its edge."""
    for far, tone in ((13, _SHELF), (6, _SHOAL)):
        image.paste(tone, (0, 0), _grown(land, far * view.shore // 4))
    image.paste(_SHADED, (0, 0), land)
    image.paste(_LAND, (0, 0), ImageChops.invert(_grown(ImageChops.invert(land), 4)))


def _grown(mask: Image.Image, by: int) -> Image.Image:
    """Returns a mask with its areas larger by four times so many pixels, the edges sharp."""
    soft = mask.reduce(4).filter(ImageFilter.GaussianBlur(by)).resize(mask.size, Image.Resampling.BILINEAR)
    return soft.point(lambda v: 255 * (v > 32))


def _mountains(view: ChartView, draw: ImageDraw.ImageDraw, language: str) -> None:
    """Draws the mountains that stand in no name."""
    frames = [choice.frame for _, choice in name_positions.lettering(view.box, language).towns]
    r = view.letters * TWICE * 0.42
    for x, y in (view.drawn(bent(*peak)) for peak in PEAKS):
        if not any(left - r < x < right + r and top - r < y < low + r for left, top, right, low in frames):
            _mountain(draw, (x, y), r)


def _mountain(draw: ImageDraw.ImageDraw, at: Point, r: float) -> None:
    """Draws a hill with one slope in the shade."""
    x, y = at
    draw.polygon(((x - r, y + r * 0.7), (x, y - r * 0.7), (x + r, y + r * 0.7)), fill=colours.LAND)
    draw.polygon(((x, y - r * 0.7), (x + r * 0.2, y), (x, y + r * 0.7), (x + r, y + r * 0.7)), fill=SHADE)
    draw.line(((x - r, y + r * 0.7), (x, y - r * 0.7), (x + r, y + r * 0.7)), fill=SLOPE, width=4)


# -- lanes and symbols


def _lanes(view: ChartView, draw: ImageDraw.ImageDraw) -> None:
    """Draws each space as a dot, with a line from one to the next."""
    width = 2 if view.is_world else 4
    r = (2.4 if view.is_world else 5.0) * TWICE
    for one, other in LINKS:
        draw.line((*view.drawn(AT[one]), *view.drawn(AT[other])), fill=colours.LINE, width=width)
    for at in AT.values():
        x, y = _whole(view.drawn(at))
        draw.ellipse((x - r, y - r, x + r, y + r), fill=colours.SPACE)


def _whole(at: Point) -> Point:
    """Returns the nearest whole pixel of the picture, so that small signs are alike and need fewer bytes."""
    return round(at[0] / TWICE) * TWICE, round(at[1] / TWICE) * TWICE


def _symbol(view: ChartView, draw: ImageDraw.ImageDraw, hazard: str, letter: str, at: Point) -> None:
    """Draws the sign of a hazard in its badge; a reef by its letter."""
    x, y = at = _whole(at)
    r = view.symbol * TWICE
    colour, rim = colours.HAZARDS[hazard], max(2, round(r / 8))
    if hazard == "iceberg":
        _berg(draw, at, r, rim)
        return
    ink = colours.TAIL if hazard == "tailwind" else (255, 252, 240)
    edge = colours.TAIL if hazard == "tailwind" else colours.INK
    draw.ellipse((x - r, y - r, x + r, y + r), fill=colour, outline=edge, width=rim)
    if hazard == "reef":
        draw.text((x, y), letter, fill=ink, font=font(round(r * 1.45), "Bold"), anchor="mm")
        return
    for shape in _SHAPES[hazard]:
        points = [(x + px * r, y + py * r) for px, py in shape]
        if len(points) > 3 or hazard == "pirates":
            draw.polygon(points, fill=ink)
        else:
            draw.line(
                points, fill=ink, width=max(2, round(r / (6 if hazard == "calm" else 3.6))), joint="curve"
            )


def _berg(draw: ImageDraw.ImageDraw, at: Point, r: float, rim: int) -> None:
    """Draws an iceberg: a white peak with one side in the shade, on the water."""
    x, y = at
    peak = [(x + px * r, y + py * r) for px, py in _BERG]
    draw.polygon(peak, fill=colours.HAZARDS["iceberg"])
    draw.polygon([(x + px * r, y + py * r) for px, py in _BERG_SHADE], fill=colours.SHOAL)
    draw.line([*peak, *peak[:2]], fill=colours.INK, width=rim, joint="curve")


_BERG: Final = (
    (-1.1, 0.8),
    (-0.55, -0.2),
    (-0.3, -0.05),
    (0.1, -1.0),
    (0.45, -0.3),
    (0.65, -0.4),
    (1.1, 0.8),
)
_BERG_SHADE: Final = ((0.1, -1.0), (0.45, -0.3), (0.65, -0.4), (1.1, 0.8), (0.25, 0.8), (0.35, 0.1))
_SHAPES: Final[dict[str, tuple[tuple[Point, ...], ...]]] = {
    "storm": (((0.15, -0.75), (-0.45, 0.12), (-0.05, 0.12), (-0.2, 0.78), (0.45, -0.14), (0.05, -0.14)),),
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


def _towns(view: ChartView, draw: ImageDraw.ImageDraw, language: str, land: Image.Image) -> None:
    letters = font(view.letters * TWICE, "Bold")
    placed = name_positions.lettering(view.box, language).towns
    for town, choice in placed:
        if choice.line:
            _leader(draw, view.drawn(TOWN_AT[town]), choice.frame)
        for anchorage in PLACES[town].anchorages:
            _dot(view, draw, anchorage, PLACES[town].home)
    for _, choice in placed:
        left, top, right, bottom = choice.frame
        is_inland = land.getpixel((round((left + right) / 2), round((top + bottom) / 2)))
        for n, line in enumerate(reversed(choice.lines)):
            draw.text(
                ((left + right) / 2, bottom - n * name_positions.LINE * 0.72 * view.letters * TWICE),
                line,
                fill=colours.INK,
                font=letters,
                anchor="ms",
                stroke_width=5,
                stroke_fill=colours.LAND if is_inland else colours.SEA,
            )


def _dot(view: ChartView, draw: ImageDraw.ImageDraw, anchorage: Space, home: bool) -> None:
    x, y = _whole(view.drawn(AT[anchorage]))
    r = view.dot * TWICE
    colour = colours.CROWN if home else colours.PAPER
    draw.ellipse((x - r, y - r, x + r, y + r), fill=colour, outline=colours.INK, width=round(r / 3))


def _leader(draw: ImageDraw.ImageDraw, at: Point, frame: name_positions.Frame) -> None:
    """Draws a fine line from a name to its town."""
    end = name_positions.nearest(frame, at)
    for colour, width in ((colours.PAPER, 6), (colours.INK, 3)):
        draw.line((at, end), fill=colour, width=width)


# -- ornament


def _compass(draw: ImageDraw.ImageDraw, at: Point, r: float) -> None:
    """Draws a rose of sixteen winds, north in gold."""
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
    """Draws a dark rim, a graduated scale, a fine line."""
    wide, tall = size
    step, rim, scale = 60, 8, 9
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
