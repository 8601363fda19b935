"""Draws the score sheet of a whole game: what each party gained in each deal or round, and its total."""

from collections.abc import Iterator
from itertools import chain
from typing import Final

from render.drawing.lettering import shrunk
from render.drawing.strips import Scene
from render.drawing.theme import BRASS, CHALK, CHALK_DIM, FELT
from render.history import pens
from render.history.course import Course, Span
from render.page import Page
from render.voice import ALT_LIMIT, fitting

COLUMNS: Final = 6
_ROW: Final = 66
_TOP: Final = 128
_NAMES, _COLUMN = 290, 88
"""Least width of the names; width of a column that is enough."""
_TOTAL: Final = 130


def has_sheet(course: Course) -> bool:
    """Checks if the game has several deals or rounds in which something was gained."""
    return course.has_curve and len(course.spans(COLUMNS)) > 1


def scene(course: Course) -> Scene:
    """Returns the picture, 1,000 pixels wide: a row for each party, the best first."""
    page = Page(pens.WIDE, FELT, course.look)
    pens.heading(page, course, 38)
    spans = course.spans(COLUMNS)
    across = pens.WIDE - 2 * pens.EDGE - _TOTAL
    left = max(_NAMES, across - _COLUMN * len(spans))
    step = (across - left) / len(spans)
    room = int(step) - 8
    size = min(shrunk(numbered(span), 27, "Bold", room) for span in spans)
    for n, span in enumerate(spans):
        x = pens.EDGE + left + step * (n + 1) - 8
        page.write(x, 98, numbered(span), size, CHALK_DIM, weight="Bold", width=room, align="right")
    right, total = pens.WIDE - pens.EDGE - 18, course.speech.say("history-total")
    page.write(right, 98, total, 28, BRASS, weight="Bold", width=_TOTAL, align="right")
    names = course.drawn_names()
    for line, n in enumerate(chain(*course.ranked())):
        _row(page, course, spans, n, names[n], _TOP + line * (_ROW + 6), left)
    return page.scene(_TOP + len(names) * (_ROW + 6) + 12)


def numbered(span: Span) -> str:
    """Returns the numbers of a span: 3, or 4–6."""
    return str(span.last) if span.first >= span.last else f"{span.first}–{span.last}"


def _row(page: Page, course: Course, spans: list[Span], n: int, name: str, y: int, left: int) -> None:
    """Draws a party: its name in `left` pixels, its gains, its total."""
    is_best = n in course.ranked()[0]
    pens.panel(page, pens.EDGE, y, pens.WIDE - 2 * pens.EDGE, _ROW, lit=is_best)
    middle = y + _ROW // 2
    pens.party(page, course, n, name, (pens.EDGE + 14, middle), left - 20)
    step = (pens.WIDE - 2 * pens.EDGE - _TOTAL - left) / len(spans)
    most = max(span.gains[n] for span in spans)
    for column, span in enumerate(spans):
        x = pens.EDGE + left + step * (column + 1) - 8
        gain = span.gains[n]
        colour = BRASS if gain == most else CHALK
        colour = colour if gain else CHALK_DIM
        page.write(x, middle, signed(gain), 30, colour, width=int(step) - 4, align="right")
    colour = BRASS if is_best else CHALK
    right, total = pens.WIDE - pens.EDGE - 18, course.speech.number(course.known[-1][n])
    page.write(right, middle, total, 40, colour, weight="Bold", width=_TOTAL, align="right")


def signed(gain: int) -> str:
    """Returns a gain as it is written: a dash for none, a true minus for a loss."""
    if gain == 0:
        return "–"
    return str(gain) if gain > 0 else f"\u2212{-gain}"


def words(course: Course) -> str:
    """Returns the sheet in words, at most 1,024 characters."""
    return fitting(list(_sentences(course)), " ", ALT_LIMIT)


def _sentences(course: Course) -> Iterator[str]:
    say, spans = course.speech.say, course.spans(COLUMNS)
    yield say("history-words-sheet", title=pens.title(course))
    names = course.told_names()
    for n in chain(*course.ranked()):
        gains = ", ".join(f"{numbered(span)}: {signed(span.gains[n])}" for span in spans)
        yield say("history-words-row", who=names[n], total=course.known[-1][n], gains=gains)
