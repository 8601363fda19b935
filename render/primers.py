"""The labelled picture of a game's short rules: its board with numbered circles, and the words for them.

A circle stands beside what changes on the board if the thing that it is about does. So it is anchored to
whatever the renderer draws, wherever it draws it; it never lies on that, and covers as little else as it can.
"""

import io
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import hypot
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageStat

from locales import speech
from render.drawing.lettering import label
from render.drawing.sprites import Sprite
from render.drawing.strips import draw
from render.look import Look
from render.registry import of_game

Box = tuple[int, int, int, int]

RADIUS: Final = 25
_SUPER: Final = 4
_FILL, _RIM, _NUMBER = (255, 214, 64), (24, 24, 28), (24, 24, 28)
_GAP: Final = 4
"""Pixels between a circle and what it is about."""
_NEAR: Final = 24
"""Pixels that a circle keeps from what another one is about, where it can."""
_APART: Final = 60
"""Columns without a difference that part two things."""


def words(game: str, language: str) -> list[str]:
    """Returns the numbered lines, for below the picture and its alt text; empty for a game without one."""
    primer, say = of_game(game).primer(), speech(language).say
    return [] if primer is None else [f"{n} {say(id)}" for n, id in enumerate(primer.others, 1)]


@cache
def picture(game: str, language: str) -> bytes:
    """Returns the board with its circles as a PNG, of a game that has a primer."""
    labelled = _drawn(game, language)
    for n, (x, y) in enumerate(places(game, language), 1):
        labelled.paste(*_circle(n, (x - RADIUS, y - RADIUS)))
    data = io.BytesIO()
    labelled.quantize(256, method=Image.Quantize.FASTOCTREE).save(data, "PNG", optimize=True)
    return data.getvalue()


@cache
def places(game: str, language: str) -> list[tuple[int, int]]:
    """Returns the middle of each circle, in the order of the lines."""
    busy = _drawn(game, language).convert("L").filter(ImageFilter.FIND_EDGES)
    found: list[tuple[int, int]] = []
    closed = boxes(game, language)
    for box in closed:
        found.append(_place(busy, box, [other for other in closed if other != box], found))
    return found


@cache
def boxes(game: str, language: str) -> list[Box]:
    """Returns left, top, right and bottom of what each circle is about, in the order of the lines."""
    primer = of_game(game).primer()
    assert primer is not None, f"{game} has no primer"
    board = _drawn(game, language)
    return [_box(board, _drawn(game, language, id)) for id in primer.others]


def _drawn(game: str, language: str, id: str = "") -> Image.Image:
    """Returns the position without circles, or that which differs from it in what the text `id` is about."""
    renderer = of_game(game)
    primer = renderer.primer()
    assert primer is not None, f"{game} has no primer"
    view = primer.others[id] if id else primer.view
    return draw(renderer.draw_primer(view, Look(language, ()))).convert("RGB")


def _box(board: Image.Image, other: Image.Image) -> Box:
    """Returns where the leftmost thing that differs is."""
    size = (min(board.width, other.width), min(board.height, other.height))
    differs = ImageChops.difference(board.crop((0, 0, *size)), other.crop((0, 0, *size)))
    columns, _ = differs.convert("L").point(bool).getprojection()
    used = [x for x, is_used in enumerate(columns) if is_used]
    assert used, "nothing differs"
    right = next((one for one, next_ in pairwise(used) if next_ - one > _APART), used[-1])
    box = differs.crop((0, 0, right + 1, size[1])).getbbox()
    assert box is not None, "a column differs"
    return box


def _place(
    busy: Image.Image, box: Box, others: Sequence[Box], taken: Sequence[tuple[int, int]]
) -> tuple[int, int]:
    """Returns the middle of a whole circle beside the box, where it covers least and nothing named."""

    def cost(at: tuple[int, int]) -> float:
        named = sum(_covers(at, other) for other in others)
        return named * 1000 + ImageStat.Stat(busy.crop(_square(at))).mean[0]

    free = [at for at in _beside(box) if _fits(at, busy.size) and not any(_touch(at, one) for one in taken)]
    return min(free, key=cost)


def _beside(box: Box) -> list[tuple[int, int]]:
    """Returns the middles of circles along the right, left, upper and lower side of a box."""
    left, top, right, bottom = box
    far = RADIUS + _GAP
    rows = ((top + bottom) // 2, top + RADIUS, bottom - RADIUS, top, bottom)
    columns = ((left + right) // 2, left + RADIUS, right - RADIUS, left, right)
    sides = [(x, y) for x in (right + far, left - far) for y in rows]
    return sides + [(x, y) for y in (top - far, bottom + far) for x in columns]


def _fits(at: tuple[int, int], size: tuple[int, int]) -> bool:
    return all(RADIUS <= middle <= most - RADIUS for middle, most in zip(at, size, strict=True))


def _touch(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return hypot(one[0] - other[0], one[1] - other[1]) <= 2 * RADIUS + 2


def _square(at: tuple[int, int]) -> Box:
    return at[0] - RADIUS, at[1] - RADIUS, at[0] + RADIUS, at[1] + RADIUS


def _covers(at: tuple[int, int], box: Box) -> bool:
    """Checks if a circle with that middle lies on a box, or so near that it seems to be about it."""
    left, top, right, bottom = box
    near = RADIUS + _NEAR
    return left - near < at[0] < right + near and top - near < at[1] < bottom + near


def _circle(number: int, at: tuple[int, int]) -> tuple[Image.Image, tuple[int, int], Image.Image]:
    """Returns a numbered disc, where it goes, and its mask."""
    wide = 2 * RADIUS
    big = Image.new("L", (wide * _SUPER, wide * _SUPER))
    ImageDraw.Draw(big).ellipse((0, 0, wide * _SUPER - 1, wide * _SUPER - 1), fill=255)
    mask = big.resize((wide, wide), Image.Resampling.LANCZOS)
    inner = mask.resize((wide - 6, wide - 6), Image.Resampling.LANCZOS)
    disc = Image.new("RGB", (wide, wide), _RIM)
    disc.paste(_FILL, (3, 3), inner)
    sign = label(str(number), 34, _NUMBER, weight="Bold", width=wide)
    return _with(disc, sign), at, mask


def _with(disc: Image.Image, sign: Sprite) -> Image.Image:
    """Returns the disc with the number in its middle."""
    sign.paste(disc, (disc.width - sign.width) // 2, (disc.height - sign.height) // 2)
    return disc
