"""The score sheet: a row for each player, a column for each round, and at the end the winner."""

from typing import Final

from games.kinaskak.views import KinaskakView
from games.params import Who
from locales import Speech
from render.drawing import signs
from render.drawing.theme import BRASS, CHALK, CHALK_DIM, FELT_DARK, INK
from render.kinaskak import art
from render.page import Page

_LEFT, _WIDE = 16, 968
_HEAD, _ROW = 46, 44
_NAME: Final = 232
_TOTAL: Final = 124
_BANNER: Final = 92


def draw(page: Page, view: KinaskakView, names: tuple[str, ...], say: Speech, top: int) -> int:
    """Draws the sheet below `top`; returns where it ends."""
    if view.phase == "over":
        top = _banner(page, view, names, say, top)
    rounds = len(view.ladder.contracts)
    step = (_WIDE - _NAME - _TOTAL) / rounds
    tall = _HEAD + _ROW * len(names) + 10
    page.block(_LEFT, top, _WIDE, tall, 16, FELT_DARK)
    for n in range(rounds):
        x = _LEFT + _NAME + step * (n + 0.5)
        is_now = n == view.round - 1 and view.phase != "over"
        page.write(x, top + 25, str(n + 1), 28, BRASS if is_now else CHALK_DIM, weight="Bold", align="middle")
    right = _LEFT + _WIDE - 22
    page.write(right, top + 25, say.say("kinaskak-picture-sum"), 28, CHALK_DIM, weight="Bold", align="right")
    for seat, name in enumerate(names):
        _row(page, view, seat, name, top + _HEAD + _ROW * seat + _ROW // 2, step)
    return top + tall


def _row(page: Page, view: KinaskakView, seat: int, name: str, y: int, step: float) -> None:
    page.centred(art.sign(seat, 30), _LEFT + 26, y)
    page.write(_LEFT + 50, y - 1, name, 30, CHALK, width=_NAME - 60)
    size = 30 if step > 66 else 25
    for n, row in enumerate(view.sheet):
        x = _LEFT + _NAME + step * (n + 0.5)
        none = row[seat] == 0
        page.write(
            x, y - 1, "–" if none else str(row[seat]), size, CHALK_DIM if none else CHALK, align="middle"
        )
    total = sum(row[seat] for row in view.sheet)
    light = signs.LIGHT[seat]
    page.write(_LEFT + _WIDE - 22, y - 1, str(total), 34, light, weight="Bold", align="right")


def winners(view: KinaskakView) -> tuple[int, ...]:
    """Returns the winners: fewest points among the players who have not resigned."""
    left = [n for n, gone in enumerate(view.gone) if not gone]
    sums = {n: sum(row[n] for row in view.sheet) for n in left}
    return tuple(n for n in left if sums[n] == min(sums.values()))


def _banner(page: Page, view: KinaskakView, names: tuple[str, ...], say: Speech, top: int) -> int:
    won = winners(view)
    page.block(_LEFT, top, _WIDE, _BANNER - 12, 20, BRASS)
    x = _LEFT + 44
    for seat in won:
        page.centred(art.sign(seat, 50), x, top + 40)
        x += 56
    if len(won) == 1:
        text = say.say("picture-wins", names, who=Who(won[0]))  # type: ignore[arg-type]  # a seat by its number
    else:
        text = say.say("kinaskak-picture-shared", winners=say.listed([names[n] for n in won]))
    size = 44 if len(won) == 1 else 34
    page.write(x, top + 39, text, size, INK, weight="Bold", width=int(_LEFT + _WIDE - 30 - x))
    return top + _BANNER + 6
