"""The 256 colours of Kasino's board, hand and preview."""

from typing import Final

from render.palettes import card_table

TABLE: Final = card_table("kasino", 4)
