"""The players beside the board: name, state, slider and losses of each, and the last fight."""

from collections.abc import Sequence
from typing import Final

from games.params import Seat
from games.stratego.views import UNKNOWN, Battle, StrategoView
from locales import Speech, speech
from render.drawing import theme
from render.drawing.theme import BRASS, CHALK, CHALK_DIM, FELT_DARK
from render.page import Page
from render.stratego import art, colours, places

_PIPS: Final = 6
_PIP: Final = 13
_IN_ROW: Final = 10
_BOX: Final = (172, 62)
"""Size of the picture of a fight."""
_FOUGHT: Final = 54
_SIZES: Final = (30, 24)
"""Sizes of a name in one line, and at least in two."""


def draw(page: Page, view: StrategoView, ground: str, names: Sequence[str]) -> None:
    """Draws a panel for each player, and the last action if it was a fight."""
    say = speech(page.look.language)
    for n in range(view.seats):
        _side(page, view, Seat(n), places.panel(ground, Seat(n), view.seats), names[n], say)
    last = view.moves[-1] if view.moves else None
    if last is not None and last.battle is not None:
        _battle(page, last.battle, _beside(ground, view, last.seat), is_shot=last.kind == "fire")


def _side(page: Page, view: StrategoView, seat: Seat, box: places.Box, who: str, say: Speech) -> None:
    """Draws a colour's player, their state, their slider and their losses."""
    left, top, wide, tall = box
    lit = seat in view.waiting or seat in view.winners
    page.panel(left, top, wide, tall, 16, colours.SEATS[seat] if lit else None, theme.FELT)
    page.centred(art.piece(seat, UNKNOWN, page.pixels(48)), left + 32, top + 34)
    page.broken(left + 60, top + 33, who, _SIZES, CHALK, wide - 68)
    light = colours.LIGHT[seat] if lit else CHALK_DIM
    page.write(left + 14, top + 73, _state(view, seat, say), 24, light, weight="Bold", width=wide - 24)
    for pip in range(_PIPS):
        full = pip < view.sliders[seat]
        page.block(left + 14 + pip * _PIP, top + 91, _PIP - 2, 14, 5, BRASS if full else theme.FELT)
    told, past = say.say("stratego-picture-slider", count=view.sliders[seat], most=_PIPS), 14 + _PIPS * _PIP
    page.write(left + past + 8, top + 98, told, 24, BRASS, weight="Bold", width=wide - past - 16)
    lost = sorted((p.rank for p in view.pieces if p.seat == seat and p.space is None), reverse=True)
    for row in range(2):
        text = " ".join(map(str, lost[row * _IN_ROW : (row + 1) * _IN_ROW]))
        y = top + 126 + row * 27
        page.write(left + 14, y, text, 26, colours.LIGHT[seat], weight="Bold", width=wide - 24)


def _state(view: StrategoView, seat: Seat, say: Speech) -> str:
    if seat in view.out:
        return say.say("stratego-picture-out")
    if view.phase == "setup":
        return say.say("picture-ready" if view.ready[seat] else "stratego-picture-sets-up")
    if seat in view.agreed and view.phase != "over":
        return say.say("stratego-picture-draw")  # whose turn it is, the edge says too
    if seat in view.waiting:
        return say.say("stratego-picture-recruits" if view.phase == "recruit" else "picture-to-play")
    return ""


def _beside(ground: str, view: StrategoView, seat: Seat) -> tuple[int, int]:
    """Returns the upper left corner of the picture of a fight: at the panel of who began it."""
    wide, tall = _BOX
    if places.key(ground) == "3p":
        return places.EDGE, places.EDGE
    left, top, panel_wide, panel_tall = places.panel(ground, seat, view.seats)
    x = left if left < places.WIDE / 2 else left + panel_wide - wide
    return x, (top + panel_tall + 6 if top < places.WIDE / 2 else top - 6 - tall)


def _battle(page: Page, fought: Battle, at: tuple[int, int], *, is_shot: bool) -> None:
    """Draws both pieces of a fight face up, lost ones crossed out."""
    (x, y), (wide, tall) = at, _BOX
    page.block(x, y, wide, tall, 16, FELT_DARK, BRASS)
    fighters = ((fought.attacker, fought.strength), (fought.defender, fought.resistance))
    for n, (seat, rank) in enumerate(fighters):
        middle = x + wide / 2 + (-50, 50)[n]
        page.centred(art.piece(seat, rank, page.pixels(_FOUGHT)), middle, y + tall / 2 + 1)
        if fought.winner != seat or (is_shot and n == 0):
            page.centred(art.strike(page.pixels(34)), middle + (-22, 22)[n], y + tall / 2 + 18)
    page.centred(art.swords(page.pixels(34)), x + wide / 2, y + tall / 2)
