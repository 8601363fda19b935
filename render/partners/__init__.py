"""Rendering of Partners: board, hand, preview and texts."""

from render.partners.board_image import ending, scene, since
from render.partners.fortunes import MEASURE
from render.partners.hand_image import hand, preview
from render.partners.words import board_said, hand_words, preview_words, text_board

__all__ = [
    "MEASURE",
    "board_said",
    "ending",
    "hand",
    "hand_words",
    "preview",
    "preview_words",
    "scene",
    "since",
    "text_board",
]
