"""What the curve, the score sheet and the frames of a film are drawn with."""

from typing import Final

from render.cards.pips import pip
from render.drawing.canvas import Pen, square
from render.drawing.lettering import drawable, wrapped
from render.drawing.sprites import Sprite
from render.drawing.theme import BRASS, CHALK, FELT_DARK, RED, Colour, font, mix
from render.history.course import Course
from render.page import Page

WIDE: Final = 1000
EDGE: Final = 16
_SIZES: Final = (32, 26)
"""Sizes of a name in one line, and at least in two."""


def party(page: Page, course: Course, n: int, name: str, at: tuple[float, float], width: int) -> None:
    """Draws the shapes of a party and its name, in two lines if need be.

    `at` is the left end and the middle.
    """
    assert course.measure is not None  # there are parties only where something is measured
    x, y = at
    for seat in course.parties[n]:
        page.centred(course.measure.sign(seat, 34), x + 17, y)
        x += 40
    page.broken(x + 4, y - 1, name, _SIZES, CHALK, max(40, int(at[0] + width - x - 4)))


def heading(page: Page, course: Course, y: int) -> None:
    """Draws what is measured, deal by deal or round by round."""
    page.write(EDGE + 8, y, title(course), 34, CHALK, weight="Bold", width=WIDE - 2 * EDGE - 16)


def title(course: Course) -> str:
    """Returns what is measured, deal by deal or round by round if there are several."""
    measure = course.measure
    if measure is None:
        return ""
    what = course.speech.say(measure.name(course.end))
    if len(course.ends()) == 1:
        return what
    return course.speech.say(f"history-by-{measure.unit}", what=what)


def stage(course: Course, n: int) -> str:
    """Returns the deal or round of a position; empty if the game has only one."""
    measure = course.measure
    if measure is None or len(course.ends()) == 1:
        return ""
    return course.speech.say(f"history-{measure.unit}", number=course.stages[n])


def panel(page: Page, x: float, y: float, wide: int, tall: int, *, lit: bool = False) -> None:
    """Draws a dark block, with an edge of brass if it is lit."""
    page.block(x, y, wide, tall, 16, FELT_DARK, BRASS if lit else FELT_DARK)


LETTERS: Final = 42
_LEAD: Final = 50
_SUITS: Final = {"♥": "H", "♦": "D", "♠": "S", "♣": "C"}
_PLACE: Final = "¾"
"""Stands for a suit while a text is broken into lines: the font has no suits."""
_RED: Final = mix(RED, CHALK, 0.35)


def write(page: Page, text: str, at: tuple[int, int], width: int, lines: int) -> None:
    """Writes a text in at most so many lines; `at` is the left end and the middle of the first.

    Its suits are drawn, and other signs that the font does not have left out.
    """
    plain = text.replace(_PLACE, "").replace("🃏", "★")
    suits = [_SUITS[sign] for sign in plain if sign in _SUITS]
    for sign in _SUITS:
        plain = plain.replace(sign, _PLACE)
    rows = wrapped(drawable(plain), LETTERS, "Semibold", width, lines)
    for n, row in enumerate(rows):
        count = row.count(_PLACE)
        _row(page, row, suits[:count], (at[0], at[1] + n * _LEAD))
        suits = suits[count:]


def _row(page: Page, row: str, suits: list[str], at: tuple[float, int]) -> None:
    letters, (x, y) = font(LETTERS, "Semibold"), at
    for n, run in enumerate(row.split(_PLACE)):
        if n:
            wide = letters.getlength(_PLACE)
            page.centred(_pip(suits[n - 1]), x + wide / 2, y)
            x += wide
        page.write(x, y, run, LETTERS, CHALK)
        x += letters.getlength(run)


def _pip(suit: str) -> Sprite:
    colour: Colour = _RED if suit in "HD" else CHALK

    def paint(pen: Pen) -> None:
        pip(pen, suit, colour)

    return square(f"history pip {suit}", 30, 104, paint)
