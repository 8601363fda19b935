"""The board picture: the players, the cards on the table, the last turn, and the count of a round.

Reads only the public fields of a view, so a seat's view gives the same bytes.
"""

from collections.abc import Mapping
from typing import Final

from games.cards import Card
from games.kasino.views import KasinoView, Turn
from games.params import Who
from locales import Speech, speech
from render import banner
from render.cards import faces
from render.drawing import signs
from render.drawing.canvas import square
from render.drawing.lettering import fitted, length, shrunk
from render.drawing.sprites import Sprite
from render.drawing.strips import ROWS, Palette, Scene
from render.drawing.theme import BRASS, CHALK, CHALK_DIM, FELT, FELT_DARK, INK, font
from render.kasino import panels, score_sheet, table_image
from render.kasino.table_image import Ring
from render.look import Look
from render.page import Page
from render.voice import shown_names

TABLE: Final = Palette("kasino")
"""The 256 colours of board, hand and preview."""
WIDE: Final = 1000
_SMALL, _TAKEN = 68, 92
"""Widths of the cards of the last turn, and of a capture."""
_LAST, _CAPTURE = 5 * ROWS, 7 * ROWS
_SENTENCE, _TOLD = 400, 268
_TOLDS: Final = (30, 25)
"""Sizes of the words of a capture, in one line and at least in two."""
_FRAME: Final = 12
_ARROW: Final = "M-26 -6 L4 -6 L4 -19 L28 0 L4 19 L4 6 L-26 6 Z"


def scene(view: KasinoView, look: Look) -> Scene:
    """Returns what the picture shows."""
    page = Page(WIDE, FELT, look)
    high = draw(page, view, look, {})
    return page.scene(high, TABLE)


def draw(page: Page, view: KasinoView, look: Look, rings: Mapping[str, Ring]) -> int:
    """Draws the whole table, some things outlined; returns the height.

    Status, hands and the last turn, which change with each move, are in one band.
    """
    say = speech(look.language)
    names = shown_names(look, len(view.sizes))
    if (over := score_sheet.ending(view, say)) is not None:
        banner.draw(page, over, names, say)
    panels.draw(page, view, names, say)
    top = panels.EDGE + panels.high(len(view.sizes))
    if (last := last_turn(view)) is not None:
        _turn(page, last, names, say, top)
        top += _band(last)
    if over is None:
        _heading(page, view, say, top + 10)
        top += 2 * ROWS + table_image.draw(page, view, say, top + 2 * ROWS, rings)
    if shows_count(view):
        top += 0 if over is None else 14
        top += score_sheet.draw_count(page, view, names, say, top) + 16
    return top + 2


def last_turn(view: KasinoView) -> Turn | None:
    """Returns the turn made last in this round."""
    return view.turns[-1] if view.turns else None


def shows_count(view: KasinoView) -> bool:
    """Checks if the last count is still shown: until everybody has played a card, or at the end."""
    if view.count is None:
        return False
    return view.phase == "over" or (view.deal == 1 and len(view.turns) < len(view.sizes))


def _heading(page: Page, view: KasinoView, say: Speech, top: int) -> None:
    """Draws the round, the deal and the number of cards in the stock."""
    text = say.say("kasino-picture-round", round=view.round, deal=view.deal, deals=view.deals)
    page.write(24, top + 18, text, 30, CHALK_DIM, weight="Bold", width=560)
    if view.stock:
        left = say.say("kasino-picture-stock", count=view.stock)
        page.write(WIDE - 24, top + 18, left, 30, CHALK_DIM, width=380, align="right")
        return
    mark = say.say("kasino-picture-last-hand")
    wide = round(length(mark, 26, "Bold")) + 32
    page.block(WIDE - 24 - wide, top, wide, 36, 18, BRASS)
    page.write(WIDE - 24 - wide / 2, top + 18, mark, 26, INK, weight="Bold", align="middle")


# -- the last turn


def _band(turn: Turn) -> int:
    """Returns the height of the last turn: a capture is drawn larger."""
    return _CAPTURE if turn.taken else _LAST


def _turn(page: Page, turn: Turn, names: tuple[str, ...], say: Speech, top: int) -> None:
    """Draws the last turn: words, beside them the card and what it took or built; a mark for a svup."""
    high = _band(turn)
    page.block(16, top + 8, 968, high - 12, 18, FELT_DARK)
    middle = top + 2 + high / 2
    page.centred(signs.sign(turn.seat, 38), 48, middle)
    if turn.taken:
        _capture(page, turn, names, say, middle)
        return
    others = turn_cards(turn)
    room = max(_SENTENCE, 850 - (_SMALL + 8) * (len(others) + 1))
    size, said = _said(turn, names, say, room)
    text = page.write(80, middle - 1, said, size, CHALK, weight="Bold", width=room)
    x, y = 80 + text.width + 24, middle - faces.height(_SMALL) / 2
    page.card(turn.card, x, y, _SMALL, small=True)
    x += _SMALL + 22
    step = min(_SMALL + 8, (968 - x - _SMALL) // max(1, len(others) - 1))
    for n, card in enumerate(others):
        page.card(card, x + n * step, y, _SMALL, small=True)


def _capture(page: Page, turn: Turn, names: tuple[str, ...], say: Speech, middle: float) -> None:
    """Draws the card that took, an arrow, and in a frame of brass the cards that it took."""
    short = tuple(fitted(name, _TOLDS[1], "Bold", _TOLD) for name in names)
    said = say.say(f"kasino-picture-turn-{turn.kind}", short, who=Who(turn.seat))
    page.broken(80, middle - 22 * turn.is_svup, said, _TOLDS, CHALK, _TOLD)
    if turn.is_svup:
        mark = say.say("kasino-picture-svup")
        wide = round(length(mark, 28, "Bold")) + 36
        page.block(80, middle + 24, wide, 42, 21, BRASS)
        page.write(80 + wide / 2, middle + 44, mark, 28, INK, weight="Bold", align="middle")
    x, y = 80 + _TOLD + 8, middle - faces.height(_TAKEN) / 2
    page.card(turn.card, x, y, _TAKEN, small=True)
    page.centred(_arrow(), x + _TAKEN + 40, middle)
    x += _TAKEN + 80 + _FRAME
    others = turn_cards(turn)
    room = 968 - _FRAME - x - _TAKEN
    step = min(_TAKEN + 10, room // max(1, len(others) - 1))
    wide = _TAKEN + step * (len(others) - 1) + 2 * _FRAME
    tall = faces.height(_TAKEN) + 2 * _FRAME - 4
    page.block(x - _FRAME, middle - tall / 2, wide, tall, 16, FELT, BRASS)
    for n, card in enumerate(others):
        page.card(card, x + n * step, y, _TAKEN, small=True)


def _arrow() -> Sprite:
    """Returns the arrow from a card to those that it took."""
    return square("kasino arrow", 60, 60, lambda pen: pen.shape(_ARROW, BRASS, INK, 2))


def turn_cards(turn: Turn) -> tuple[Card, ...]:
    """Returns the other cards of a turn: those taken, or those laid together with the card."""
    if turn.taken:
        return turn.taken[1:]
    laid = (thing for group in turn.groups for thing in group if thing[0] != "b")
    return tuple(Card(thing) for thing in laid if thing != turn.card)


def _said(turn: Turn, names: tuple[str, ...], say: Speech, room: int) -> tuple[int, str]:
    """Returns the size of the letters and the turn in a few words; a long name is cut last."""
    given = {"value": turn.value} if turn.kind in ("build", "raise", "extend") else {}
    id, who = f"kasino-picture-turn-{turn.kind}", Who(turn.seat)
    size = shrunk(say.say(id, names, who=who, **given), 30, "Bold", room)
    rest = font(size, "Bold").getlength(say.say(id, ("",) * len(names), who=who, **given))
    short = tuple(fitted(name, size, "Bold", int(room - rest)) for name in names)
    return size, say.say(id, short, who=who, **given)
