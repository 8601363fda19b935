"""The board picture: the board with its armies face down, the last action, and the players.

Reads only the public fields of a view, so a seat's view gives the same bytes.
"""

from collections.abc import Callable, Sequence
from typing import Final

from PIL import Image

from games.params import Seat
from games.stratego.facts import board as board_of
from games.stratego.views import UNKNOWN, Battle, Flag, Piece, PublicMove, Space, StrategoView
from locales import Speech, speech
from render.drawing import signs, theme
from render.drawing.arrows import arrow, short
from render.drawing.canvas import Point
from render.drawing.lettering import label
from render.drawing.strips import Palette, Scene, sampled
from render.drawing.theme import BRASS, CHALK, CHALK_DIM, FELT_DARK, INK, PAPER
from render.look import Look
from render.page import Page
from render.palettes import lay
from render.stratego import art, colours, land, places
from render.voice import shown_names

_PIPS: Final = 6
_SMALL: Final = 0.62

Shown = Callable[[Piece], int]
"""The rank that a picture shows of a piece; 0: its shield."""


def scene(view: StrategoView, look: Look) -> Scene:
    """Returns the board picture."""
    page = Page(places.WIDE, FELT_DARK, look)
    draw(page, view, look, lambda piece: public_rank(view, piece))
    return page.scene(places.tall(view.board) + places.STRIP, TABLE)


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
    say = speech(look.language)
    names = shown_names(look, view.seats, "stratego")
    last = last_move(view)
    traced = [last] if moves is None and last is not None else moves or ()
    page.put(land.land(ground), 0, 0)
    _gone(page, ground, traced)
    if view.phase == "setup":
        _camps(page, view, ground)
    _ways(page, ground, traced, handed=False)
    pieces(page, view, ground, shown, marks)
    _ways(page, ground, traced, handed=True)  # both its ends are pieces, which would hide it
    reached(page, ground, marks)
    _numbers(page, view, ground, traced)
    _battle(page, view)
    _sides(page, view, names, say)


# -- the board


def _camps(page: Page, view: StrategoView, ground: str) -> None:
    """Draws the shields of the armies that are ready, before the game."""
    for zone in board_of(view.board).zones:
        if view.ready[zone.seat]:
            for space in zone.start:
                x, y = places.place(ground, space)
                page.centred(art.piece(zone.seat, UNKNOWN, places.size(ground)), x, y)


def pieces(page: Page, view: StrategoView, ground: str, shown: Shown, marks: Sequence[str]) -> None:
    """Draws every piece, the flags that they carry, and abandoned flags."""
    size = places.size(ground)
    borne = {flag.bearer: flag for flag in view.flags if flag.bearer is not None}
    for n, piece in enumerate(view.pieces):
        if piece.space is None:
            continue
        x, y = places.place(ground, piece.space)
        rank = shown(piece)
        is_own = view.seat is not None and piece.seat == view.seat
        if f"at {piece.space}" in marks:
            page.centred(art.glow(size + 10), x, y)
        page.centred(art.piece(piece.seat, rank, size, seen=piece.known and rank > 0, dim=not is_own), x, y)
        if n in borne:
            page.centred(art.pennant(borne[n].seat, round(size * 0.72)), x + size * 0.36, y - size * 0.32)
    for flag in view.flags:
        if flag.space is not None:
            _lying(page, view, ground, flag, flag.space)


def _lying(page: Page, view: StrategoView, ground: str, flag: Flag, space: Space) -> None:
    """Draws an abandoned flag, in the lower corner if a piece there carries another."""
    x, y = places.place(ground, space)
    size = places.size(ground)
    is_under = any(p.space == space for p in view.pieces)
    fallen = sorted(f.fell for f in view.flags if f.space == space)
    shift = 12 * fallen.index(flag.fell)
    if is_under:
        page.centred(art.pennant(flag.seat, round(size * 0.6)), x - size * 0.3 + shift, y + size * 0.3)
    else:
        page.centred(art.pennant(flag.seat, size - 6), x + shift, y)


def reached(page: Page, ground: str, marks: Sequence[str]) -> None:
    """Draws a ring around every space that can be reached, a red one where something is struck."""
    size = places.size(ground)
    for mark in marks:
        word, _, space = mark.partition(" ")
        if word in ("to", "hit"):
            x, y = places.place(ground, Space(space))
            wide = size + 8 if word == "hit" else size - 12
            page.centred(signs.halo(colours.HIT if word == "hit" else colours.REACHED, wide, 5), x, y)


def _gone(page: Page, ground: str, moves: Sequence[PublicMove]) -> None:
    """Draws a mark where something was lost."""
    for space in (move.way[-1] for move in moves if move.battle is not None):
        page.centred(signs.halo(colours.HIT, places.size(ground) + 12, 5), *places.place(ground, space))


def _numbers(page: Page, view: StrategoView, ground: str, moves: Sequence[PublicMove]) -> None:
    """Numbers several actions in their order, at or beside where each began."""
    held = {piece.space for piece in view.pieces}
    for n, move in enumerate(moves if len(moves) > 1 else (), 1):
        x, y = places.place(ground, move.way[0])
        if move.way[0] in held:
            x, y = short(places.place(ground, move.way[1]), (x, y), places.size(ground) * 0.6)
        page.badge(x, y, n, colours.SEATS[move.seat])


def trail(view: StrategoView) -> tuple[PublicMove, ...]:
    """Returns the actions since the seat's last turn; for spectators those of the last round."""
    own = [n for n, move in enumerate(view.moves) if move.seat == view.seat]
    round_ = max(0, len(view.moves) - view.seats) if view.seat is None else 0
    first = own[-1] + 1 if own else round_
    return tuple(move for move in view.moves[first:] if len(move.way) > 1)


def last_move(view: StrategoView) -> PublicMove | None:
    """Returns the last action that led from one space to another."""
    return next((move for move in reversed(view.moves) if len(move.way) > 1), None)


def _ways(page: Page, ground: str, traced: Sequence[PublicMove], *, handed: bool) -> None:
    """Draws an arrow for each action that is shown; of several each in the colour of its seat."""
    for move in traced:
        if (move.kind == "hand") == handed:
            way(page, ground, move.way, colours.ARROW if len(traced) == 1 else colours.SEATS[move.seat])


def way(page: Page, ground: str, spaces: Sequence[Space], colour: theme.Colour) -> None:
    """Draws an arrow from space to space, across lakes too."""
    points: list[Point] = [places.place(ground, space) for space in spaces]
    points[-1] = short(points[-2], points[-1], places.size(ground) * 0.36)
    sprite, (x, y) = arrow(art.ARROW, points, colour)
    page.put(sprite, x, y)


# -- beside the board


def _battle(page: Page, view: StrategoView) -> None:
    """Draws the last action if it was a fight: both pieces face up in the corner, lost ones crossed out."""
    last = view.moves[-1] if view.moves else None
    if last is None or last.battle is None:
        return
    fought: Battle = last.battle
    page.block(8, 8, 178, 98, 16, FELT_DARK, BRASS)
    is_shot = last.kind == "fire"
    sides = ((fought.attacker, fought.strength, 52), (fought.defender, fought.resistance, 142))
    for n, (seat, rank, x) in enumerate(sides):
        page.centred(art.piece(seat, rank, 76), x, 56)
        if fought.winner != seat or (is_shot and n == 0):
            page.centred(art.strike(40), x + (-26 if n == 0 else 26), 86)
    page.centred(art.swords(38), 97, 52)


def _sides(page: Page, view: StrategoView, names: Sequence[str], say: Speech) -> None:
    wide = places.WIDE // view.seats
    for n in range(view.seats):
        _side(page, view, Seat(n), n * wide, wide, names[n], say)


def _side(page: Page, view: StrategoView, seat: Seat, left: int, wide: int, who: str, say: Speech) -> None:
    """Draws a colour's player, their state, their slider and their losses."""
    top = places.tall(view.board)
    lit = seat in view.waiting or seat in view.winners
    colour = colours.SEATS[seat] if lit else None
    page.panel(left + 4, top + 4, wide - 8, places.STRIP - 8, 16, colour, theme.FELT)
    page.centred(art.piece(seat, UNKNOWN, 44), left + 34, top + 34)
    page.write(left + 62, top + 24, who, 29, CHALK, weight="Bold", width=wide - 76)
    light = colours.LIGHT[seat] if lit else CHALK_DIM
    page.write(left + 62, top + 54, _state(view, seat, say), 24, light, weight="Bold", width=wide - 76)
    for pip in range(_PIPS):
        full = pip < view.sliders[seat]
        page.block(left + 18 + pip * 17, top + 76, 14, 14, 5, BRASS if full else theme.FELT)
    told = say.say("stratego-picture-slider", count=view.sliders[seat], most=_PIPS)
    page.write(left + 126, top + 83, told, 24, BRASS, weight="Bold", width=wide - 136)
    lost = sorted((p.rank for p in view.pieces if p.seat == seat and p.space is None), reverse=True)
    for row in range(2):
        text = " ".join(map(str, lost[row * 10 : row * 10 + 10]))
        page.write(
            left + 18, top + 113 + row * 34, text, 30, colours.LIGHT[seat], weight="Bold", width=wide - 30
        )


def _state(view: StrategoView, seat: Seat, say: Speech) -> str:
    if seat in view.winners:
        return say.say("stratego-picture-wins")
    if seat in view.out:
        return say.say("stratego-picture-out")
    if view.phase == "setup":
        return say.say("picture-ready" if view.ready[seat] else "stratego-picture-sets-up")
    if seat in view.agreed and view.phase != "over":
        return say.say("stratego-picture-draw")  # whose turn it is, the edge says too
    if seat in view.waiting:
        return say.say("stratego-picture-recruits" if view.phase == "recruit" else "picture-to-play")
    return ""


def _sample() -> Image.Image:
    """Returns all drawings, the land at a third of its size, as a sample for the palette."""
    sample = Image.new("RGB", (660, 760), FELT_DARK)
    whole = land.land("4p")
    ground = Image.new("RGB", (whole.width, whole.height))
    whole.paste(ground, 0, 0)
    sample.paste(ground.resize((330, 330), Image.Resampling.NEAREST), (0, 0))
    for seat in range(4):
        for n, rank in enumerate((0, 9, 6, 7)):
            lay(sample, art.piece(seat, rank, 58), 340 + n * 62, seat * 62)
        lay(sample, art.piece(seat, 7, 58, dim=True), 588, seat * 62)
        lay(sample, art.pennant(seat, 40), 340 + seat * 50, 260)
    lay(sample, art.swords(60), 540, 255)
    lay(sample, art.strike(60), 600, 255)
    for n, light in enumerate((*colours.LIGHT, CHALK, CHALK_DIM)):
        lay(sample, label("0123456789 abcdefghij", 40, light), 10 + n % 2 * 330, 340 + n // 2 * 60)
    return sample


_EXACT: Final = (
    *colours.SEATS, *colours.DARK, *colours.LIGHT, *colours.GROUND, colours.MEADOW, colours.GRID,
    colours.WATER, colours.STONE, colours.ROOF, colours.REACHED, colours.HIT, colours.ARROW,
    FELT_DARK, theme.FELT, CHALK, CHALK_DIM, BRASS, INK, PAPER,
)  # fmt: skip

TABLE: Final = Palette("stratego", lambda: sampled(256, _EXACT, _sample()))
"""Colours of the board picture."""
