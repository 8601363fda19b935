"""Rendering of Ólsen Ólsen: board, hand, preview, score sheet and texts."""

from render.olsen.board_image import ending, scene
from render.olsen.fortunes import MEASURE
from render.olsen.hand_image import hand, preview
from render.olsen.score_sheet import leaf, leaf_words, leaves
from render.olsen.words import board_said, hand_words, preview_words, text_board

__all__ = [
    "MEASURE", "board_said", "ending", "hand", "hand_words", "leaf", "leaf_words", "leaves", "preview",
    "preview_words", "scene", "text_board",
]  # fmt: skip
