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
from render.drawing.lettering import fitted, shrunk
from render.drawing.strips import ROWS, Scene
from render.drawing.theme import BRASS, CHALK, CHALK_DIM, FELT, FELT_DARK, INK, font
from render.kasino import panels, score_sheet, table_image
from render.kasino.colours import TABLE
from render.kasino.table_image import Ring
from render.look import Look
from render.page import Page
from render.voice import shown_names

WIDE: Final = 1000
_SMALL: Final = 68
_LAST: Final = 5 * ROWS
_SENTENCE: Final = 400


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
        top += _LAST
    if over is None:
        _heading(page, view, say, top + 10)
        top += 2 * ROWS + table_image.draw(page, view, say, top + 2 * ROWS, rings)
    if shows_count(view):
        top += 14 * (over is not None)
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
    page.block(WIDE - 24 - 150, top, 150, 36, 18, BRASS)
    page.write(WIDE - 24 - 75, top + 18, mark, 26, INK, weight="Bold", width=134, align="middle")


# -- the last turn


def _turn(page: Page, turn: Turn, names: tuple[str, ...], say: Speech, top: int) -> None:
    """Draws the last turn: words, beside them the card and what it took or built; a mark for a svup."""
    page.block(16, top + 8, 968, _LAST - 12, 18, FELT_DARK)
    middle = top + 2 + _LAST / 2
    page.centred(signs.sign(turn.seat, 38), 48, middle)
    size, said = _said(turn, names, say)
    text = page.write(80, middle - 1, said, size, CHALK, weight="Bold", width=_SENTENCE)
    x, y = 80 + text.width + 24, middle - faces.height(_SMALL) / 2
    page.card(turn.card, x, y, _SMALL, small=True)
    x += _SMALL + 22
    others = turn_cards(turn)
    room = 968 - x - (136 if turn.is_svup else 0) - _SMALL
    step = min(_SMALL + 8, room // max(1, len(others) - 1))
    for n, card in enumerate(others):
        page.card(card, x + n * step, y, _SMALL, small=True)
    if turn.is_svup:
        page.block(840, middle - 22, 128, 44, 22, BRASS)
        svup = say.say("kasino-picture-svup")
        page.write(904, middle - 1, svup, 29, INK, weight="Bold", width=116, align="middle")


def turn_cards(turn: Turn) -> tuple[Card, ...]:
    """Returns the other cards of a turn: those taken, or those laid together with the card."""
    if turn.taken:
        return turn.taken[1:]
    laid = (thing for group in turn.groups for thing in group if thing[0] != "b")
    return tuple(Card(thing) for thing in laid if thing != turn.card)


def _said(turn: Turn, names: tuple[str, ...], say: Speech) -> tuple[int, str]:
    """Returns the size of the letters and the turn in a few words; a long name is cut last."""
    given = {"value": turn.value} if turn.kind in ("build", "raise", "extend") else {}
    id, who = f"kasino-picture-turn-{turn.kind}", Who(turn.seat)
    size = shrunk(say.say(id, names, who=who, **given), 30, "Bold", _SENTENCE)
    rest = font(size, "Bold").getlength(say.say(id, ("",) * len(names), who=who, **given))
    short = tuple(fitted(name, size, "Bold", int(_SENTENCE - rest)) for name in names)
    return size, say.say(id, short, who=who, **given)
