"""Draws a panel for each player: hand face down, number of captured cards, svups face up, points."""

from typing import Final

from games.kasino.views import KasinoView
from games.params import Seat
from locales import Speech
from render.cards import faces
from render.drawing import signs
from render.drawing.lettering import label
from render.drawing.theme import BRASS, CHALK, CHALK_DIM, FELT_DARK, FELT_LIGHT, INK
from render.page import Page

EDGE: Final = 16
_WIDE: Final = 476
_TALL: Final = 176
_GAP: Final = 12
_BACK: Final = 40
_PILE: Final = 62
_MOST_STEP: Final = 26


def high(seats: int) -> int:
    """Returns the height of the panels together."""
    return _TALL if seats == 2 else 2 * _TALL + _GAP


def draw(page: Page, view: KasinoView, names: tuple[str, ...], say: Speech) -> None:
    """Draws a panel for each seat, partners side by side."""
    for place, seat in enumerate(_order(view)):
        x = EDGE + place % 2 * (_WIDE + 16)
        y = EDGE + place // 2 * (_TALL + _GAP)
        _panel(page, view, seat, names[seat], say, x, y)


def _order(view: KasinoView) -> tuple[Seat, ...]:
    """Returns the seats in drawing order, partners in one row."""
    return tuple(seat for side in view.sides for seat in side)


def side_of(view: KasinoView, seat: Seat) -> int:
    """Returns the number of the seat's side."""
    return next(n for n, side in enumerate(view.sides) if seat in side)


def _panel(page: Page, view: KasinoView, seat: Seat, name: str, say: Speech, x: int, y: int) -> None:
    is_lit = seat in view.waiting or seat in view.winners
    page.panel(x, y, _WIDE, _TALL, 20, signs.SEATS[seat] if is_lit else None)
    page.centred(signs.sign(seat, 46), x + 38, y + 38)
    score = str(view.scores[side_of(view, seat)])
    drawn = page.write(x + _WIDE - 22, y + 42, score, 64, signs.LIGHT[seat], weight="Bold", align="right")
    page.write(x + 70, y + 36, name, 36, CHALK, weight="Bold", width=_WIDE - 70 - drawn.width - 40)
    for n in range(view.sizes[seat]):
        page.card(None, x + 22 + n * 28, y + 74, _BACK)
    left = _pile(page, view, seat, x + _WIDE - 22, y + 78)
    _state(page, view, seat, say, x + 20, y + 149, left - 10)


def _state(page: Page, view: KasinoView, seat: Seat, say: Speech, x: int, y: int, right: int) -> None:
    """Draws the dealer's mark and the awaited move or the player's obligation."""
    if seat == view.dealer:
        mark = label(say.say("picture-dealer"), 24, INK, weight="Bold", width=130)
        page.block(x, y - 17, mark.width + 24, 34, 17, BRASS)
        page.put(mark, x + 12, y - mark.height * 0.53)
        x += mark.width + 36
    text = _text(view, seat, say)
    if text:
        colour = signs.LIGHT[seat] if seat in view.waiting or seat in view.winners else CHALK_DIM
        page.write(x, y, text, 26, colour, weight="Bold", width=right - x)


def _text(view: KasinoView, seat: Seat, say: Speech) -> str:
    if seat in view.winners:
        return say.say("kasino-picture-wins")
    if view.phase == "over":
        return ""
    if view.owing[seat]:
        return say.say("kasino-picture-owes")
    return say.say("picture-to-play") if seat in view.waiting else ""


def _pile(page: Page, view: KasinoView, seat: Seat, right: int, y: int) -> int:
    """Draws the pile with its number of cards and the svups; returns their left edge."""
    x = right - _PILE
    count = len(view.piles[seat])
    if not count:
        page.block(x, y, _PILE, faces.height(_PILE), 6, FELT_LIGHT)
        return x
    for n in (2, 1, 0) if count > 8 else (0,):
        page.card(None, x - 3 * n, y - 3 * n, _PILE)
    page.block(x + 4, y + 26, _PILE - 8, 36, 10, FELT_DARK)
    page.write(x + _PILE / 2, y + 44, str(count), 32, CHALK, weight="Bold", align="middle")
    svups = view.svups[seat]
    step = min(_MOST_STEP, 130 // max(1, len(svups)))
    for n, card in enumerate(svups):
        page.card(card, x - 14 - _PILE - (len(svups) - 1 - n) * step, y, _PILE, small=True)
    return x - (14 + _PILE + (len(svups) - 1) * step if svups else 8)
