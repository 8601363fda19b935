"""Rendering of Kínaskák: board, sorted hand and texts."""

from render.kinaskak.board_image import board, is_warm
from render.kinaskak.hand_image import hand
from render.kinaskak.words import board_words, hand_words, text_board
from render.look import Sort

SORTS: tuple[Sort, ...] = ("suit", "rank", "contract")
"""Orders in which a hand can be shown."""

__all__ = ["SORTS", "board", "board_words", "hand", "hand_words", "is_warm", "text_board"]
