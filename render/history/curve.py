"""Draws the fortunes of all players over a whole game, a line for each party, and tells them in words."""

from collections.abc import Iterator, Sequence
from typing import Final

from PIL import Image

from render.drawing.canvas import Pen, Point
from render.drawing.sprites import SPRITES
from render.drawing.strips import Scene
from render.drawing.theme import CHALK, CHALK_DIM, FELT, FELT_DARK, FELT_LIGHT, INK, PAPER, Colour
from render.history import pens
from render.history.course import Course
from render.page import Page
from render.voice import ALT_LIMIT, fitting

_LEFT: Final = 112
_WIDE: Final = 836
_TALL: Final = 390
_HEAD: Final = 76
_ROW: Final = 56
_LEVELS: Final = 7
_TICKS: Final = 12
_STEPS: Final = (1, 2, 5)
_TWICE: Final = 2


def scene(course: Course) -> Scene:
    """Returns the picture, 1,000 pixels wide."""
    page = Page(pens.WIDE, FELT, course.look)
    return page.scene(draw(page, course, 0))


def draw(page: Page, course: Course, top: int) -> int:
    """Draws names, amounts and curve below `top`; returns where they end."""
    pens.heading(page, course, top + 40)
    top = _legend(page, course, top + _HEAD)
    rows = course.known
    low, high, step = scale([amount for row in rows for amount in row])
    plot = _Plot(top + 16, low, high, len(rows))
    page.block(pens.EDGE, top, pens.WIDE - 2 * pens.EDGE, _TALL + 76, 16, FELT_DARK)
    for level in range(low, high + 1, step):
        y = plot.y(level)
        page.block(_LEFT, y - 1, _WIDE, 2, 0, FELT_LIGHT)
        page.write(_LEFT - 14, y, course.speech.number(level), 28, CHALK_DIM, weight="Bold", align="right")
    _ticks(page, course, plot)
    for n in range(len(course.parties)):
        _line(page, course, plot, n)
    return top + _TALL + 76 + pens.EDGE


def _legend(page: Page, course: Course, top: int) -> int:
    """Draws each party with its last amount, in two columns; returns where it ends."""
    wide = (pens.WIDE - 3 * pens.EDGE) // 2
    best = course.ranked()[0]
    for n, name in enumerate(course.drawn_names()):
        x = pens.EDGE + n % 2 * (wide + pens.EDGE)
        y = top + n // 2 * (_ROW + 8)
        pens.panel(page, x, y, wide, _ROW, lit=n in best)
        last = course.speech.number(course.known[-1][n])
        amount = page.write(x + wide - 18, y + 28, last, 36, CHALK, weight="Bold", align="right")
        pens.party(page, course, n, name, (x + 14, y + 28), wide - 50 - amount.width)
    return top + -(-len(course.parties) // 2) * (_ROW + 8) + 4


class _Plot:
    """Where amounts and positions lie; `base` is the height of the lowest level."""

    def __init__(self, top: int, low: int, high: int, count: int) -> None:
        self._top, self._low, self._high = top, low, high
        self._count = count
        self.base = top + _TALL

    def x(self, n: float) -> float:
        """Returns the place of a position, counted from 0."""
        return _LEFT + n * _WIDE / max(1, self._count - 1)

    def y(self, amount: float) -> float:
        """Returns the height of an amount."""
        return self._top + _TALL * (self._high - amount) / (self._high - self._low)


def scale(amounts: Sequence[int]) -> tuple[int, int, int]:
    """Returns the lowest and highest level, round numbers around all amounts, and the step between levels."""
    low, high = min(0, *amounts), max(*amounts, 1)
    step = next(
        s * 10**power for power in range(10) for s in _STEPS if (high - low) <= s * 10**power * _LEVELS
    )
    return low // step * step, -(-high // step) * step, step


def _ticks(page: Page, course: Course, plot: _Plot) -> None:
    """Draws the numbers of deals or rounds below the curve, at most a dozen."""
    skipped = len(course.positions) - len(course.known)
    ends = [n for n in course.ends() if n >= skipped]
    every = -(-len(ends) // _TICKS) or 1
    for place, n in enumerate(ends):
        if len(ends) > 1 and (place + 1) % every == 0:
            x = plot.x(n - skipped)
            page.block(x - 1, plot.base, 2, 10, 0, CHALK_DIM)
            number = str(course.stages[n])
            page.write(x, plot.base + 30, number, 28, CHALK_DIM, weight="Bold", align="middle")


def _line(page: Page, course: Course, plot: _Plot, party: int) -> None:
    """Draws the line of a party, with its shape at the end and twice on the way."""
    assert course.measure is not None  # as `pens.party`
    rows = course.known
    points = [
        (round(plot.x(n), 1), round(plot.y(row[party]), 1))
        for n, row in enumerate(rows)
        if n in (0, len(rows) - 1) or rows[n - 1][party] != row[party] or rows[n + 1][party] != row[party]
    ]
    seats = course.parties[party]
    _stroke(page, points, course.measure.colours[seats[0]])
    for part in (0.33, 0.66, 1.0):
        n = round(part * (len(rows) - 1))
        x, y = plot.x(n), plot.y(rows[n][party])
        for place, seat in enumerate(seats):
            page.centred(course.measure.sign(seat, 30), x + place * 18, y)


def _stroke(page: Page, points: Sequence[Point], colour: Colour) -> None:
    """Draws a line with a dark edge as a sprite of its own size."""
    left, top = min(x for x, _ in points) - 8, min(y for _, y in points) - 8
    wide, tall = max(x for x, _ in points) - left + 8, max(y for _, y in points) - top + 8
    size = round(wide) + 1, round(tall) + 1
    path = "M" + " L".join(f"{x - left} {y - top}" for x, y in points)

    def paint() -> Image.Image:
        image = Image.new("RGB", size, INK)
        image.paste(PAPER, (0, 0), _mask(path, size, 7))
        image.paste(colour, (0, 0), _mask(path, size, 5))
        image.putalpha(_mask(path, size, 9))
        return image

    page.put(SPRITES.get(f"history {path} {colour}", size, paint), left, top)


def _mask(path: str, size: tuple[int, int], width: int) -> Image.Image:
    """Returns a line as a mask: four channels of that size would take six times as long."""
    mask = Image.new("L", (size[0] * _TWICE, size[1] * _TWICE))
    Pen(mask, _TWICE).stroke(path, 255, width)
    return mask.reduce(_TWICE)


def words(course: Course) -> str:
    """Returns the curve in words, at most 1,024 characters."""
    return fitting(list(_sentences(course)), " ", ALT_LIMIT)


def _sentences(course: Course) -> Iterator[str]:
    say = course.speech.say
    yield say("history-words-curve", title=pens.title(course))
    rows, ends = course.known, course.ends()
    skipped = len(course.positions) - len(rows)
    middle = [n for n in ends if n >= skipped][: len(ends) // 2][-1:]
    for n, name in enumerate(course.told_names()):
        yield say(
            "history-words-party", who=name, first=rows[0][n], last=rows[-1][n],
            highest=max(row[n] for row in rows), lowest=min(row[n] for row in rows),
            middle=rows[middle[0] - skipped][n] if middle else "none",
        )  # fmt: skip
