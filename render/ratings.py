"""The picture of ratings, a row for each person, team or game, and the same in words."""

from collections.abc import Sequence
from typing import Final

import msgspec
from PIL import Image

from locales import Speech, speech
from render.drawing.canvas import Pen
from render.drawing.pictures import png
from render.drawing.sprites import SPRITES
from render.drawing.strips import Scene
from render.drawing.theme import BRASS, CHALK, CHALK_DIM, FELT, FELT_DARK, FELT_LIGHT, SUPER
from render.look import Look
from render.page import Page

WIDE: Final = 1_000
_EDGE: Final = 20
_ROW: Final = 120
_GAP: Final = 8
_NAME: Final = 112
_NAME_ROOM: Final = 478
_CURVE: Final = (604, 156, 68)
"""Left edge, width and height of a curve."""
_POINTS_ROOM: Final = 190


class Row(msgspec.Struct, frozen=True):
    """A rating: of whom or in which game, and how it came about. `rank` None: it is provisional.

    `needed`: games until it no longer is. `is_listed`: the rows are in the order of their ranks.
    `history` are the ratings after the last games. `is_own`: it is the reader's.
    """

    name: str
    points: int
    games: int
    won: int
    needed: int = 0
    rank: int | None = None
    is_listed: bool = True
    history: tuple[int, ...] = ()
    is_own: bool = False


def picture(rows: Sequence[Row], look: Look) -> bytes:
    """Returns the rows as a PNG, 1,000 pixels wide."""
    return png(scene(rows, look))


def words(rows: Sequence[Row], say: Speech) -> list[str]:
    """Returns a line for each row, with what its picture shows."""
    return [_line(row, say) for row in rows]


def _line(row: Row, say: Speech) -> str:
    points = say.say("ratings-points", points=row.points)
    about = _about(row, say)
    if row.rank is None or not row.is_listed:
        return say.say("ratings-line-unranked", who=row.name, points=points, about=about)
    return say.say("ratings-line", rank=row.rank, who=row.name, points=points, about=about)


def _about(row: Row, say: Speech) -> str:
    """Returns the games and wins; of a provisional rating how many games it has and needs."""
    if row.needed:
        return say.say("ratings-provisional", games=row.games, of=row.games + row.needed)
    about = say.say("ratings-games", games=row.games, won=row.won)
    return about if row.is_listed else say.say("ratings-ranked", about=about, rank=row.rank or 0)


def scene(rows: Sequence[Row], look: Look) -> Scene:
    """Returns the picture before it is encoded."""
    page = Page(WIDE, FELT, look)
    for n, row in enumerate(rows):
        _draw(page, _EDGE + n * (_ROW + _GAP), row, speech(look.language))
    return page.scene(2 * _EDGE + len(rows) * (_ROW + _GAP) - _GAP)


def _draw(page: Page, y: float, row: Row, say: Speech) -> None:
    page.block(_EDGE, y, WIDE - 2 * _EDGE, _ROW, 18, FELT_DARK, BRASS if row.is_own else None)
    middle, bright = y + _ROW / 2, CHALK_DIM if row.needed else CHALK
    sign = "–" if row.rank is None else str(row.rank)
    page.write(_EDGE + 46, middle, sign, 48, bright, weight="Bold", width=84, align="middle")
    page.write(_NAME, middle - 24, row.name, 44, CHALK, weight="Bold", width=_NAME_ROOM)
    page.write(_NAME, middle + 28, _about(row, say), 35, CHALK_DIM, width=_NAME_ROOM)
    if len(row.history) > 1:
        left, wide, tall = _CURVE
        key = f"ratings curve {row.history}"
        curve = SPRITES.get(key, (wide, tall), lambda: _curve(row.history, wide, tall))
        page.put(curve, left, middle - tall / 2)
    points = say.say("ratings-points", points=row.points)
    page.write(
        WIDE - _EDGE - 24, middle, points, 58, bright, weight="Bold", width=_POINTS_ROOM, align="right"
    )


def _curve(history: Sequence[int], wide: int, tall: int) -> Image.Image:
    """Returns the ratings as a line from the oldest to the newest, with a dot at its end."""
    low, span, inset = min(history), max(history) - min(history), 9
    scale = (tall - 2 * inset) / span if span else 0
    foot = tall - inset if span else tall / 2
    image = Image.new("RGBA", (wide * SUPER, tall * SUPER), (*FELT_DARK, 0))
    pen = Pen(image, SUPER, (0, 0))
    way = [
        (inset + n * (wide - 2 * inset) / (len(history) - 1), foot - (points - low) * scale)
        for n, points in enumerate(history)
    ]
    line = " L".join(f"{x} {y}" for x, y in way)
    pen.stroke(f"M{line}", FELT_LIGHT, 8)
    pen.stroke(f"M{line}", BRASS, 4)
    x, y = way[-1]
    pen.stroke(f"M{x} {y} L{x + 0.1} {y}", CHALK, 12)
    return image.reduce(SUPER)
