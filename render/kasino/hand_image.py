"""The hand picture: a seat's own cards; and the table as it would be, with what would be taken ringed."""

from collections.abc import Mapping, Sequence
from typing import Final

from games.kasino.views import KasinoView
from locales import Speech, speech
from render.drawing.strips import Scene
from render.drawing.theme import BRASS, CHALK, CHALK_DIM, FELT, FELT_DARK, INK
from render.kasino import board_image
from render.kasino.table_image import Ring
from render.look import Look
from render.page import HAND_SCALE, Page

_TALL: Final = 286
_CARD, _STEP = 150, 186
_TOP, _LIFT = 60, 26


def scene(view: KasinoView, look: Look, picked: Sequence[str] = ()) -> Scene:
    """Returns the hand and the player's obligation, 700 pixels wide."""
    page = Page(board_image.WIDE, FELT, look, HAND_SCALE)
    _cards(page, view, picked, speech(look.language), 0)
    return page.scene(_TALL, board_image.TABLE)


def preview(view: KasinoView, look: Look, picked: Sequence[str], marks: Sequence[str]) -> Scene:
    """Returns the table with affected and possible things outlined, and the hand below."""
    page = Page(board_image.WIDE, FELT, look)
    high = board_image.draw(page, view, look, rings(view, marks))
    _cards(page, view, picked, speech(look.language), high)
    return page.scene(high + _TALL, board_image.TABLE)


def rings(view: KasinoView, marks: Sequence[str]) -> Mapping[str, Ring]:
    """Returns the outlines: the things of the tried turn override those that are only possible."""
    found: dict[str, Ring] = dict.fromkeys(marks, "possible")
    tried = view.tried
    if tried is not None and tried.taken:
        found |= {thing: "taken" for group in tried.groups for thing in group}
    elif tried is not None:
        found[f"b{tried.value}" if tried.value else tried.card] = "laid"
    return found


def _cards(page: Page, view: KasinoView, picked: Sequence[str], say: Speech, top: int) -> None:
    """Draws the hand, the picked card lifted, without the card tried on the table."""
    if not view.hand:
        text = say.say("kasino-picture-no-cards")
        page.write(board_image.WIDE / 2, top + _TALL / 2, text, 38, CHALK_DIM, width=900, align="middle")
        return
    left = board_image.WIDE / 2 - (len(view.hand) * _STEP - (_STEP - _CARD)) / 2
    for n, card in enumerate(view.hand):
        lift = _LIFT if picked and card == picked[0] else 0
        page.card(card, left + n * _STEP, top + _TOP - lift, _CARD)
    _duty(page, view, say, top)


def _duty(page: Page, view: KasinoView, say: Speech, top: int) -> None:
    """Draws a band above the hand: the player must capture, or keep a card for their build."""
    found = duty(view)
    if found is None:
        return
    what, value = found
    text = say.say(f"kasino-picture-{what}", value=value)
    page.block(24, top + 2, 952, 38, 19, BRASS if what == "must-capture" else FELT_DARK)
    ink = INK if what == "must-capture" else CHALK
    page.write(board_image.WIDE / 2, top + 21, text, 26, ink, weight="Bold", width=920, align="middle")


def duty(view: KasinoView) -> tuple[str, int] | None:
    """Returns the player's obligation and its value (RULES.md 6); None if there is none."""
    if view.seat is None or view.phase == "over":
        return None
    if view.owing[view.seat] and view.seat in view.waiting and view.tried is None:
        return "must-capture", view.owing[view.seat]
    own = next((build for build in view.builds if build.owner == view.seat), None)
    return None if own is None else ("keep", own.value)
