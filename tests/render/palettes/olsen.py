"""The colours of Ólsen's table, sampled from its cards and drawings."""

from typing import Final

from PIL import Image

from render.cards import backs, faces
from render.drawing import signs, theme
from render.drawing.lettering import label
from render.drawing.sprites import Sprite
from render.drawing.theme import BRASS, CHALK, CHALK_DIM, FELT, FELT_DARK, FELT_LIGHT, INK, Colour
from render.olsen import art
from tests.render.palettes.cards import FADED, PAPERS, deck, lay, sampled

_EXACT: Final = (
    *PAPERS, *FADED, *signs.SEATS, *signs.LIGHT, FELT, FELT_DARK, FELT_LIGHT, CHALK, CHALK_DIM, BRASS, INK,
    theme.GREEN, theme.AZURE, backs.BACK, backs.BACK_LIGHT,
)  # fmt: skip


def _sample() -> Image.Image:
    """Returns the cards and all drawings, as a sample for the palette."""
    sheet = deck()
    sample = Image.new("RGB", (sheet.width, sheet.height + 560), FELT_DARK)
    sample.paste(sheet, (0, 0))
    sample.paste(FELT, (0, sheet.height + 260, sheet.width, sheet.height + 420))
    x = 10
    for sprite in _drawings():
        lay(sample, sprite, x % 900, sheet.height + 4 + x // 900 * 256)
        x += sprite.width + 8
    for n, light in enumerate((CHALK, CHALK_DIM, BRASS)):
        lay(sample, label("0123456789 abcdefgh", 38, light), 10 + n * 330, sample.height - 50)
    return sample


def table() -> list[Colour]:
    """Returns the colours of the board picture."""
    return sampled(256, _EXACT, _sample())


def _drawings() -> list[Sprite]:
    """Returns the drawings that are no cards."""
    colours = {suit: faces.colour(suit, "four") for suit in "CDHS"}
    return [
        art.fan(9), art.fan(1), art.edges(8, 150), art.any_suit(colours),
        *(art.medal(s, colours[s]) for s in "HD"), art.steps("8", "6"), art.arrow(is_left=True, up=True),
        art.tag("7"), art.tag("7", CHALK_DIM), signs.tick(),
    ]  # fmt: skip
