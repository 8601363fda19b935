"""The four suit signs and their positions on a card.

A pip is drawn around its centre, 100 units high. A card is 240 units wide and 336 high.
"""

from typing import Final

from render.drawing.canvas import Ink, Pen

WIDE: Final = 240
HIGH: Final = 336

_HEART: Final = (
    "M0 49 C-8 31 -46 10 -46 -20 C-46 -38 -35 -48 -23 -48 C-12 -48 -4 -41 0 -30 "
    "C4 -41 12 -48 23 -48 C35 -48 46 -38 46 -20 C46 10 8 31 0 49 Z"
)
_SPADE: Final = (
    "M0 -50 C7 -33 45 -11 45 15 C45 29 35 37 25 37 C15 37 8 32 4 24 C5 37 9 46 19 50 "
    "L-19 50 C-9 46 -5 37 -4 24 C-8 32 -15 37 -25 37 C-35 37 -45 29 -45 15 C-45 -11 -7 -33 0 -50 Z"
)
_DIAMOND: Final = "M0 -50 C7 -34 22 -14 38 0 C22 14 7 34 0 50 C-7 34 -22 14 -38 0 C-22 -14 -7 -34 0 -50 Z"
_STEM: Final = "M-5 -8 L5 -8 C5 30 9 45 19 50 L-19 50 C-9 45 -5 30 -5 -8 Z"
_LEAVES: Final = ((0.0, -27.0), (-24.5, 9.0), (24.5, 9.0))


def pip(pen: Pen, suit: str, colour: Ink) -> None:
    """Draws one suit sign about the pen's origin."""
    if suit != "C":
        pen.fill({"H": _HEART, "S": _SPADE, "D": _DIAMOND}[suit], colour)
        return
    pen.fill(_STEM, colour)
    pen.fill("M-10 -16 L10 -16 L14 12 L-14 12 Z", colour)
    for x, y in _LEAVES:
        pen.dot(x, y, 22, colour)


_LEFT, _MIDDLE, _RIGHT = 81.0, 120.0, 159.0
_TOP, _SECOND, _CENTRE = 53.0, 129.0, 168.0

_ROWS: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "2": ((_MIDDLE, _TOP),),
    "3": ((_MIDDLE, _TOP), (_MIDDLE, _CENTRE)),
    "4": ((_LEFT, _TOP), (_RIGHT, _TOP)),
    "5": ((_LEFT, _TOP), (_RIGHT, _TOP), (_MIDDLE, _CENTRE)),
    "6": ((_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, _CENTRE), (_RIGHT, _CENTRE)),
    "7": ((_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, _CENTRE), (_RIGHT, _CENTRE), (_MIDDLE, 110)),
    "8": ((_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, _CENTRE), (_RIGHT, _CENTRE), (_MIDDLE, 110)),
    "9": ((_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, _SECOND), (_RIGHT, _SECOND), (_MIDDLE, _CENTRE)),
    "10": ((_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, _SECOND), (_RIGHT, _SECOND), (_MIDDLE, 91)),
}


def places(rank: str) -> tuple[tuple[float, float, bool], ...]:
    """Returns the centres of a number card's pips, each with True if it is upside down."""
    upper = [(x, y, False) for x, y in _ROWS[rank]]
    lower = [(WIDE - x, HIGH - y, True) for x, y in _ROWS[rank] if y < _CENTRE]
    if rank == "7":  # the one rank that is not the same upside down
        lower = [p for p in lower if p[0] != _MIDDLE]
    return tuple(upper + lower)
