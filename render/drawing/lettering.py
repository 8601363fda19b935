"""Cleans and cuts text that people have written, so that it can be drawn or put into a message.

Names come from outside and may hold anything: control signs, marks that turn the line around, heaps of
combining accents, pictures, thousands of letters. Drawn text never exceeds its box.
"""

import math
import re
import unicodedata
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from render.drawing import signs
from render.drawing.canvas import Pen
from render.drawing.sprites import SPRITES, Sprite
from render.drawing.theme import SUPER, Colour, Weight, font

ELLIPSIS: Final = "…"
NAME_LENGTH: Final = 32
LEAST: Final = 0.7
"""Share of its size to which a name is made smaller before it is cut."""
_READ_AT_MOST: Final = 400
_ACCENTS: Final = 2
_BLANKS: Final = frozenset(("Zs", "Zl", "Zp"))
_UNSEEN: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn"))
_MARKS: Final = frozenset(("Mn", "Mc", "Me"))
_NO_GLYPH: Final = "\U0010fffd"
_PATHS: Final = dict(zip(signs.CHARACTERS, signs.PATHS, strict=True))
_WIDTHS: Final = str.maketrans(dict.fromkeys(_PATHS, "■"))
_SHAPE: Final = re.compile(f"([{''.join(_PATHS)}])")
"""The shapes of the seats, which are drawn by their paths, each as wide as this letter."""


def clean(text: str) -> str:
    """Removes invisible characters: composed, on one line, at most two accents a letter."""
    kept: list[str] = []
    accents = 0
    for sign in unicodedata.normalize("NFC", text[:_READ_AT_MOST]):
        kind = unicodedata.category(sign)
        accents = accents + 1 if kind in _MARKS else 0
        if kind in _BLANKS or sign in "\t\r\n":
            kept.append(" ")
        elif kind not in _UNSEEN and (
            kind not in _MARKS or (kept and kept[-1] != " " and accents <= _ACCENTS)
        ):
            kept.append(sign)
    return " ".join("".join(kept).split())


def graphemes(text: str) -> list[str]:
    """Splits the text into graphemes: letters with their accents, flags, skin tones."""
    found: list[str] = []
    for sign in text:
        joins = unicodedata.category(sign) in _MARKS or 0x1F3FB <= ord(sign) <= 0x1F3FF
        flag = _is_flag(sign) and bool(found) and len(found[-1]) == 1 and _is_flag(found[-1])
        if found and (joins or flag):
            found[-1] += sign
        else:
            found.append(sign)
    return found


def _is_flag(sign: str) -> bool:
    return 0x1F1E6 <= ord(sign) <= 0x1F1FF


def cut(text: str, most: int) -> str:
    """Cuts the text to `most` graphemes, the last of them an ellipsis."""
    parts = graphemes(text)
    return text if len(parts) <= most else "".join(parts[: most - 1]).rstrip() + ELLIPSIS


@lru_cache(maxsize=4096)
def spoken(name: str, instead: str) -> str:
    """Returns a name cleaned and cut to 32 graphemes; `instead` if nothing is left of it."""
    return cut(clean(name), NAME_LENGTH) or instead


def escaped(text: str) -> str:
    """Escapes Discord's markdown and mentions."""
    return "".join("\\" + sign if sign in "\\*_~`|<>#-[]()@:" else sign for sign in text)


@lru_cache(maxsize=4096)
def has_glyph(sign: str) -> bool:
    """Checks if the font has a glyph for it."""
    letters = font(24)
    return sign == " " or sign in _PATHS or bytes(letters.getmask(sign)) != bytes(letters.getmask(_NO_GLYPH))


def drawable(text: str) -> str:
    """Returns the text cleaned, without signs that the font cannot draw."""
    return _drawable(text[:_READ_AT_MOST])


@lru_cache(maxsize=2048)
def _drawable(text: str) -> str:
    return " ".join("".join(map(_drawn, clean(text))).split())


def _drawn(sign: str) -> str:
    """Returns the sign, or plain letters for it (𝓐, Ａ, ①), as far as the font has them."""
    if has_glyph(sign):
        return "" if unicodedata.combining(sign) else sign
    plain = unicodedata.normalize("NFKC", sign)
    return plain if plain != sign and all(map(has_glyph, plain)) else ""


@lru_cache(maxsize=2048)
def is_legible(name: str) -> bool:
    """Checks if the font can draw more than half of a name's letters and digits; any sign if it has none."""
    cleaned = clean(name)
    of, kept = (sum(sign.isalnum() for sign in text) for text in (cleaned, drawable(name)))
    return 2 * kept > of if of else bool(drawable(name))


def named(name: str, instead: str) -> str:
    """Returns a name as it can be drawn; `instead` if too little of it is left to be known by."""
    return drawable(name) if is_legible(name) else instead


def beside(name: str) -> str:
    """Returns what is written of a name beside the shape of its seat, which is then not repeated."""
    return name[2:] if name[:1] in _PATHS else name


def length(text: str, size: int, weight: Weight) -> float:
    """Returns the width of a line in pixels."""
    return font(size, weight).getlength(text.translate(_WIDTHS))


@lru_cache(maxsize=2048)
def fitted(text: str, size: int, weight: Weight, width: int) -> str:
    """Cuts the text to `width` pixels, with an ellipsis if anything is cut."""
    if length(text, size, weight) <= width:
        return text
    parts = graphemes(text)
    low, high = 0, len(parts)
    while low < high:
        middle = (low + high + 1) // 2
        short = "".join(parts[:middle]).rstrip() + ELLIPSIS
        low, high = (middle, high) if length(short, size, weight) <= width else (low, middle - 1)
    short = "".join(parts[:low]).rstrip() + ELLIPSIS
    return short if length(short, size, weight) <= width else ""


@lru_cache(maxsize=2048)
def shrunk(text: str, size: int, weight: Weight, width: int) -> int:
    """Returns the largest size up to `size` at which the text fits `width` pixels; at least `LEAST` of it."""
    shown, least = drawable(text), math.ceil(size * LEAST)
    small = max(least, min(size, math.ceil(size * width / max(1.0, length(shown, size, weight)))))
    while small > least and length(shown, small, weight) > width:  # letters do not shrink quite evenly
        small -= 1
    return small


def wrapped(text: str, size: int, weight: Weight, width: int, lines: int) -> list[str]:
    """Breaks the text at blanks into at most `lines` lines; the last is cut."""
    found: list[str] = [""]
    words = text.split()
    for n, word in enumerate(words):
        longer = f"{found[-1]} {word}".strip()
        if length(longer, size, weight) <= width or not found[-1]:
            found[-1] = longer
        elif len(found) < lines:
            found.append(word)
        else:
            found[-1] = " ".join([found[-1], *words[n:]])
            break
    return [fitted(line, size, weight, width) for line in found]


def label(text: str, size: int, colour: Colour, *, weight: Weight = "Semibold", width: int = 2000) -> Sprite:
    """Returns a line of text as a sprite, no wider than `width`; as high as the letters may reach."""
    key = f"text {size} {weight} {width} {colour} {text}"
    shown = fitted(drawable(text), size, weight, width)
    box = _box(shown, size, weight, width)
    return SPRITES.get(key, (box[1], box[2]), lambda: _label(shown, size, colour, weight, box))


@lru_cache(maxsize=2048)
def _box(text: str, size: int, weight: Weight, width: int) -> tuple[int, int, int]:
    """Returns a line's offset left of its origin, its width and its height, in pixels."""
    letters = font(size, weight)
    ascent, descent = letters.getmetrics()
    left, _, right, _ = letters.getbbox(text.translate(_WIDTHS), anchor="ls") if text else (0, 0, 1, 0)
    start = min(0, round(left))
    return (start, min(width, max(1, round(right) - start)), ascent + descent)


def _label(text: str, size: int, colour: Colour, weight: Weight, box: tuple[int, int, int]) -> Image.Image:
    letters = font(size, weight)
    mask = Image.new("L", box[1:])
    x, base = float(-box[0]), letters.getmetrics()[0]
    for part in _SHAPE.split(text):
        if part in _PATHS:
            mask.paste(_shape(part, size, weight), (round(x), round(base - size * 0.72)))
        else:
            ImageDraw.Draw(mask).text((x, base), part, fill=255, font=letters, anchor="ls")
        x += length(part, size, weight)
    image = Image.new("RGBA", mask.size, (*colour, 0))
    image.putalpha(mask)
    return image


def _shape(character: str, size: int, weight: Weight) -> Image.Image:
    """Returns the shape of a seat, as high as a capital letter, as a mask."""
    side = int(length(character, size, weight))
    mask = Image.new("L", (side * SUPER, side * SUPER))
    middle = side * SUPER / 2
    Pen(mask, size * SUPER * 0.017, (middle, middle)).fill(_PATHS[character], 255)
    return mask.reduce(SUPER)
