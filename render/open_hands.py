"""All hands at once, for a game that is over: a row of cards for each seat."""

from collections.abc import Sequence
from typing import Final

from games.contract import Seat, View
from render.cards import faces
from render.drawing.lettering import spoken
from render.drawing.strips import Scene
from render.drawing.theme import CHALK, FELT, FELT_DARK
from render.look import Look
from render.page import Page
from render.registry import of
from render.renderer import AnyRenderer
from render.voice import ALT_LIMIT, Voice, fitting, shown_names

_WIDE: Final = 1000
_LEFT, _NAME, _CARD, _STEP, _GAP = 18, 250, 76, 82, 14
_TALL: Final = faces.height(_CARD) + _GAP


def scene(hands: Sequence[View], look: Look) -> Scene | None:
    """Returns a row for each seat that holds cards, name first; None if nobody holds any."""
    held = _held(hands)
    if not held:
        return None
    page, palette = Page(_WIDE, FELT, look), held[0][1].hands_palette
    names = shown_names(look, len(hands), held[0][1].shapes)
    for row, (seat, hand) in enumerate(held):
        top = _GAP + row * (_TALL + _GAP)
        page.block(_LEFT - 8, top - 6, _WIDE - 2 * _LEFT + 16, _TALL, 14, FELT_DARK)
        page.write(_LEFT + 6, top + _TALL / 2 - 6, names[seat], 32, CHALK, weight="Bold", width=_NAME - 30)
        step = min(_STEP, (_WIDE - 2 * _LEFT - _NAME - _CARD) / max(1, len(hand.held) - 1))
        for n, card in enumerate(hand.held):
            hand.draw_held(page, card, _LEFT + _NAME + n * step, top, _CARD)
    return page.scene(_GAP + len(held) * (_TALL + _GAP), palette)


def _held(hands: Sequence[View]) -> list[tuple[Seat, AnyRenderer]]:
    """Returns the seats that hold cards, each with the renderer of its view."""
    renderers = [(Seat(seat), of(view)) for seat, view in enumerate(hands)]
    return [(seat, hand) for seat, hand in renderers if hand.held]


def words(hands: Sequence[View], look: Look) -> str:
    """Returns the hands as an alt text, a sentence for each seat; empty if nobody holds a card."""
    names = tuple(spoken(name, str(seat)) for seat, name in enumerate(look.names, 1))
    told = (
        f"{names[seat]}: {hand.tell_held(Voice(hand.view, look), hand.held)}." for seat, hand in _held(hands)
    )
    return fitting(told, " ", ALT_LIMIT)
