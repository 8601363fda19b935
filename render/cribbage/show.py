"""Draws how hands and crib were counted, and the end of a game."""

from collections.abc import Sequence

from games.cribbage.views import Count, CribbageView, Item
from locales import Speech
from render.banner import Ending
from render.cribbage import track
from render.cribbage.series import draw_series
from render.drawing.lettering import wrapped
from render.drawing.theme import CHALK, CHALK_DIM, FELT_DARK, SIDES_LIGHT
from render.page import Page

_LEFT, _WIDE = 16, 968
_ROW, _GAP = 130, 10
_CARD, _STEP = 84, 50
_CARDS_AT = 214
_ITEMS_AT = 562
_ITEMS_WIDE = 310
_TITLE = 42
_SKUNKS = ("picture-double-skunk", "picture-skunk")


def asked(view: CribbageView) -> str:
    """Returns the kind of move that the table waits for: `discard`, `play`, `count` or `call`."""
    is_called = view.laid is not None and view.laid.claimed is not None
    return {"discard": "discard", "count": "call" if is_called else "count"}.get(view.phase, "play")


def draw_counts(
    page: Page, counts: Sequence[Count], title: str, names: tuple[str, ...], say: Speech, top: int
) -> int:
    """Draws a row for each counted hand; returns the height."""
    page.write(_LEFT + 8, top + 14, title, 28, CHALK_DIM, width=600)
    y = top + _TITLE
    for count in counts:
        _row(page, count, names, say, y)
        y += _ROW + _GAP
    return y - top + 8


def draw_counting(page: Page, view: CribbageView, names: tuple[str, ...], say: Speech, top: int) -> int:
    """Draws the counts of this deal and the hand being counted; returns the height."""
    title = f"{say.say('picture-deal', deal=view.number)} · {say.say('picture-counting')}"
    tall = draw_counts(page, view.counts, title, names, say, top)
    if view.laid is None or view.starter is None:
        return tall
    y = top + tall - 8
    _lying(page, Count(view.laid.seat, view.laid.source, view.laid.cards, view.starter, (), 0), names, say, y)
    said = say.say("picture-claimed", points=view.laid.claimed) if view.laid.claimed is not None else "?"
    page.write(
        _LEFT + _WIDE - 20, y + 62, said, 54, SIDES_LIGHT[view.laid.seat], weight="Bold", align="right"
    )
    return tall + _ROW + _GAP


def item_text(item: Item, say: Speech) -> str:
    """Returns one step of a count as it is said aloud: `15-2`, `pair 6`."""
    return say.say(f"picture-item-{item.kind}", total=item.total)


def _lying(page: Page, count: Count, names: tuple[str, ...], say: Speech, y: int) -> None:
    """Draws the owner of a hand or crib, and its cards with the starter."""
    page.block(_LEFT, y, _WIDE, _ROW, 16, FELT_DARK)
    page.centred(track.sign(count.seat, 36), _LEFT + 32, y + 44)
    page.name(_LEFT + 58, y + 42, names[count.seat], 30, CHALK, width=138)
    what = say.say(f"picture-{count.source}")
    page.write(_LEFT + 58, y + 86, what, 28, SIDES_LIGHT[count.seat], width=134)
    for n, card in enumerate(count.cards):
        page.card(card, _CARDS_AT + n * _STEP, y + 6, _CARD, small=True)
    page.card(count.starter, _CARDS_AT + 3 * _STEP + _CARD + 14, y + 6, _CARD, small=True)


def _row(page: Page, count: Count, names: tuple[str, ...], say: Speech, y: int) -> None:
    """Draws a hand or crib with all its scoring items."""
    _lying(page, count, names, say, y)
    _items(page, count, say, y)
    page.write(
        _LEFT + _WIDE - 20,
        y + 62,
        str(count.total),
        70,
        SIDES_LIGHT[count.seat],
        weight="Bold",
        align="right",
    )


def _items(page: Page, count: Count, say: Speech, y: int) -> None:
    text = ", ".join(item_text(item, say) for item in count.items) or say.say("picture-nothing")
    size = 29 if len(text) < 40 else 25
    lines = wrapped(text, size, "Semibold", _ITEMS_WIDE, 3 if size == 29 else 4)
    pitch = size + 5
    first = y + _ROW / 2 - pitch * (len(lines) - 1) / 2 - 2
    for n, line in enumerate(lines):
        page.write(_ITEMS_AT, first + n * pitch, line, size, CHALK, width=_ITEMS_WIDE)


def draw_end(page: Page, view: CribbageView, names: tuple[str, ...], say: Speech, top: int) -> int:
    """Draws the last counts or the last play; returns the height."""
    if view.counts:
        return draw_counts(page, view.counts, say.say("picture-last-count"), names, say, top)
    return draw_series(page, view, say, top) if view.series or view.earlier else 0


def ending(view: CribbageView, say: Speech) -> Ending | None:
    """Returns who has won, the points of the game or of the match, and if it was a skunk."""
    if view.winner is None:
        return None
    scores = view.scores if view.options.match == "1" else view.match
    how = honour(view)
    return Ending(((view.winner,), (1 - view.winner,)), tuple(map(str, scores)), say.say(how) if how else "")


def honour(view: CribbageView) -> str:
    """Returns the text id of the end: a resignation or a skunk (RULES.md 7.2); empty if neither."""
    if view.resigned is not None:
        return "picture-resigned"
    if view.winner is None:
        return ""
    points = view.scores[1 - view.winner]
    lines = track.SKUNK_LINES[int(view.options.target)]
    return next((id for line, id in zip(lines, _SKUNKS[-len(lines) :], strict=True) if points <= line), "")
