"""Rendering of Fuldrigger: chart, company, preview of a voyage, detail maps, and the texts of all of them."""

from render.fuldrigger.board_image import near, preview, scene, since
from render.fuldrigger.company import ending, hand, sheet
from render.fuldrigger.curve import MEASURE
from render.fuldrigger.words import (
    board_said,
    hand_words,
    map_words,
    preview_words,
    prices,
    sheet_words,
    text_board,
)

__all__ = [
    "MEASURE", "board_said", "ending", "hand", "hand_words", "map_words", "near", "preview", "preview_words",
    "prices", "scene", "sheet", "sheet_words", "since", "text_board",
]  # fmt: skip
