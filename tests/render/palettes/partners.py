"""The colours of the board of Partners, sampled from its drawings."""

from typing import Final

from PIL import Image

from games.partners.views import (
    SEATS,
)
from render.drawing import theme
from render.drawing.lettering import label
from render.drawing.theme import BRASS, CHALK, CHALK_DIM, FELT, FELT_DARK, INK, Colour
from render.partners import art, colours, faces, places
from tests.render.palettes.cards import lay, sampled

_EXACT: Final = (
    *faces.COLOURS, *colours.SEATS, *colours.DARK, *colours.LIGHT, colours.BOARD, colours.FIELD,
    colours.LINE, colours.ARROW, FELT, FELT_DARK, CHALK, CHALK_DIM, BRASS, INK, theme.PAPER, theme.WOOD,
    theme.WOOD_EDGE, theme.RED, *map(art.emblem, SEATS),
)  # fmt: skip


def _sample() -> Image.Image:
    """Returns all drawings, as a sample for the palette."""
    sample = Image.new("RGB", (places.WIDE, places.TALL + 420), FELT_DARK)
    sample.paste(art.empty(), (0, 0))
    for seat in SEATS:
        for number in range(1, 5):
            lay(
                sample,
                art.piece(seat, number),
                20 + number * 70 + seat % 2 * 400,
                places.TALL + 10 + seat // 2 * 70,
            )
    for n, kind in enumerate(("7", "-4", "1/14", "8S", "SW", "2", None)):
        lay(sample, faces.face(kind, 100), 20 + n * 120, places.TALL + 170)  # type: ignore[arg-type]  # kinds of cards
    for n, light in enumerate((*colours.LIGHT, CHALK, CHALK_DIM)):
        lay(
            sample,
            label("0123456789 abcdefghij", 40, light),
            20 + n % 3 * 330,
            places.TALL + 320 + n // 3 * 48,
        )
    return sample


def table() -> list[Colour]:
    """Returns the colours of the board picture."""
    return sampled(128, _EXACT, _sample())
