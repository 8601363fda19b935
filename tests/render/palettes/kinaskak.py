"""The colours of Kínaskák's table and hand, sampled from its cards and coins."""

from typing import Final

from PIL import Image

from render.cards import backs, jokers
from render.drawing import theme
from render.drawing.lettering import label
from render.drawing.signs import LIGHT, SEATS
from render.drawing.theme import BRASS, INK, WOOD_EDGE, Colour
from render.kinaskak.art import coin, sign
from tests.render.palettes.cards import FADED, PAPERS, deck, lay, sampled

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


def table() -> list[Colour]:
    """Returns the colours of the board picture."""
    return sampled(256, _EXACT, _sample())
