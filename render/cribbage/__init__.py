"""Rendering of cribbage: board, hand, further pictures and texts."""

from render.cribbage.board_image import scene
from render.cribbage.fortunes import MEASURE
from render.cribbage.hand_image import hand
from render.cribbage.leaf_images import leaf, leaf_words, leaves
from render.cribbage.show import ending
from render.cribbage.words import board_said, hand_words, text_board

__all__ = [
    "MEASURE",
    "board_said",
    "ending",
    "hand",
    "hand_words",
    "leaf",
    "leaf_words",
    "leaves",
    "scene",
    "text_board",
]
