"""Pictures of the last count, each with one item more."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from games.kasino.views import Count, KasinoView
from locales import speech
from render.drawing.strips import Scene
from render.drawing.theme import FELT
from render.kasino import board_image, score_sheet
from render.kasino.words import counting
from render.look import Look
from render.page import Page
from render.voice import Voice, shown_names

_EDGE: Final = 16


def leaves(view: KasinoView) -> dict[str, int]:
    """Returns the number of items of the last count; empty before the first."""
    return {"count": len(view.count.rows)} if view.count is not None else {}


def tell(voice: Voice[KasinoView], name: str, number: int) -> Iterator[str]:
    """Yields the sentences for a picture."""
    return counting(voice, so_far(voice.view, number + 1).count)


def so_far(view: KasinoView, items: int) -> KasinoView:
    """Returns the view with the first items of the count only, and their sums."""
    count = view.count
    assert count is not None  # only then there is something to leaf through
    shown = count.rows[:items]
    points = tuple(sum(award.points[side] for award in shown) for side in range(len(view.sides)))
    before = (score - gained for score, gained in zip(count.scores, count.points, strict=True))
    scores = tuple(old + new for old, new in zip(before, points, strict=True))
    return replace(view, count=Count(count.round, shown, points, scores))


def scene(view: KasinoView, look: Look, name: str, number: int) -> Scene:
    """Returns the picture, of the same height for any number of items."""
    page = Page(board_image.WIDE, FELT, look)
    say = speech(look.language)
    names = shown_names(look, len(view.sizes))
    lines = leaves(view)["count"]
    high = score_sheet.draw_count(page, so_far(view, number + 1), names, say, _EDGE, lines)
    return page.scene(high + 2 * _EDGE, board_image.TABLE)
