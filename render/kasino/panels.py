"""Draws a panel for each player: hand face down, number of captured cards, svups face up, points."""

from typing import Final

from games.kasino.views import KasinoView
from games.params import Seat
from locales import Speech
from render.cards import faces
from render.drawing import signs
from render.drawing.lettering import beside
from render.drawing.theme import CHALK, CHALK_DIM, FELT_DARK, FELT_LIGHT
from render.page import Page

EDGE: Final = 16
_WIDE: Final = 476
_TALL: Final = 152
"""Its lower 72 pixels, and all panels together, are whole strips of the picture."""
_GAP: Final = 16
_BACK, _BACK_STEP = 40, 27
_PILE: Final = 43
_MOST_STEP: Final = 26


def high(seats: int) -> int:
    """Returns the height of the panels together."""
    return _TALL if seats == 2 else 2 * _TALL + _GAP


def draw(page: Page, view: KasinoView, names: tuple[str, ...], say: Speech) -> None:
    """Draws a panel for each seat, partners side by side."""
    for place, seat in enumerate(seat for side in view.sides for seat in side):
        x = EDGE + place % 2 * (_WIDE + 16)
        y = EDGE + place // 2 * (_TALL + _GAP)
        _panel(page, view, seat, beside(names[seat]), say, x, y)


def _panel(page: Page, view: KasinoView, seat: Seat, name: str, say: Speech, x: int, y: int) -> None:
    """Draws shape, name, dealer and points; below, where a move changes it, hand, state, svups and pile."""
    is_lit = seat in view.waiting or seat in view.winners
    page.panel(x, y, _WIDE, _TALL, 20, signs.SEATS[seat] if is_lit else None)
    page.centred(signs.sign(seat, 44), x + 38, y + 40)
    score = str(view.scores[next(n for n, side in enumerate(view.sides) if seat in side)])
    right = x + _WIDE - 22
    right -= page.write(right, y + 41, score, 58, signs.LIGHT[seat], weight="Bold", align="right").width + 16
    if seat == view.dealer:
        right -= page.mark(right, y + 40, say.say("picture-dealer"), 24) + 12
    page.name(x + 70, y + 38, name, 36, CHALK, width=right - x - 70)
    for n in range(view.sizes[seat]):
        page.card(None, x + 22 + n * _BACK_STEP, y + 87, _BACK)
    held = x + 22 + (_BACK + (view.sizes[seat] - 1) * _BACK_STEP + 20 if view.sizes[seat] else 0)
    left = _pile(page, view, seat, x + _WIDE - 22, y + 86)
    text = _text(view, seat, say)
    colour = signs.LIGHT[seat] if seat in view.waiting else CHALK_DIM
    page.name(held, y + 115, text, 29, colour, width=left - held - 12)


def _text(view: KasinoView, seat: Seat, say: Speech) -> str:
    if view.phase == "over":
        return ""
    if view.owing[seat]:
        return say.say("kasino-picture-owes")
    return say.say("picture-to-play") if seat in view.waiting else ""


def _pile(page: Page, view: KasinoView, seat: Seat, right: int, y: int) -> int:
    """Draws the pile with its number of cards and the svups; returns their left edge."""
    x, tall = right - _PILE, faces.height(_PILE)
    count = len(view.piles[seat])
    if not count:
        page.block(x, y, _PILE, tall, 6, FELT_LIGHT)
        return x
    for n in (1, 0) if count > 8 else (0,):
        page.card(None, x - 4 * n, y, _PILE)
    page.block(x + 3, y + tall // 2 - 17, _PILE - 6, 34, 10, FELT_DARK)
    page.write(x + _PILE / 2, y + tall / 2 - 1, str(count), 29, CHALK, weight="Bold", align="middle")
    svups = view.svups[seat]
    step = min(_MOST_STEP, 110 // max(1, len(svups)))
    for n, card in enumerate(svups):
        page.card(card, x - 12 - _PILE - (len(svups) - 1 - n) * step, y, _PILE, small=True)
    return x - (12 + _PILE + (len(svups) - 1) * step if svups else 6)
