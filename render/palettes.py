"""The two tables of colours that pictures are stored in: 256 for tables, 64 for hands.

They are learnt from the art itself, once and always alike, so they follow when a colour of the theme changes.
"""

from functools import lru_cache
from threading import Lock
from typing import Final

from PIL import Image

from games.cards import DECK
from render import backs, cards, theme
from render.canvas import Sprite
from render.cribbage import track
from render.lettering import label
from render.strips import Palette
from render.theme import Colour

_CARD: Final = 100
_COLUMNS: Final = 13
_LOCK: Final = Lock()

_PAPERS: Final = (theme.PAPER, theme.INK, theme.RED, theme.BLUE, theme.GOLD, theme.SKIN, theme.EDGE)
_TABLE: Final = (
    *_PAPERS, *theme.SIDES, *theme.SIDES_DARK, *theme.SIDES_LIGHT, theme.FELT, theme.FELT_DARK, theme.CHALK,
    theme.CHALK_DIM, theme.BRASS, theme.WOOD, theme.WOOD_LIGHT, theme.WOOD_EDGE, theme.HOLE, theme.GREEN,
    theme.AZURE, backs.BACK, backs.BACK_LIGHT,
)  # fmt: skip
_HAND: Final = (*_PAPERS, theme.FELT, theme.FELT_DARK, theme.CHALK, theme.BRASS, theme.GREEN, theme.AZURE)


def table_palette() -> Palette:
    """The 256 colours of a table."""
    with _LOCK:
        return _table()


def hand_palette() -> Palette:
    """The 64 colours of a hand."""
    with _LOCK:
        return _hand()


@lru_cache(maxsize=1)
def _table() -> Palette:
    sheet = _deck(theme.FELT)
    whole = Image.new("RGB", (sheet.width, sheet.height + 2 * track.HIGH + 200), theme.FELT_DARK)
    whole.paste(sheet, (0, 0))
    whole.paste(
        Image.blend(sheet, Image.new("RGB", sheet.size, theme.FELT), 0.42).crop((0, 0, 1300, 200)),
        (0, sheet.height),
    )
    for n in range(2):
        _put(whole, track.wood(121), 20, sheet.height + 200 + n * track.HIGH)
    for seat in (0, 1):
        for n in range(8):
            _put(whole, track.peg(seat), 60 + n * 90, sheet.height + 230 + seat * 60)
            _put(whole, track.sign(seat, 40), 1050 + n * 30, sheet.height + 220 + seat * 60)
            light: Colour = (theme.SIDES_LIGHT[seat], theme.CHALK, theme.CHALK_DIM, theme.BRASS)[n % 4]
            _put(whole, label("0123456789", 60, light), 1000, sheet.height + 180 + 60 * n)
    return Palette.learnt("table", 256, _TABLE, whole)


@lru_cache(maxsize=1)
def _hand() -> Palette:
    return Palette.learnt("hand", 64, _HAND, _deck(theme.FELT))


def _deck(ground: Colour) -> Image.Image:
    tall = cards.height(_CARD)
    sheet = Image.new("RGB", (_COLUMNS * _CARD, 5 * tall), ground)
    for n, card in enumerate(DECK):
        face = cards.face(card, _CARD, "en", "four" if n % 2 else "two")
        _put(sheet, face, n % _COLUMNS * _CARD, n // _COLUMNS * tall)
    for n in range(3):
        _put(sheet, cards.back(_CARD), n * _CARD, 4 * tall)
    return sheet


def _put(image: Image.Image, sprite: Sprite, x: int, y: int) -> None:
    image.paste(sprite.image, (x, y), sprite.mask)
