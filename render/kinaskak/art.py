"""The shapes of the seats, the coins of purchases and the colours of the table."""

from typing import Final

from render.cards import jokers
from render.drawing import signs, theme
from render.drawing.canvas import Pen, square
from render.drawing.sprites import Sprite
from render.drawing.strips import Palette
from render.drawing.theme import BRASS, WOOD_EDGE

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


TABLE: Final = Palette("kinaskak")
"""Colours of the board picture and of the hand."""
