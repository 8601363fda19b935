"""Colours, fonts and sizes that all drawings use."""

from functools import lru_cache
from importlib.resources import as_file, files
from typing import Final, Literal

from PIL import ImageFont

Colour = tuple[int, int, int]
Weight = Literal["Regular", "Semibold", "Bold", "Black", "SemiboldIt"]


def _rgb(code: str) -> Colour:
    return (int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16))


def mix(one: Colour, other: Colour, part: float) -> Colour:
    """Mixes two colours; `part` is the share of the second."""
    a, b, c = (round(x + (y - x) * part) for x, y in zip(one, other, strict=True))
    return (a, b, c)


INK: Final = _rgb("1d1d24")
PAPER: Final = _rgb("fdfcf7")
RED: Final = _rgb("c9202e")
BLUE: Final = _rgb("27468c")
GOLD: Final = _rgb("f0b52f")
SKIN: Final = _rgb("f8dcc0")
GREEN: Final = _rgb("1b7a3d")
AZURE: Final = _rgb("1f5fc4")
BROWN: Final = _rgb("7a4524")
GREY: Final = _rgb("d9d6cf")
STEEL: Final = _rgb("c3ccd6")
RUST: Final = _rgb("b5501c")
BLUSH: Final = _rgb("f0b298")
EDGE: Final = _rgb("b9b3a4")

FELT: Final = _rgb("23544c")
FELT_DARK: Final = _rgb("1a423c")
FELT_LIGHT: Final = _rgb("2f665c")
SHADOW: Final = _rgb("16362f")
CHALK: Final = _rgb("f3efe2")
CHALK_DIM: Final = _rgb("a9c0b6")

WOOD: Final = _rgb("c98e50")
WOOD_DARK: Final = _rgb("a86f38")
WOOD_LIGHT: Final = _rgb("dba968")
WOOD_EDGE: Final = _rgb("70431d")
HOLE: Final = _rgb("4a2a12")
BRASS: Final = _rgb("e9c46a")

SIDES: Final[tuple[Colour, Colour]] = (_rgb("f28c1e"), _rgb("3f8efc"))
"""Orange and blue, distinct under all common kinds of colour blindness; each has a shape as well."""
SIDES_DARK: Final[tuple[Colour, Colour]] = (_rgb("8f4a05"), _rgb("12438f"))
SIDES_LIGHT: Final[tuple[Colour, Colour]] = (_rgb("ffc27a"), _rgb("a5ccff"))

SUIT_TWO: Final = {"C": INK, "D": RED, "H": RED, "S": INK}
SUIT_FOUR: Final = {"C": GREEN, "D": AZURE, "H": RED, "S": INK}

SUPER: Final = 4
"""Shapes are drawn this many times larger and reduced once."""
FONTS: Final = 24
"""Number of fonts in memory, a quarter of a megabyte each; what is written with them is kept as sprites."""


@lru_cache(maxsize=FONTS)
def font(size: int, weight: Weight = "Semibold") -> ImageFont.FreeTypeFont:
    """Returns the font at a size in pixels, from the pinned package."""
    source = files("font_source_sans_pro") / "files" / f"SourceSansPro-{weight}.otf"
    with as_file(source) as path:
        return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)
