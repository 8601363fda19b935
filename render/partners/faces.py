"""The cards of Partners: their effect large in the middle and small in the corners."""

from typing import Final

from PIL import Image

from games.partners.views import Kind
from render.drawing.canvas import Pen, blank, reduced
from render.drawing.sprites import SPRITES, Sprite
from render.drawing.theme import INK, PAPER, SUPER, Colour, font, mix

RATIO: Final = 1.45
_BLUE: Final[Colour] = (38, 70, 120)
_TONES: Final[dict[str, Colour]] = {
    "-4": (176, 36, 60), "7": (124, 58, 150), "1/14": (196, 108, 12), "8S": (20, 124, 84),
    "13S": (20, 124, 84), "SW": (18, 118, 146), "HE": (20, 124, 84),
}  # fmt: skip
COLOURS: Final = (*_TONES.values(), _BLUE)
_START: Final = "M0 15 L-15 -10 L15 -10 Z"
_HEART: Final = "M0 30 C-40 4 -34 -30 -14 -28 C-6 -28 0 -22 0 -15 C0 -22 6 -28 14 -28 C34 -30 40 4 0 30 Z"
_BACK_ARROW: Final = "M24 0 L-20 0 M-20 0 L-4 -14 M-20 0 L-4 14"
_LOWER_HALF: Final = "M6 112 L94 33 L94 139 L6 139 Z"
_TWO_ARROWS: Final = (
    "M-30 -14 L26 -14 M26 -14 L8 -30 M26 -14 L8 2 M30 18 L-26 18 M-26 18 L-8 2 M-26 18 L-8 34"
)


def high(width: int) -> int:
    """Returns the height of a card of that width."""
    return round(width * RATIO)


def face(kind: Kind | None, width: int, *, dim: bool = False) -> Sprite:
    """Returns a card, face down where it is None; dimmed where it has been given away."""
    key = f"partners face {kind} {width} {dim}"
    return SPRITES.get(key, (width, high(width)), lambda: _card(kind, width, dim))


def tone(kind: Kind) -> Colour:
    """Returns the colour of a kind of card."""
    return _TONES.get(kind, _BLUE)


def _card(kind: Kind | None, width: int, dim: bool) -> Image.Image:
    image = blank(width, high(width))
    pen = Pen(image, SUPER * width / 100)
    pen.block((0, 0, 100, 145), 11, INK)
    if kind is None:
        pen.block((1.5, 1.5, 98.5, 143.5), 10, PAPER)
        pen.block((7, 7, 93, 138), 7, _BLUE)
        for n, colour in enumerate(((247, 196, 38), (214, 48, 60), (45, 108, 214), (36, 150, 82))):
            pen.dot(32 + 36 * (n % 2), 54 + 36 * (n // 2), 13, colour, PAPER, 4)
    else:
        pen.block((1.5, 1.5, 98.5, 143.5), 10, mix(PAPER, INK, 0.22) if dim else PAPER)
        _front(pen, kind, mix(tone(kind), PAPER, 0.35) if dim else tone(kind))
    return reduced(image)


def _front(pen: Pen, kind: Kind, colour: Colour) -> None:
    if kind == "1/14":
        _either(pen, colour)
        return
    pen.block((6, 6, 94, 139), 7, mix(PAPER, colour, 0.16))
    match kind:
        case "-4":
            _text(pen, 46, 54, "−4", 68, colour)
            pen.moved(50, 108, 1.05).stroke(_BACK_ARROW, colour, 7)
        case "7":
            _text(pen, 50, 58, "7", 84, colour)
            for n in range(7):
                pen.dot(14 + 12 * n, 113, 4.6, colour)
        case "SW":
            pen.moved(50, 71, 1.1).stroke(_TWO_ARROWS, colour, 8)
        case "HE":
            pen.moved(50, 72, 1.1).fill(_HEART, colour)
        case "8S" | "13S":
            _text(pen, 50, 54, kind[:-1], 80 if kind == "8S" else 74, colour)
            pen.moved(50, 112).shape(_START, colour, colour, 5)
        case _:
            _text(pen, 50, 72, kind, 92 if len(kind) == 1 else 76, colour)


def _either(pen: Pen, colour: Colour) -> None:
    """Draws a card of two numbers: one in each half, divided from corner to corner."""
    pen.block((6, 6, 94, 139), 7, mix(PAPER, colour, 0.16))
    pen.within(_LOWER_HALF, lambda half: half.block((6, 6, 94, 139), 7, colour))
    _text(pen, 30, 42, "1", 66, colour)
    _text(pen, 60, 106, "14", 54, PAPER)


def _text(pen: Pen, x: float, y: float, text: str, size: float, colour: Colour) -> None:
    letters = font(round(size * pen.scale), "Black")
    pen.draw.text(pen.place((x, y)), text, fill=colour, font=letters, anchor="mm")
