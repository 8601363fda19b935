"""Tables of colours that pictures are stored in, learnt from the art itself, once and always alike.

So they follow when a colour of the theme changes. Hands of cards share one of 64 colours; a game's table has
one of 256, of its own art and the cards.
"""

from collections.abc import Callable
from functools import lru_cache
from threading import Lock
from typing import Final

from PIL import Image

from games.cards import DECK
from render import cards, theme
from render.canvas import Sprite
from render.strips import Palette

_CARD: Final = 100
_COLUMNS: Final = 13
_SMALL: Final = 30
_LOCK: Final = Lock()

PAPERS: Final = (theme.PAPER, theme.INK, theme.RED, theme.BLUE, theme.GOLD, theme.SKIN, theme.EDGE)
FADED: Final = tuple(theme.mix(colour, theme.FELT, cards.FADE) for colour in PAPERS)
_HAND: Final = (
    *PAPERS, *FADED[:3], theme.FELT, theme.FELT_DARK, theme.CHALK, theme.BRASS, theme.GREEN, theme.AZURE,
)  # fmt: skip


def learnt_once(learn: Callable[[], Palette]) -> Callable[[], Palette]:
    """The palette, learnt by the first thread that asks; others wait for it."""
    kept = lru_cache(maxsize=1)(learn)

    def ask() -> Palette:
        with _LOCK:
            return kept()

    return ask


@learnt_once
def hand_palette() -> Palette:
    """The 64 colours of a hand."""
    return Palette.learnt("hand", 64, _HAND, deck())


def deck() -> Image.Image:
    """All the cards as a sample: both colourings of the suits, backs, and some that are out of play."""
    tall = cards.height(_CARD)
    sheet = Image.new("RGB", (_COLUMNS * _CARD, 6 * tall), theme.FELT)
    for n, card in enumerate(DECK):
        face = cards.face(card, _CARD, "en", "four" if n % 2 else "two")
        lay(sheet, cards.lying(face), n % _COLUMNS * _CARD, n // _COLUMNS * tall)
    for n in range(3):
        lay(sheet, cards.lying(cards.back(_CARD)), n * _CARD, 4 * tall)
        lay(sheet, cards.lying(cards.back(_SMALL)), 500 + n * 40, 4 * tall + 20)
    row = sheet.crop((0, 2 * tall, sheet.width, 3 * tall))
    sheet.paste(Image.blend(row, Image.new("RGB", row.size, theme.FELT), cards.FADE), (0, 5 * tall))
    return sheet


def lay(image: Image.Image, sprite: Sprite, x: int, y: int) -> None:
    """Put a sprite on a sample."""
    image.paste(sprite.image, (x, y), sprite.mask)
