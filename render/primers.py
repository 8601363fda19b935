"""The labelled picture of a game's short rules: its board with numbered circles, and the words for them.

A circle stands beside what changes on the board if the thing that it is about does. So it is anchored to
whatever the renderer draws, wherever it draws it; it never lies on that, and covers as little else as it can.
"""

import io
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import hypot
from typing import Any, Final, Protocol

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageStat

from locales import speech
from render.cribbage import primer as cribbage
from render.drawing.lettering import label
from render.drawing.sprites import Sprite
from render.drawing.strips import Scene, draw
from render.fuldrigger import primer as fuldrigger
from render.goofspiel import primer as goofspiel
from render.kasino import primer as kasino
from render.kinaskak import primer as kinaskak
from render.look import Look
from render.olsen import primer as olsen
from render.partners import primer as partners
from render.stratego import primer as stratego

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


class Primer(Protocol):
    """A module with a view, by text id views that differ in what the text is about, and their drawing."""

    def view(self) -> Any: ...
    def others(self) -> dict[str, Any]: ...
    def scene(self, view: Any, look: Look) -> Scene: ...


PRIMERS: Final[dict[str, Primer]] = {
    "cribbage": cribbage,
    "fuldrigger": fuldrigger,
    "goofspiel": goofspiel,
    "kasino": kasino,
    "kinaskak": kinaskak,
    "olsen": olsen,
    "partners": partners,
    "stratego": stratego,
}
"""By the key of the game."""


def words(game: str, language: str) -> list[str]:
    """Returns the numbered lines, for below the picture and its alt text; empty for a game without one."""
    if game not in PRIMERS:
        return []
    say = speech(language).say
    return [f"{n} {say(id)}" for n, id in enumerate(PRIMERS[game].others(), 1)]


@cache
def picture(game: str, language: str) -> bytes:
    """Returns the board with its circles as a PNG. The game is one of `PRIMERS`."""
    labelled = drawn(PRIMERS[game], PRIMERS[game].view(), language)
    for n, (x, y) in enumerate(places(game, language), 1):
        labelled.paste(*_circle(n, (x - RADIUS, y - RADIUS)))
    data = io.BytesIO()
    labelled.quantize(256, method=Image.Quantize.FASTOCTREE).save(data, "PNG", optimize=True)
    return data.getvalue()


@cache
def places(game: str, language: str) -> list[tuple[int, int]]:
    """Returns the middle of each circle, in the order of the lines."""
    board = drawn(PRIMERS[game], PRIMERS[game].view(), language)
    busy = board.convert("L").filter(ImageFilter.FIND_EDGES)
    found: list[tuple[int, int]] = []
    closed = boxes(game, language)
    for box in closed:
        found.append(_place(busy, box, [other for other in closed if other != box], found))
    return found


@cache
def boxes(game: str, language: str) -> list[Box]:
    """Returns left, top, right and bottom of what each circle is about, in the order of the lines."""
    primer = PRIMERS[game]
    board = drawn(primer, primer.view(), language)
    return [_box(board, drawn(primer, other, language)) for other in primer.others().values()]


def drawn(primer: Primer, view: Any, language: str) -> Image.Image:
    """Returns the view as its primer draws it, without circles."""
    return draw(primer.scene(view, Look(language, ()))).convert("RGB")


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
