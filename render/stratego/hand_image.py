"""The hand picture: the army while it is set up; then the board with what the seat knows."""

from collections.abc import Sequence
from typing import Final

from games.stratego.facts import FRONT, MIDDLE, board
from games.stratego.views import UNKNOWN, Piece, Space, StrategoView
from locales import speech
from render.drawing.strips import Scene
from render.drawing.theme import BRASS, CHALK, CHALK_DIM, FELT, FELT_DARK
from render.look import Look
from render.page import HAND_SCALE, Page
from render.stratego import art, board_image, colours, places

_TOKEN, _STEP, _ROW = 112, 136, 168
_TOP: Final = 84
_TALL: Final = 600
_OPEN_SCALE: Final = 0.6
"""Scale of a seat's picture after the end, when every rank is open and would take too many bytes at more."""


def scene(view: StrategoView, look: Look, picked: Sequence[str] = (), scale: float = HAND_SCALE) -> Scene:
    """Returns the army, or the board as the seat sees it, where what can act is marked.

    It is 700 pixels wide, or 600 after the end.
    """
    if view.phase == "setup":
        return _army(view, look, picked)
    scale = min(scale, _OPEN_SCALE) if view.phase == "over" else scale
    return _private(view, look, [f"at {space}" for space in view.movable], (), scale)


def preview(view: StrategoView, look: Look, picked: Sequence[str], marks: Sequence[str]) -> Scene:
    """Returns the army after the picks, or the possible moves of the picked piece and the picked way."""
    if view.phase == "setup":
        return _army(view, look, picked)
    spaces = tuple(Space(token) for token in picked if token in places.cells(view.board))
    return _private(view, look, [*(f"at {space}" for space in spaces[:1]), *marks], spaces)


def since(view: StrategoView, look: Look) -> Scene:
    """Returns the board with its own ranks and every action since its last turn, numbered in their order."""
    rank = board_image.public_rank if view.seat is None else known_rank
    page = Page(places.WIDE, colours.FOREST, look)
    moves, ground = board_image.trail(view), places.own(view.board, view.seat)
    board_image.draw(page, view, look, lambda piece: rank(view, piece), moves=moves, ground=ground)
    return page.scene(places.height(view.board), board_image.TABLE)


def known_rank(view: StrategoView, piece: Piece) -> int:
    """Returns the rank as this seat's own picture shows it (RULES.md 10)."""
    if piece.seat == view.seat or view.phase == "over":
        return piece.rank
    is_noted = not piece.known or view.options.known_ranks != "memory"
    return piece.rank if is_noted else UNKNOWN


def _private(
    view: StrategoView, look: Look, marks: list[str], way: tuple[Space, ...], scale: float = HAND_SCALE
) -> Scene:
    page = Page(places.WIDE, colours.FOREST, look, scale)
    ground = places.own(view.board, view.seat)
    board_image.draw(page, view, look, lambda piece: known_rank(view, piece), marks, ground=ground)
    if len(way) == 2:
        board_image.way(page, ground, way, colours.HIT if _is_hit(view, way[1]) else colours.ROOF)
    return page.scene(places.height(view.board), board_image.own_palette(ground))


def _is_hit(view: StrategoView, end: Space) -> bool:
    return any(p.space == end and p.seat != view.seat for p in view.pieces)


def _army(view: StrategoView, look: Look, picked: Sequence[str]) -> Scene:
    """Returns the army in three rows as seen towards the castle, each piece over its space."""
    page = Page(places.WIDE, FELT, look, HAND_SCALE)
    say = speech(look.language)
    seat = view.seat
    assert seat is not None  # the channel has no army
    zone = board(view.board).zones[seat]
    page.write(
        places.WIDE / 2,
        40,
        say.say("stratego-picture-to-castle"),
        34,
        CHALK,
        weight="Bold",
        width=900,
        align="middle",
    )
    for n, space in enumerate(zone.start):
        x, y = _at(n)
        is_first = space == zone.flag_start
        page.block(x - 62, y - 60, 124, 158, 14, FELT_DARK, BRASS if space in picked else None)
        rank = view.army[n] if view.army else UNKNOWN
        if view.army:
            page.centred(art.piece(seat, rank, page.pixels(_TOKEN)), x, y)
        if is_first:
            page.centred(art.pennant(seat, page.pixels(60)), x + 60, y - 40)
        page.write(
            x, y + 78, space, 28, CHALK_DIM if space not in picked else BRASS, weight="Bold", align="middle"
        )
    x, y = places.WIDE / 2, _TOP + 60 + _ROW
    page.write(x, y, "+", 70, colours.LIGHT[seat], weight="Bold", align="middle")
    page.write(x, y + 78, zone.recruit, 28, CHALK_DIM, weight="Bold", align="middle")
    return page.scene(_TALL, board_image.OWN)


def _at(n: int) -> tuple[float, float]:
    """Returns the position of a piece of the army: front row above, with a gap in the middle row."""
    row, column = (0, n) if n < FRONT else (2, n - MIDDLE)
    if FRONT <= n < MIDDLE:
        row, column = 1, n - FRONT
        column += 1 if column > 2 else 0
    return (places.WIDE / 2 + (column - 3) * _STEP, _TOP + 60 + row * _ROW)
