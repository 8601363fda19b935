"""The parts of the picture: the land, the shields, flags, rings, arrows."""

from typing import Final

from PIL import Image

from render.drawing.arrows import ArrowStyle, Layer
from render.drawing.canvas import Pen, blank, reduced, square
from render.drawing.sprites import SPRITES, Sprite
from render.drawing.theme import BRASS, INK, PAPER, SUPER, Colour, font, mix
from render.stratego import colours

_TWICE: Final = 2
SYMBOLS: Final[dict[int, str]] = {
    9: "M-10 7 L-14 -7 L-6 -1 L0 -10 L6 -1 L14 -7 L10 7 Z",
    6: "M-13 -9 L0 -2 L13 -9 L13 -3 L0 4 L-13 -3 Z M-9 2 L0 7 L9 2 L9 7 L0 12 L-9 7 Z",
    3: "M-14 -3 L2 -3 L2 -9 L15 1 L2 11 L2 5 L-14 5 Z",
    2: "M-16 0 Q0 -16 16 0 Q0 16 -16 0 Z",
    1: "M-15 -3 L12 -9 L14 -1 L-13 5 Z M-13 5 C-13 -4 1 -4 1 5 C1 14 -13 14 -13 5 Z",
}
"""The symbol of a rank below its number: crown, chevrons, arrow, eye, cannon."""
_CLOTH: Final = "M8 4 L35 4 L35 22 L8 22 Z"
_HOLES: Final[dict[int, tuple[float, float, float]]] = {2: (0, 0, 5), 1: (-6, 5, 3)}
"""The pupil of the eye and the hub of the wheel: place and radius of a pale disc."""


def piece(seat: int, rank: int, size: int, *, seen: bool = False, dim: bool = False) -> Sprite:
    """Returns a piece: rank 0 shows its shield; `seen`: marked as known to all; `dim`: a remembered rank."""
    key = f"stratego piece {seat} {rank} {size} {seen} {dim}"
    return SPRITES.get(key, (size, size), lambda: _piece(seat, rank, size, seen, dim))


def _piece(seat: int, rank: int, size: int, seen: bool, noted: bool) -> Image.Image:
    image = blank(size, size)
    pen = Pen(image, SUPER * size / 62, (size * SUPER / 2, size * SUPER / 2 - SUPER * size / 62))
    pen.moved(1, 2.5).shape(colours.SHIELD, (20, 16, 10, 110), (20, 16, 10, 110), 4)
    pen.shape(colours.SHIELD, PAPER, PAPER, 5)
    pen.shape(colours.SHIELD, colours.SEATS[seat], colours.DARK[seat], 2.5)
    if not rank:
        light = mix(colours.SEATS[seat], colours.LIGHT[seat], 0.75)
        pen.within(colours.SHIELD, lambda inner: inner.fill(colours.CHARGES[seat], light))
        pen.stroke(colours.SHIELD, colours.DARK[seat], 2.5)
        return reduced(image)
    if noted:
        ink: Colour = INK if seat == 3 else PAPER
    else:
        pen.moved(0, 0, 0.84).fill(colours.SHIELD, PAPER)
        ink = mix(colours.DARK[seat], INK, 0.35)
    is_special = rank in SYMBOLS
    letters = font(round((34 if is_special else 44) * pen.scale), "Black")
    at = pen.place((0, -11 if is_special else -1))
    pen.draw.text(at, str(rank), fill=ink, font=letters, anchor="mm")
    if is_special:
        _symbol(pen.moved(0, 11, 0.9), rank, ink, colours.SEATS[seat] if noted else PAPER)
    if seen:
        pen.dot(-20, -20, 6, BRASS, INK, 1.5)
    return reduced(image)


def _symbol(pen: Pen, rank: int, ink: Colour, ground: Colour) -> None:
    pen.fill(SYMBOLS[rank], ink)
    if rank in _HOLES:
        pen.dot(*_HOLES[rank], ground)


def sign(seat: int, size: int) -> Sprite:
    """Returns a colour's shield, `size` pixels square."""
    return piece(seat, 0, size)


def pennant(seat: int, size: int) -> Sprite:
    """Returns a flag with its charge, on its pole, `size` pixels square, its foot at the lower left."""

    def paint() -> Image.Image:
        image = blank(size, size)
        pen = Pen(image, SUPER * size / 40)
        pen.stroke("M8 3 L8 37", PAPER, 7)
        pen.stroke(_CLOTH, PAPER, 6)
        pen.stroke("M8 3 L8 37", INK, 4)
        pen.shape(_CLOTH, colours.SEATS[seat], INK, 2.5)
        light = mix(colours.SEATS[seat], colours.LIGHT[seat], 0.85)
        pen.within(_CLOTH, lambda cloth: cloth.moved(21.5, 13, 0.5).fill(colours.CHARGES[seat], light))
        pen.stroke(_CLOTH, INK, 2.5)
        return reduced(image)

    return SPRITES.get(f"stratego flag {seat} {size}", (size, size), paint)


def swords(size: int) -> Sprite:
    """Returns two crossed swords."""

    def paint(pen: Pen) -> None:
        for mirrored in (False, True):
            sword = pen.moved(0, 0, mirrored=mirrored)
            sword.stroke("M-20 -22 L16 16", INK, 9)
            sword.stroke("M-20 -22 L16 16", colours.STONE_LIGHT, 5)
            sword.stroke("M6 18 L18 6", INK, 9)
            sword.stroke("M6 18 L18 6", BRASS, 5)
            sword.stroke("M15 15 L22 22", colours.ROOF, 6)

    return square(f"stratego swords {size}", size, 60, paint)


def strike(size: int) -> Sprite:
    """Returns a red cross beside a piece that was lost."""

    def paint(pen: Pen) -> None:
        for ink, wide in ((PAPER, 13), (colours.HIT, 8)):
            pen.stroke("M-22 -22 L22 22", ink, wide)
            pen.stroke("M22 -22 L-22 22", ink, wide)

    return square(f"stratego strike {size}", size, 60, paint)


def glow(size: int) -> Sprite:
    """Returns a shield of brass that shows around a piece that can act."""

    def paint(pen: Pen) -> None:
        shield = pen.moved(0, -1)
        shield.shape(colours.SHIELD, INK, INK, 10)
        shield.shape(colours.SHIELD, colours.REACHED, colours.REACHED, 5)

    return square(f"stratego glow {size}", size, 62, paint)


ARROW: Final = ArrowStyle("stratego", 30, 14, 0.58, rim=Layer(15, -3, 29), core=Layer(8, 3, 20))
