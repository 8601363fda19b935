"""Palettes of the pictures. Hands of cards share one of 64 colours; a game's board has one of up to 256.

They are stored in `drawing/palettes.json`: `tests/render/palettes/` takes them from samples of the drawings,
fails when a colour of the theme changes, and stores them anew.
"""

from typing import Final

from render.drawing.strips import Palette

HAND: Final = Palette("hand")
"""The colours of a hand of cards."""
TABLE: Final = Palette("table")
"""The colours of the board of a plain card game for up to six."""
