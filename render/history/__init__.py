"""A whole game that is over, in pictures and words: the curve, the score sheet, the film."""

from typing import NamedTuple

from render.drawing.pictures import Png, png
from render.history import curve, sheet
from render.history.course import Course, Position
from render.history.film import words as film_words

__all__ = ["Course", "Leaf", "Position", "album", "album_words", "film_words"]


class Leaf(NamedTuple):
    """A picture of a whole game: `curve` or `sheet`, its file and its alt text."""

    name: str
    data: Png
    words: str


def album(course: Course) -> list[Leaf]:
    """Returns the curve and the score sheet, as far as the game has them; PNGs 1,000 pixels wide."""
    leaves = [Leaf("curve", png(curve.scene(course)), curve.words(course))] if course.has_curve else []
    if sheet.has_sheet(course):
        leaves.append(Leaf("sheet", png(sheet.scene(course)), sheet.words(course)))
    return leaves


def album_words(course: Course) -> list[str]:
    """Returns the words of the pictures."""
    told = [curve.words(course)] if course.has_curve else []
    return [*told, sheet.words(course)] if sheet.has_sheet(course) else told
