"""The wish below the hand: text with the signs of suits, on as many lines as it needs."""

import re
from typing import Final

from render.cards.pips import pip
from render.drawing.canvas import Pen, square
from render.drawing.lettering import label
from render.drawing.sprites import Sprite
from render.drawing.theme import BRASS
from render.page import Page

SIZE: Final = 34
LINE: Final = 44
"""Height of a line, in pixels."""
_SPACE: Final = 9
_PIP: Final = 26
_SUITS: Final = dict(zip("♣♦♥♠", "CDHS", strict=True))
_SIGN: Final = re.compile("([♣♦♥♠])")


def write(page: Page, x: int, y: int, text: str, width: int) -> int:
    """Writes the text within `width` pixels, its first line's middle at `y`; returns the number of lines.

    It breaks between words, so no word is cut and no card loses its suit.
    """
    left, line = 0.0, 0
    for word in text.split():
        pieces = [_piece(piece, page.scale) for piece in _SIGN.split(word) if piece]
        wide = sum(piece.width for piece in pieces) / page.scale
        if left and left + wide > width:
            left, line = 0.0, line + 1
        for piece in pieces:
            middle, tall = y + LINE * line, piece.height / page.scale
            page.put(piece, x + left, middle - tall * (0.53 if tall > _PIP else 0.5))
            left += piece.width / page.scale
        left += _SPACE
    return line + 1


def _piece(text: str, scale: float) -> Sprite:
    """Returns the sign of a suit, or letters."""
    return _suit(_SUITS[text], scale) if text in _SUITS else label(text, round(SIZE * scale), BRASS)


def _suit(suit: str, scale: float) -> Sprite:
    """Returns the sign of a suit in the colour of the text."""

    def paint(pen: Pen) -> None:
        pip(pen, suit, BRASS)

    size = round(_PIP * scale)
    return square(f"wish {size} {suit}", size, 104, paint)
