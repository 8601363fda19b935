"""The suit signs as emojis: on small cards, so that they are read on dark, light and coloured ground."""

import io
from typing import Final

from render.cards.pips import pip
from render.drawing.canvas import Pen, blank, reduced
from render.drawing.theme import EDGE, PAPER, SUIT_TWO, SUPER

SIZE: Final = 128
"""Pixels of an emoji's sides, as many as Discord keeps."""
_CARD: Final = "M-56 -40 Q-56 -60 -36 -60 L36 -60 Q56 -60 56 -40 L56 40 Q56 60 36 60 L-36 60 Q-56 60 -56 40 Z"


def emoji(suit: str) -> bytes:
    """Returns the sign of a suit on a card without a rank, as a PNG."""
    image = blank(SIZE, SIZE)
    pen = Pen(image, SUPER, (SIZE * SUPER / 2, SIZE * SUPER / 2))
    pen.shape(_CARD, PAPER, EDGE, 4)
    pip(pen, suit, SUIT_TWO[suit])
    data = io.BytesIO()
    reduced(image).save(data, "PNG", optimize=True)
    return data.getvalue()
