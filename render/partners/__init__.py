"""Rendering of Partners: board, hand, preview and texts."""

from render.partners.board_image import board, is_warm, since
from render.partners.hand_image import hand, preview
from render.partners.words import board_words, hand_words, preview_words, text_board

__all__ = [
    "board",
    "board_words",
    "hand",
    "hand_words",
    "is_warm",
    "preview",
    "preview_words",
    "since",
    "text_board",
]
