"""Places the names of towns beside their dots, covering as little as possible."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from games.fuldrigger.views import Space, Town
from locales import speech
from render.drawing.canvas import Point
from render.drawing.theme import font
from render.fuldrigger.chart import AT, HAZARDS, PORT, TOWN_AT, Box, bent, seawards
from render.fuldrigger.scale import TWICE, ChartView

Frame = tuple[float, float, float, float]
"""Left, top, right and bottom on the enlarged drawing."""

SIDES: Final = (
    (1.0, 0), (-1.0, 0), (0.0, -1), (0.0, 1), (1.0, -1), (1.0, 1), (-1.0, -1), (-1.0, 1),
    (0.6, -1), (0.6, 1), (-0.6, -1), (-0.6, 1),
)  # fmt: skip
STEPS: Final = (0.0, 0.9, 1.8)
"""Distances of a name from its dot, in heights of its letters."""
ROUNDS: Final = 4
APART: Final = 8
OVERLAP, DOT, ROAD, SIGN, SPACE, EDGE, STEP = 9.0, 9.0, 2.0, 2.0, 0.25, 40.0, 0.9
"""Costs of covering another name, a port, ships in port, a symbol, a space, the frame; and of each
step away."""


class _Occupied(NamedTuple):
    """Occupied areas: ports, symbols and spaces, and the area that must stay free."""

    view: ChartView
    dots: tuple[tuple[Town, Point], ...]
    roads: tuple[Point, ...]
    signs: tuple[Point, ...]
    spaces: tuple[Point, ...]
    closed: tuple[Frame, ...]


class Choice(NamedTuple):
    """A position of a name, its line if it is far away, and its cost regardless of the others."""

    frame: Frame
    line: tuple[Point, ...]
    cost: float


@lru_cache(maxsize=64)
def names(box: Box, wide: int, language: str) -> tuple[tuple[Town, Choice], ...]:
    """Returns every town of a part of the chart, with the place of its name in that language."""
    towns = [town for town, at in TOWN_AT.items() if box.holds(at)]
    return tuple(placed(ChartView(box, wide), tuple((town, town_name(town, language)) for town in towns)))


def town_name(town: Town, language: str) -> str:
    """Returns the name of a town."""
    return speech(language).say(f"fuldrigger-town-{town.lower()}")


def placed(view: ChartView, names: tuple[tuple[Town, str], ...]) -> list[tuple[Town, Choice]]:
    """Returns every name with its position, the best result of several starts."""
    occupied = _occupied(view)
    letters = font(view.letters * TWICE, "Bold")
    choices = {town: _choices(town, letters.getlength(name), occupied) for town, name in names}
    near = _neighbours(choices)
    by_length = [town for town, name in sorted(names, key=lambda one: -len(one[1]))]
    by_need = sorted(choices, key=lambda town: -sum(sorted(one.cost for one in choices[town])[:4]))
    orders = (by_length, by_need, sorted(choices, key=lambda town: TOWN_AT[town]), by_length[::-1])
    best = min((_settled(order, choices, near) for order in orders), key=lambda found: found[0])[1]
    return [(town, best[town]) for town, _ in names]


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
            costs = [cost(town, one) for one in choices[town]]
            found[town] = choices[town][costs.index(min(costs))]
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
    return a < g + APART and e < c + APART and b < h + APART and f < d + APART


def _is_in(at: Point, frame: Frame, gap: float = 0.0) -> bool:
    left, top, right, bottom = frame
    return left - gap < at[0] < right + gap and top - gap < at[1] < bottom + gap


def _choices(town: Town, wide: float, occupied: _Occupied) -> list[Choice]:
    x, y = occupied.view.drawn(TOWN_AT[town])
    around = list(_around(occupied.view, town, wide))
    here = _part(occupied, town, _extent([frame for frame, _ in around]))
    found = []
    for frame, step in around:
        end = nearest(frame, (x, y))
        line = tuple((x + (end[0] - x) * n / 3, y + (end[1] - y) * n / 3) for n in (1, 2)) if step else ()
        found.append(Choice(frame, line, _cost(frame, here) + STEP * step))
    return found


def _part(occupied: _Occupied, town: Town, extent: Frame) -> _Occupied:
    """Returns the occupied areas around a town without its own dot."""
    room = occupied.view.ship * TWICE
    return occupied._replace(
        dots=tuple((other, at) for other, at in occupied.dots if other != town and _is_in(at, extent, room)),
        roads=tuple(at for at in occupied.roads if _is_in(at, extent, room)),
        signs=tuple(at for at in occupied.signs if _is_in(at, extent, room)),
        spaces=tuple(at for at in occupied.spaces if _is_in(at, extent, room)),
    )


def nearest(frame: Frame, at: Point) -> Point:
    """Returns the point of a frame that is nearest to another."""
    left, top, right, bottom = frame
    return min(max(at[0], left), right), min(max(at[1], top), bottom)


def _occupied(view: ChartView) -> _Occupied:
    return _Occupied(
        view,
        tuple((PORT[at], view.drawn(AT[at])) for at in sorted(PORT)),
        tuple(_road(view, at) for at in sorted(PORT)),
        tuple(view.drawn(AT[row.id]) for row in HAZARDS),
        tuple(view.drawn(at) for at in AT.values()),
        tuple(_frame_of(view, *box) for box in ORNAMENTS) if view.is_world else (),
    )


ORNAMENTS: Final = ((712.0, 52.0, 1000.0, 122.0), (818.0, 130.0, 960.0, 250.0))
"""The cartouche and the compass."""


def _road(view: ChartView, at: Space) -> Point:
    """Returns the area of ships in port."""
    (x, y), (dx, dy) = view.drawn(AT[at]), seawards(at)
    return x + dx * view.ship * TWICE * 0.62, y + dy * view.ship * TWICE * 0.62


def _frame_of(view: ChartView, left: float, top: float, right: float, bottom: float) -> Frame:
    return *view.drawn(bent(left, top)), *view.drawn(bent(right, bottom))


def _around(view: ChartView, town: Town, wide: float) -> Iterator[tuple[Frame, int]]:
    """Beside, above, below and at the four corners, near and further away."""
    x, y = view.drawn(TOWN_AT[town])
    tall = view.letters * TWICE * 0.72
    for step, far in enumerate(STEPS):
        gap = view.fort * 0.46 * TWICE + far * tall
        for dx, dy in SIDES:
            middle_x = x + dx * (wide / 2 + gap * (0.7 if dy else 1))
            middle_y = y + dy * (tall / 2 + gap * (0.7 if dx else 1))
            yield (middle_x - wide / 2, middle_y - tall / 2, middle_x + wide / 2, middle_y + tall / 2), step


def _cost(frame: Frame, occupied: _Occupied) -> float:
    """Returns the cost of a name there, apart from other names."""
    view = occupied.view
    edge = 20 * TWICE
    out = frame[0] < edge or frame[1] < edge
    out = out or frame[2] > view.wide * TWICE - edge or frame[3] > view.tall * TWICE - edge
    cost = EDGE * out + EDGE * sum(_touch(frame, other) for other in occupied.closed)
    for points, room, price in (
        (tuple(at for _, at in occupied.dots), view.dot * 3.4, DOT), (occupied.roads, view.ship * 0.4, ROAD),
        (occupied.signs, view.symbol, SIGN), (occupied.spaces, 1.0, SPACE),
    ):  # fmt: skip
        cost += price * sum(_is_in(at, frame, room * TWICE) for at in points)
    return cost
