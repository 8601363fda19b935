"""The board picture: the players, the wooden board, and below it the play, the show or the end.

Reads only the public fields of a view, so a seat's view gives the same bytes.
"""

from PIL import Image

from games.cribbage.views import CribbageView
from games.params import Seat
from locales import Speech, speech
from render import banner
from render.cribbage import show, track
from render.cribbage.series import draw_cut, draw_series
from render.cribbage.show import asked
from render.cribbage.track import TABLE
from render.drawing.canvas import Pen, blank, reduced
from render.drawing.lettering import label
from render.drawing.sprites import SPRITES
from render.drawing.strips import Scene
from render.drawing.theme import BRASS, CHALK, CHALK_DIM, FELT, INK, SIDES, SIDES_LIGHT, SUPER
from render.look import Look
from render.page import Page
from render.voice import shown_names

WIDE = 1000
_MARGIN = 16
_PANEL_WIDE, _PANEL_TALL = 476, 124
_CUP = (28, 30)
_WOOD_TOP = _MARGIN + _PANEL_TALL + 14
_BELOW = _WOOD_TOP + track.HIGH + 18


def scene(view: CribbageView, look: Look) -> Scene:
    """Returns what the picture shows."""
    page = Page(WIDE, FELT, look)
    say = speech(look.language)
    names = shown_names(look, 2, track.SHAPES)
    if (over := show.ending(view, say)) is not None:
        banner.draw(page, over, names, say, track.sign, SIDES)
    for seat in (Seat(0), Seat(1)):
        _panel(page, view, seat, names[seat], say)
    track.draw(page, int(view.options.target), view.pegs, _MARGIN, _WOOD_TOP)
    below = _lower_part(page, view, names, say)
    return page.scene(_BELOW + below, TABLE)


def _lower_part(page: Page, view: CribbageView, names: tuple[str, ...], say: Speech) -> int:
    """Draws the part for the phase; returns its height."""
    if view.phase == "over":
        return show.draw_end(page, view, names, say, _BELOW)
    if view.phase == "play":
        return draw_series(page, view, say, _BELOW)
    if view.phase == "count":
        return show.draw_counting(page, view, names, say, _BELOW)
    if view.last_show:
        before = view.number - 1
        title = say.say("picture-show")
        title = f"{say.say('picture-deal', deal=before)} · {title}" if before else title
        return show.draw_counts(page, view.last_show, title, names, say, _BELOW)
    return draw_cut(page, view, names, say, _BELOW)


def _panel(page: Page, view: CribbageView, seat: Seat, name: str, say: Speech) -> None:
    """Draws a player: shape, name, score, cards face down, the crib if they own it, and what is awaited."""
    x = _MARGIN + seat * (WIDE - 2 * _MARGIN - _PANEL_WIDE)
    y = _MARGIN
    awaited = seat in view.waiting and view.phase != "over"
    page.panel(x, y, _PANEL_WIDE, _PANEL_TALL, 20, SIDES[seat] if awaited else None)
    page.centred(track.sign(seat, 44), x + 38, y + 40)
    right = x + _PANEL_WIDE - 22
    score = page.write(
        right, y + 44, str(view.scores[seat]), 68, SIDES_LIGHT[seat], weight="Bold", align="right"
    )
    left = right - score.width - 18
    if view.options.match != "1":
        left = _standing(page, view, seat, left, y + 38) - 12
    page.name(x + 72, y + 38, name, 38, CHALK, width=left - x - 72)
    page.backs([(x + 24 + n * 17, y + 70) for n in range(view.sizes[seat])], 30)
    _state(page, view, seat, say, x, y + 94)


def _standing(page: Page, view: CribbageView, seat: Seat, right: int, y: int) -> int:
    """Draws a cup and the match points; returns their left edge."""
    points = f"{view.match[seat]}/{view.options.match}"
    wide = page.write(right, y, points, 28, BRASS, weight="Bold", align="right").width
    page.centred(SPRITES.get("cup", _CUP, _cup), right - wide - 18, y)
    return right - wide - 34


def _cup() -> Image.Image:
    """Returns a drawing of a cup."""
    image = blank(*_CUP)
    pen = Pen(image, SUPER)
    pen.stroke("M5 6 C-1 8 2 16 9 16 M23 6 C29 8 26 16 19 16", BRASS, 2.5)
    bowl = "M6 3 L22 3 C22 14 19 18 15.5 19 L15.5 24 L21 24 L21 28"
    pen.fill(f"{bowl} L7 28 L7 24 L12.5 24 L12.5 19 C9 18 6 14 6 3 Z", BRASS)
    return reduced(image)


def _state(page: Page, view: CribbageView, seat: Seat, say: Speech, x: int, y: int) -> None:
    """Draws the dealer's mark and the awaited move, from the right."""
    right = x + _PANEL_WIDE - 22
    if seat == view.dealer:
        mark = label(say.say("picture-dealer"), 25, INK, weight="Bold", width=150)
        page.block(right - mark.width - 28, y - 17, mark.width + 28, 36, 18, BRASS)
        page.write(
            right - 14, y - 1, say.say("picture-dealer"), 25, INK, weight="Bold", width=150, align="right"
        )
        right -= mark.width + 44
    text = _awaited(view, seat, say)
    if text:
        colour = SIDES_LIGHT[seat] if seat in view.waiting else CHALK_DIM
        page.write(
            right,
            y,
            text,
            26,
            colour,
            weight="Bold",
            width=right - x - 150,
            align="right",
        )


def _awaited(view: CribbageView, seat: Seat, say: Speech) -> str:
    if view.phase == "over":
        return ""
    if seat in view.waiting:
        return say.say(f"picture-to-{asked(view)}")
    return say.say("picture-ready") if view.phase == "discard" and view.ready[seat] else ""
