"""The hand picture of a plain game: the reader's own cards with the picked ones lifted and ticked."""

from collections.abc import Sequence
from typing import Final

from locales import speech
from render.cards import faces
from render.drawing import signs
from render.drawing.strips import Scene
from render.drawing.theme import BRASS, CHALK_DIM, FELT
from render.look import Look
from render.page import HAND_SCALE, Page
from render.palettes import HAND
from render.plain.sheet import Hand, Sheet

WIDE: Final = 1000
_TOP, _LIFT, _NOTE = 40, 24, 48
_IN_ROW: Final = 7
_WIDEST: Final = 144
_GAP: Final = 8


def scene(sheet: Sheet, look: Look, picked: Sequence[str]) -> Scene:
    """Returns the hand, 700 pixels wide, in one row of up to seven cards or in two."""
    page = Page(WIDE, FELT, look, HAND_SCALE)
    held = sheet.hand or Hand(())
    y = _TOP
    if held.note:
        page.name(WIDE / 2, 28, held.note, 34, BRASS, width=WIDE - 48, align="middle")
        y += _NOTE - 12
    if not held.cards:
        empty = speech(look.language).say("picture-your-hand-is-empty")
        page.write(WIDE / 2, y + 20, empty, 40, CHALK_DIM, width=900, align="middle")
        return page.scene(y + 80, HAND)
    ticked = held.ticked(picked)
    rows = max(1, -(-len(held.cards) // _IN_ROW))
    in_row = -(-len(held.cards) // rows)
    wide = min(_WIDEST, (WIDE - 24) // in_row - _GAP)
    for n, card in enumerate(held.cards):
        if n and n % in_row == 0:
            y += faces.height(wide) + _LIFT + 16
        count = min(in_row, len(held.cards) - n // in_row * in_row)
        left = WIDE / 2 - (count * (wide + _GAP) - _GAP) / 2
        x = left + n % in_row * (wide + _GAP)
        page.card(card, x, y - (_LIFT if ticked[n] else 0), wide)
        if ticked[n]:
            page.centred(signs.tick(page.scale), x + wide / 2, y + faces.height(wide) - _LIFT + 14)
    return page.scene(y + faces.height(wide) + 24, HAND)
