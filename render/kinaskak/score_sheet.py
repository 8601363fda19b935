"""The score sheet: a row for each player, a column for each round, and at the end the winner."""

from math import ceil
from typing import Final

from games.kinaskak.views import KinaskakView
from locales import Speech
from render.banner import Ending, placing
from render.drawing import signs
from render.drawing.lettering import drawable, length
from render.drawing.theme import BRASS, CHALK, CHALK_DIM, FELT_DARK
from render.kinaskak import art
from render.page import Page

_LEFT, _WIDE = 16, 968
_HEAD, _ROW = 44, 41
_NAME: Final = 262
_LEAST: Final = 54
"""Least width of the names, and of a round."""
_LETTERS: Final = 30
_TOTAL: Final = 124


def draw(page: Page, view: KinaskakView, names: tuple[str, ...], say: Speech, top: int) -> int:
    """Draws the sheet below `top`, once there are points; returns where it ends."""
    if not view.sheet:
        return top
    rounds = len(view.ladder.contracts)
    left = _names(names, rounds)
    step = (_WIDE - left - _TOTAL) / rounds
    tall = _HEAD + _ROW * len(names) + 10
    page.block(_LEFT, top, _WIDE, tall, 16, FELT_DARK)
    for n in range(rounds):
        x = _LEFT + left + step * (n + 0.5)
        is_now = n == view.round - 1 and view.phase != "over"
        page.write(x, top + 25, str(n + 1), 28, BRASS if is_now else CHALK_DIM, weight="Bold", align="middle")
    right = _LEFT + _WIDE - 22
    page.write(right, top + 25, say.say("kinaskak-picture-sum"), 28, CHALK_DIM, weight="Bold", align="right")
    for seat, name in enumerate(names):
        _row(page, view, seat, name, top + _HEAD + _ROW * seat + _ROW // 2, (left, step), say)
    return top + tall


def _names(names: tuple[str, ...], rounds: int) -> int:
    """Returns the width of the names: as much as the longest needs, and leaves room for the rounds."""
    wanted = ceil(max(length(drawable(name), _LETTERS, "Semibold") for name in names)) + 62
    return max(_NAME, min(wanted, _WIDE - _TOTAL - _LEAST * rounds))


def _row(
    page: Page, view: KinaskakView, seat: int, name: str, y: int, columns: tuple[int, float], say: Speech
) -> None:
    """Draws a player's row; `columns`: the width of the names, and of a round."""
    left, step = columns
    page.centred(art.sign(seat, 30), _LEFT + 26, y)
    page.name(_LEFT + 50, y - 1, name, _LETTERS, CHALK, width=left - 60, weight="Semibold")
    size = 30 if step > 66 else 25
    for n, row in enumerate(view.sheet):
        x = _LEFT + left + step * (n + 0.5)
        none = row[seat] == 0
        page.write(
            x, y - 1, "–" if none else str(row[seat]), size, CHALK_DIM if none else CHALK, align="middle"
        )
    total, light = say.number(view.totals[seat]), signs.LIGHT[seat]
    page.write(_LEFT + _WIDE - 22, y - 1, total, 34, light, weight="Bold", align="right")


def ending(view: KinaskakView, say: Speech) -> Ending | None:
    """Returns the seats by penalty points, the fewest first; those who resigned are last, each for itself."""
    if view.phase != "over":
        return None
    return Ending(placing(view.ranks), tuple(map(say.number, view.totals)))
