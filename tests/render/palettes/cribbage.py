"""The 256 colours of cribbage's table, sampled from its wood, its pegs, its letters and the cards."""

from typing import Final

from PIL import Image

from render.cards import backs
from render.cribbage import track
from render.drawing import theme
from render.drawing.lettering import label
from render.drawing.theme import Colour
from tests.render.palettes.cards import FADED, PAPERS, deck, lay, sampled

_EXACT: Final = (
    *PAPERS, *FADED, *theme.SIDES, *theme.SIDES_DARK, *theme.SIDES_LIGHT, theme.FELT, theme.FELT_DARK,
    theme.CHALK, theme.CHALK_DIM, theme.BRASS, theme.WOOD, theme.WOOD_LIGHT, theme.WOOD_EDGE, theme.HOLE,
    theme.GREEN, theme.AZURE, backs.BACK, backs.BACK_LIGHT, *track.tones(),
)  # fmt: skip


def _sample() -> Image.Image:
    cards = deck()
    sample = Image.new("RGB", (cards.width, cards.height + track.HIGH + 300), theme.FELT_DARK)
    sample.paste(cards, (0, 0))
    lay(sample, track.wood(121), 20, cards.height)
    for seat in (0, 1):
        for n in range(8):
            lay(sample, track.peg(seat), 60 + n * 90, cards.height + 60 + seat * 60)
            lay(
                sample,
                track.sign(seat, (24, 44)[n % 2]),
                60 + n * 90,
                cards.height + track.HIGH + 10 + seat * 60,
            )
    for n, light in enumerate((*theme.SIDES_LIGHT, theme.CHALK, theme.CHALK_DIM)):
        lay(
            sample,
            label("0123456789 abcdefghij", 40, light),
            20 + n % 2 * 600,
            sample.height - 110 + n // 2 * 50,
        )
    return sample


def table() -> list[Colour]:
    """Returns the colours of the board picture."""
    return sampled(256, _EXACT, _sample())
