"""The fortunes over the game: a line for each company, each ending in its shape; and as they are measured."""

from typing import Final

from PIL import Image, ImageDraw

from games.fuldrigger.views import FuldriggerView
from locales import Speech
from render.drawing.canvas import Point
from render.drawing.sprites import SPRITES
from render.drawing.theme import Colour
from render.fortunes import Amounts, Measure, each
from render.fuldrigger import art, colours
from render.look import Look
from render.page import Page

_TWICE: Final = 2
_STEPS: Final = (50, 100, 200, 500, 1000, 2000, 5000, 10000)
_LINES: Final = 5


def curve(page: Page, view: FuldriggerView, look: Look, say: Speech, place: tuple[int, int, int, int]) -> int:
    """Draws the curve; returns its height, 0 before the end of the first round."""
    if len(view.curve) < 2:
        return 0
    x, y, wide, tall = place
    page.write(x + 8, y + 18, say.say("fuldrigger-picture-curve"), 30, colours.INK, weight="Bold", width=wide)
    page.block(x, y + 40, wide, tall, 12, (250, 242, 220), colours.PAPER_DARK)
    most = max(worth for row in view.curve for worth in row if worth is not None)
    step = next((s for s in _STEPS if most <= s * _LINES), _STEPS[-1])
    top = step * max(1, -(-most // step))
    left, base, high = x + 90, y + 40 + tall - 34, tall - 60
    for n in range(top // step + 1):
        level = base - n * step / top * high
        page.block(left, round(level), x + wide - 60 - left, 2, 0, colours.PAPER_DARK)
        page.write(left - 12, level, say.number(n * step), 24, colours.LAND_EDGE, width=80, align="right")
    length = (x + wide - 70 - left) / max(1, len(view.curve) - 1)
    for seat in sorted(view.sea.order):
        points = [
            (left + n * length, base - worth / top * high)
            for n, row in enumerate(view.curve)
            if (worth := row[seat]) is not None
        ]
        _line(page, points, colours.SEATS[seat])
        if points:
            page.centred(art.sign(seat, 30), *points[-1])
    page.write(left, base + 18, "0", 22, colours.LAND_EDGE, align="middle")
    rounds = str(len(view.curve) - 1)
    end = left + length * (len(view.curve) - 1)
    page.write(end, base + 18, rounds, 22, colours.LAND_EDGE, align="middle")
    return tall + 46


def _line(page: Page, points: list[Point], colour: Colour) -> None:
    """Draws a line as a sprite of its own size."""
    if len(points) < 2:
        return
    left, top = min(p[0] for p in points) - 6, min(p[1] for p in points) - 6
    size = (
        round(max(p[0] for p in points) - left) + 8,
        round(max(p[1] for p in points) - top) + 8,
    )
    inside = tuple((round(px - left, 1), round(py - top, 1)) for px, py in points)

    def paint() -> Image.Image:
        mask = Image.new("L", (size[0] * _TWICE, size[1] * _TWICE))
        line = [(px * _TWICE, py * _TWICE) for px, py in inside]
        ImageDraw.Draw(mask).line(line, fill=255, width=5 * _TWICE, joint="curve")
        image = Image.new("RGBA", size, colour)
        image.putalpha(mask.reduce(_TWICE))
        return image

    page.put(SPRITES.get(f"fuldrigger curve {inside} {colour}", size, paint), left, top)


def _amounts(view: FuldriggerView, end: FuldriggerView) -> Amounts:
    """Returns the fortunes after the last finished round; before it those of the start."""
    known = end.curve[: max(1, len(view.curve))]
    return known[-1] if known else ()


MEASURE: Final = Measure[FuldriggerView](
    parties=lambda view, end: each(len(end.sea.order)),
    amounts=_amounts,
    stage=lambda view, end: max(1, view.sea.round),
    unit="round",
    sign=art.sign,
    colours=colours.SEATS,
    name=lambda end: "history-fortune",
)
