"""Places the names of towns and seas where no route, port, symbol or other name is.

It takes seconds for a region, so the program reads what was found (`STOFA_APPROVE_NAMES`).
"""

from collections.abc import Iterator, Sequence
from math import cos, hypot, pi, sin
from typing import Final
from zlib import crc32

from PIL import Image, ImageDraw

from games.fuldrigger.views import Town
from locales import speech
from render.drawing.canvas import Point
from render.drawing.theme import font
from render.fuldrigger.chart import (
    AT,
    HAZARDS,
    LINKS,
    PLACES,
    PORT,
    SEA,
    TOWN_AT,
    TWICE,
    WIDE,
    Box,
    ChartView,
    bent,
    seawards,
)
from render.fuldrigger.name_positions import (
    CARTOUCHE,
    COMPASS,
    LINE,
    Choice,
    Frame,
    Lettering,
    SeaName,
    nearest,
)

TURNS: Final = 32
STEPS: Final = (0.0, 0.3, 0.7, 1.2, 1.8, 2.6, 3.6, 5.0, 6.6, 8.5, 10.5)
"""Distances of a name from its dot that are tried, in heights of its letters, and directions."""
TIED: Final = 0.6
"""Smallest distance of a name that a line connects with its dot."""
ROUNDS: Final = 6
STARTS: Final = 8
MOST: Final = 40
"""Orders in which names are placed, besides three that are given; places of a name that are compared."""
APART, ROWS_APART = 6, 20
"""Least distance of two names beside each other, and above each other: a frame has no room for the lower
parts of letters and for the light edge; in pixels of the enlarged drawing."""
OVERLAP, STEP, ROAD, DOWN, CROSSING = 60.0, 1.0, 0.6, 0.15, 0.6
"""Costs: covering another name or its line, each height of distance, ships in port, not being beside,
and each part of its line that covers something."""
SEAS: Final[dict[str, tuple[Point, int, int]]] = {
    "atlantic": ((350, 165), 210, 35), "indian": ((745, 560), 130, 35), "pacific": ((70, 500), 120, 35),
    "south-atlantic": ((385, 395), 210, 35), "arctic": ((440, 40), 90, 26), "caribbean": ((205, 372), 90, 23),
    "mediterranean": ((520, 325), 60, 23), "north": ((490, 150), 90, 23), "arabian": ((690, 400), 60, 23),
    "china": ((930, 360), 110, 23),
}  # fmt: skip
"""Where names of seas should stand in units of the data, how far from there they may, and their best size."""
SMALLEST: Final = 16
_LANE: Final = 10
"""Width of what a route needs between two letters of a sea's name."""
GAPS: Final = (0.5, 0.3, 0.12, 0.05)
"""Spaces between the letters of a sea's name, in sizes; a route may pass between two letters."""


def computed(box: Box, language: str) -> Lettering:
    """Returns all names on a part of the chart, with the places that are found for them."""
    names = [(town, town_name(town, language)) for town, at in TOWN_AT.items() if box.holds(at)]
    towns = tuple(placed(ChartView(box), names))
    return Lettering(towns, seas(box, language, towns))


def town_name(town: Town, language: str) -> str:
    """Returns the name of a town."""
    return speech(language).say(f"fuldrigger-town-{town.lower()}")


def placed(view: ChartView, names: Sequence[tuple[Town, str]]) -> list[tuple[Town, Choice]]:
    """Returns every name with its position, the best result of several starts."""
    mask = closed(view)
    choices = {town: _choices(view, town, name, mask) for town, name in names}
    near = _neighbours(choices)
    by_length = [town for town, name in sorted(names, key=lambda one: -len(one[1]))]
    by_need = sorted(choices, key=lambda town: (len(choices[town]), town))
    orders = [by_length, by_need, sorted(choices, key=lambda town: TOWN_AT[town])]
    orders += [sorted(by_length, key=lambda town: crc32(f"{n} {town}".encode())) for n in range(STARTS)]
    best = min((_settled(order, choices, near) for order in orders), key=lambda found: found[0])[1]
    return [(town, best[town]) for town, _ in names]


def closed(view: ChartView, route: int = 0) -> Image.Image:
    """Returns a mask of the picture's size: what no name may cover, such as routes, symbols, towns."""
    mask = Image.new("L", (WIDE, view.tall))
    draw = ImageDraw.Draw(mask)
    width = route or (9 if view.is_world else 13)  # what a route needs for itself, a voyage's beads included
    for one, other in LINKS:
        draw.line((*view.at(AT[one]), *view.at(AT[other])), fill=1, width=width)
    forts = [PLACES[town].anchorages[0] for town in TOWN_AT]
    discs = [(AT[row.id], view.symbol + 1, 2) for row in HAZARDS]
    discs += [(AT[at], view.fort / 2 if at in forts else view.dot + 1, 6) for at in PORT]
    for at, r, fill in discs:
        x, y = view.at(at)
        draw.ellipse((x - r, y - r, x + r, y + r), fill=fill)
    for frame in (CARTOUCHE, COMPASS) if view.is_world else ():
        draw.rectangle(frame, fill=1)
    draw.rectangle((0, 0, WIDE - 1, view.tall - 1), outline=1, width=13)
    return mask


def is_free(mask: Image.Image, frame: Frame) -> bool:
    """Checks if nothing in a mask of the picture's size is within a frame of the enlarged drawing."""
    left, top, right, bottom = (round(edge / TWICE) for edge in frame)
    inside = left >= 0 and top >= 0 and right <= mask.width and bottom <= mask.height
    return inside and mask.crop((left, top, right, bottom)).getbbox() is None


# -- seas


def seas(box: Box, language: str, towns: Sequence[tuple[Town, Choice]]) -> tuple[SeaName, ...]:
    """Returns the names of the seas on a part of the chart, each as large and near its middle as is free."""
    view, found = ChartView(box), []
    mask = closed(view, _LANE)
    draw = ImageDraw.Draw(mask)
    for _, shore in SEA.land:
        draw.polygon([view.at(bent(*point)) for point in shore], fill=1)
    for town, choice in towns:
        left, top, right, bottom = (edge / TWICE for edge in choice.frame)
        draw.rectangle((left - 4, top - 4, right + 4, bottom + 4), fill=1)
        if choice.line:
            end = nearest(choice.frame, view.drawn(TOWN_AT[town]))
            draw.line((*view.at(TOWN_AT[town]), end[0] / TWICE, end[1] / TWICE), fill=1, width=2)
    for sea, (middle, reach, size) in SEAS.items():
        if box.holds(bent(*middle)):
            text = speech(language).say(f"fuldrigger-sea-{sea}")
            name = _sea(view, text, _spiral(view.at(bent(*middle)), reach), size, mask)
            if name is not None:
                found.append(name)
                for _, (x, y) in name.letters:
                    draw.rectangle((x - name.size, y - name.size, x + name.size, y + name.size), fill=1)
    return tuple(found)


def _sea(view: ChartView, text: str, spots: Sequence[Point], most: int, mask: Image.Image) -> SeaName | None:
    """Returns the largest free place of a name, on one to three lines, with its letters far apart or near.

    A name with a hyphen may be broken behind it.
    """
    words = text.replace("-", "- ").split()
    ways = [(text,), *((" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words)))]
    ways += [tuple(words)] if len(words) > 2 else []
    more = 1.0 if view.is_world else 1.3
    for size in (round(n * more) for n in (*range(most, SMALLEST, -2), SMALLEST)):
        shapes = [_spread(lines, size, size * gap) for gap in GAPS for lines in ways]
        for x, y in spots:
            for letters in shapes:
                if all(is_free(mask, _letter(x + dx, y + dy, wide, size)) for _, wide, dx, dy in letters):
                    placed = ((sign, (round(x + dx), round(y + dy))) for sign, _, dx, dy in letters)
                    return SeaName(size, tuple(placed))
    return None


def _spread(lines: Sequence[str], size: int, gap: float) -> list[tuple[str, float, float, float]]:
    """Returns each letter with its width and its offset from the middle of the name."""
    letters, found = font(size, "SemiboldIt"), []
    for n, line in enumerate(lines):
        x = -(sum(map(letters.getlength, line)) + gap * (len(line) - 1)) / 2
        for sign in line:
            wide = letters.getlength(sign)
            found.append((sign, wide, round(x + wide / 2), (n - (len(lines) - 1) / 2) * size * 1.15))
            x += wide + gap
    return [one for one in found if one[0] != " "]


def _letter(x: float, y: float, wide: float, size: int) -> Frame:
    """Returns the area of a letter on the enlarged drawing."""
    across, tall = wide / 2 + 0.5, size * 0.36
    return (x - across) * TWICE, (y - tall) * TWICE, (x + across) * TWICE, (y + tall) * TWICE


def _spiral(at: Point, reach: int) -> list[Point]:
    """Returns points in growing circles."""
    turns = ((far, 2 * pi * n / far) for far in range(4, reach, 4) for n in range(far))
    return [at, *((at[0] + far * cos(turn), at[1] + far * sin(turn)) for far, turn in turns)]


# -- towns


def _neighbours(choices: dict[Town, list[Choice]]) -> dict[Town, list[Town]]:
    """Returns the pairs of towns whose names could overlap."""
    reach = {town: _extent([choice.frame for choice in found]) for town, found in choices.items()}
    return {
        town: [other for other in choices if other != town and _touch(reach[town], reach[other])]
        for town in choices
    }


def _extent(frames: list[Frame]) -> Frame:
    left, top, right, bottom = zip(*frames, strict=True)
    return min(left), min(top), max(right), max(bottom)


def _settled(
    order: list[Town], choices: dict[Town, list[Choice]], near: dict[Town, list[Town]]
) -> tuple[float, dict[Town, Choice]]:
    """Improves each position given all others; returns the total cost."""
    found: dict[Town, Choice] = {}

    def cost(town: Town, one: Choice) -> float:
        return one.cost + OVERLAP * sum(_meet(one, found[other]) for other in near[town] if other in found)

    for _ in range(ROUNDS):
        before = dict(found)
        for town in order:
            found[town] = min(choices[town], key=lambda one: cost(town, one))
        if found == before:
            break
    return sum(cost(town, one) for town, one in found.items()), found


def _meet(one: Choice, other: Choice) -> bool:
    """Checks if two names overlap each other or the other's line."""
    return (
        _touch(one.frame, other.frame)
        or any(_is_in(at, other.frame) for at in one.line)
        or any(_is_in(at, one.frame) for at in other.line)
    )


def _touch(one: Frame, other: Frame) -> bool:
    (a, b, c, d), (e, f, g, h) = one, other
    return a < g + APART and e < c + APART and b < h + ROWS_APART and f < d + ROWS_APART


def _is_in(at: Point, frame: Frame) -> bool:
    left, top, right, bottom = frame
    return left < at[0] < right and top < at[1] < bottom


def _choices(view: ChartView, town: Town, name: str, mask: Image.Image) -> list[Choice]:
    """Returns the free places around a town; if there is none, the nearest regardless of what it covers."""
    around = [choice for lines in _broken(name) for choice in _around(view, town, lines)]
    found = [
        choice._replace(cost=choice.cost + CROSSING * sum(_closed_at(mask, at) for at in choice.line))
        for choice in around
        if is_free(mask, choice.frame)
    ]
    return sorted(found, key=lambda one: one.cost)[:MOST] or [min(around, key=lambda choice: choice.cost)]


def _broken(name: str) -> list[tuple[str, ...]]:
    """Returns a name on one line, and one of several words on two."""
    first, _, rest = name.partition(" ")
    return [(name,), (first, rest)] if rest else [(name,)]


def _closed_at(mask: Image.Image, at: Point) -> int:
    """Returns what a line at a point of the enlarged drawing would cover: a route 1, a symbol 2, a port 6."""
    x, y = round(at[0] / TWICE), round(at[1] / TWICE)
    level = mask.getpixel((x, y)) if 0 <= x < mask.width and 0 <= y < mask.height else 0
    return level if isinstance(level, int) else 0


def _around(view: ChartView, town: Town, lines: tuple[str, ...]) -> Iterator[Choice]:
    """Yields places in all directions, near and further away."""
    letters = font(view.letters * TWICE, "Bold")
    wide = max(map(letters.getlength, lines))
    x, y = view.drawn(TOWN_AT[town])
    line_tall = view.letters * TWICE * 0.72
    tall = line_tall * (1 + LINE * (len(lines) - 1))
    road = _road(view, town)
    for far in STEPS:
        gap = (view.fort / 2 + 1) * TWICE + far * line_tall
        for n in range(TURNS):
            dx, dy = cos(2 * pi * n / TURNS), sin(2 * pi * n / TURNS)
            middle = x + dx * gap + _aside(dx) * wide / 2, y + dy * gap + _aside(dy) * tall / 2
            left, top = round(middle[0] - wide / 2), round(middle[1] - tall / 2)
            frame = (left, top, left + round(wide), top + round(tall))
            end = nearest(frame, (x, y))
            start = hypot(end[0] - x, end[1] - y) or 1.0
            parts = [k / 9 for k in range(1, 9) if k / 9 * start > view.fort * TWICE / 2 + 2]
            line = (
                tuple((round(x + (end[0] - x) * k), round(y + (end[1] - y) * k)) for k in parts)
                if far >= TIED
                else ()
            )
            cost = STEP * far + DOWN * (abs(dy) + len(lines)) + ROAD * _is_in(road, frame)
            yield Choice(lines, frame, line, cost)


def _aside(part: float) -> float:
    """Returns on which side of its dot a name is: -1, 1, or between them where it is above or below."""
    return max(-1.0, min(1.0, part * 1.6))


def _road(view: ChartView, town: Town) -> Point:
    """Returns the middle of the ships in port."""
    at = PLACES[town].anchorages[0]
    (x, y), (dx, dy) = view.drawn(AT[at]), seawards(at)
    far = view.ship * TWICE * 0.62 / (hypot(dx, dy) or 1.0)
    return x + dx * far, y + dy * far
