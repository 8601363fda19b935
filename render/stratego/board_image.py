"""The board picture: the board with its armies face down, the last action, and the players.

Reads only the public fields of a view, so a seat's view gives the same bytes.
"""

from collections.abc import Callable, Sequence
from math import dist
from typing import Final

from games.stratego.facts import board as board_of
from games.stratego.views import UNKNOWN, Flag, Piece, PublicMove, Space, StrategoView
from locales import Speech, speech
from render import banner
from render.banner import Ending
from render.drawing import signs, theme
from render.drawing.arrows import arrow, short
from render.drawing.canvas import Point
from render.drawing.strips import Palette, Scene
from render.look import Look
from render.page import Page
from render.stratego import art, colours, land, places, sides
from render.voice import shown_names

Shown = Callable[[Piece], int]
"""The rank that a picture shows of a piece; 0: its shield."""


def scene(view: StrategoView, look: Look) -> Scene:
    """Returns the board picture."""
    page = Page(places.WIDE, colours.FOREST, look)
    draw(page, view, look, lambda piece: public_rank(view, piece))
    return page.scene(places.height(view.board), TABLE)


def ending(view: StrategoView, say: Speech) -> Ending | None:
    """Returns the winners, the others, and how the game ended; None before the end."""
    if not view.why:  # a film shows all ranks open before the end
        return None
    seats = tuple(range(view.seats))
    others = tuple(seat for seat in seats if seat not in view.winners)
    places = (view.winners, others) if view.winners and others else (seats,)
    return Ending(places, note=say.say(view.why), teams=bool(view.winners))


def public_rank(view: StrategoView, piece: Piece) -> int:
    """Returns the rank if it is public: at the end, or by a house rule once declared (RULES.md 10)."""
    is_open = view.phase == "over" or (piece.known and view.options.known_ranks == "board")
    return piece.rank if is_open else UNKNOWN


def draw(
    page: Page,
    view: StrategoView,
    look: Look,
    shown: Shown,
    marks: Sequence[str] = (),
    moves: Sequence[PublicMove] | None = None,
    ground: str = "",
) -> None:
    """Draws the whole table, the board turned if `ground` says so.

    `marks` are pieces that can act, and spaces that can be reached or struck.
    """
    ground = ground or view.board
    names = shown_names(look, view.seats, ())
    last = last_move(view)
    traced = [last] if moves is None and last is not None else moves or ()
    say = speech(look.language)
    if (over := ending(view, say)) is not None:
        banner.draw(page, over, names, say, art.sign, colours.SEATS)
    page.put_all(land.land(ground, page.scale), 0, 0)
    if places.key(ground) == "3p":
        _names(page, view, ground)
    _gone(page, ground, traced)
    if view.phase == "setup":
        _camps(page, view, ground)
    _ways(page, view, ground, traced, handed=False)
    pieces(page, view, ground, shown, marks)
    _ways(page, view, ground, traced, handed=True)  # both its ends are pieces, which would hide it
    reached(page, ground, marks)
    _numbers(page, view, ground, traced)
    sides.draw(page, view, ground, names)


# -- the board


def _names(page: Page, view: StrategoView, ground: str) -> None:
    """Writes the names of the squares between the armies on which nothing stands."""
    held = {*(piece.space for piece in view.pieces), *(flag.space for flag in view.flags)}
    for cell in places.cells(ground).values():
        if cell.kind == "plain" and cell.id not in held:
            x, y = places.label(ground, cell)
            page.write(x, y, cell.id, 26, colours.NAME, weight="Bold", align="middle")


def _camps(page: Page, view: StrategoView, ground: str) -> None:
    """Draws the shields of the armies that are ready, before the game."""
    for zone in board_of(view.board).zones:
        if view.ready[zone.seat]:
            for space in zone.start:
                x, y = places.place(ground, space)
                page.centred(art.piece(zone.seat, UNKNOWN, page.pixels(places.size(ground))), x, y)


def pieces(page: Page, view: StrategoView, ground: str, shown: Shown, marks: Sequence[str]) -> None:
    """Draws every piece, the flags that they carry, and abandoned flags."""
    size = places.size(ground)
    for piece in view.pieces:
        if piece.space is not None:
            x, y = places.place(ground, piece.space)
            rank = shown(piece)
            is_own = view.seat is not None and piece.seat == view.seat
            if f"at {piece.space}" in marks:
                page.centred(art.glow(page.pixels(size + 10)), x, y)
            seen, wide = piece.known and rank > 0, page.pixels(size)
            page.centred(art.piece(piece.seat, rank, wide, seen=seen, dim=not is_own), x, y)
    for flag in view.flags:
        _flag(page, view, ground, flag)


def _flag(page: Page, view: StrategoView, ground: str, flag: Flag) -> None:
    """Draws a flag: at the upper corner of who carries it, or alone, or at the lower corner of a piece."""
    at = flag.space if flag.bearer is None else view.pieces[flag.bearer].space
    assert at is not None  # a flag is on the board until the end
    (x, y), size = places.place(ground, at), places.size(ground)
    if flag.bearer is not None:
        page.centred(art.pennant(flag.seat, page.pixels(size * 0.72)), x + size * 0.6, y - size * 0.42)
        return
    x += 12 * sorted(f.fell for f in view.flags if f.space == at).index(flag.fell)
    if any(piece.space == at for piece in view.pieces):
        page.centred(art.pennant(flag.seat, page.pixels(size * 0.6)), x - size * 0.62, y + size * 0.3)
    else:
        page.centred(art.pennant(flag.seat, page.pixels(size - 6)), x, y)


def reached(page: Page, ground: str, marks: Sequence[str]) -> None:
    """Draws a ring around every space that can be reached, a red one where something is struck."""
    size = places.size(ground)
    for mark in marks:
        word, _, space = mark.partition(" ")
        if word in ("to", "hit"):
            x, y = places.place(ground, Space(space))
            wide = page.pixels(size + 8 if word == "hit" else size - 12)
            tone = colours.HIT if word == "hit" else colours.REACHED
            page.centred(signs.halo(tone, wide, page.pixels(5)), x, y)


def _gone(page: Page, ground: str, moves: Sequence[PublicMove]) -> None:
    """Draws a mark where something was lost."""
    ring = signs.halo(colours.HIT, page.pixels(places.size(ground) + 12), page.pixels(5))
    for space in (move.way[-1] for move in moves if move.battle is not None):
        page.centred(ring, *places.place(ground, space))


def _numbers(page: Page, view: StrategoView, ground: str, moves: Sequence[PublicMove]) -> None:
    """Numbers several actions in their order, at or beside where each began."""
    held = {piece.space for piece in view.pieces}
    for n, move in enumerate(moves if len(moves) > 1 else (), 1):
        first, second = (places.place(ground, space) for space in move.way[:2])
        by = places.size(ground) * (0.6 if move.way[0] in held else -0.24)
        page.badge(*short(second, first, by), n, colours.SEATS[move.seat])


def trail(view: StrategoView) -> tuple[PublicMove, ...]:
    """Returns the actions since the seat's last turn; for spectators those of the last round."""
    own = [n for n, move in enumerate(view.moves) if move.seat == view.seat]
    round_ = max(0, len(view.moves) - view.seats) if view.seat is None else 0
    first = own[-1] + 1 if own else round_
    return tuple(move for move in view.moves[first:] if len(move.way) > 1)


def last_move(view: StrategoView) -> PublicMove | None:
    """Returns the last action that led from one space to another."""
    return next((move for move in reversed(view.moves) if len(move.way) > 1), None)


def _ways(page: Page, view: StrategoView, ground: str, traced: Sequence[PublicMove], *, handed: bool) -> None:
    """Draws an arrow for each action that is shown; of several each in the colour of its seat."""
    held = {piece.space for piece in view.pieces}
    for move in traced:
        if (move.kind == "hand") == handed:
            tone = colours.ARROW if len(traced) == 1 else colours.SEATS[move.seat]
            way(page, ground, move.way, tone, is_held=move.way[0] in held)


def way(
    page: Page, ground: str, spaces: Sequence[Space], colour: theme.Colour, *, is_held: bool = True
) -> None:
    """Draws an arrow from space to space, across lakes too, past the ranks; `is_held`: from a piece."""
    points: list[Point] = [places.place(ground, space) for space in spaces]
    size = places.size(ground)
    if is_held and dist(points[-2], points[-1]) < 1.5 * size:
        points = _beside(points, size)
    else:
        points[0] = short(points[1], points[0], size * (0.46 if is_held else -0.28))
        points[-1] = short(points[-2], points[-1], size * (0.52 if len(points) == 2 else 0.5))
    sprite, (x, y) = arrow(art.ARROW, points, colour, scale=page.scale)
    page.put(sprite, x, y)


def _beside(points: Sequence[Point], size: int) -> list[Point]:
    """Returns the line between the pieces of neighbouring spaces, at their sides where no rank stands."""
    (ax, ay), (bx, by) = points[-2:]
    away = dist(points[-2], points[-1])
    right = ((by - ay) / away * size * 0.32, (ax - bx) / away * size * 0.32)
    ends = short((bx, by), (ax, ay), size * 0.2), short((ax, ay), (bx, by), size * 0.3)
    return [(x + right[0], y + right[1]) for x, y in ends]


TABLE: Final = Palette("stratego")
"""Colours of the board picture."""
OWN: Final = Palette("stratego own", dense=True)
"""Colours of a seat's own picture: fewer, since its land and its ranks change with each move."""
THREE: Final = Palette("stratego three", dense=True)
"""The same on the board for three, whose slanted squares take more bytes."""


def own_palette(ground: str) -> Palette:
    """Returns the colours of a seat's own picture."""
    return THREE if places.key(ground) == "3p" else OWN
