"""The board picture: the round board with its pieces, the last move, and the four players.

Reads only the public fields of a view, so a seat's view gives the same bytes.
"""

from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise
from math import atan2, hypot
from typing import Final

from PIL import Image

from games.params import Seat
from games.partners.views import HOUSE, LETTERS, SEATS, YARD, Field, Moved, PartnersView, Piece, Turn
from locales import Speech, speech
from render.drawing import signs, theme
from render.drawing.arrows import arrow
from render.drawing.canvas import Point
from render.drawing.lettering import label
from render.drawing.pictures import png
from render.drawing.strips import Palette, Scene, sampled
from render.drawing.theme import BRASS, CHALK, CHALK_DIM, FELT, FELT_DARK, INK
from render.look import Look
from render.page import Page
from render.palettes import lay
from render.partners import art, colours, faces, places
from render.partners.places import colour, name
from render.voice import shown_names

_PANEL_WIDE: Final = 318
_PANEL_TALL: Final = 96
_EDGE: Final = 8
_BADGE_AT: Final = 0.3
_LEFT_SEATS: Final = (0, 1)
_UPPER_SEATS: Final = (1, 2)


def since(view: PartnersView, look: Look) -> bytes:
    """Returns the board with every move since the seat's last turn, numbered in their order."""
    return png(scene(view, look, trail(view)))


def scene(view: PartnersView, look: Look, turns: Sequence[Turn] | None = None) -> Scene:
    """Returns the picture with arrows for these turns instead of the last."""
    page = Page(places.WIDE, FELT, look)
    draw(page, view, look, (), turns)
    return page.scene(places.TALL, TABLE)


def draw(
    page: Page, view: PartnersView, look: Look, marks: Sequence[str], turns: Sequence[Turn] | None = None
) -> None:
    """Draws the whole table; `marks` are pieces that can go and fields that can be reached."""
    say = speech(look.language)
    last = last_move(view)
    traced = [last] if turns is None and last is not None else turns or ()
    names = shown_names(look, 4)
    page.put(art.board(), 0, 0)
    for seat in SEATS:
        _panel(page, view, seat, names[seat], say)
    _centre(page, view, names, say)
    _reached(page, marks)
    for turn in traced:
        _arrows(page, turn, colours.ARROW if len(traced) == 1 else colours.SEATS[turn.seat])
    _pieces(page, view, marks)
    for turn in traced:
        for moved in _knocked(turn):
            page.centred(signs.halo(theme.RED, 62, 6), *place_of(moved.piece, YARD))
    _numbers(page, traced)


def last_turn(view: PartnersView) -> Turn | None:
    """Returns the last turn in which something moved or was laid down."""
    turns = (*view.earlier, *view.turns)
    return turns[-1] if turns else None


def last_move(view: PartnersView) -> Turn | None:
    """Returns the last turn in which a piece moved."""
    return next((t for t in reversed((*view.earlier, *view.turns)) if t.moved), None)


def trail(view: PartnersView) -> tuple[Turn, ...]:
    """Returns the moves since the seat's last turn; for spectators those of the last round."""
    turns = (*view.earlier, *view.turns)
    own = [n for n, turn in enumerate(turns) if turn.seat == view.seat]
    first = own[-1] + 1 if own else max(0, len(turns) - len(SEATS)) if view.seat is None else 0
    return tuple(turn for turn in turns[first:] if turn.moved)


# -- the four who play


def _panel(page: Page, view: PartnersView, seat: Seat, who: str, say: Speech) -> None:
    """Draws a player in their corner: shape, name, cards face down, dealer's mark, whose turn it is."""
    x = _EDGE if seat in _LEFT_SEATS else places.WIDE - _EDGE - _PANEL_WIDE
    y = _EDGE if seat in _UPPER_SEATS else places.TALL - _EDGE - _PANEL_TALL
    awaited = seat in view.waiting
    is_lit = awaited or seat in view.winners
    page.panel(x, y, _PANEL_WIDE, _PANEL_TALL, 18, colours.SEATS[seat] if is_lit else None)
    page.centred(art.sign(seat, 46), x + 34, y + 32)
    room = _PANEL_WIDE - 76
    if seat == view.dealer:
        room -= page.mark(x + _PANEL_WIDE - 14, y + 32, say.say("picture-dealer"), 22) + 8
    page.write(x + 62, y + 31, who, 34, CHALK, weight="Bold", width=room)
    for n in range(view.sizes[seat]):
        page.put(faces.face(None, 22), x + 18 + n * 26, y + 56)
    text = _state(view, seat, say)
    light = colours.LIGHT[seat] if awaited or seat in view.winners else CHALK_DIM
    page.write(
        x + _PANEL_WIDE - 16, y + 72, text, 26, light, weight="Bold", width=_PANEL_WIDE - 150, align="right"
    )


def _state(view: PartnersView, seat: Seat, say: Speech) -> str:
    if seat in view.winners:
        return say.say("partners-picture-wins")
    if seat in view.waiting:
        return say.say("partners-picture-to-give" if view.phase == "give" else "picture-to-play")
    if view.phase == "give":
        return say.say("picture-ready")
    laid = any(turn.laid for turn in view.turns if turn.seat == seat)
    return say.say("partners-picture-laid-down") if laid and view.phase == "play" else ""


# -- the middle


def _centre(page: Page, view: PartnersView, names: Sequence[str], say: Speech) -> None:
    """Draws the last card played and by whom; what was laid down; the deal."""
    x, y = places.MIDDLE
    deal = say.say("partners-picture-deal", deal=view.deal, round=view.round)
    page.write(x, y - 122, deal, 28, theme.WOOD_EDGE, weight="Bold", width=260, align="middle")
    last = last_turn(view)
    if last is None:
        return
    page.centred(art.sign(last.seat, 36), x, y + 116)
    page.write(x, y + 148, names[last.seat], 27, theme.WOOD_EDGE, weight="Bold", width=210, align="middle")
    if last.card is not None:
        page.centred(faces.face(last.card, 128), x, y - 4)
        return
    cards = last.shown or (None,) * last.laid
    step = 52 if len(cards) > 2 else 80
    for n, card in enumerate(cards):
        page.centred(faces.face(card, 84, dim=True), x + (n - (len(cards) - 1) / 2) * step, y - 12)
    page.write(
        x, y + 76, say.say("partners-picture-laid-down"), 26, theme.WOOD_EDGE, width=260, align="middle"
    )


# -- pieces and arrows


def _arrows(page: Page, turn: Turn, tone: theme.Colour) -> None:
    """Draws each walk of a turn by its fields; a swap as one arrow with two heads."""
    for points in _walks(turn):
        sprite, (x, y) = arrow(art.ARROW, points, tone, both=_is_swap(turn))
        page.put(sprite, x, y)


def _walks(turn: Turn) -> list[list[Point]]:
    walks = [m for m in turn.moved if m.end != YARD]
    if _is_swap(turn):
        return [[place_of(walks[0].piece, walks[0].start), place_of(walks[0].piece, walks[0].end)]]
    ways = (list(places.way(walk.piece, walk.start, walk.end)) for walk in walks)
    return [points for points in ways if len(points) > 1]


def _is_swap(turn: Turn) -> bool:
    walks = [m for m in turn.moved if m.end != YARD]
    return len(walks) == 2 and (walks[0].start, walks[0].end) == (walks[1].end, walks[1].start)


def _numbers(page: Page, traced: Sequence[Turn]) -> None:
    """Numbers the arrows of several moves in their order, beside fields and card."""
    for n, turn in enumerate(traced if len(traced) > 1 else (), 1):
        for points in _walks(turn):
            page.badge(*_along(points, _BADGE_AT), n, colours.SEATS[turn.seat])


def _along(points: Sequence[Point], part: float) -> Point:
    """Returns the point at that distance along a line."""
    legs = [hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(points)]
    left = part * sum(legs)
    for (a, b), leg in zip(pairwise(points), legs, strict=True):
        if left <= leg and leg:
            return (a[0] + (b[0] - a[0]) * left / leg, a[1] + (b[1] - a[1]) * left / leg)
        left -= leg
    return points[-1]


def place_of(piece: Piece, field: Field) -> Point:
    """Returns the position of a piece that is alone on its field."""
    return places.place(colour(piece), field, piece % 4)


def _pieces(page: Page, view: PartnersView, marks: Sequence[str]) -> None:
    stacks: dict[tuple[Field, int], list[Piece]] = defaultdict(list)
    for number, spot in enumerate(view.board.spots):
        piece = Piece(number)
        stacks[spot, -1 if 0 <= spot < HOUSE else number].append(piece)
    for (spot, _), stack in stacks.items():
        _stack(page, stack, spot, marks)


def _knocked(turn: Turn) -> list[Moved]:
    """Returns the pieces that a turn sent home."""
    return [m for m in turn.moved if m.end == YARD]


def _stack(page: Page, stack: Sequence[Piece], field: Field, marks: Sequence[str]) -> None:
    """Draws one piece in the middle of its field, or several in a row towards the middle of the board."""
    x, y = place_of(stack[0], field)
    count = len(stack)
    dx, dy = places.outward(field) if count > 1 else (0.0, 0.0)
    step = art.stack_step(count)
    if count > 1:
        shift = -step * (count - 1) / 2 + 8
        x, y = x + shift * dx, y + shift * dy
        page.centred(art.fence(count, atan2(dy, dx)), x, y)
    for n, piece in enumerate(stack):
        away = ((count - 1) / 2 - n) * step
        px, py = x + away * dx, y + away * dy
        page.centred(art.piece(colour(piece), piece % 4 + 1), px, py)
        if name(piece) in marks:
            page.centred(signs.halo(BRASS, 74, 6), px, py)


def _reached(page: Page, marks: Sequence[str]) -> None:
    """Draws a ring around every field that can be reached."""
    for mark in marks:
        word, _, field = mark.partition(" ")
        if word == "at":
            seat = SEATS[LETTERS.index(field[0])] if field[0] in LETTERS else SEATS[0]
            x, y = places.place(seat, Field(int(field.lstrip(LETTERS))))
            page.centred(signs.halo(colours.REACHED, 50, 6), x, y)


def _sample() -> Image.Image:
    """Returns all drawings, as a sample for the palette."""
    sample = Image.new("RGB", (places.WIDE, places.TALL + 420), FELT_DARK)
    lay(sample, art.board(), 0, 0)
    for seat in SEATS:
        for number in range(1, 5):
            lay(sample, art.piece(seat, number), 20 + number * 70 + seat % 2 * 400, 1110 + seat // 2 * 70)
    for n, kind in enumerate(("7", "-4", "1/14", "8S", "SW", "2", None)):
        lay(sample, faces.face(kind, 100), 20 + n * 120, 1270)  # type: ignore[arg-type]  # kinds of cards
    for n, light in enumerate((*colours.LIGHT, CHALK, CHALK_DIM)):
        lay(sample, label("0123456789 abcdefghij", 40, light), 20 + n % 3 * 330, 1420 + n // 3 * 48)
    return sample


_EXACT: Final = (
    *colours.SEATS, *colours.DARK, *colours.LIGHT, colours.BOARD, colours.FIELD, colours.LINE, colours.ARROW,
    FELT, FELT_DARK, CHALK, CHALK_DIM, BRASS, INK, theme.PAPER, theme.WOOD, theme.WOOD_EDGE, theme.RED,
)  # fmt: skip

TABLE: Final = Palette("partners", lambda: sampled(256, _EXACT, _sample()))
"""Colours of the board picture."""
