"""Draws the points of both players over the deals, a step for each play and each show."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from games.cribbage.views import CribbageView
from locales import Speech
from render.cribbage import track
from render.drawing import theme
from render.drawing.canvas import Pen, Point
from render.drawing.lettering import beside
from render.drawing.sprites import SPRITES
from render.page import Page
from render.voice import shown_names

_LEFT, _TOP, _WIDE, _TALL = 92, 118, 840, 392
_NOTES_A_DEAL: Final = 2
_LETTERS: Final = 28
_SKUNK: Final = theme.mix(theme.FELT_LIGHT, (220, 60, 60), 0.6)


def draw_curve(page: Page, view: CribbageView, say: Speech) -> int:
    """Draws the curve; returns the height of the picture."""
    _names(page, view, say)
    target = int(view.options.target)
    history = ((0, 0), *view.history)
    deals = max(2, -(-(len(history) - 1) // _NOTES_A_DEAL))
    key = f"curve {target} {deals} {history}"
    plot = SPRITES.get(key, (_WIDE + 24, _TALL + 24), lambda: _plot(target, deals, history))
    page.put(plot, _LEFT - 12, _TOP - 12)
    for points in _levels(target):
        y = _TOP + _TALL - points * _TALL / target
        page.write(_LEFT - 20, y, str(points), _LETTERS, theme.CHALK_DIM, weight="Bold", align="right")
    step = 1 if deals <= 14 else 2
    for deal in range(1, deals + 1, step):
        x = _LEFT + _x(deal * _NOTES_A_DEAL, deals)
        page.write(x, _TOP + _TALL + 34, str(deal), _LETTERS, theme.CHALK_DIM, weight="Bold", align="middle")
    page.write(_LEFT - 76, _TOP + _TALL + 72, say.say("picture-way"), _LETTERS, theme.CHALK_DIM, width=900)
    for seat in (0, 1):
        x, y = _at(len(history) - 1, history[-1][seat], target, deals)
        page.centred(track.sign(seat, 34), _LEFT + x, _TOP + y)
    return _TOP + _TALL + 104


def _names(page: Page, view: CribbageView, say: Speech) -> None:
    """Draws the legend: each player's line and score."""
    for seat, name in enumerate(shown_names(page.look, 2, track.SHAPES)):
        x = 16 + seat * 492
        page.block(x, 16, 476, 68, 20, theme.FELT_DARK)
        page.centred(track.sign(seat, 38), x + 36, 50)
        score = page.write(
            x + 456, 50, str(view.scores[seat]), 48, theme.SIDES_LIGHT[seat], weight="Bold", align="right"
        )
        page.name(x + 66, 49, beside(name), 34, theme.CHALK, width=370 - score.width)


def _levels(target: int) -> tuple[int, ...]:
    """Returns the points with a horizontal line: skunks and the last hole among them."""
    return (0, 30, 60, 90, 121) if target == 121 else (0, 15, 30, 45, 61)


def _x(note: int, deals: int) -> float:
    return note * _WIDE / (deals * _NOTES_A_DEAL)


def _at(note: int, points: int, target: int, deals: int) -> Point:
    return (_x(note, deals), _TALL - points * _TALL / target)


def _plot(target: int, deals: int, history: Sequence[tuple[int, int]]) -> Image.Image:
    """Returns a drawing of levels, deals and the two curves."""
    size = ((_WIDE + 24) * theme.SUPER, (_TALL + 24) * theme.SUPER)
    image = Image.new("RGBA", size, (*theme.FELT_LIGHT, 0))
    pen = Pen(image, theme.SUPER, (12 * theme.SUPER, 12 * theme.SUPER))
    for points in _levels(target):
        y = _TALL - points * _TALL / target
        colour = _SKUNK if points in track.SKUNK_LINES[target] else theme.FELT_LIGHT
        colour = theme.BRASS if points == target else colour
        pen.stroke(f"M0 {y} L{_WIDE} {y}", colour, 2 if colour == theme.FELT_LIGHT else 3)
    for deal in range(1, deals + 1):
        x = _x(deal * _NOTES_A_DEAL, deals)
        pen.stroke(f"M{x} {_TALL} L{x} {_TALL + 10}", theme.CHALK_DIM, 2)
    for seat in (0, 1):
        way = [_at(n, scores[seat], target, deals) for n, scores in enumerate(history)]
        line = " L".join(f"{x} {y}" for x, y in way)
        pen.stroke(f"M{line}", theme.FELT_DARK, 10)
        pen.stroke(f"M{line}", theme.SIDES[seat], 6)
    return image.reduce(theme.SUPER)
