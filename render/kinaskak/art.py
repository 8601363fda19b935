"""The six who play, each with a colour and a shape; the coins of purchases; the colours of the table."""

from typing import Final

from PIL import Image

from render.cards import backs, jokers
from render.drawing import theme
from render.drawing.canvas import SPRITES, Pen, Sprite, blank, reduced
from render.drawing.lettering import label
from render.drawing.strips import Palette, learnt
from render.drawing.theme import BRASS, INK, PAPER, SUPER, WOOD_EDGE, Colour
from render.palettes import FADED, PAPERS, deck, lay

SEATS: Final[tuple[Colour, ...]] = (
    (240, 140, 30), (63, 143, 252), (226, 66, 128), (60, 176, 96), (247, 208, 60), (156, 106, 232),
)  # fmt: skip
LIGHT: Final[tuple[Colour, ...]] = (
    (255, 194, 122), (165, 204, 255), (250, 168, 204), (160, 226, 180), (255, 232, 150), (208, 182, 250),
)  # fmt: skip
_SHAPES: Final = (
    "M-20 0 C-20 -11 -11 -20 0 -20 C11 -20 20 -11 20 0 C20 11 11 20 0 20 C-11 20 -20 11 -20 0 Z",
    "M-18 -13 Q-18 -18 -13 -18 L13 -18 Q18 -18 18 -13 L18 13 Q18 18 13 18 L-13 18 Q-18 18 -18 13 Z",
    "M-3 -22 Q0 -25 3 -22 L22 -3 Q25 0 22 3 L3 22 Q0 25 -3 22 L-22 3 Q-25 0 -22 -3 Z",
    "M-3 -21 Q0 -25 3 -21 L22 13 Q25 18 19 18 L-19 18 Q-25 18 -22 13 Z",
    "M-11 -20 L11 -20 L22 0 L11 20 L-11 20 L-22 0 Z",
    "M-8 -21 L8 -21 L8 -8 L21 -8 L21 8 L8 8 L8 21 L-8 21 L-8 8 L-21 8 L-21 -8 L-8 -8 Z",
)
"""A disc, a square, a lozenge, a triangle, a hexagon, a cross: told apart without any colour."""
SIGNS: Final = ("●", "■", "◆", "▲", "⬢", "✚")


def sign(seat: int, size: int) -> Sprite:
    """The shape and colour of a seat, `size` pixels square."""

    def paint() -> Image.Image:
        image = blank(size, size)
        pen = Pen(image, SUPER * size / 58, (size * SUPER / 2, size * SUPER / 2))
        pen.shape(_SHAPES[seat], SEATS[seat], PAPER, 5)
        return reduced(image)

    return SPRITES.get(f"kinaskak sign {seat} {size}", (size, size), paint)


def coin(size: int, *, spent: bool) -> Sprite:
    """A purchase: a coin of brass, or the empty place of one that is spent."""

    def paint() -> Image.Image:
        image = blank(size, size)
        pen = Pen(image, SUPER * size / 40, (size * SUPER / 2, size * SUPER / 2))
        if spent:
            pen.dot(0, 0, 17, theme.FELT, theme.FELT_LIGHT, 3)
        else:
            pen.dot(0, 0, 18, BRASS, WOOD_EDGE, 3)
            jokers.star(pen, 11, WOOD_EDGE)
        return reduced(image)

    return SPRITES.get(f"kinaskak coin {size} {spent}", (size, size), paint)


_EXACT: Final = (
    *PAPERS, *FADED, *SEATS, *LIGHT, theme.FELT, theme.FELT_DARK, theme.FELT_LIGHT, theme.CHALK,
    theme.CHALK_DIM, BRASS, WOOD_EDGE, theme.GREEN, theme.AZURE, INK, backs.BACK, backs.BACK_LIGHT,
    jokers.PALE, jokers.VIOLET, jokers.TEAL, jokers.ROSE,
)  # fmt: skip


def _sample() -> Image.Image:
    cards = deck()
    sample = Image.new("RGB", (cards.width, cards.height + 260), theme.FELT_DARK)
    sample.paste(cards, (0, 0))
    for seat in range(6):
        lay(sample, sign(seat, 44), 20 + seat * 60, cards.height + 10)
        lay(
            sample,
            label("Anna 0123456789", 34, LIGHT[seat]),
            20 + seat % 3 * 300,
            cards.height + 70 + seat // 3 * 50,
        )
    for n in range(6):
        lay(sample, coin(26, spent=n % 2 == 1), 420 + n * 40, cards.height + 12)
    lay(sample, label("0123456789 abcdefghij", 40, theme.CHALK), 20, cards.height + 180)
    return sample


TABLE: Final = Palette("kinaskak", lambda: learnt(256, _EXACT, _sample()))
"""The colours of the channel's picture and of the hand."""
