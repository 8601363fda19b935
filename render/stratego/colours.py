"""The four colours of Stratego, each with a charge on its shield, and the colours of the land."""

from typing import Final

from render.drawing.theme import Colour

SEATS: Final[tuple[Colour, ...]] = ((196, 40, 48), (24, 132, 78), (36, 92, 190), (240, 190, 40))
DARK: Final[tuple[Colour, ...]] = ((104, 14, 22), (6, 66, 36), (12, 40, 100), (120, 82, 4))
LIGHT: Final[tuple[Colour, ...]] = ((248, 176, 172), (160, 222, 182), (172, 202, 250), (255, 234, 160))
GROUND: Final[tuple[Colour, ...]] = ((222, 178, 158), (178, 200, 160), (168, 188, 212), (228, 214, 156))
"""A zone: its colour over the meadow."""
FOREST: Final[Colour] = (34, 62, 48)
TREE: Final[Colour] = (41, 73, 56)
MEADOW: Final[Colour] = (214, 208, 164)
MEADOW_DARK: Final[Colour] = (196, 190, 142)
GRID: Final[Colour] = (160, 150, 104)
NAME: Final[Colour] = (112, 106, 80)
"""The name of a square, upon the meadow."""
EARTH: Final[Colour] = (112, 98, 62)
WATER: Final[Colour] = (74, 146, 186)
WATER_LIGHT: Final[Colour] = (150, 204, 226)
SHORE: Final[Colour] = (238, 224, 172)
STONE: Final[Colour] = (166, 162, 156)
STONE_LIGHT: Final[Colour] = (196, 192, 186)
STONE_DARK: Final[Colour] = (92, 88, 90)
YARD: Final[Colour] = (134, 130, 128)
ROOF: Final[Colour] = (138, 60, 44)
ROOF_LIGHT: Final[Colour] = (204, 112, 82)
REACHED: Final[Colour] = (255, 206, 64)
HIT: Final[Colour] = (226, 40, 40)
ARROW: Final[Colour] = (38, 30, 58)

SHIELD: Final = (
    "M-24 -26 L24 -26 Q27 -26 27 -22 L27 2 C27 16 14 25 0 29 C-14 25 -27 16 -27 2 L-27 -22 Q-27 -26 -24 -26 Z"
)
CHARGES: Final[tuple[str, ...]] = (
    "M-27 6 L0 -16 L27 6 L27 17 L0 -5 L-27 17 Z",
    "M-27 -24 L-14 -26 L24 12 L16 20 L-27 -12 Z",
    "M-5 -26 L5 -26 L5 -7 L27 -7 L27 3 L5 3 L5 28 L-5 28 L-5 3 L-27 3 L-27 -7 L-5 -7 Z",
    "M-9 -26 L9 -26 L9 26 L-9 26 Z",
)
"""A chevron, a bend, a cross, a pale, for readers who see no colours."""
SIGNS: Final = ("🔴", "🟢", "🔵", "🟡")
LETTERS: Final = "RGBY"
