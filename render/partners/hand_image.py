"""The hand picture: a seat's own cards, what it gives and what it got; and the table as it would be."""

from collections.abc import Sequence
from typing import Final

from games.partners.views import Kind, PartnersView
from locales import Speech, speech
from render.drawing.pictures import png
from render.drawing.strips import Scene
from render.drawing.theme import BRASS, CHALK_DIM, FELT, INK
from render.look import Look
from render.page import Page
from render.partners import board_image, faces, places

_TALL: Final = 290
_CARD, _STEP = 150, 162
_WIDE: Final = 4 * _STEP + 22
"""Width of a hand: that of four cards, the most that anybody holds."""
_TOP, _LIFT = 32, 28


def hand(view: PartnersView, look: Look, picked: tuple[str, ...] = ()) -> bytes:
    """Returns the picture as a PNG, narrower than a board so that the cards are larger on a phone."""
    return png(hand_scene(view, look, picked))


def hand_scene(view: PartnersView, look: Look, picked: Sequence[str]) -> Scene:
    """Returns the cards alone."""
    page = Page(_WIDE, FELT, look)
    _cards(page, view, picked, speech(look.language), 0)
    return page.scene(_TALL, board_image.TABLE)


def preview(view: PartnersView, look: Look, picked: tuple[str, ...], marks: tuple[str, ...]) -> bytes:
    """Returns the table after the picks with the next choices marked, and the cards below."""
    page = Page(places.WIDE, FELT, look)
    board_image.draw(page, view, look, marks)
    _cards(page, view, picked, speech(look.language), places.TALL)
    return png(page.scene(places.TALL + _TALL, board_image.TABLE))


def _cards(page: Page, view: PartnersView, picked: Sequence[str], say: Speech, top: int) -> None:
    if not view.hand:
        text = say.say("partners-picture-no-cards")
        page.write(
            page.width / 2, top + _TALL / 2, text, 40, CHALK_DIM, width=page.width - 60, align="middle"
        )
    lifted = next((n for n, card in enumerate(view.hand) if picked and card == picked[0]), None)
    given = _last(view.hand, view.given) if view.phase == "give" else None
    received = _last(view.hand, view.received) if view.phase == "play" else None
    left = page.width / 2 - (len(view.hand) * _STEP - (_STEP - _CARD)) / 2
    for n, card in enumerate(view.hand):
        x, y = left + n * _STEP, top + _TOP - _LIFT * (n == lifted)
        page.put(faces.face(card, _CARD, dim=n == given), x, y)
        if n == given:
            _tag(page, x, y, say.say("partners-picture-to-partner"))
        elif n == received:
            _tag(page, x, y, say.say("partners-picture-from-partner"))


def _last(hand: Sequence[Kind], card: Kind | None) -> int | None:
    """Returns the place of the card in the hand; of equal ones the last."""
    return max((n for n, one in enumerate(hand) if one == card), default=None)


def _tag(page: Page, x: float, y: float, text: str) -> None:
    """Draws a brass band below a card, a little wider than it."""
    wide = _STEP - 6
    left, top = x - (wide - _CARD) / 2, y + faces.high(_CARD)
    page.block(left, top, wide, 36, 12, BRASS)
    page.name(x + _CARD / 2, top + 17, text, 28, INK, width=wide - 14, align="middle")
