"""The colours of the chart and of the four companies."""

from typing import Final

from render.drawing.strips import Palette
from render.drawing.theme import Colour

TABLE: Final = Palette("fuldrigger", dense=True)
"""The palette of all pictures."""
SEATS: Final[tuple[Colour, ...]] = ((222, 122, 12), (28, 96, 190), (178, 30, 84), (20, 122, 72))
DARK: Final[tuple[Colour, ...]] = ((112, 56, 2), (10, 42, 96), (88, 8, 38), (6, 58, 32))
LIGHT: Final[tuple[Colour, ...]] = ((255, 206, 138), (158, 198, 250), (246, 166, 196), (148, 218, 176))

PAPER: Final[Colour] = (240, 226, 192)
PAPER_DARK: Final[Colour] = (222, 203, 160)
SEA: Final[Colour] = (203, 221, 214)
SHELF: Final[Colour] = (188, 211, 207)
SHOAL: Final[Colour] = (168, 198, 198)
RHUMB: Final[Colour] = (192, 212, 206)
WATER: Final[Colour] = (62, 104, 118)
"""Colours of the open sea, of two depths along the coasts, of the lines of the wind, and of names of seas."""
LAND: Final[Colour] = (238, 223, 182)
LAND_EDGE: Final[Colour] = (122, 92, 48)
LAND_SHADE: Final[Colour] = (225, 204, 154)
LINE: Final[Colour] = (150, 182, 184)
INK: Final[Colour] = (52, 38, 22)
SPACE: Final[Colour] = (104, 140, 148)
FRAME: Final[Colour] = (92, 64, 30)
GOLD: Final[Colour] = (186, 142, 52)
WAY: Final[Colour] = (178, 24, 32)
RING: Final[Colour] = (250, 190, 40)
CROWN: Final[Colour] = (168, 34, 40)
TRUCE: Final[Colour] = (74, 98, 44)

HAZARDS: Final[dict[str, Colour]] = {
    "storm": (62, 60, 108),
    "iceberg": (236, 246, 252),
    "calm": (150, 156, 160),
    "reef": (150, 82, 42),
    "pirates": (26, 24, 30),
    "tailwind": (250, 252, 238),
    "headwind": (140, 34, 40),
}
TAIL: Final[Colour] = (16, 104, 62)
"""The arrows of a tailwind, dark on a pale disc; those of a headwind are pale on a dark one."""
SIGNS: Final = ("●", "■", "◆", "▲")
