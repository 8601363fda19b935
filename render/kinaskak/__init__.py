"""Rendering of Kínaskák: board, sorted hand and texts."""

from render.kinaskak.board_image import scene
from render.kinaskak.fortunes import MEASURE
from render.kinaskak.hand_image import hand, pictured, sort
from render.kinaskak.score_sheet import ending
from render.kinaskak.words import board_said, hand_words, text_board
from render.look import Sort

SORTS: tuple[Sort, ...] = ("suit", "rank", "contract")
"""Orders in which a hand can be shown."""

__all__ = [
    "MEASURE", "SORTS", "board_said", "ending", "hand", "hand_words", "pictured", "scene", "sort",
    "text_board",
]  # fmt: skip
