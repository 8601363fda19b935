"""The four colours of Partners, each with a shape of its own, and the colours of the board."""

from typing import Final

from render.drawing.theme import Colour

SEATS: Final[tuple[Colour, ...]] = ((247, 196, 38), (214, 48, 60), (45, 108, 214), (36, 150, 82))
DARK: Final[tuple[Colour, ...]] = ((133, 92, 4), (110, 14, 24), (14, 48, 112), (8, 76, 38))
LIGHT: Final[tuple[Colour, ...]] = ((255, 228, 140), (246, 170, 174), (166, 199, 250), (158, 219, 180))
BOARD: Final[Colour] = (243, 231, 205)
BOARD_DARK: Final[Colour] = (228, 210, 174)
FIELD: Final[Colour] = (255, 251, 240)
LINE: Final[Colour] = (176, 148, 102)
ARROW: Final[Colour] = (38, 30, 58)
REACHED: Final[Colour] = (250, 190, 40)

SHAPES: Final[tuple[str, ...]] = (
    "M-20 0 C-20 -11 -11 -20 0 -20 C11 -20 20 -11 20 0 C20 11 11 20 0 20 C-11 20 -20 11 -20 0 Z",
    "M-18 -13 Q-18 -18 -13 -18 L13 -18 Q18 -18 18 -13 L18 13 Q18 18 13 18 L-13 18 Q-18 18 -18 13 Z",
    "M-3 -22 Q0 -25 3 -22 L22 -3 Q25 0 22 3 L3 22 Q0 25 -3 22 L-22 3 Q-25 0 -22 -3 Z",
    "M-3 -22 Q0 -26 3 -22 L23 13 Q26 19 19 19 L-19 19 Q-26 19 -23 13 Z",
)
"""A disc, a square, a lozenge, a triangle, for readers who see no colours."""
LOW: Final = (0, 0, 0, 4)
"""Offset in pixels of a number below the middle of its shape."""
SIGNS: Final = ("●", "■", "◆", "▲")
