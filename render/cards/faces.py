"""Playing cards: faces, indices by language, and the back, as sprites of any width."""

from functools import lru_cache
from typing import Final, Literal

from PIL import Image, ImageChops, ImageDraw

from games.cards import JOKER, Card, rank, suit
from locales import speech
from render.cards import backs, courts, jokers
from render.cards.pips import HIGH, WIDE, pip, places
from render.drawing.canvas import Pen, blank, cut_out, reduced
from render.drawing.sprites import SPRITES, Sprite
from render.drawing.theme import EDGE, PAPER, SUIT_FOUR, SUIT_TWO, SUPER, Colour, font

Suits = Literal["two", "four"]
Sort = Literal["face", "small", "wild"]

SHADOW: Final = 6
FADE: Final = 0.34
"""Share of the table's colour in a card that is out of play."""
_CORNER: Final = 15.0
_INDEX_CAP: Final = 52.0
_INDEX_BASE: Final = 62.0
_INDEX_MIDDLE: Final = 31.0
_INDEX_WIDE: Final = 48.0


def height(width: int) -> int:
    """Returns the height in pixels of a card of that width."""
    return round(width * HIGH / WIDE)


def lying(
    card: Card | None,
    width: int,
    language: str,
    suits: Suits,
    *,
    sort: Sort = "face",
    faded: Colour | None = None,
) -> Sprite:
    """Returns a card with its flat shadow, `SHADOW` pixels larger on each side; face down if None.

    `small`: the design for small cards; `wild`: a small joker that represents this card. `faded`: the colour
    to blend with, for a card that is out of play.
    """
    letter = speech(language).index(rank(card)) if card else ""
    key = f"lying {sort} {card} {width} {letter} {suits if card else ''} {faded}"
    size = (width + 2 * SHADOW, height(width) + 2 * SHADOW)

    def paint() -> Image.Image:
        if faded is not None and card is not None and sort != "wild":
            bright = lying(card, width, language, suits, sort=sort)
            if bright.is_painted:
                return _dimmed(bright, width, faded)
        return _lying(image(card, width, language, suits, sort), faded)

    return SPRITES.get(key, size, paint)


def image(card: Card | None, width: int, language: str, suits: Suits, sort: Sort = "face") -> Image.Image:
    """Returns a newly drawn card without a shadow, with transparent corners."""
    if card is None or card == JOKER:
        image, pen = _blank_card(width)
        joker = jokers.face if sort == "face" else jokers.small
        (backs.back if card is None else joker)(pen)
        return _rounded(image, width)
    letter = speech(language).index(rank(card))
    return _face(card, width, letter, suits) if sort == "face" else _small(card, width, letter, suits, sort)


def colour(of: str, suits: Suits) -> tuple[int, int, int]:
    """Returns the colour of that suit."""
    return (SUIT_FOUR if suits == "four" else SUIT_TWO)[of]


def _face(card: Card, width: int, letter: str, suits: Suits) -> Image.Image:
    image, pen = _blank_card(width)
    _centre(pen, card, colour(suit(card), suits))
    _corners(image, pen, letter, suit(card), colour(suit(card), suits))
    return _rounded(image, width)


def _small(card: Card, width: int, letter: str, suits: Suits, sort: Sort = "small") -> Image.Image:
    image, pen = _blank_card(width, jokers.PALE if sort == "wild" else PAPER)
    ink = colour(suit(card), suits)
    sign = _index(letter, round(pen.scale * 1900))
    image.paste(Image.new("RGB", sign.size, ink), (round(4 * pen.scale), round(4 * pen.scale)), sign)
    pip(pen.moved(57, 188, 0.78), suit(card), ink)
    if sort == "wild":
        jokers.stand_in(pen)
    else:
        pip(pen.moved(158, 246, 1.3), suit(card), ink)
    return _rounded(image, width)


def _blank_card(width: int, paper: Colour = PAPER) -> tuple[Image.Image, Pen]:
    image = Image.new("RGB", (width * SUPER, height(width) * SUPER), paper)
    return image, Pen(image, width * SUPER / WIDE)


def _rounded(image: Image.Image, width: int) -> Image.Image:
    """Cuts the corners and draws the edge."""
    scale = width * SUPER / WIDE
    outline = ImageDraw.Draw(image)
    box = (0, 0, image.width - 1, image.height - 1)
    outline.rounded_rectangle(box, _CORNER * scale, outline=EDGE, width=max(SUPER, round(1.6 * scale)))
    return cut_out(image, _CORNER * scale)


def _centre(pen: Pen, card: Card, ink: Colour) -> None:
    of = rank(card)
    if of in ("J", "Q", "K"):
        courts.court(pen, of, suit(card))
    elif of == "A":
        _ace(pen, suit(card), ink)
    else:
        for x, y, turned in places(of):
            pip(pen.moved(x, y, 0.49, turned=turned), suit(card), ink)


def _ace(pen: Pen, of: str, ink: Colour) -> None:
    if of == "S":
        backs.ace_of_spades(pen, ink)
    else:
        pip(pen.moved(120, 168, 1.0), of, ink)


def _corners(image: Image.Image, pen: Pen, letter: str, of: str, ink: Colour) -> None:
    mask = _index(letter, round(pen.scale * 1000))
    x = round((_INDEX_MIDDLE - _INDEX_WIDE / 2 - 4) * pen.scale)
    for turned in (False, True):
        sign = mask.rotate(180) if turned else mask
        place = (image.width - x - sign.width, image.height - sign.height) if turned else (x, 0)
        image.paste(Image.new("RGB", sign.size, ink), place, sign)
        middle = (WIDE - _INDEX_MIDDLE, HIGH - 99) if turned else (_INDEX_MIDDLE, 99)
        pip(pen.moved(*middle, 0.41, turned=turned), of, ink)


@lru_cache(maxsize=128)
def _index(letter: str, scale: int) -> Image.Image:
    """Returns the letter as a mask from the card's top, with one base line for all languages."""
    unit = scale / 1000
    tall = _INDEX_CAP if letter not in "Á" else 42.0
    letters = font(round(tall * unit / 0.656), "Bold")
    left, top, right, bottom = letters.getbbox(letter, anchor="ls")
    drawn = Image.new("L", (round(right - left), round(bottom - top)))
    ImageDraw.Draw(drawn).text((-left, -top), letter, fill=255, font=letters, anchor="ls")
    widest = round(_INDEX_WIDE * unit)
    if drawn.width > widest:
        drawn = drawn.resize((widest, drawn.height), Image.Resampling.BOX)
    mask = Image.new(
        "L", (round((_INDEX_WIDE + 8) * unit), round(_INDEX_BASE * unit) + max(0, round(bottom)) + 1)
    )
    mask.paste(drawn, ((mask.width - drawn.width) // 2, round(_INDEX_BASE * unit + top)))
    return mask


def _lying(card: Image.Image, faded: Colour | None) -> Image.Image:
    """Returns the card on its shadow: two flat steps of darkness a little below and to the right."""
    if faded:
        pale = _pale(card, faded)
        pale.putalpha(card.getchannel("A"))
        card = pale
    shadow = _shadow(*card.size).copy()
    shadow.alpha_composite(card, (SHADOW, SHADOW))
    return shadow


def _dimmed(bright: Sprite, width: int, faded: Colour) -> Image.Image:
    """Returns the faded card, made from the bright one; the corners of all cards are the same."""
    blank, inner = _dimmed_blank(width, faded)
    face = bright.flat().crop((SHADOW, SHADOW, SHADOW + inner.width, SHADOW + inner.height))
    dimmed = blank.copy()
    dimmed.paste(_pale(face, faded), (SHADOW, SHADOW), inner)
    return dimmed


@lru_cache(maxsize=8)
def _dimmed_blank(width: int, faded: Colour) -> tuple[Image.Image, Image.Image]:
    """Returns a faded card without a face on its shadow, and the mask of the card but for its edge."""
    blank = _rounded(_blank_card(width)[0], width)
    return _lying(blank, faded), blank.getchannel("A").point(lambda alpha: 255 if alpha == 255 else 0)


def _pale(card: Image.Image, faded: Colour) -> Image.Image:
    """Returns the colours of a card that is out of play."""
    return Image.blend(card.convert("RGB"), Image.new("RGB", card.size, faded), FADE)


@lru_cache(maxsize=8)
def _shadow(width: int, tall: int) -> Image.Image:
    """Returns the shadow of a card of that size."""
    image = blank(width + 2 * SHADOW, tall + 2 * SHADOW)
    mask = Image.new("L", image.size)
    for grow, dark in ((SHADOW * 0.75, 38), (SHADOW * 0.3, 84)):
        layer = Image.new("L", image.size)
        corner = SHADOW - grow / 3
        box = (corner, corner, SHADOW + width + grow - 1, SHADOW + tall + grow - 1)
        ImageDraw.Draw(layer).rounded_rectangle(
            [n * SUPER for n in box], (_CORNER * width / WIDE + grow / 2) * SUPER, fill=dark
        )
        mask = ImageChops.lighter(mask, layer)
    image.putalpha(mask)
    return reduced(image)
