"""Palettes from samples of the drawings of cards, always the same."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from games.cards import DECK, Card, rank
from render.cards import backs, courts, faces, jokers
from render.drawing import signs, theme
from render.drawing.lettering import label
from render.drawing.sprites import Sprite
from render.drawing.theme import Colour

_CARD: Final = 100
_COLUMNS: Final = 10
_SMALL: Final = 30
_TELLING: Final = ("A", "7", "J", "Q", "K")
"""Ranks that together have every colour of the cards."""

PAPERS: Final = (
    theme.PAPER, theme.INK, theme.RED, theme.BLUE, theme.GOLD, theme.SKIN, theme.EDGE, courts.GROUND,
)  # fmt: skip
FADED: Final = tuple(theme.mix(colour, theme.FELT, faces.FADE) for colour in PAPERS)
_HAND: Final = (
    *PAPERS, *FADED[:3], theme.FELT, theme.FELT_DARK, theme.CHALK, theme.CHALK_DIM, theme.BRASS, theme.GREEN,
    theme.AZURE, jokers.PALE, jokers.VIOLET, jokers.TEAL, jokers.ROSE,
)  # fmt: skip


def deck() -> Image.Image:
    """Returns a sample of cards: both colourings of the suits, backs, and some that are out of play."""
    tall = faces.height(_CARD)
    sheet = Image.new("RGB", (_COLUMNS * _CARD, 4 * tall), theme.FELT)
    for n, card in enumerate(c for c in DECK if rank(c) in _TELLING):
        _lay(sheet, card, _CARD, n % _COLUMNS * _CARD, n // _COLUMNS * tall, "four" if n % 2 else "two")
    for n in range(3):
        _lay(sheet, None, _CARD, n * _CARD, 2 * tall)
        _lay(sheet, None, _SMALL, 500 + n * 40, 2 * tall + 20)
    row = sheet.crop((0, 0, sheet.width, tall))
    sheet.paste(Image.blend(row, Image.new("RGB", row.size, theme.FELT), faces.FADE), (0, 3 * tall))
    return sheet


def _lay(
    sheet: Image.Image, card: Card | None, width: int, x: int, y: int, suits: faces.Suits = "two"
) -> None:
    lay(sheet, faces.lying(card, width, "en", suits), x, y)


def lay(sheet: Image.Image, sprite: Sprite, x: int, y: int) -> None:
    """Puts a sprite on a sample."""
    sprite.paste(sheet, x, y)


def sampled(size: int, exact: Sequence[Colour], sample: Image.Image) -> list[Colour]:
    """Returns a palette of the exact colours and the most frequent ones of a sample."""
    wanted = list(dict.fromkeys(exact))
    few = sample.quantize(size - len(wanted), Image.Quantize.MEDIANCUT, kmeans=1, dither=Image.Dither.NONE)
    found = few.getpalette() or []
    rest = [(found[n], found[n + 1], found[n + 2]) for n in range(0, len(found) - 2, 3)]
    return list(dict.fromkeys([*wanted, *rest]))[:size]


def hand() -> list[Colour]:
    """Returns the colours of a hand of cards."""
    return sampled(64, _HAND, deck())


def table(seats: int) -> list[Colour]:
    """Returns the 256 colours of a table of cards with so many seats: deck, seats' colours and letters."""
    return sampled(256, _exact(seats), _sample(seats))


def _exact(seats: int) -> tuple[theme.Colour, ...]:
    return (
        *PAPERS, *FADED, *signs.SEATS[:seats], *signs.LIGHT[:seats], theme.FELT, theme.FELT_DARK,
        theme.FELT_LIGHT, theme.CHALK, theme.CHALK_DIM, theme.BRASS, theme.INK, theme.GREEN, theme.AZURE,
        backs.BACK, backs.BACK_LIGHT,
    )  # fmt: skip


def _sample(seats: int) -> Image.Image:
    cards = deck()
    sample = Image.new("RGB", (cards.width, cards.height + 260), theme.FELT_DARK)
    sample.paste(cards, (0, 0))
    for seat in range(seats):
        lay(sample, signs.sign(seat, 44), 20 + seat * 60, cards.height + 10)
        name = label("Anna 0123456789", 34, signs.LIGHT[seat])
        lay(sample, name, 20 + seat % 2 * 400, cards.height + 70 + seat // 2 * 50)
    lay(sample, label("0123456789 abcdefghij", 40, theme.CHALK), 20, cards.height + 180)
    lay(sample, label("0123456789 abcdefghij", 40, theme.BRASS), 500, cards.height + 180)
    return sample
