"""Rendering of Ólsen Ólsen: board, hand, preview, score sheet and texts."""

from render.olsen.board_image import board, is_warm
from render.olsen.hand_image import hand, preview
from render.olsen.score_sheet import leaf, leaf_words, leaves
from render.olsen.words import board_words, hand_words, preview_words, text_board

__all__ = [
    "board", "board_words", "hand", "hand_words", "is_warm", "leaf", "leaf_words", "leaves", "preview",
    "preview_words", "text_board",
]  # fmt: skip
