"""Kínaskák: the table with everybody's melds, the hand as its owner sorts it, and both in words."""

from render.kinaskak.fan import hand
from render.kinaskak.table import board, is_warm
from render.kinaskak.words import board_words, hand_words, text_board

__all__ = ["board", "board_words", "hand", "hand_words", "is_warm", "text_board"]
