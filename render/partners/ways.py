"""The ways of pieces as lines: from the edge of a field to the edge of a piece, past all numbers."""

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, dist, hypot, sqrt
from typing import Final

from games.partners.views import HOUSE, RING, YARD, Field, Piece
from render.drawing.canvas import Point, toward
from render.partners.places import MIDDLE, TRACK, angle, colour, place, polar, start

_LANE: Final = TRACK - 34
"""Radius on which a way goes round, between the fields and the yards."""
_BESIDE: Final = 13
"""By how much a further way lies within the one before."""
_BEND: Final = 40
_FROM, _TO = 22, 28
"""How far from the middle of its first field a way begins, and of its last it ends."""
_HEAD: Final = 20
_BOW: Final = 64
_CENTRE: Final = 212
"""Distance from the middle that the ways of swapped pieces keep."""


def walked(piece: Piece, begin: Field, end: Field, lane: int = 0) -> list[Point]:
    """Returns the way of a piece; ways of several moves are beside each other by their `lane`.

    It is empty for a piece that came back to where it was.
    """
    if begin == end:
        return []
    seat = colour(piece)
    first, last = place(seat, begin, piece % 4), place(seat, end, piece % 4)
    if YARD in (begin, end):
        return cut([first, last])
    to_house = end >= HOUSE
    steps = 0 if begin >= HOUSE else ((start(seat) if to_house else end) - begin) % RING
    if not to_house:
        return cut(_round(begin, steps - RING if steps == RING - 4 else steps, lane))
    if not steps:
        return cut(_bow(first, last))
    return cut(_home(begin, steps, lane, last))


def swapped(first: Point, last: Point) -> list[Point]:
    """Returns the way between two pieces, around what stands in the middle of the board."""
    half = ((first[0] + last[0]) / 2 - MIDDLE[0], (first[1] + last[1]) / 2 - MIDDLE[1])
    away = hypot(*half)
    if away >= _CENTRE:
        return _both([first, last])
    side = (last[1] - first[1], first[0] - last[0])
    x, y = half if away > 1 else side
    by = (2 * _CENTRE - away) / hypot(x, y)
    control = (MIDDLE[0] + x * by, MIDDLE[1] + y * by)
    return _both(_curve(first, toward(first, control), toward(last, control), last))


def _both(points: Sequence[Point]) -> list[Point]:
    """Returns a line between two pieces with a head at both ends."""
    return _pointed(_pointed(points)[::-1])[::-1]


def _round(begin: float, steps: int, lane: int) -> list[Point]:
    """Returns the way along the ring: into the lane, along it and out again, by curves."""
    long = TRACK * abs(angle(steps) - angle(0))
    return [
        polar(_radius(min(along, long - along), long / 2, lane), angle(begin + steps * along / long))
        for along in _spread(long)
    ]


def _radius(along: float, most: float, lane: int) -> float:
    """Returns the radius of a way so far from its nearer end: an ellipse's quarter, then the lane.

    A short way, of which `most` is one half, goes further in, so that more of it is seen than its head.
    """
    part = max(0.0, min(1.0, along / min(_BEND, most)))  # a sum of fractions may be a little below zero
    deep = TRACK - _LANE + lane * _BESIDE + max(0.0, _BEND - most)
    return TRACK - deep * sqrt(1 - (1 - part) ** 2)


def _home(begin: Field, steps: int, lane: int, last: Point) -> list[Point]:
    """Returns the way along the lane and by a curve into the house."""
    axis, low = angle(begin + steps), _LANE - lane * _BESIDE
    long = TRACK * (axis - angle(begin)) - _BEND
    if long < _BEND:
        beside = polar(min(low, dist(last, MIDDLE)) - 8, angle(begin))
        return _curve(polar(TRACK, angle(begin)), beside, beside, last)
    ring = [polar(_radius(s, long, lane), angle(begin) + s / TRACK) for s in _spread(long)]
    turn = polar(low, axis)
    within = polar(low - _BEND, axis) if dist(last, MIDDLE) < low - _BEND else last
    return [*ring, *_curve(ring[-1], toward(ring[-1], turn), toward(within, turn), within), last]


def _bow(first: Point, last: Point) -> list[Point]:
    """Returns a way within a house, in a bow beside its fields."""
    away = dist(first, last) / _BOW
    x, y = (first[1] - last[1]) / away, (last[0] - first[0]) / away
    return _curve(first, (first[0] + x, first[1] + y), (last[0] + x, last[1] + y), last)


def _spread(long: float) -> list[float]:
    """Returns distances from 0 to `long`, at most ten pixels apart, and at least thirteen."""
    count = max(12, ceil(long / 10))
    return [long * n / count for n in range(count + 1)]


def _curve(a: Point, b: Point, c: Point, d: Point) -> list[Point]:
    """Returns points of a cubic curve."""
    found = []
    for n in range(17):
        t, u = n / 16, 1 - n / 16
        w = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        x, y = (sum(part * p[i] for part, p in zip(w, (a, b, c, d), strict=True)) for i in (0, 1))
        found.append((x, y))
    return found


def halfway(points: Sequence[Point]) -> Point:
    """Returns the point in the middle of a line's length."""
    left = sum(dist(one, other) for one, other in pairwise(points)) / 2
    for one, other in pairwise(points):
        long = dist(one, other)
        if left <= long:
            part = left / long if long else 0.0
            return (one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part)
        left -= long
    return points[-1]


def cut(points: Sequence[Point]) -> list[Point]:
    """Returns a line without what lies on its first field and last piece; its last leg is an arrow's head."""
    return _pointed(_without(points, _FROM)[::-1])[::-1]


def _pointed(points: Sequence[Point]) -> list[Point]:
    """Returns a line that begins at the edge of a piece, with a first leg as long as an arrow's head."""
    tip, *rest = _without(points, _TO)
    return [tip, *([p for p in rest if dist(p, tip) >= _HEAD] or rest[-1:])]


def _without(points: Sequence[Point], by: float) -> list[Point]:
    """Returns a line without its beginning: all that is nearer to its first point than `by`."""
    first = points[0]
    for n, (one, other) in enumerate(pairwise(points)):
        near, far = dist(first, one), dist(first, other)
        if far > by:
            part = (by - near) / (far - near)
            at = (one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part)
            return [at, *points[n + 1 :]]
    return list(points[-2:])
