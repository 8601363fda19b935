"""Further pictures: the show step by step, and the points of both players over the deals."""

from collections.abc import Iterator, Sequence
from typing import Final

from games.cards import by_rank
from games.cribbage.views import Count, CribbageView, Item
from locales import Speech, speech
from render.cards import faces
from render.cribbage import track
from render.cribbage.curve import draw_curve
from render.cribbage.show import item_text
from render.cribbage.track import TABLE
from render.cribbage.words import step, way
from render.drawing.lettering import beside
from render.drawing.strips import Scene
from render.drawing.theme import CHALK, CHALK_DIM, FELT, FELT_DARK, SIDES_LIGHT
from render.look import Look
from render.page import Page
from render.voice import Voice, shown_names

_WIDE: Final = 1000
_CARD: Final = 150
_STEP: Final = 160
_LEFT: Final = 24
_CARDS_AT: Final = 112
_LIFT: Final = 24
_TALL: Final = 436


def leaves(view: CribbageView) -> dict[str, int]:
    """Returns the number of further pictures by name: `show`, `way`."""
    steps = len(steps_of(view))
    return {**({"show": steps} if steps else {}), **({"way": 1} if view.history else {})}


def tell(voice: Voice[CribbageView], name: str, number: int) -> Iterator[str]:
    """Yields the sentences for a picture."""
    return way(voice) if name == "way" else step(voice, *steps_of(voice.view)[number])


def steps_of(view: CribbageView) -> list[tuple[Count, tuple[Item, ...]]]:
    """Returns each hand without and then with each of its scoring items."""
    counts = (view.counts if view.phase == "over" else ()) or view.last_show
    return [(count, count.items[:n]) for count in counts for n in range(len(count.items) + 1)]


def scene(view: CribbageView, look: Look, name: str, number: int) -> Scene:
    """Returns what the picture shows."""
    page = Page(_WIDE, FELT, look)
    say = speech(look.language)
    if name == "way":
        return page.scene(draw_curve(page, view, say), TABLE)
    count, items = steps_of(view)[number]
    _heading(page, view, count, say)
    _five(page, count, items)
    _said(page, items, say)
    return page.scene(_TALL, TABLE)


def _heading(page: Page, view: CribbageView, count: Count, say: Speech) -> None:
    """Draws the owner of the hand or crib."""
    page.block(16, 16, _WIDE - 32, 64, 20, FELT_DARK)
    page.centred(track.sign(count.seat, 40), 52, 48)
    name = beside(shown_names(page.look, 2, track.SHAPES)[count.seat])
    what = say.say(f"picture-{count.source}")
    end = page.name(84, 47, name, 36, CHALK, width=560).width
    page.write(84 + end + 18, 48, what, 34, SIDES_LIGHT[count.seat], width=260)


def _five(page: Page, count: Count, items: Sequence[Item]) -> None:
    """Draws the hand and the starter; cards of the current item are lifted, the others dimmed."""
    told = items[-1].cards if items else (*count.cards, count.starter)
    for n, card in enumerate((*by_rank(count.cards), count.starter)):
        x = _LEFT + n * _STEP + (36 if n == len(count.cards) else 0)
        lifted = _LIFT if items and card in told else 0
        page.card(card, x, _CARDS_AT + _LIFT - lifted, _CARD, dim=card not in told)


def _said(page: Page, items: Sequence[Item], say: Speech) -> None:
    """Draws the items counted so far in the words of the game, and their sum."""
    y = _CARDS_AT + _LIFT + faces.height(_CARD) + 54
    total = items[-1].total if items else 0
    if items:
        page.write(_LEFT + 8, y, item_text(items[-1], say), 52, CHALK, weight="Bold", width=560)
        before = ", ".join(item_text(item, say) for item in items[:-1][-3:])
        page.write(_WIDE - 150, y, before, 28, CHALK_DIM, width=300, align="right")
    page.write(_WIDE - 36, y - 4, str(total), 76, CHALK, weight="Bold", align="right")
