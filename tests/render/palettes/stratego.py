"""The colours of Stratego's boards, sampled from their land and pieces."""

from typing import Final

from PIL import Image

from render.drawing import theme
from render.drawing.lettering import label
from render.drawing.theme import BRASS, CHALK, CHALK_DIM, FELT_DARK, INK, PAPER, Colour
from render.stratego import art, colours, land
from tests.render.palettes.cards import lay, sampled

_ALL: Final = (
    colours.WATER, colours.STONE, colours.ROOF, colours.REACHED, colours.HIT, colours.ARROW,
    FELT_DARK, theme.FELT, CHALK, CHALK_DIM, BRASS, INK, PAPER,
)  # fmt: skip
_EXACT: Final = (
    *colours.SEATS, *colours.DARK, *colours.LIGHT, *colours.GROUND, colours.MEADOW, colours.GRID, *_ALL,
)  # fmt: skip
_OF_THREE: Final = (
    *colours.SEATS[:3], *colours.DARK[:3], *colours.LIGHT[:3], *land.OF_THREE, colours.NAME, *_ALL
)  # fmt: skip


def _sample() -> Image.Image:
    """Returns all drawings, the land at a third of its size, as a sample for the palette."""
    sample = Image.new("RGB", (660, 760), FELT_DARK)
    sample.paste(land.drawn("4p").resize((330, 330), Image.Resampling.NEAREST), (0, 0))
    for seat in range(4):
        for n, rank in enumerate((0, 9, 6, 7)):
            lay(sample, art.piece(seat, rank, 58), 340 + n * 62, seat * 62)
        lay(sample, art.piece(seat, 7, 58, dim=True), 588, seat * 62)
        lay(sample, art.pennant(seat, 40), 340 + seat * 50, 260)
    lay(sample, art.swords(60), 540, 255)
    lay(sample, art.strike(60), 600, 255)
    for n, light in enumerate((*colours.LIGHT, CHALK, CHALK_DIM)):
        lay(sample, label("0123456789 abcdefghij", 40, light), 10 + n % 2 * 330, 340 + n // 2 * 60)
    return sample


def table() -> list[Colour]:
    """Returns the colours of the board picture."""
    return sampled(256, _EXACT, _sample())


def own() -> list[Colour]:
    """Returns the colours of a seat's own picture."""
    return sampled(64, (*_EXACT, *land.TONES), _sample())


def three() -> list[Colour]:
    """Returns the same on the board for three."""
    return list(dict.fromkeys(_OF_THREE))
