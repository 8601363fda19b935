"""The wooden cribbage board and the positions of its holes.

Three streets of thirty-five holes are joined by a great bend of ten and a small one of five, and the last
hole lies in the great bend; the short game goes once round: twenty-five, the great bend, twenty-five.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from PIL import Image

from games.cribbage.views import Peg
from render.cards.pips import pip
from render.drawing.canvas import Pen, Point
from render.drawing.sprites import SPRITES, Sprite
from render.drawing.strips import Palette
from render.drawing.theme import (
    BRASS,
    FELT,
    HOLE,
    INK,
    PAPER,
    SIDES,
    SIDES_DARK,
    SIDES_LIGHT,
    SUPER,
    WOOD,
    WOOD_DARK,
    WOOD_EDGE,
    WOOD_LIGHT,
    Colour,
    font,
    mix,
)
from render.page import Page

TABLE: Final = Palette("cribbage")
"""Colours of the board picture, which has its wood, its pegs, its letters and cards."""
WIDE: Final = 968
HIGH: Final = 282
SKUNK_LINES: Final = {121: (60, 90), 61: (30,)}
"""Returns the most points of a double skunk and of a skunk (RULES.md 7.2)."""

_LANE: Final = 12.0
_TOP, _MIDDLE, _BOTTOM = 64.0, 150.0, 236.0
_LEFT, _RIGHT = 110.0, 820.0
_BEND: Final = 834.0
_STARTS: Final = (54.0, 80.0)
_GAP: Final = 14.0
_HOLE: Final = 5.0
_PEG: Final = (58, 52)
_STANDS: Final = (20, 41)
"""Where on the sprite of a peg its hole is."""
_BAND: Final = 94
"""Height of what is drawn at once, a third of the board."""


@lru_cache(maxsize=4)
def holes(target: int, seat: int) -> tuple[Point, ...]:
    """Returns the middles of a side's holes on the board: two to start from, then 1 to the target."""
    lane = -_LANE if seat == 0 else _LANE  # the first side has the outer lane all the way
    starts = [(x, _TOP + lane) for x in _STARTS]
    whole = [*starts, *(_long(lane) if target == 121 else _short(lane))]
    return tuple(whole)


def _long(lane: float) -> Iterator[Point]:
    yield from ((x, _TOP + lane) for x in _street(35))
    yield from _bend(_BEND, _MIDDLE, _MIDDLE - _TOP - lane, 10, 1)
    yield from ((x, _BOTTOM - lane) for x in reversed(_street(35)))
    yield from _bend(_LEFT - 8, (_BOTTOM + _MIDDLE) / 2, (_BOTTOM - _MIDDLE) / 2 - lane, 5, -1)
    yield from ((x, _MIDDLE + lane) for x in _street(35))
    yield (_BEND + 26, _MIDDLE)


def _short(lane: float) -> Iterator[Point]:
    yield from ((x, _TOP + lane) for x in _street(25))
    yield from _bend(_BEND, _MIDDLE, _MIDDLE - _TOP - lane, 10, 1)
    yield from ((x, _BOTTOM - lane) for x in reversed(_street(25)))
    yield (_LEFT - 44, _BOTTOM)


def _street(count: int) -> list[float]:
    """Returns the holes of a straight street, from left to right, in fives."""
    gaps = count // 5 - 1
    pitch = (_RIGHT - _LEFT - gaps * _GAP) / (count - 1)
    return [_LEFT + n * pitch + n // 5 * _GAP for n in range(count)]


def _bend(x: float, y: float, radius: float, count: int, side: int) -> Iterator[Point]:
    """Yields the holes of a half circle: from above down on the right, from below up on the left."""
    gap = 0.5 if count > 5 else 0.0
    for n in range(count):
        turn = pi * (n + 0.5 + (gap if n >= 5 else 0.0)) / (count + gap)
        yield (x + side * radius * sin(turn), y - side * radius * cos(turn))


def _ribbon(target: int, seat: int) -> str:
    """Returns the path along a side's lane."""
    lane = -_LANE if seat == 0 else _LANE
    great = _MIDDLE - _TOP - lane
    points = [(_STARTS[0], _TOP + lane), (_BEND, _TOP + lane), *_bend(_BEND, _MIDDLE, great, 40, 1)]
    if target == 121:
        small = (_BOTTOM - _MIDDLE) / 2 - lane
        points += [(_LEFT - 8, _BOTTOM - lane), *_bend(_LEFT - 8, (_BOTTOM + _MIDDLE) / 2, small, 40, -1)]
        points += [(_LEFT - 8, _MIDDLE + lane), (_RIGHT, _MIDDLE + lane)]
    else:
        points += [(_LEFT, _BOTTOM - lane)]
    return "M" + " L".join(f"{x} {y}" for x, y in points)


def place(target: int, seat: int, hole: int, *, front: bool) -> tuple[int, int]:
    """Returns the position of a peg on the board in pixels; at 0 points a start hole."""
    at = 1 + hole if hole else int(front)
    x, y = holes(target, seat)[at]
    return (round(x), round(y))


def peg(seat: int) -> Sprite:
    """Returns a standing peg with its shadow: its head is round for one side, a lozenge for the other."""
    return SPRITES.get(f"peg {seat}", _PEG, lambda: _peg(seat))


def draw(page: Page, target: int, pegs: Sequence[Peg], left: int, top: int) -> None:
    """Draws the board with the pegs of both sides; a nearer one stands before a farther one."""
    page.put(wood(target), left, top)
    standing = [
        (*place(target, seat, hole, front=front), seat)
        for seat, own in enumerate(pegs)
        for front, hole in ((False, own.back), (True, own.front))
    ]
    for x, y, seat in sorted(standing, key=lambda one: one[1]):
        page.put(peg(seat), left + x - _STANDS[0], top + y - _STANDS[1])


SHAPES: Final = ("●", "◆")
"""The shapes of the sides as characters."""


def sign(seat: int, size: int) -> Sprite:
    """Returns the shape and colour of a side, `size` pixels square."""
    return SPRITES.get(f"sign {seat} {size}", (size, size), lambda: _sign(seat, size))


def wood(target: int) -> Sprite:
    """Returns the board without pegs."""
    return SPRITES.get(f"wood {target}", (WIDE, HIGH), lambda: _wood(target))


def _sign(seat: int, size: int) -> Image.Image:
    image = Image.new("RGBA", (size * SUPER, size * SUPER), (*SIDES_DARK[seat], 0))
    pen = Pen(image, size * SUPER / 33, (size * SUPER / 2, size * SUPER / 2))
    _shape(pen, seat, 13.5, SIDES_DARK[seat])
    _shape(pen, seat, 10.5, SIDES[seat])
    return image.reduce(SUPER)


def _peg(seat: int) -> Image.Image:
    image = Image.new("RGBA", (_PEG[0] * SUPER, _PEG[1] * SUPER), (*WOOD_EDGE, 0))
    pen = Pen(image, SUPER, (_STANDS[0] * SUPER, _STANDS[1] * SUPER))
    shadow = Image.new("RGBA", image.size, (*WOOD_EDGE, 0))
    Pen(shadow, SUPER, pen.at).fill(_PEG_SHADOW, (*HOLE, 120))
    image.alpha_composite(shadow)
    pen.shape(_SHAFT, SIDES_DARK[seat], INK, 1.6)
    pen.stroke("M-1.6 -16 L-0.8 -1", SIDES[seat], 2.2)
    top = pen.moved(0, -24)
    for radius, colour in ((13.6, INK), (12.2, PAPER), (10.4, SIDES_DARK[seat])):
        _shape(top, seat, radius, colour)
    _shape(top.moved(-0.6, -0.8), seat, 9.2, SIDES[seat])
    _shape(top.moved(-2.6, -3.2), seat, 3.8, SIDES_LIGHT[seat])
    return image.reduce(SUPER)


_SHAFT: Final = "M-5 -18 L5 -18 L3 2 C2 4 -2 4 -3 2 Z"
_PEG_SHADOW: Final = "M-3 1 C6 -4 14 -10 20 -12 C28 -15 36 -11 35 -5 C34 2 25 3 18 2 C11 1 6 3 2 5 Z"


def _shape(pen: Pen, seat: int, radius: float, colour: Colour | tuple[int, int, int, int]) -> None:
    if seat == 0:
        pen.dot(0, 0, radius, colour)
    else:
        r = radius * 1.16
        pen.fill(f"M0 {-r} L{r} 0 L0 {r} L{-r} 0 Z", colour)


# --- the wood -------------------------------------------------------------------------------------------


def _wood(target: int) -> Image.Image:
    """Returns the drawing, made in bands, because the whole at four times its size would take 22 MB."""
    table = Image.new("RGB", (WIDE, HIGH), FELT)  # it always lies on felt; without a mask it is pasted faster
    for top in range(0, HIGH, _BAND):
        image = Image.new("RGB", (WIDE * SUPER, _BAND * SUPER), WOOD)
        pen = Pen(image, SUPER, (0, -top * SUPER))
        _carve(pen, target)
        mask = Image.new("L", image.size)
        Pen(mask, SUPER, pen.at).block((0, 0, WIDE, HIGH), 26, 255)
        table.paste(image.reduce(SUPER), (0, top), mask.reduce(SUPER))
    return table


def _carve(pen: Pen, target: int) -> None:
    _grain(pen)
    for seat in (0, 1):
        data = _ribbon(target, seat)
        pen.stroke(data, WOOD_EDGE, 21)
        pen.stroke(data, _RIMS[seat], 18.5)
        pen.stroke(data, _RIBBONS[seat], 15)
    _fives(pen, target)
    for seat in (0, 1):
        for x, y in holes(target, seat)[:-1]:
            _drill(pen, x, y)
    _last_hole(pen, target)
    _numbers(pen, target)
    _ornaments(pen, target)
    _edge(pen)


_GRAIN: Final = (mix(WOOD, WOOD_LIGHT, 0.5), mix(WOOD, WOOD_DARK, 0.42), mix(WOOD, WOOD_LIGHT, 0.28))
_RIBBONS: Final = (
    mix(SIDES_LIGHT[0], SIDES[0], 0.3),
    mix(mix(SIDES_DARK[1], SIDES[1], 0.6), WOOD_LIGHT, 0.2),
)
"""One lane is paler than the wood and one darker, for readers who see no colours."""
_RIMS: Final = tuple(mix(WOOD_LIGHT, dark, 0.6) for dark in SIDES_DARK)


def tones() -> tuple[Colour, ...]:
    """Returns the flat colours of the wood."""
    return (*_GRAIN, *_RIBBONS, *_RIMS)


def _grain(pen: Pen) -> None:
    """Draws a few long flat grains of lighter and darker wood, which compress well."""
    for n in range(20):
        y = 4 + n * 14.2
        lift = 7 * sin(n * 1.7)
        thick = 1.6 + 2.4 * abs(sin(n * 2.3))
        upper = f"M-10 {y} C220 {y + lift} 380 {y - lift} 560 {y + lift / 2}"
        upper += f" C720 {y + lift} 860 {y - lift} 990 {y} L990 {y + thick}"
        lower = f" C860 {y - lift + thick * 2} 720 {y + lift + thick * 2} 560 {y + lift / 2 + thick}"
        lower += f" C380 {y - lift + thick * 2} 220 {y + lift + thick * 2} -10 {y + thick} Z"
        pen.fill(upper + lower, _GRAIN[n % 3])


def _drill(pen: Pen, x: float, y: float) -> None:
    pen.dot(x + 0.7, y + 0.9, _HOLE + 0.7, mix(WOOD_LIGHT, (255, 255, 255), 0.45))
    pen.dot(x, y, _HOLE, HOLE)


def _fives(pen: Pen, target: int) -> None:
    """Draws a line across both lanes after every fifth hole of a straight street."""
    outer, inner = holes(target, 0), holes(target, 1)
    for n in range(5, target - 1, 5):
        (ax, ay), (bx, by) = outer[n + 1], outer[n + 2]
        (cx, cy), (dx, dy) = inner[n + 1], inner[n + 2]
        one, other = ((ax + bx) / 2, (ay + by) / 2), ((cx + dx) / 2, (cy + dy) / 2)
        skunk = n in SKUNK_LINES[target]
        _line(pen, one, other, 12, WOOD_EDGE if not skunk else (150, 24, 30), 1.6 if not skunk else 4)


def _line(pen: Pen, one: Point, other: Point, past: float, colour: Colour, width: float) -> None:
    """Draws a line through two points and beyond."""
    long = ((other[0] - one[0]) ** 2 + (other[1] - one[1]) ** 2) ** 0.5 or 1
    x, y = (other[0] - one[0]) / long * past, (other[1] - one[1]) / long * past
    pen.stroke(f"M{one[0] - x} {one[1] - y} L{other[0] + x} {other[1] + y}", colour, width)


def _last_hole(pen: Pen, target: int) -> None:
    x, y = holes(target, 0)[-1]
    pen.dot(x, y, 17, BRASS, WOOD_EDGE, 2)
    pen.dot(x, y, 11.5, mix(BRASS, WOOD_EDGE, 0.35))
    pen.dot(x, y, 10, mix(BRASS, (255, 255, 255), 0.25))
    _drill(pen, x, y)


def _numbers(pen: Pen, target: int) -> None:
    """Draws the number of every tenth hole of a street above it."""
    letters = font(26 * SUPER, "Semibold")
    for n in range(10, target, 10):
        (ax, ay), (bx, by) = holes(target, 0)[n + 1], holes(target, 1)[n + 1]
        if abs(ax - bx) < 1:  # in the bends there is no room
            at = pen.place((ax, min(ay, by) - 24))
            pen.draw.text(at, str(n), fill=WOOD_EDGE, font=letters, anchor="mm")


def _ornaments(pen: Pen, target: int) -> None:
    if target == 121:
        return
    for n, suit in enumerate("CDHS"):
        pip(pen.moved(330 + n * 100, _MIDDLE, 0.62), suit, mix(WOOD_DARK, WOOD_EDGE, 0.5))


def _edge(pen: Pen) -> None:
    """Draws a dark edge with rounded corners and a light bevel."""
    for inset, width, colour in (
        (0, 5, WOOD_EDGE),
        (5, 2, mix(WOOD_LIGHT, (255, 255, 255), 0.3)),
        (7, 2, WOOD_DARK),
    ):
        (x0, y0), (x1, y1) = pen.place((inset, inset)), pen.place((WIDE - inset, HIGH - inset))
        box, radius = (x0, y0, x1 - 1, y1 - 1), (26 - inset) * SUPER
        pen.draw.rounded_rectangle(box, radius, outline=colour, width=width * SUPER)
