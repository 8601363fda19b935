"""Places ships and forts on the chart: at their space, or beside it if they would overlap.

Ships of one company at one space share a sign. Signs are placed one after the other, each at the best point
near its own, and again when all others are placed; a line ties a sign that is far from its space to
line.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from math import cos, hypot, inf, pi, sin
from typing import Final, NamedTuple

from games.fuldrigger.views import FREE, FuldriggerView, Ship, Space
from games.params import Seat
from render.drawing.canvas import Point
from render.fuldrigger.chart import AT, HAZARDS, PLACES, PORT, TWICE, WIDE, Box, ChartView, seawards
from render.fuldrigger.name_positions import Frame, lettering

CLOSED, SIGN, NAME, PORTS, HAZARD, ASTRAY = 1000.0, 4.0, 14.0, 2.5, 0.4, 1.2
"""Costs, in sizes of a ship of distance: covering a sign or leaving the chart; covering a
sign, a name, a port, a hazard; being nearer to another port than to its own."""
HIDES: Final = 0.25
"""Share of a sign that may be covered."""
ROUNDS: Final = 2
RINGS: Final = tuple(0.25 * n for n in range(1, 29))
"""Distances that are tried, in sizes of the sign."""
TIED: Final = 0.45
"""Largest distance of a sign from its space without a line."""
RIM, PIXELS = 14, 2
"""Distance from the edge of the chart; signs are drawn at whole pixels, so that one may be off by these."""
PLATE, HANGS = 0.54, 0.07
"""Height of the plate with the numbers, and its offset below the ship, in sizes of a ship."""


class Sign(NamedTuple):
    """A fort, or the ships of a company at one space with the same sail."""

    seat: Seat
    at: Space
    ships: tuple[Ship, ...]

    @property
    def numbers(self) -> str:
        """Returns the ships' numbers if they fit in three characters, else the number of ships."""
        found = sorted(ship.number for ship in self.ships)
        if len(found) <= 2:
            return "·".join(map(str, found))
        if found[-1] - found[0] == len(found) - 1:
            return f"{found[0]}–{found[-1]}"
        return f"×{len(found)}"


class Spot(NamedTuple):
    """What a sign's place depends on: its space, and if it is a fleet or a fort."""

    at: Space
    is_fleet: bool


class Ground(NamedTuple):
    """A chart with its names: the part, the language, and where no sign may lie."""

    box: Box
    language: str
    closed: tuple[Frame, ...]


class Berth(NamedTuple):
    """The centre of a sign, its space, and if a line must connect the two."""

    middle: Point
    place: Point
    tied: bool


class PlacedSign(NamedTuple):
    """A sign and its place."""

    sign: Sign
    berth: Berth


def signs(view: FuldriggerView, box: Box) -> tuple[Sign, ...]:
    """Returns the signs on a part of the chart: forts, ships at sea, ships in port; later ones give way."""
    forts = [Sign(fort.seat, PLACES[fort.town].anchorages[0], ()) for fort in view.sea.forts]
    lying: dict[tuple[bool, Space, Seat, bool, bool], list[Ship]] = defaultdict(list)
    for ship in view.sea.ships:
        lying[ship.at in PORT, ship.at, ship.seat, ship.privateer, ship.calm != FREE].append(ship)
    fleets = [Sign(key[2], key[1], tuple(lying[key])) for key in sorted(lying)]
    return tuple(sign for sign in (*forts, *fleets) if box.holds(AT[sign.at]))


def placed_signs(
    view: FuldriggerView, chart: ChartView, language: str, closed: Sequence[Frame]
) -> tuple[PlacedSign, ...]:
    """Returns every sign with its position, none of them in `closed`."""
    found = signs(view, chart.box)
    spots = tuple(Spot(sign.at, bool(sign.ships)) for sign in found)
    berths = _berths(spots, Ground(chart.box, language, tuple(closed)))
    return tuple(map(PlacedSign, found, berths))


@lru_cache(maxsize=256)
def _berths(spots: tuple[Spot, ...], ground: Ground) -> tuple[Berth, ...]:
    """Returns the places of signs; kept, because they depend neither on loads nor on companies."""
    occupied = _occupied(ground)
    middles: list[Point | None] = [None] * len(spots)
    taken: list[Frame | None] = [None] * len(spots)
    for _ in range(ROUNDS):
        for n, spot in enumerate(spots):
            taken[n] = None
            middles[n] = middle = _best(spot, ground, [frame for frame in taken if frame is not None])
            taken[n] = extent(middle, occupied.chart, is_fleet=spot.is_fleet)
    return tuple(_berth(s, at, occupied) for s, at in zip(spots, middles, strict=True) if at is not None)


class _Occupied(NamedTuple):
    """Areas that signs should not cover, in pixels."""

    chart: ChartView
    ports: tuple[tuple[Space, Point], ...]
    hazards: tuple[Point, ...]
    names: tuple[Frame, ...]
    closed: tuple[Frame, ...]


@lru_cache(maxsize=32)
def _occupied(ground: Ground) -> _Occupied:
    chart = ChartView(ground.box)
    names = lettering(ground.box, ground.language)
    written = tuple(_single(choice.frame) for _, choice in names.towns)
    ports = tuple((at, chart.at(AT[at])) for at in sorted(PORT))
    hazards = tuple(chart.at(AT[row.id]) for row in HAZARDS)
    return _Occupied(chart, ports, hazards, written, ground.closed)


def _single(frame: Frame) -> Frame:
    """Returns a frame of the large drawing on the picture."""
    left, top, right, bottom = frame
    return left / TWICE, top / TWICE, right / TWICE, bottom / TWICE


def extent(middle: Point, chart: ChartView, *, is_fleet: bool) -> Frame:
    """Returns the area of a sign at that point with its plate."""
    x, y = middle
    if not is_fleet:
        return x - chart.fort / 2, y - chart.fort / 2, x + chart.fort / 2, y + chart.fort / 2
    half = chart.ship / 2
    return x - half, y - half, x + half, y + half + HANGS * chart.ship


def _best(spot: Spot, ground: Ground, taken: Sequence[Frame]) -> Point:
    """Returns the point with the lowest cost, which depends on the signs within its reach alone."""
    occupied = _occupied(ground)
    home = _home(spot, occupied.chart)
    most = _cost(spot, home, occupied, taken, inf)
    reach = _reach(home, (min(most, RINGS[-1]) + 1) * occupied.chart.ship)
    return _searched(spot, ground, tuple(frame for frame in taken if _shared(frame, reach) > 0))


@lru_cache(maxsize=2048)
def _searched(spot: Spot, ground: Ground, taken: tuple[Frame, ...]) -> Point:
    """Returns that point; skips points whose distance alone costs more."""
    occupied = _occupied(ground)
    size = occupied.chart.ship
    best = home = _home(spot, occupied.chart)
    lowest = _cost(spot, best, occupied, taken, inf)
    for far, points in groupby(_around(home, size), key=lambda tried: tried[0]):
        if far >= lowest:
            break
        around, beside = _near(occupied, _reach(home, (2 * far + 2) * size)), _reach(home, (far + 1) * size)
        there = [frame for frame in taken if _shared(frame, beside) > 0]
        for _, middle in points:
            cost = far + _cost(spot, middle, around, there, lowest - far)
            if cost < lowest:
                lowest, best = cost, middle
    return best


def _reach(at: Point, far: float) -> Frame:
    return at[0] - far, at[1] - far, at[0] + far, at[1] + far


def _near(occupied: _Occupied, reach: Frame) -> _Occupied:
    """Returns the areas that a sign within that distance could cover."""
    return occupied._replace(
        ports=tuple(port for port in occupied.ports if _on(port[1], reach)),
        hazards=tuple(at for at in occupied.hazards if _on(at, reach)),
        names=tuple(frame for frame in occupied.names if _shared(frame, reach) > 0),
    )


def _home(spot: Spot, chart: ChartView) -> Point:
    """Returns the point on its space; in port on the side of the sea."""
    x, y = chart.at(AT[spot.at])
    if not spot.is_fleet or spot.at not in PORT:
        return x, y
    dx, dy = seawards(spot.at)
    return x + dx * chart.ship * 0.72, y + dy * chart.ship * 0.72


def _around(home: Point, size: int) -> Iterator[tuple[float, Point]]:
    """Yields points in rings, with their distance in sizes."""
    for far in RINGS:
        count = 8 + round(8 * far)
        for n in range(count):
            turn = 2 * pi * n / count
            yield far, (home[0] + far * size * cos(turn), home[1] + far * size * sin(turn))


def _cost(spot: Spot, middle: Point, occupied: _Occupied, taken: Sequence[Frame], most: float) -> float:
    """Returns the cost of what a sign would cover there; of one that is not below `most`, a part."""
    chart = occupied.chart
    own = extent(middle, chart, is_fleet=spot.is_fleet)
    inside = own[0] > RIM and own[1] > RIM and own[2] < WIDE - RIM and own[3] < chart.tall - RIM
    cost = 0.0 if inside else CLOSED
    cost += CLOSED * sum(_shared(own, frame) > 0 for frame in occupied.closed)
    for frame in taken:
        if cost >= most:
            return cost
        part = _shared(own, frame)
        cost += CLOSED * (part > HIDES or _on(_middle(frame), own, PIXELS) or _on(middle, frame, PIXELS))
        cost += SIGN * part if spot.is_fleet else 0.0
    if spot.is_fleet and cost < most:
        cost += NAME * sum(_shared(own, frame) for frame in occupied.names)
        cost += PORTS * sum(_on(at, own, chart.dot * 0.6) for _, at in occupied.ports)
        place = chart.at(AT[spot.at])
        cost += HAZARD * sum(_on(at, own) for at in occupied.hazards if at != place)
        cost += ASTRAY * (cost < most and _astray(spot, own, occupied))
    return cost


def _shared(one: Frame, other: Frame) -> float:
    """Returns the covered share of the smaller of two frames."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    tall = min(one[3], other[3]) - max(one[1], other[1])
    if wide <= 0 or tall <= 0:
        return 0.0
    return wide * tall / min(_size(one), _size(other))


def _size(frame: Frame) -> float:
    return (frame[2] - frame[0]) * (frame[3] - frame[1])


def _middle(frame: Frame) -> Point:
    """Returns the centre of a sign without its plate from the area that it covers."""
    half = (frame[2] - frame[0]) / 2
    return frame[0] + half, frame[1] + half


def _on(at: Point, frame: Frame, room: float = 0.0) -> bool:
    return frame[0] - room < at[0] < frame[2] + room and frame[1] - room < at[1] < frame[3] + room


def _gap(at: Point, frame: Frame) -> float:
    """Returns the distance of a point from a frame."""
    across = max(frame[0] - at[0], at[0] - frame[2], 0.0)
    down = max(frame[1] - at[1], at[1] - frame[3], 0.0)
    return hypot(across, down)


def _astray(spot: Spot, own: Frame, occupied: _Occupied) -> bool:
    """Checks if it is nearer to another port than to its own."""
    if spot.at not in PORT:
        return False
    gap = _gap(occupied.chart.at(AT[spot.at]), own)
    return any(at != spot.at and _gap(point, own) <= gap for at, point in occupied.ports)


def _berth(spot: Spot, middle: Point, occupied: _Occupied) -> Berth:
    chart = occupied.chart
    place, own = chart.at(AT[spot.at]), extent(middle, chart, is_fleet=spot.is_fleet)
    tied = _gap(place, own) > chart.ship * TIED or _astray(spot, own, occupied)
    return Berth(middle, _rim(place, middle, chart.dot) if spot.at in PORT else place, tied)


def _rim(place: Point, middle: Point, dot: float) -> Point:
    """Returns the start of a line from a port, beside its dot."""
    far = max(dot, hypot(middle[0] - place[0], middle[1] - place[1]))
    part = dot / far
    return place[0] + (middle[0] - place[0]) * part, place[1] + (middle[1] - place[1]) * part
