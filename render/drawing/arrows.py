"""Arrows through points of a picture, pale around their colour so that they show on every ground."""

from collections.abc import Sequence
from math import atan2, cos, hypot, sin
from typing import Final, NamedTuple

from PIL import Image

from render.drawing.canvas import Pen, Point
from render.drawing.sprites import SPRITES, Sprite
from render.drawing.theme import PAPER, Colour

_TWICE: Final = 2
"""Arrows are drawn at this scale, since at `SUPER` they would fill the memory."""


class Layer(NamedTuple):
    """The width of a shaft; how far before the end its head begins, and how long the head is. In pixels."""

    width: float
    back: float
    wing: float


class ArrowStyle(NamedTuple):
    """How arrows look: margin of the sprite, how much shorter the shaft is, half the angle of a head."""

    key: str
    margin: float
    gap: float
    spread: float
    rim: Layer
    core: Layer


def arrow(
    style: ArrowStyle, points: Sequence[Point], colour: Colour, *, both: bool = False, scale: float = 1
) -> tuple[Sprite, Point]:
    """Returns an arrow through the points at that scale, and its upper left corner; `both`: two heads.

    Arrows that differ only in their place are one sprite.
    """
    margin = style.margin
    left, top = min(x for x, _ in points) - margin, min(y for _, y in points) - margin
    inside = [(round(x - left), round(y - top)) for x, y in points]
    wide = round((max(x for x, _ in inside) + margin) * scale)
    tall = round((max(y for _, y in inside) + margin) * scale)
    key = f"arrow {style.key} {colour} {both} {scale} {inside}"

    def paint() -> Image.Image:
        image = Image.new("RGBa", (wide * _TWICE, tall * _TWICE))  # as `reduce` wants it
        pen = Pen(image, _TWICE * scale)
        for ink, layer in ((PAPER, style.rim), (colour, style.core)):
            _arrow(pen, style, inside, ink, layer, both)
        return image.reduce(_TWICE).convert("RGBA")

    return SPRITES.get(key, (wide, tall), paint), (left, top)


def _arrow(
    pen: Pen, style: ArrowStyle, points: Sequence[Point], ink: Colour, layer: Layer, both: bool
) -> None:
    shaft: list[Point] = [*points[:-1], short(points[-2], points[-1], style.gap)]
    if both:
        shaft[0] = short(points[1], points[0], style.gap)
    pen.stroke("M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in shaft), ink, layer.width)
    _head(pen, points[-2], points[-1], ink, layer, style.spread)
    if both:
        _head(pen, points[1], points[0], ink, layer, style.spread)


def short(before: Point, end: Point, by: float) -> Point:
    """Returns the end of a line drawn back towards where it comes from."""
    away = hypot(end[0] - before[0], end[1] - before[1]) or 1.0
    by = min(by, away * 0.7)
    return (end[0] - (end[0] - before[0]) / away * by, end[1] - (end[1] - before[1]) / away * by)


def _head(pen: Pen, before: Point, end: Point, ink: Colour, layer: Layer, spread: float) -> None:
    turn = atan2(end[1] - before[1], end[0] - before[0])
    tip = (end[0] - layer.back * cos(turn), end[1] - layer.back * sin(turn))
    wings = [
        (tip[0] - layer.wing * cos(turn + side), tip[1] - layer.wing * sin(turn + side))
        for side in (spread, -spread)
    ]
    pen.draw.polygon([pen.place(p) for p in (tip, *wings)], fill=ink)
