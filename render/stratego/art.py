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
    9: "M-9 4 L-11 -5 L-5 -1 L0 -8 L5 -1 L11 -5 L9 4 Z",
    6: "M-8 -6 L0 -1 L8 -6 L8 -2 L0 3 L-8 -2 Z M-8 1 L0 6 L8 1 L8 5 L0 10 L-8 5 Z",
    3: "M-10 -2 L2 -2 L2 -7 L11 1 L2 9 L2 4 L-10 4 Z",
    2: "M-2 -8 L2 -8 L2 2 L6 2 L6 5 L2 5 L2 9 L-2 9 L-2 5 L-6 5 L-6 2 L-2 2 Z",
    1: "M-10 -3 L8 -6 L9 0 L-8 3 Z M-6 3 C-6 -1 2 -1 2 3 C2 8 -6 8 -6 3 Z",
}
"""The symbol of a rank below its number: crown, chevrons, arrow, dagger, cannon."""


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
    letters = font(round((39 if is_special else 44) * pen.scale), "Black")
    at = pen.place((0, -8 if is_special else -1))
    pen.draw.text(at, str(rank), fill=ink, font=letters, anchor="mm")
    if is_special:
        pen.moved(0, 14, 0.86).fill(SYMBOLS[rank], ink)
    if seen:
        pen.dot(20, -19, 6, BRASS, INK, 1.5)
    return reduced(image)


def pennant(seat: int, size: int) -> Sprite:
    """Returns a flag on its pole, `size` pixels square, its foot at the lower left."""

    def paint() -> Image.Image:
        image = blank(size, size)
        pen = Pen(image, SUPER * size / 40)
        cloth = "M8 4 L36 11 L8 21 Z"
        pen.stroke("M8 3 L8 37", PAPER, 7)
        pen.stroke(cloth, PAPER, 6)
        pen.stroke("M8 3 L8 37", INK, 4)
        pen.shape(cloth, colours.SEATS[seat], INK, 2.5)
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
        shield.shape(colours.SHIELD, INK, INK, 8)
        shield.shape(colours.SHIELD, colours.REACHED, colours.REACHED, 6)

    return square(f"stratego glow {size}", size, 62, paint)


ARROW: Final = ArrowStyle("stratego", 30, 18, 0.55, rim=Layer(14, 0, 30.4), core=Layer(8, -4, 24))
