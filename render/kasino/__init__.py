"""Rendering of Kasino: board, hand, preview, count and texts."""

from render.kasino.board_image import scene
from render.kasino.fortunes import MEASURE
from render.kasino.hand_image import hand, preview
from render.kasino.leaf_images import leaf, leaf_words, leaves
from render.kasino.score_sheet import ending
from render.kasino.words import board_said, hand_words, preview_words, text_board

__all__ = [
    "MEASURE", "board_said", "ending", "hand", "hand_words", "leaf", "leaf_words", "leaves", "preview",
    "preview_words", "scene", "text_board",
]  # fmt: skip
