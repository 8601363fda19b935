"""Rendering of Stratego: board, army, preview and texts."""

from render.stratego.board_image import ending, scene
from render.stratego.fortunes import MEASURE
from render.stratego.hand_image import hand, preview, since
from render.stratego.words import board_said, hand_words, preview_words, text_board

HAND_IS_TABLE = True
"""The hand picture shows the whole board with the own ranks, so the board need not be sent with it."""

__all__ = [
    "HAND_IS_TABLE", "MEASURE", "board_said", "ending", "hand", "hand_words", "preview", "preview_words",
    "scene", "since", "text_board",
]  # fmt: skip
