"""The 256 colours of Kasino's board, hand and preview."""

from typing import Final

from render.drawing.strips import Palette

TABLE: Final = Palette("kasino")
