"""The colours of the chart and of the four companies."""

from typing import Final

from render.drawing.theme import Colour

SEATS: Final[tuple[Colour, ...]] = ((222, 122, 12), (28, 96, 190), (178, 30, 84), (20, 122, 72))
DARK: Final[tuple[Colour, ...]] = ((112, 56, 2), (10, 42, 96), (88, 8, 38), (6, 58, 32))
LIGHT: Final[tuple[Colour, ...]] = ((255, 206, 138), (158, 198, 250), (246, 166, 196), (148, 218, 176))

PAPER: Final[Colour] = (240, 226, 192)
PAPER_DARK: Final[Colour] = (222, 203, 160)
SEA: Final[Colour] = (196, 217, 212)
SEA_DEEP: Final[Colour] = (176, 204, 203)
COAST: Final[Colour] = (124, 166, 172)
LAND: Final[Colour] = (233, 214, 166)
LAND_EDGE: Final[Colour] = (122, 92, 48)
LAND_SHADE: Final[Colour] = (211, 186, 130)
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
    "tailwind": (42, 134, 84),
    "headwind": (186, 64, 48),
}
SIGNS: Final = ("●", "■", "◆", "▲")
