"""The score sheet: everybody's points round by round, with the lowest total in front."""

from collections.abc import Iterator
from typing import Final

from games.olsen.views import OlsenView
from games.params import Seat
from locales import Speech, speech
from render.drawing import signs
from render.drawing.lettering import beside
from render.drawing.strips import Scene
from render.drawing.theme import BRASS, CHALK, CHALK_DIM, FELT, FELT_DARK, FELT_LIGHT
from render.look import Look
from render.olsen.board_image import TABLE, is_scored
from render.olsen.words import sheet
from render.page import Page
from render.voice import Voice, shown_names

WIDE: Final = 1000
A_PAGE: Final = 8
_ROW: Final = 66
_TOP: Final = 128
_NAMES: Final = 270
_COLUMN: Final = 70


def leaves(view: OlsenView) -> dict[str, int]:
    """Returns the number of pages of the score sheet; empty before the first count."""
    return {"sheet": -(-len(view.sheet) // A_PAGE)} if is_scored(view) and view.sheet else {}


def tell(voice: Voice[OlsenView], name: str, number: int) -> Iterator[str]:
    """Yields the sentences for a picture."""
    return sheet(voice, *_rounds(voice.view, number))


def _rounds(view: OlsenView, number: int) -> tuple[int, tuple[tuple[int, ...], ...]]:
    """Returns the number of the first round of a page, and the rounds on it."""
    last = len(view.sheet) - number * A_PAGE
    first = max(0, last - A_PAGE)
    return first + 1, view.sheet[first:last]


def scene(view: OlsenView, look: Look, name: str, number: int) -> Scene:
    """Returns a line for each seat, in the order of their totals; page 0 has the last rounds."""
    page = Page(WIDE, FELT, look)
    say = speech(look.language)
    first, rounds = _rounds(view, number)
    _heading(page, view, say, first, len(rounds))
    names = shown_names(look, len(view.sizes))
    ordered = sorted(
        (Seat(n) for n in range(len(view.sizes))), key=lambda s: (s in view.gone, view.totals[s])
    )
    for line, seat in enumerate(ordered):
        _line(page, view, seat, beside(names[seat]), rounds, _TOP + line * (_ROW + 6))
    return page.scene(_TOP + len(ordered) * (_ROW + 6) + 14, TABLE)


def _heading(page: Page, view: OlsenView, say: Speech, first: int, count: int) -> None:
    """Draws the target and the numbers of the rounds."""
    title = f"{say.say('olsen-picture-sheet')} · {say.say(f'olsen-option-end-{view.options.end}')}"
    page.write(20, 38, title, 34, CHALK, weight="Bold", width=WIDE - 40)
    for n in range(count):
        page.write(_column(n), 98, str(first + n), 28, CHALK_DIM, weight="Bold", align="right")
    page.write(
        WIDE - 34, 98, say.say("olsen-picture-total"), 28, BRASS, weight="Bold", width=150, align="right"
    )


def _column(n: int) -> int:
    return 20 + _NAMES + 64 + n * _COLUMN


def _line(
    page: Page, view: OlsenView, seat: Seat, name: str, rounds: tuple[tuple[int, ...], ...], y: int
) -> None:
    sums = view.totals
    leads = seat not in view.gone and sums[seat] == min(
        sums[n] for n in range(len(sums)) if n not in view.gone
    )
    page.block(12, y, WIDE - 24, _ROW, 16, FELT_DARK, BRASS if leads else FELT_DARK)
    goal, _, unit = view.options.end.partition("-")
    if not unit:  # how far it is to the target, where points are one
        far = min(1.0, sums[seat] / int(goal))
        page.block(16, y + _ROW - 9, max(8, round((WIDE - 32) * far)), 6, 3, FELT_LIGHT)
    colour = CHALK_DIM if seat in view.gone else CHALK
    page.centred(signs.sign(seat, 34), 46, y + 32)
    page.name(72, y + 32, name, 32, colour, width=_NAMES - 34)
    for n, points in enumerate(rounds):
        won = points[seat] == 0
        text = "–" if won else str(points[seat])
        page.write(_column(n), y + 32, text, 32, BRASS if won else colour, align="right")
    page.write(
        WIDE - 34, y + 32, str(sums[seat]), 40, BRASS if leads else colour, weight="Bold", align="right"
    )
