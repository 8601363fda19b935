"""The cartouche of the chart: the round, who is to play, and the roll as dice."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from games.fuldrigger.views import FuldriggerView
from locales import Speech
from render.drawing.canvas import Pen, blank, reduced, square
from render.drawing.lettering import beside
from render.drawing.sprites import SPRITES, Sprite
from render.drawing.theme import SUPER
from render.fuldrigger import art, colours
from render.fuldrigger.name_positions import CARTOUCHE
from render.page import Align, Page

_DIE: Final = 31
_LARGE: Final = 32
_PIPS: Final = {
    1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)), 5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}  # fmt: skip


def draw(page: Page, view: FuldriggerView, names: Sequence[str], say: Speech) -> None:
    """Draws the cartouche in its place on the whole chart."""
    sea = view.sea
    left, top, right, bottom = CARTOUCHE
    page.put(_plaque(round(right - left), round(bottom - top)), left, top)
    middle, is_over = (left + right) / 2, sea.phase == "over"
    y = (top + bottom) / 2 if is_over else top + 34
    page.write(middle, y, _round(view, say), 28, colours.LAND_EDGE, weight="Bold", width=290, align="middle")
    if is_over:
        return
    name = beside(names[sea.turn])
    page.centred(art.sign(sea.turn, 34), left + 38, top + 72)
    page.name(left + 62, top + 71, name, _LARGE, colours.INK, width=244)
    said = say.say("picture-to-play")
    x: float = left + 24 if sea.dice else middle
    align: Align = "left" if sea.dice else "middle"
    page.write(x, top + 112, said, 26, colours.DARK[sea.turn], weight="SemiboldIt", width=128, align=align)
    _dice(page, sea.dice, right - 22, top + 112)


def _round(view: FuldriggerView, say: Speech) -> str:
    """Returns the round in words."""
    sea = view.sea
    if sea.last_round and sea.phase != "over":
        return say.say("fuldrigger-picture-last")
    if not sea.round:
        return say.say("fuldrigger-picture-choosing")
    return say.say("fuldrigger-picture-round", round=sea.round, rounds=view.options.rounds)


def _dice(page: Page, dice: Sequence[int], right: float, y: float) -> None:
    """Draws the dice of the turn and their sum, ending at `right`."""
    if not dice:
        return
    total = page.write(right, y, f"= {sum(dice)}", 27, colours.INK, weight="Bold", align="right")
    for n, pips in enumerate(reversed(dice)):
        page.centred(die(pips, _DIE), right - total.width - 8 - _DIE / 2 - n * (_DIE + 3), y)


def die(pips: int, size: int) -> Sprite:
    """Returns a die that shows so many pips."""

    def paint(pen: Pen) -> None:
        pen.block((-19, -19, 19, 19), 7, colours.INK)
        pen.block((-17, -17, 17, 17), 5.5, (255, 253, 246))
        for x, y in _PIPS[pips]:
            pen.dot(x * 9.5, y * 9.5, 3.9, colours.CROWN if pips == 1 else colours.INK)

    return square(f"fuldrigger die {pips} {size}", size, 40, paint)


def _plaque(wide: int, tall: int) -> Sprite:
    """Returns the empty cartouche: a plaque with hollow corners, a golden line inside, a ruled heading."""

    def paint() -> Image.Image:
        image = blank(wide, tall)
        pen = Pen(image, SUPER)
        pen.shape(_hollow(wide, tall, 3, 16), colours.PAPER, colours.FRAME, 4)
        pen.stroke(_hollow(wide, tall, 9, 16), colours.GOLD, 2)
        pen.stroke(f"M60 54 L{wide / 2 - 12} 54", colours.GOLD, 2)
        pen.stroke(f"M{wide / 2 + 12} 54 L{wide - 60} 54", colours.GOLD, 2)
        pen.fill(f"M{wide / 2 - 7} 54 L{wide / 2} 50 L{wide / 2 + 7} 54 L{wide / 2} 58 Z", colours.GOLD)
        return reduced(image)

    return SPRITES.get(f"fuldrigger plaque {wide} {tall}", (wide, tall), paint)


def _hollow(wide: int, tall: int, inset: int, r: int) -> str:
    """Returns a rectangle with hollow corners as a path."""
    a, b, c, d = inset, inset, wide - inset, tall - inset
    return (
        f"M{a + r} {b} L{c - r} {b} Q{c - r} {b + r} {c} {b + r} L{c} {d - r} Q{c - r} {d - r} {c - r} {d} "
        f"L{a + r} {d} Q{a + r} {d - r} {a} {d - r} L{a} {b + r} Q{a + r} {b + r} {a + r} {b} Z"
    )
