"""The table below the board: the starter on the stock, the cards played with their count, the crib."""

from collections.abc import Iterator

from games.cribbage.views import CribbageView, Played
from locales import Speech
from render.cards import faces
from render.cribbage import track
from render.drawing.theme import BRASS, CHALK, CHALK_DIM, FELT_DARK, INK, SIDES_LIGHT
from render.page import Page

_LEFT = 24
_STOCK = 128
_CARD = 122
_ROW_FROM, _ROW_TO = 188, 826
_STEP = 134
_GAP = 24
_LOWER = 26
_TALL = 300
_CRIB = 84
_CRIB_SIZE = 4


def draw_series(page: Page, view: CribbageView, say: Speech, top: int) -> int:
    """Draws the play; returns its height."""
    _stock(page, view, say, top)
    _row(page, view, top + 40)
    _count(page, view, say, top)
    _crib(page, view, say, top + 134, _CRIB_SIZE)
    return _TALL


def draw_cut(page: Page, view: CribbageView, names: tuple[str, ...], say: Speech, top: int) -> int:
    """Draws stock, cards drawn for the deal and crib; returns their height."""
    _stock(page, view, say, top)
    deal = say.say("picture-deal", deal=view.number)
    title = f"{deal} · {say.say('picture-cut')}" if view.cut else deal
    page.write(_ROW_FROM + 12, top + 18, title, 28, CHALK_DIM, width=620)
    for seat, card in enumerate(view.cut[-1] if view.cut else ()):
        x = _ROW_FROM + 12 + seat * 320
        page.card(card, x, top + 44, _CARD)
        page.centred(track.sign(seat, 30), x + _CARD + 28, top + 106)
        page.name(x + _CARD + 50, top + 105, names[seat], 28, CHALK, width=146, weight="Semibold")
    _crib(page, view, say, top + 44, 2 * sum(view.ready))
    return 240


def _stock(page: Page, view: CribbageView, say: Speech, top: int) -> None:
    page.backs([(_LEFT + n * 4, top + 6 + n * 4) for n in (2, 1)], _STOCK)
    page.card(view.starter, _LEFT, top + 6, _STOCK)
    if view.starter:
        y = top + 6 + faces.height(_STOCK) + 32
        page.write(
            _LEFT + _STOCK / 2, y, say.say("picture-starter"), 26, CHALK_DIM, width=150, align="middle"
        )


def _row(page: Page, view: CribbageView, top: int) -> None:
    """Draws all cards played in this deal, earlier series dimmed."""
    places = list(_places(view))
    for played, x, dim in places:
        y = top + _LOWER * played.seat
        page.card(played.card, x, y, _CARD, dim=dim)
    for played, x, dim in places:
        _tag(page, played, x, top, dim)


def _places(view: CribbageView) -> Iterator[tuple[Played, int, bool]]:
    rows = [row for row in (*view.earlier, view.series) if row]
    number = sum(len(row) for row in rows)
    room = _ROW_TO - _ROW_FROM - _CARD - _GAP * max(0, len(rows) - 1)
    step = min(_STEP, room // max(1, number - 1))
    x = _ROW_FROM
    for row in rows:
        for played in row:
            yield played, x, row is not view.series
            x += step
        x += _GAP


def _tag(page: Page, played: Played, x: int, top: int, dim: bool) -> None:
    """Draws the owner and the count below a card, and the points that it made above it."""
    y = top + faces.height(_CARD) + _LOWER + 24
    page.centred(track.sign(played.seat, 24), x + 14, y)
    page.write(x + 30, y - 1, str(played.count), 29, CHALK_DIM if dim else CHALK, weight="Bold")
    if played.points:
        page.block(x + 4, top + _LOWER * played.seat - 33, 58, 38, 19, BRASS, INK)
        page.write(
            x + 33,
            top + _LOWER * played.seat - 15,
            f"+{played.points}",
            28,
            INK,
            weight="Bold",
            align="middle",
        )


def _count(page: Page, view: CribbageView, say: Speech, top: int) -> None:
    page.block(842, top, 142, 118, 20, FELT_DARK)
    page.write(913, top + 24, say.say("picture-count"), 26, CHALK_DIM, width=130, align="middle")
    page.write(913, top + 74, str(view.count), 76, CHALK, weight="Bold", align="middle")


def _crib(page: Page, view: CribbageView, say: Speech, top: int, cards_in_it: int) -> None:
    """Draws the crib face down with its owner's shape, or its empty place."""
    if not cards_in_it:
        page.block(875, top - 3, _CRIB, faces.height(_CRIB), 6, FELT_DARK)
    page.backs([(866 + n * 6, top - n * 2) for n in range(cards_in_it)], _CRIB)
    y = top + faces.height(_CRIB) + 16
    page.centred(track.sign(view.dealer, 24), 872, y)
    page.write(890, y - 1, say.say("picture-crib"), 26, SIDES_LIGHT[view.dealer], width=96)
