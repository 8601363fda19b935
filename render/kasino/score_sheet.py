"""Draws the points of a round item by item, and the winners."""

from collections.abc import Sequence
from typing import Final

from games.kasino.views import Award, Count, KasinoView
from games.params import Seat
from locales import Speech
from render.banner import Ending, placing
from render.drawing import signs
from render.drawing.lettering import beside
from render.drawing.theme import BRASS, CHALK, CHALK_DIM, FELT_DARK, INK
from render.page import Page

_LEFT, _WIDE = 16, 968
_ROW: Final = 48
_NAMES: Final = 300
"""Width of the column of items, in pixels."""


def draw_count(
    page: Page, view: KasinoView, names: Sequence[str], say: Speech, top: int, lines: int = 0
) -> int:
    """Draws the last count with room for so many items; returns its height."""
    count = view.count
    if count is None:
        return 0
    lines = max(lines, len(count.rows))
    tall = 34 + _ROW * (lines + 3)
    page.block(_LEFT, top, _WIDE, tall, 20, FELT_DARK)
    title = say.say("kasino-picture-count", round=count.round)
    page.write(_LEFT + 24, top + 34, title, 31, CHALK_DIM, weight="Bold", width=_NAMES - 20)
    step = (_WIDE - _NAMES - 20) / len(view.sides)
    for side, seats in enumerate(view.sides):
        x = _LEFT + _NAMES + step * side
        for n, seat in enumerate(seats):
            page.centred(signs.sign(seat, 34), x + 20 + n * 38, top + 34)
        first = x + 44 + 38 * (len(seats) - 1)
        text = " + ".join(beside(names[seat]) for seat in seats)
        page.name(first, top + 34, text, 30, CHALK, width=int(x + step - first - 12))
    for n, award in enumerate(count.rows):
        _row(page, award, say, top + 34 + _ROW * (n + 1), step)
    _totals(page, count, view, say, top + 34 + _ROW * (lines + 1), step)
    return tall


def _row(page: Page, award: Award, say: Speech, y: float, step: float) -> None:
    """Draws the amount of each side, and its points."""
    page.write(_LEFT + 24, y, say.say(f"kasino-picture-{award.kind}"), 33, CHALK, width=_NAMES - 30)
    for side, (amount, points) in enumerate(zip(award.amounts, award.points, strict=True)):
        x = _LEFT + _NAMES + step * side
        page.write(x + 62, y, str(amount), 33, CHALK_DIM if amount else FELT_DARK, align="right")
        if points:
            page.block(x + 82, y - 18, 66, 36, 18, BRASS)
            page.write(x + 115, y, f"+{points}", 31, INK, weight="Bold", align="middle")


def _totals(page: Page, count: Count, view: KasinoView, say: Speech, y: float, step: float) -> None:
    rows = (("kasino-picture-round-points", count.points), ("kasino-picture-scores", count.scores))
    for n, (id, numbers) in enumerate(rows):
        at = y + n * _ROW
        page.write(_LEFT + 24, at, say.say(id), 34, CHALK, weight="Bold", width=_NAMES - 30)
        for side, seats in enumerate(view.sides):
            x = _LEFT + _NAMES + step * side
            colour = signs.LIGHT[seats[0]]
            page.write(x + 115, at, str(numbers[side]), 36, colour, weight="Bold", align="middle")


def ending(view: KasinoView, say: Speech) -> Ending | None:
    """Returns the sides by points, the winners first and a side that resigned last (RULES.md 8)."""
    if view.phase != "over":
        return None
    seats = {seat: n for n, side in enumerate(view.sides) for seat in side}
    of = [seats[Seat(n)] for n in range(len(seats))]
    ranks = [
        (view.sides[n][0] not in view.winners, view.resigned in view.sides[n], -view.scores[n]) for n in of
    ]
    return Ending(
        placing(ranks),
        tuple(str(view.scores[n]) for n in of),
        say.say("picture-resigned") if view.resigned is not None else "",
        teams=any(len(side) > 1 for side in view.sides),
    )
