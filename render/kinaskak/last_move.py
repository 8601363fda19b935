"""The band with the last moves: who made them, and each in words beside its cards."""

from typing import Final

from games.cards import Card
from games.kinaskak.views import KinaskakView, PublicMove
from locales import Speech
from render.cards import faces
from render.drawing.lettering import label
from render.drawing.theme import BRASS, CHALK, CHALK_DIM, FELT_DARK
from render.kinaskak import art
from render.page import Page

HIGH: Final = 98
"""Height of the band with the gap below it, in pixels."""
_TALL: Final = 88
_LEFT, _RIGHT = 16, 984
_CARD, _STEP = 52, 34
_NAME: Final = 270
_SIZE: Final = 29
_NO_CARDS: Final = ("drew", "laid")


def last_moves(view: KinaskakView) -> tuple[PublicMove, ...]:
    """Returns the moves of this turn, or of the turn before as long as there are none."""
    return view.moves or view.earlier


def draw(page: Page, view: KinaskakView, names: tuple[str, ...], say: Speech, top: int) -> int:
    """Draws the last moves of one seat, as many as there is room for; returns where the band ends."""
    moves = [move for move in last_moves(view) if move.seat == last_moves(view)[-1].seat]
    if not moves:
        return top
    page.block(_LEFT, top, _RIGHT - _LEFT, _TALL, 18, FELT_DARK)
    seat, y = moves[-1].seat, top + _TALL // 2
    page.centred(art.sign(seat, 38), _LEFT + 34, y)
    x = _LEFT + 64 + page.name(_LEFT + 64, y - 1, names[seat], 32, CHALK, width=_NAME).width + 24
    while len(moves) > 1 and x + sum(_wide(move, say) for move in moves) > _RIGHT - 6:
        moves = moves[1:]
    for move in moves:
        _move(page, move, say, x, y)
        x += _wide(move, say)
    return top + HIGH


def _text(move: PublicMove, say: Speech) -> str:
    return say.say(f"kinaskak-picture-act-{move.act}")


def _shown(move: PublicMove) -> tuple[Card, ...]:
    return () if move.act in _NO_CARDS else move.cards


def _target(move: PublicMove) -> str:
    """Returns the number of the meld that a card was laid to or a joker taken from."""
    return f"M{move.meld + 1}" if move.act in ("off", "joker") and move.meld >= 0 else ""


def _wide(move: PublicMove, say: Speech) -> int:
    """Returns the width of a move with the gap after it."""
    wide = label(_text(move, say), _SIZE, CHALK_DIM).width + 26
    if cards := _shown(move):
        wide += 12 + _CARD + _STEP * (len(cards) - 1)
    return wide + (label(_target(move), _SIZE, BRASS).width + 12 if _target(move) else 0)


def _move(page: Page, move: PublicMove, say: Speech, x: float, y: int) -> None:
    """Draws what was done, the cards, and the number of the meld."""
    x += page.write(x, y - 1, _text(move, say), _SIZE, CHALK_DIM).width + 12
    cards = _shown(move)
    for n, card in enumerate(cards):
        page.card(card, x + n * _STEP, y - faces.height(_CARD) / 2, _CARD, small=True)
    if cards:
        x += _CARD + _STEP * (len(cards) - 1) + 12
    page.write(x, y - 1, _target(move), _SIZE, BRASS, weight="Bold")
