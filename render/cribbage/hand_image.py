"""The hand picture: a seat's own cards, what it has given to the crib, and the starter.

The count is on the board alone, so that a card played by the other leaves this picture as it is.
"""

from collections.abc import Sequence

from games.cards import Card, by_rank
from games.cribbage.views import CribbageView
from locales import Speech, speech
from render.cards import faces
from render.drawing import signs
from render.drawing.strips import Scene
from render.drawing.theme import CHALK_DIM, FELT, FELT_DARK
from render.look import Look
from render.page import HAND_SCALE, Page
from render.palettes import HAND

WIDE = 1000
_TALL = 290
_CARD, _STEP = 152, 162
_LEFT = 18
_TOP, _LIFT = 54, 34
_GIVEN = 100


def scene(view: CribbageView, look: Look, picked: Sequence[str] = ()) -> Scene:
    """Returns what the picture, 700 pixels wide, shows."""
    page = Page(WIDE, FELT, look, HAND_SCALE)
    say = speech(look.language)
    tokens = {token.upper() for token in picked}
    if not own_cards(view):
        page.write(_LEFT + 20, _TALL / 2, say.say("picture-your-hand-is-empty"), 40, CHALK_DIM, width=600)
    for n, card in enumerate(own_cards(view)):
        x = _LEFT + n * _STEP
        if card not in view.hand and view.phase != "count":
            page.card(card, x, _TOP, _CARD, dim=True)
            continue
        page.card(card, x, _TOP - (_LIFT if card in tokens else 0), _CARD)
        if card in tokens:
            page.centred(signs.tick(page.scale), x + _CARD / 2, _TOP + faces.height(_CARD) - _LIFT + 26)
    if view.given:
        _given(page, view, say)
    if view.starter:
        _starter(page, view, say)
    return page.scene(_TALL, HAND)


def own_cards(view: CribbageView) -> tuple[Card, ...]:
    """Returns the seat's cards from ace to king: those of the deal that it has played keep their place.

    At the show, where players count themselves, they are taken up again.
    """
    return by_rank(view.kept) if view.phase in ("play", "count") and view.kept else by_rank(view.hand)


def _given(page: Page, view: CribbageView, say: Speech) -> None:
    """Draws the two cards in the crib face up for their owner, dimmed."""
    x = _LEFT + 4 * _STEP + 10
    page.block(x - 8, 16, 176, 222, 16, FELT_DARK)
    for n, card in enumerate(by_rank(view.given)):
        page.card(card, x + 6 + n * 50, 30, _GIVEN, dim=True)
    page.write(x + 80, 206, say.say("picture-in-crib"), 27, CHALK_DIM, width=164, align="middle")


def _starter(page: Page, view: CribbageView, say: Speech) -> None:
    x = WIDE - 150
    page.card(view.starter, x + 18, 30, _GIVEN)
    page.write(x + 68, 206, say.say("picture-starter"), 27, CHALK_DIM, width=146, align="middle")
