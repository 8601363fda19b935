"""The shapes of the seats, the coins of purchases and the colours of the table."""

from typing import Final

from PIL import Image

from render.cards import backs, jokers
from render.drawing import signs, theme
from render.drawing.canvas import Pen, square
from render.drawing.lettering import label
from render.drawing.signs import LIGHT, SEATS
from render.drawing.sprites import Sprite
from render.drawing.strips import Palette, sampled
from render.drawing.theme import BRASS, INK, WOOD_EDGE
from render.palettes import FADED, PAPERS, deck, lay

_SQUARE: Final = (
    "M-18 -13 Q-18 -18 -13 -18 L13 -18 Q18 -18 18 -13 L18 13 Q18 18 13 18 L-13 18 Q-18 18 -18 13 Z"
)


def sign(seat: int, size: int) -> Sprite:
    """Returns the shape and colour of a seat; the second seat's square has rounder corners than elsewhere."""
    return signs.sign(seat, size, _SQUARE if seat == 1 else "")


def coin(size: int, *, spent: bool) -> Sprite:
    """Returns a purchase: a coin of brass, or the empty place of one that is spent."""

    def paint(pen: Pen) -> None:
        if spent:
            pen.dot(0, 0, 17, theme.FELT, theme.FELT_LIGHT, 3)
        else:
            pen.dot(0, 0, 18, BRASS, WOOD_EDGE, 3)
            jokers.star(pen, 11, WOOD_EDGE)

    return square(f"kinaskak coin {size} {spent}", size, 40, paint)


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


TABLE: Final = Palette("kinaskak", lambda: sampled(256, _EXACT, _sample()))
"""Colours of the board picture and of the hand."""
