"""The board picture: the players, the cards on the table, the last turn, and the count of a round.

Reads only the public fields of a view, so a seat's view gives the same bytes.
"""

from collections.abc import Mapping
from typing import Final

from games.cards import Card
from games.kasino.views import KasinoView, Turn
from games.params import Who
from locales import Speech, speech
from render.cards import faces
from render.drawing import signs
from render.drawing.lettering import fitted
from render.drawing.strips import Scene
from render.drawing.theme import BRASS, CHALK, CHALK_DIM, FELT, FELT_DARK, INK, font
from render.kasino import panels, score_sheet, table_image
from render.kasino.colours import TABLE
from render.kasino.table_image import Ring
from render.look import Look
from render.page import Page
from render.voice import shown_names

WIDE: Final = 1000
_SMALL: Final = 66
_LAST: Final = 126
_SENTENCE: Final = 330


def scene(view: KasinoView, look: Look) -> Scene:
    """Returns what the picture shows."""
    page = Page(WIDE, FELT, look)
    high = draw(page, view, look, {})
    return page.scene(high, TABLE)


def draw(page: Page, view: KasinoView, look: Look, rings: Mapping[str, Ring]) -> int:
    """Draws the whole table, some things outlined; returns the height."""
    say = speech(look.language)
    names = shown_names(look, len(view.sizes))
    panels.draw(page, view, names, say)
    top = panels.EDGE + panels.high(len(view.sizes)) + 14
    if view.phase == "over":
        score_sheet.draw_banner(page, view, names, say, top)
        top += score_sheet.BANNER
    else:
        _heading(page, view, say, top)
        top += 40 + table_image.draw(page, view, say, top + 40, rings)
    last = last_turn(view)
    if last is not None:
        _turn(page, last, names, say, top)
        top += _LAST
    if shows_count(view):
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
    page.write(24, top + 18, text, 28, CHALK_DIM, weight="Bold", width=560)
    if view.stock:
        left = say.say("kasino-picture-stock", count=view.stock)
        page.write(WIDE - 24, top + 18, left, 28, CHALK_DIM, width=380, align="right")
        return
    mark = say.say("kasino-picture-last-hand")
    page.block(WIDE - 24 - 150, top, 150, 36, 18, BRASS)
    page.write(WIDE - 24 - 75, top + 18, mark, 26, INK, weight="Bold", width=134, align="middle")


# -- the last turn


def _turn(page: Page, turn: Turn, names: tuple[str, ...], say: Speech, top: int) -> None:
    """Draws the last turn: the card and what it took or built, and a mark for a svup."""
    page.block(16, top, 968, _LAST - 14, 18, FELT_DARK)
    middle = top + (_LAST - 14) / 2
    page.centred(signs.sign(turn.seat, 38), 46, middle)
    text = _said(turn, names, say)
    page.write(74, middle, text, 28, CHALK, weight="Bold", width=_SENTENCE)
    y = middle - faces.height(_SMALL) / 2
    page.card(turn.card, 420, y, _SMALL, small=True)
    others = turn_cards(turn)
    room = 968 - 518 - (128 if turn.is_svup else 0) - _SMALL
    step = min(_SMALL + 6, room // max(1, len(others) - 1))
    for n, card in enumerate(others):
        page.card(card, 514 + n * step, y, _SMALL, small=True)
    if turn.is_svup:
        page.block(848, middle - 20, 122, 40, 20, BRASS)
        svup = say.say("kasino-picture-svup")
        page.write(909, middle, svup, 27, INK, weight="Bold", width=110, align="middle")


def turn_cards(turn: Turn) -> tuple[Card, ...]:
    """Returns the other cards of a turn: those taken, or those laid together with the card."""
    if turn.taken:
        return turn.taken[1:]
    laid = (thing for group in turn.groups for thing in group if thing[0] != "b")
    return tuple(Card(thing) for thing in laid if thing != turn.card)


def _said(turn: Turn, names: tuple[str, ...], say: Speech) -> str:
    """Returns the turn in a few words; only a long name is cut."""
    given = {"value": turn.value} if turn.kind in ("build", "raise", "extend") else {}
    id = f"kasino-picture-turn-{turn.kind}"
    rest = font(28, "Bold").getlength(say.say(id, ("",) * len(names), who=Who(turn.seat), **given))
    short = tuple(fitted(name, 28, "Bold", int(_SENTENCE - rest)) for name in names)
    return say.say(id, short, who=Who(turn.seat), **given)
