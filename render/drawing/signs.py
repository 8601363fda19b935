"""Colours and shapes of the seats in card games; the shapes differ for readers who see no colours."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from render.drawing.canvas import Pen, blank, reduced, square
from render.drawing.sprites import SPRITES, Sprite
from render.drawing.theme import BRASS, INK, PAPER, SUPER, Colour

SEATS: Final[tuple[Colour, ...]] = (
    (240, 140, 30), (63, 143, 252), (226, 66, 128), (60, 176, 96), (247, 208, 60), (156, 106, 232),
    (20, 150, 160), (186, 100, 48), (158, 168, 180), (196, 224, 70),
)  # fmt: skip
LIGHT: Final[tuple[Colour, ...]] = (
    (255, 194, 122), (165, 204, 255), (250, 168, 204), (160, 226, 180), (255, 232, 150), (208, 182, 250),
    (140, 222, 226), (238, 184, 146), (212, 220, 228), (226, 242, 150),
)  # fmt: skip
CHARACTERS: Final = ("●", "■", "◆", "▲", "⬢", "✚", "★", "▼", "◗", "⧗")
"""The shapes as characters, for text boards and for names that cannot be drawn."""

PATHS: Final = (
    "M-20 0 C-20 -11 -11 -20 0 -20 C11 -20 20 -11 20 0 C20 11 11 20 0 20 C-11 20 -20 11 -20 0 Z",
    "M-18 -14 Q-18 -18 -14 -18 L14 -18 Q18 -18 18 -14 L18 14 Q18 18 14 18 L-14 18 Q-18 18 -18 14 Z",
    "M-3 -22 Q0 -25 3 -22 L22 -3 Q25 0 22 3 L3 22 Q0 25 -3 22 L-22 3 Q-25 0 -22 -3 Z",
    "M-3 -21 Q0 -25 3 -21 L22 13 Q25 18 19 18 L-19 18 Q-25 18 -22 13 Z",
    "M-11 -20 L11 -20 L22 0 L11 20 L-11 20 L-22 0 Z",
    "M-8 -21 L8 -21 L8 -8 L21 -8 L21 8 L8 8 L8 21 L-8 21 L-8 8 L-21 8 L-21 -8 L-8 -8 Z",
    "M0 -25 L7 -9 L24 -7 L11 5 L15 22 L0 13 L-15 22 L-11 5 L-24 -7 L-7 -9 Z",
    "M-3 21 Q0 25 3 21 L22 -13 Q25 -18 19 -18 L-19 -18 Q-25 -18 -22 -13 Z",
    "M-11 -22 C8 -22 20 -13 20 0 C20 13 8 22 -11 22 Z",
    "M-19 -22 L19 -22 L6 0 L19 22 L-19 22 L-6 0 Z",
)


def sign(seat: int, size: int, shape: str = "") -> Sprite:
    """Returns the shape and colour of a seat, `size` pixels square; `shape`: a path instead of its own."""

    def paint(pen: Pen) -> None:
        pen.shape(shape or PATHS[seat], SEATS[seat], PAPER, 5)

    return square(f"seat sign {seat} {size} {shape}", size, 58, paint)


def halo(colour: Colour, size: int, width: int) -> Sprite:
    """Returns a ring of that width around a piece that can act, or a place that can be reached."""

    def paint(pen: Pen) -> None:
        for away, ink, wide in ((1.0, INK, width + 3), (2.5, colour, width)):
            r, (x, y) = (size / 2 - away) * SUPER, pen.at
            pen.draw.ellipse((x - r, y - r, x + r, y + r), outline=ink, width=wide * SUPER)

    return square(f"halo {colour} {size} {width}", size, size, paint)


def tick(scale: float = 1) -> Sprite:
    """Returns the tick under a picked card, so that a card stands out by more than its height."""
    size = round(56 * scale), round(34 * scale)

    def paint() -> Image.Image:
        image = blank(*size)
        pen = Pen(image, SUPER * scale)
        pen.block((0, 0, 56, 34), 17, INK)
        pen.block((3, 3, 53, 31), 14, BRASS)
        pen.stroke("M17 17 L25 25 L40 10", INK, 5)
        return reduced(image)

    return SPRITES.get(f"tick {scale:.3f}", size, paint)


def stand_in(seat: int, shapes: Sequence[str] = CHARACTERS) -> str:
    """Returns shape and number of a seat, for a name that cannot be drawn; the number without a shape."""
    return " ".join((*shapes[seat : seat + 1], f"№ {seat + 1}"))
