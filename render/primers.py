"""The labelled picture of a game's short rules: its board with numbered circles, and the words for them.

A circle stands beside what changes on the board if the thing that it is about does. So it is anchored to
whatever the renderer draws, wherever it draws it.
"""

import io
from functools import cache
from typing import Any, Final

from PIL import Image, ImageChops, ImageDraw

from locales import speech
from render.cribbage import primer as cribbage
from render.drawing.lettering import label
from render.drawing.pictures import png
from render.drawing.sprites import Sprite
from render.kasino import primer as kasino
from render.look import Look
from render.registry import RENDERERS

RADIUS: Final = 25
_SUPER: Final = 4
_FILL, _RIM, _NUMBER = (255, 214, 64), (24, 24, 28), (24, 24, 28)


PRIMERS: Final = {"cribbage": cribbage, "kasino": kasino}
"""By the key of the game its module: a view, and by text id views that differ in what the text is about."""


def words(game: str, language: str) -> list[str]:
    """Returns the numbered lines, for below the picture and its alt text; empty for a game without one."""
    if game not in PRIMERS:
        return []
    say = speech(language).say
    return [f"{n} {say(id)}" for n, id in enumerate(PRIMERS[game].others(), 1)]


def places(game: str, language: str) -> list[tuple[int, int]]:
    """Returns the middle of each circle, in the order of the lines."""
    board = _board(PRIMERS[game].view(), language)
    return [_place(board, _board(other, language)) for other in PRIMERS[game].others().values()]


@cache
def picture(game: str, language: str) -> bytes:
    """Returns the board with its circles as a PNG. The game is one of `PRIMERS`."""
    drawn = _board(PRIMERS[game].view(), language)
    for n, (x, y) in enumerate(places(game, language), 1):
        drawn.paste(*_circle(n, (x - RADIUS, y - RADIUS)))
    data = io.BytesIO()
    drawn.save(data, "PNG", optimize=True)
    return data.getvalue()


def _board(view: Any, language: str) -> Image.Image:
    scene = RENDERERS[view.game].scene(view, Look(language, ()))
    return Image.open(io.BytesIO(png(scene))).convert("RGB")


def _place(board: Image.Image, other: Image.Image) -> tuple[int, int]:
    """Returns the middle of a circle to the right of what differs, so far inside that it is whole."""
    size = (min(board.width, other.width), min(board.height, other.height))
    box = ImageChops.difference(board.crop((0, 0, *size)), other.crop((0, 0, *size))).getbbox()
    assert box is not None, "nothing differs"
    middle = (box[2] + RADIUS - 2, (box[1] + box[3]) // 2)
    x, y = (min(max(at, RADIUS + 2), most - RADIUS - 2) for at, most in zip(middle, board.size, strict=True))
    return x, y


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
