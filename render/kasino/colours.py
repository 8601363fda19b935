"""The 256 colours of Kasino's table, learnt from the cards, the seats and the letters."""

from typing import Final

from PIL import Image

from render.cards import backs
from render.drawing import signs, theme
from render.drawing.lettering import label
from render.drawing.strips import Palette, learnt
from render.palettes import FADED, PAPERS, deck, lay

_EXACT: Final = (
    *PAPERS, *FADED, *signs.SEATS[:4], *signs.LIGHT[:4], theme.FELT, theme.FELT_DARK, theme.FELT_LIGHT,
    theme.CHALK, theme.CHALK_DIM, theme.BRASS, theme.INK, theme.GREEN, theme.AZURE, backs.BACK,
    backs.BACK_LIGHT,
)  # fmt: skip


def _sample() -> Image.Image:
    cards = deck()
    sample = Image.new("RGB", (cards.width, cards.height + 260), theme.FELT_DARK)
    sample.paste(cards, (0, 0))
    for seat in range(4):
        lay(sample, signs.sign(seat, 44), 20 + seat * 60, cards.height + 10)
        name = label("Anna 0123456789", 34, signs.LIGHT[seat])
        lay(sample, name, 20 + seat % 2 * 400, cards.height + 70 + seat // 2 * 50)
    lay(sample, label("0123456789 abcdefghij", 40, theme.CHALK), 20, cards.height + 180)
    lay(sample, label("0123456789 abcdefghij", 40, theme.BRASS), 500, cards.height + 180)
    return sample


TABLE: Final = Palette("kasino", lambda: learnt(256, _EXACT, _sample()))
"""The colours of the channel's picture, of the hand and of a preview."""
