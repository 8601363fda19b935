"""The board picture: the round board with its pieces, the last move, and the four players.

Reads only the public fields of a view, so a seat's view gives the same bytes.
"""

from collections import defaultdict
from collections.abc import Sequence
from math import atan2, dist
from typing import Final

from games.params import Seat
from games.partners.views import (
    HOUSE,
    LETTERS,
    PER_SEAT,
    SEATS,
    YARD,
    Field,
    PartnersView,
    Piece,
    Turn,
)
from locales import Speech, speech
from render import banner
from render.banner import Ending
from render.drawing import signs, theme
from render.drawing.arrows import arrow
from render.drawing.canvas import Point
from render.drawing.lettering import beside, label, shrunk
from render.drawing.strips import Palette, Scene
from render.drawing.theme import BRASS, CHALK, CHALK_DIM, FELT, INK
from render.look import Look
from render.page import Page
from render.partners import art, colours, faces, places, ways
from render.partners.places import colour, name
from render.voice import shown_names

_ROOM, _GAP = 330, 8
_FAN: Final = 17
_NAME: Final = 234
_SHORT, _ASIDE = 140, 56
"""Length of a swap's arrow that has no room for its number; distance of the number from it."""


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
    if (over := ending(view, say)) is not None:
        banner.draw(page, over, names, say, art.sign, colours.SEATS)
    page.put_all(art.board(), 0, 0)
    for seat in SEATS:
        _panel(page, view, seat, names[seat], say)
    _centre(page, view, names, say)
    _reached(page, marks)
    for lane, turn in enumerate(traced):
        tone = colours.ARROW if len(traced) == 1 else colours.SEATS[turn.seat]
        for points in _walks(turn, lane):
            sprite, (x, y) = arrow(art.ARROW, points, tone, both=_is_swap(turn))
            page.put(sprite, x, y)
    _pieces(page, view, marks)
    for turn in traced:
        for moved in (m for m in turn.moved if m.end == YARD):
            page.centred(signs.halo(theme.RED, 62, 6), *place_of(moved.piece, YARD))
    _numbers(page, traced)


def ending(view: PartnersView, say: Speech) -> Ending | None:
    """Returns both pairs by place, with their pieces that are home of eight; None before the end."""
    if not view.winners:
        return None
    home = [sum(spot >= HOUSE for spot in view.board.spots[PER_SEAT * n :][:PER_SEAT]) for n in SEATS]
    scores = tuple(f"{home[n] + home[(n + 2) % 4]}/{2 * PER_SEAT}" for n in SEATS)
    losers = tuple(seat for seat in SEATS if seat not in view.winners)
    note = "" if view.resigned is None else say.say("partners-why-resigned")
    return Ending((view.winners, losers), scores, note, teams=True)


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
    if own:
        turns = turns[own[-1] + 1 :]
    elif view.seat is None:
        turns = turns[-len(SEATS) :]
    return tuple(turn for turn in turns if turn.moved)


# -- the four who play


def _panel(page: Page, view: PartnersView, seat: Seat, who: str, say: Speech) -> None:
    """Draws a player in their corner: shape, name, cards face down, dealer's mark, whose turn it is."""
    x, y = art.corner(seat)
    is_lit = seat in view.waiting or seat in view.winners
    page.put(art.panel(seat), x, art.corner_top(seat))
    if is_lit:
        page.put(art.band(seat), x, y if art.is_upper(seat) else y + art.PANEL_TALL - art.band(seat).height)
    outer, inner = (36, 78) if art.is_upper(seat) else (art.PANEL_TALL - 36, art.PANEL_TALL - 78)
    page.centred(art.sign(seat, 46), x + 34, y + outer)
    page.name(x + 64, y + outer, beside(who), 34, CHALK, width=art.PANEL_WIDE - 78)
    for n in range(view.sizes[seat]):
        page.put(faces.face(None, 22), x + 64 + n * _FAN, y + inner - 16)
    light = colours.LIGHT[seat] if is_lit else CHALK_DIM
    right = x + (290 if x < places.MIDDLE[0] / 2 else art.PANEL_WIDE - 14)
    room = round(right - x - 82 - _FAN * view.sizes[seat])
    page.name(right, y + inner, _state(view, seat, say), 26, light, width=room, align="right")
    if seat == view.dealer:
        _dealer(page, seat, say)


def _dealer(page: Page, seat: Seat, say: Speech) -> None:
    """Draws the dealer's mark beside their panel, in its corner."""
    (x, y), text = art.corner(seat), say.say("picture-dealer")
    wide = label(text, 22, INK, weight="Bold", width=110).width + 22
    right = x + 12 + wide if x < places.MIDDLE[0] / 2 else x + art.PANEL_WIDE - 12
    page.mark(right, y + (art.PANEL_TALL + 24 if art.is_upper(seat) else -24), text, 22)


def _state(view: PartnersView, seat: Seat, say: Speech) -> str:
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
    page.write(x, y - 136, deal, 28, theme.WOOD_EDGE, weight="Bold", width=240, align="middle")
    last = last_turn(view)
    if last is None:
        return
    _by(page, last.seat, names[last.seat])
    if last.card is not None:
        page.centred(faces.face(last.card, 132), x, y - 14)
        return
    cards = last.shown or (None,) * last.laid
    wide = min(92, (_ROOM + _GAP) // len(cards) - _GAP)
    for n, card in enumerate(cards):
        shift = (n - (len(cards) - 1) / 2) * (wide + _GAP)
        page.centred(faces.face(card, wide, dim=True), x + shift, y - 24)
    told = say.say("partners-picture-laid-down")
    page.write(x, y + 70, told, 28, theme.WOOD_EDGE, width=260, align="middle")


def _by(page: Page, seat: Seat, who: str) -> None:
    """Draws shape and name of a player below the middle of the board."""
    (x, y), who = places.MIDDLE, beside(who)
    size = shrunk(who, 28, "Bold", _NAME)
    left = x - (label(who, size, theme.WOOD_EDGE, weight="Bold", width=_NAME).width + 42) / 2
    page.centred(art.sign(seat, 34), left + 17, y + 110)
    page.name(left + 42, y + 110, who, 28, theme.WOOD_EDGE, width=_NAME)


# -- pieces and arrows


def _walks(turn: Turn, lane: int) -> list[list[Point]]:
    walks = [m for m in turn.moved if m.end != YARD]
    if _is_swap(turn):
        one = walks[0]
        return [ways.swapped(place_of(one.piece, one.start), place_of(one.piece, one.end))]
    found = (ways.walked(walk.piece, walk.start, walk.end, lane + n) for n, walk in enumerate(walks))
    return [points for points in found if points]


def _is_swap(turn: Turn) -> bool:
    walks = [m for m in turn.moved if m.end != YARD]
    return len(walks) == 2 and (walks[0].start, walks[0].end) == (walks[1].end, walks[1].start)


def _numbers(page: Page, traced: Sequence[Turn]) -> None:
    """Numbers the arrows of several moves in their order, where each begins."""
    for n, turn in enumerate(traced if len(traced) > 1 else (), 1):
        for points in _walks(turn, n - 1):
            at = _beside(points) if _is_swap(turn) else points[0]
            page.badge(*at, n, colours.SEATS[turn.seat])


def _beside(points: Sequence[Point]) -> Point:
    """Returns the middle of a swap's arrow; beside a short one, so that both its heads are seen."""
    at = ways.halfway(points)
    if dist(points[0], points[-1]) > _SHORT:
        return at
    (x, y), away = places.MIDDLE, dist(at, places.MIDDLE)
    return at[0] + (x - at[0]) / away * _ASIDE, at[1] + (y - at[1]) / away * _ASIDE


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


def _stack(page: Page, stack: Sequence[Piece], field: Field, marks: Sequence[str]) -> None:
    """Draws one piece in the middle of its field, or several in a row towards the middle of the board."""
    x, y = place_of(stack[0], field)
    count = len(stack)
    dx, dy = places.outward(field) if count > 1 else (0.0, 0.0)
    step = art.STACK_STEP
    if count > 1:
        shift = -step * (count - 1) / 2 + 8
        x, y = x + shift * dx, y + shift * dy
        page.centred(art.fence(count, atan2(dy, dx)), x, y)
    for n, piece in enumerate(stack):
        away = ((count - 1) / 2 - n) * step
        px, py = x + away * dx, y + away * dy
        page.centred(art.piece(colour(piece), piece % 4 + 1), px, py)
        if name(piece) in marks:
            page.centred(signs.halo(BRASS, 68, 6), px, py)


def _reached(page: Page, marks: Sequence[str]) -> None:
    """Draws a ring around every field that can be reached."""
    for mark in marks:
        word, _, field = mark.partition(" ")
        if word == "at":
            seat = SEATS[LETTERS.index(field[0])] if field[0] in LETTERS else SEATS[0]
            x, y = places.place(seat, Field(int(field.lstrip(LETTERS))))
            page.centred(signs.halo(colours.REACHED, 50, 6), x, y)


TABLE: Final = Palette("partners")
"""Colours of the board picture."""
