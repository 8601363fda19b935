"""The hand picture: a seat's cards, in its turn those lifted that fit and the others dimmed; a preview."""

from collections.abc import Sequence
from typing import Final

from games.cards import SUITS, Card, is_card, suit
from games.olsen.views import OlsenView
from locales import Speech, speech
from render.cards import faces
from render.cards.rows import WIDE, lefts, size
from render.drawing import signs
from render.drawing.strips import Scene
from render.drawing.theme import CHALK, CHALK_DIM, FELT, FELT_DARK
from render.look import Look
from render.olsen import art
from render.page import HAND_SCALE, Page
from render.palettes import HAND

_LEFT: Final = 20
_LIFT: Final = 36
_TOP: Final = 52
_BELOW: Final = 26
_HIDDEN: Final = 84
_LAID: Final = 128
_STRIP: Final = 236
SNEAK: Final = "sneak"


def scene(view: OlsenView, look: Look, picked: Sequence[str] = ()) -> Scene:
    """Returns the cards alone, 700 pixels wide."""
    page = Page(WIDE, FELT, look, HAND_SCALE)
    say = speech(look.language)
    is_asked = view.phase == "play" and view.turn == view.seat and not picked
    low = _cards(page, view, view.fitting if is_asked else None, picked, say, 0)
    return page.scene(_hidden(page, view, say, low), HAND)


def preview(view: OlsenView, look: Look, picked: Sequence[str], marks: Sequence[str]) -> Scene:
    """Returns the picked cards as they would be laid, and below them the hand with what can follow."""
    laid, slipped = laying(view, picked)
    if not laid:
        return scene(view, look, picked)
    page = Page(WIDE, FELT, look, HAND_SCALE)
    _strip(page, view, laid, slipped)
    low = _cards(page, view, marks or None, (), speech(look.language), _STRIP)
    return page.scene(low, HAND)


def laying(view: OlsenView, picked: Sequence[str]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Returns the picked cards to be laid, and those to be slipped under; empty for any other move."""
    tokens = [token.upper() for token in picked]
    at = tokens.index(SNEAK.upper()) if SNEAK.upper() in tokens else len(tokens)
    laid = tuple(Card(token) for token in tokens[:at] if is_card(token))
    if not laid or not view.turns or view.turns[-1].cards != laid or view.turns[-1].seat != view.seat:
        return (), ()
    return laid, tuple(Card(token) for token in tokens[at:] if is_card(token))


def _cards(
    page: Page, view: OlsenView, lifted: Sequence[str] | None, picked: Sequence[str], say: Speech, top: int
) -> int:
    """Draws the hand in rows, with fitting and picked cards raised; returns where they end.

    If `lifted` is not None, cards that are not in it are dimmed.
    """
    if not view.hand:
        text = say.say("olsen-picture-no-cards")
        page.write(WIDE / 2, top + 120, text, 40, CHALK_DIM, width=900, align="middle")
        return top + 240
    wanted = [token.upper() for token in picked]
    _, a_row, wide, is_small = size(len(view.hand))
    each = -(-len(view.hand) // -(-len(view.hand) // a_row))
    y = top + _TOP
    for start in range(0, len(view.hand), each):
        row = view.hand[start : start + each]
        for card, x in zip(row, lefts([len(row)], wide), strict=True):
            is_picked = card in wanted
            if is_picked:
                wanted.remove(card)
            is_lifted = is_picked or card in (lifted or ())
            up, dim = _LIFT if is_lifted else 0, lifted is not None and not is_lifted
            page.card(card, x, y - up, wide, dim=dim, small=is_small)
            if is_picked:
                page.put(signs.tick(page.scale), x + 34, y - up - 14)
        y += faces.height(wide) + _TOP
    return round(y - _TOP + _BELOW)


def _hidden(page: Page, view: OlsenView, say: Speech, top: int) -> int:
    """Draws the cards that this seat has hidden and can still be caught for; returns where they end."""
    found = [card for cheat in view.cheats for card in cheat.cards if cheat.trick != "bluff"]
    if not found or view.phase == "over":
        return top
    tall = faces.height(_HIDDEN) + 28
    page.block(_LEFT, top, WIDE - 2 * _LEFT, tall, 18, FELT_DARK)
    for n, card in enumerate(found[:8]):
        page.card(card, _LEFT + 18 + n * 54, top + 14, _HIDDEN, dim=True)
    left = _LEFT + 18 + (min(8, len(found)) - 1) * 54 + _HIDDEN + 22
    page.write(left, top + tall / 2, say.say("olsen-picture-hidden"), 32, CHALK, width=WIDE - 40 - left)
    return top + tall + 20


def _strip(page: Page, view: OlsenView, laid: Sequence[Card], slipped: Sequence[Card]) -> None:
    """Draws the pile's card, dimmed, the cards laid on it, those slipped under, and the named suit."""
    page.block(_LEFT - 8, 14, WIDE - 2 * _LEFT + 16, _STRIP - 28, 20, FELT_DARK)
    top = 28
    has_medal = view.options.variant != "up-down" and view.suit is not None
    room = WIDE - 2 * _LEFT - _LAID - (170 if has_medal else 12)
    row = [*view.pile[-len(laid) - 1 : -len(laid)], *laid]
    step = min(96, (room - 70 * len(slipped)) / max(1, len(row) - 1))
    x = _LEFT + 12 + 70 * len(slipped)
    for n, card in enumerate(row[:1]):
        page.card(card, x + n * step, top, _LAID, dim=True)
    for n, card in enumerate(slipped):
        page.card(card, _LEFT + 12 + 70 * n, top + 10, _LAID - 20, dim=True)
    for n, card in enumerate(row[1:], 1):
        page.card(card, x + n * step, top, _LAID)
    if has_medal and view.suit is not None:
        colours = {s: faces.colour(s, page.look.suits) for s in SUITS}
        is_open = view.turns[-1].suit is None and suit(laid[-1]) == view.suit
        if not is_open or len(laid) > 1:
            page.centred(art.medal(view.suit, colours[view.suit], page.scale), WIDE - 112, _STRIP / 2)
