"""Where ships and forts stand on the chart: at their place, or beside it where they would hide one another.

Ships of one company at one place are one sign. Signs are set one after the other, each at the best point near
its own, and set again when all the others stand; a sign that had to give way far is tied to its place by a
line.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from math import cos, hypot, pi, sin
from typing import Final, NamedTuple

from games.fuldrigger.views import FREE, FuldriggerView, Ship, Space
from games.params import Seat
from render.drawing.canvas import Point
from render.fuldrigger.chart import AT, HAZARDS, PLACES, PORT, Box, seawards
from render.fuldrigger.placing import Frame, names
from render.fuldrigger.scale import TWICE, View

CLOSED, SIGN, NAME, PORTS, HAZARD, ASTRAY = 1000.0, 4.0, 3.0, 2.5, 0.4, 1.2
"""What it costs, against one size of a ship further away: to hide a sign or leave the chart; to lie upon a
sign, upon a name, a port, a hazard; to lie nearer to another port than to the own one."""
HIDES: Final = 0.25
"""How much of a sign may be covered."""
ROUNDS: Final = 2
RINGS: Final = tuple(0.25 * n for n in range(1, 29))
"""How far away a sign is tried, in its own sizes."""
TIED: Final = 0.45
"""How far from its place a sign stands without a line."""
RIM: Final = 14
PLATE, HANGS = 0.54, 0.07
"""The height of the plate with the numbers, and how far it hangs below its ship, in sizes of a ship."""


class Sign(NamedTuple):
    """A fort, without ships, or the ships of a company that lie at one place under the same sail."""

    seat: Seat
    at: Space
    ships: tuple[Ship, ...]

    @property
    def numbers(self) -> str:
        """The ships' numbers as far as three characters hold them, else how many they are."""
        found = sorted(ship.number for ship in self.ships)
        if len(found) <= 2:
            return "·".join(map(str, found))
        if found[-1] - found[0] == len(found) - 1:
            return f"{found[0]}–{found[-1]}"
        return f"×{len(found)}"


class Berth(NamedTuple):
    """A sign, where its middle stands, its place, and whether a line must tie it to that."""

    sign: Sign
    middle: Point
    place: Point
    tied: bool


def signs(view: FuldriggerView, box: Box) -> tuple[Sign, ...]:
    """What stands on a part of the chart: forts, ships at sea, ships in port; the later ones give way."""
    forts = [Sign(fort.seat, PLACES[fort.town].anchorages[0], ()) for fort in view.sea.forts]
    lying: dict[tuple[bool, Space, Seat, bool, bool], list[Ship]] = defaultdict(list)
    for ship in view.sea.ships:
        lying[ship.at in PORT, ship.at, ship.seat, ship.privateer, ship.calm != FREE].append(ship)
    fleets = [Sign(key[2], key[1], tuple(lying[key])) for key in sorted(lying)]
    return tuple(sign for sign in (*forts, *fleets) if box.holds(AT[sign.at]))


def berths(
    view: FuldriggerView, chart: View, language: str, closed: Sequence[Frame] = ()
) -> tuple[Berth, ...]:
    """Every sign with its place; nothing stands in what is `closed`."""
    return _berths(signs(view, chart.box), chart.box, chart.wide, language, tuple(closed))


@lru_cache(maxsize=64)
def _berths(
    found: tuple[Sign, ...], box: Box, wide: int, language: str, closed: tuple[Frame, ...]
) -> tuple[Berth, ...]:
    ground = _ground(View(box, wide), language, closed)
    middles: dict[Sign, Point] = {}
    for _ in range(ROUNDS):
        for sign in found:
            taken = [extent(s, at, ground.chart) for s, at in middles.items() if s != sign]
            middles[sign] = _best(sign, ground, taken)
    return tuple(_berth(sign, middles[sign], ground) for sign in found)


class _Ground(NamedTuple):
    """What signs should leave in sight, in pixels of the picture."""

    chart: View
    ports: tuple[tuple[Space, Point], ...]
    hazards: tuple[Point, ...]
    names: tuple[Frame, ...]
    closed: tuple[Frame, ...]


def _ground(chart: View, language: str, closed: tuple[Frame, ...]) -> _Ground:
    written = tuple(_single(choice.frame) for _, choice in names(chart.box, chart.wide, language))
    ports = tuple((at, chart.at(AT[at])) for at in sorted(PORT))
    hazards = tuple(chart.at(AT[row.id]) for row in HAZARDS)
    return _Ground(chart, ports, hazards, written, closed)


def _single(frame: Frame) -> Frame:
    """A frame of the large drawing on the picture."""
    left, top, right, bottom = frame
    return left / TWICE, top / TWICE, right / TWICE, bottom / TWICE


def extent(sign: Sign, middle: Point, chart: View) -> Frame:
    """What a sign covers there, its plate with it."""
    x, y = middle
    if not sign.ships:
        return x - chart.fort / 2, y - chart.fort / 2, x + chart.fort / 2, y + chart.fort / 2
    half = chart.ship / 2
    return x - half, y - half, x + half, y + half + HANGS * chart.ship


def _best(sign: Sign, ground: _Ground, taken: Sequence[Frame]) -> Point:
    """The point with the lowest cost; further ones are left out as soon as the way alone costs more."""
    size = ground.chart.ship
    best = _home(sign, ground.chart)
    lowest = _cost(sign, best, ground, taken)
    for far, points in groupby(_around(best, size), key=lambda tried: tried[0]):
        if far >= lowest:
            break
        reach = _reach(_home(sign, ground.chart), (2 * far + 2) * size)
        around, signs_there = _near(ground, reach), [frame for frame in taken if _shared(frame, reach) > 0]
        for _, middle in points:
            cost = far + _cost(sign, middle, around, signs_there)
            if cost < lowest:
                lowest, best = cost, middle
    return best


def _reach(at: Point, far: float) -> Frame:
    return at[0] - far, at[1] - far, at[0] + far, at[1] + far


def _near(ground: _Ground, reach: Frame) -> _Ground:
    """What of the ground a sign within that reach could hide."""
    return ground._replace(
        ports=tuple(port for port in ground.ports if _on(port[1], reach)),
        hazards=tuple(at for at in ground.hazards if _on(at, reach)),
        names=tuple(frame for frame in ground.names if _shared(frame, reach) > 0),
    )


def _home(sign: Sign, chart: View) -> Point:
    """On its space; in port on the side of the sea."""
    x, y = chart.at(AT[sign.at])
    if not sign.ships or sign.at not in PORT:
        return x, y
    dx, dy = seawards(sign.at)
    return x + dx * chart.ship * 0.72, y + dy * chart.ship * 0.72


def _around(home: Point, size: int) -> Iterator[tuple[float, Point]]:
    """Points in rings, with the number of sizes that they are away."""
    for far in RINGS:
        count = 8 + round(8 * far)
        for n in range(count):
            turn = 2 * pi * n / count
            yield far, (home[0] + far * size * cos(turn), home[1] + far * size * sin(turn))


def _cost(sign: Sign, middle: Point, ground: _Ground, taken: Sequence[Frame]) -> float:
    """What a sign would hide there."""
    chart = ground.chart
    own = extent(sign, middle, chart)
    inside = own[0] > RIM and own[1] > RIM and own[2] < chart.wide - RIM and own[3] < chart.tall - RIM
    cost = 0.0 if inside else CLOSED
    cost += CLOSED * sum(_shared(own, frame) > 0 for frame in ground.closed)
    for frame in taken:
        part = _shared(own, frame)
        cost += CLOSED * (part > HIDES or _on(_middle(frame), own) or _on(middle, frame))
        cost += SIGN * part if sign.ships else 0.0
    if sign.ships:
        cost += NAME * sum(_shared(own, frame) for frame in ground.names)
        cost += PORTS * sum(_on(at, own, chart.dot * 0.6) for _, at in ground.ports)
        cost += HAZARD * sum(_on(at, own) for at in ground.hazards if at != chart.at(AT[sign.at]))
        cost += ASTRAY * _astray(sign, own, ground)
    return cost


def _shared(one: Frame, other: Frame) -> float:
    """How much of the smaller of two frames the other covers."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    tall = min(one[3], other[3]) - max(one[1], other[1])
    if wide <= 0 or tall <= 0:
        return 0.0
    return wide * tall / min(_size(one), _size(other))


def _size(frame: Frame) -> float:
    return (frame[2] - frame[0]) * (frame[3] - frame[1])


def _middle(frame: Frame) -> Point:
    """The middle of a sign by what it covers, its plate left out."""
    half = (frame[2] - frame[0]) / 2
    return frame[0] + half, frame[1] + half


def _on(at: Point, frame: Frame, room: float = 0.0) -> bool:
    return frame[0] - room < at[0] < frame[2] + room and frame[1] - room < at[1] < frame[3] + room


def _gap(at: Point, frame: Frame) -> float:
    """How far a point lies from a frame."""
    across = max(frame[0] - at[0], at[0] - frame[2], 0.0)
    down = max(frame[1] - at[1], at[1] - frame[3], 0.0)
    return hypot(across, down)


def _astray(sign: Sign, own: Frame, ground: _Ground) -> bool:
    """Whether it would be taken for a ship in another port."""
    if sign.at not in PORT:
        return False
    gap = _gap(ground.chart.at(AT[sign.at]), own)
    return any(at != sign.at and _gap(point, own) <= gap for at, point in ground.ports)


def _berth(sign: Sign, middle: Point, ground: _Ground) -> Berth:
    place, own = ground.chart.at(AT[sign.at]), extent(sign, middle, ground.chart)
    tied = _gap(place, own) > ground.chart.ship * TIED or _astray(sign, own, ground)
    return Berth(sign, middle, _rim(place, middle, ground.chart.dot) if sign.at in PORT else place, tied)


def _rim(place: Point, middle: Point, dot: float) -> Point:
    """Where a line from a port begins, so that its dot is seen."""
    far = max(dot, hypot(middle[0] - place[0], middle[1] - place[1]))
    part = dot / far
    return place[0] + (middle[0] - place[0]) * part, place[1] + (middle[1] - place[1]) * part
