"""Drawings of Ólsen Ólsen: hands as fans, edges of piles, current suit, direction of play."""

from typing import Final

from PIL import Image

from render.cards import faces
from render.cards.pips import pip
from render.drawing.canvas import Pen, blank, reduced
from render.drawing.lettering import label
from render.drawing.sprites import SPRITES, Sprite
from render.drawing.theme import BRASS, CHALK_DIM, EDGE, FELT_DARK, FELT_LIGHT, INK, PAPER, SUPER, Colour, mix

_BACK: Final = 35
_FAN_TALL: Final = 60
_FAN_STEP: Final = 22.0
_FAN_WIDE: Final = 112.0
"""Most pixels between the middles of a fan's outer cards."""
_TURN: Final = 3.6
"""Degrees between neighbours of a fan, if there are few."""
_MOST_TURN: Final = 28.0
_DOUBLE: Final = 2

EDGE_STEP: Final = 2
MOST_EDGES: Final = 50
MEDAL: Final = 164
ARROW: Final = (64, 250)
_ARROW_COLOUR: Final = mix(FELT_LIGHT, CHALK_DIM, 0.4)


def fan(count: int) -> Sprite:
    """Returns a flat fan of so many cards face down, which can be counted."""
    step = min(_FAN_STEP, _FAN_WIDE / max(1, count - 1))
    wide = round(step * (count - 1)) + _BACK + 24
    return SPRITES.get(f"olsen fan {count}", (wide, _FAN_TALL), lambda: _fan(count, step, wide))


def _fan(count: int, step: float, wide: int) -> Image.Image:
    image = Image.new("RGBA", (wide * _DOUBLE, _FAN_TALL * _DOUBLE), (*FELT_DARK, 0))
    back = faces.image(None, _BACK * _DOUBLE, "en", "two")
    turn = min(_TURN, _MOST_TURN / max(1, count - 1))
    for n in range(count):
        far = n - (count - 1) / 2
        turned = back.rotate(-far * turn, Image.Resampling.BICUBIC, expand=True)
        x = wide / 2 + far * step
        y = _FAN_TALL / 2 + 5 * (2 * far / count) ** 2 - 1
        place = (round(x * _DOUBLE - turned.width / 2), round(y * _DOUBLE - turned.height / 2))
        image.alpha_composite(turned, (max(0, place[0]), max(0, place[1])))
    return image.reduce(_DOUBLE)


def edges(count: int, width: int) -> Sprite:
    """Returns the edges of so many covered cards; the top edge ends where the next card begins."""
    shown = min(count, MOST_EDGES)
    size = (width, faces.height(width) + EDGE_STEP * shown)
    return SPRITES.get(f"olsen edges {shown} {width}", size, lambda: _edges(shown, width))


def _edges(count: int, width: int) -> Image.Image:
    tall = faces.height(width)
    image = blank(width, tall + EDGE_STEP * count)
    pen = Pen(image, SUPER)
    for n in range(count, -1, -1):
        top = EDGE_STEP * n
        pen.block((0, top, width, top + tall), 9, EDGE)
        pen.block((1, top + 1, width - 1, top + tall - 1), 8, PAPER)
    return reduced(image)


def medal(suit: str, colour: Colour, scale: float = 1) -> Sprite:
    """Returns the current suit, large on paper."""
    side = round(MEDAL * scale)
    key = f"olsen medal {suit} {colour} {side}"
    return SPRITES.get(key, (side, side), lambda: _medal(suit, colour, side))


def _medal(suit: str, colour: Colour, side: int) -> Image.Image:
    image = blank(side, side)
    pen = Pen(image, SUPER * side / MEDAL)
    _disc(pen)
    pip(pen.moved(MEDAL / 2, MEDAL / 2, 1.04), suit, colour)
    return reduced(image)


def any_suit(colours: dict[str, Colour]) -> Sprite:
    """Returns all four suits: anything may follow."""
    key = f"olsen any {sorted(colours.items())}"
    return SPRITES.get(key, (MEDAL, MEDAL), lambda: _any_suit(colours))


def _any_suit(colours: dict[str, Colour]) -> Image.Image:
    image = blank(MEDAL, MEDAL)
    pen = Pen(image, SUPER)
    _disc(pen)
    for n, suit in enumerate("SHDC"):
        pip(
            pen.moved(MEDAL / 2 - 28 + 56 * (n % 2), MEDAL / 2 - 28 + 56 * (n // 2), 0.46),
            suit,
            colours[suit],
        )
    return reduced(image)


def _disc(pen: Pen) -> None:
    pen.dot(MEDAL / 2, MEDAL / 2, MEDAL / 2 - 1, BRASS)
    pen.dot(MEDAL / 2, MEDAL / 2, MEDAL / 2 - 6, PAPER)


def steps(above: str, below: str) -> Sprite:
    """Returns the ranks one higher and one lower, each with an arrow; empty where there is none."""
    return SPRITES.get(f"olsen steps {above} {below}", (MEDAL, 190), lambda: _steps(above, below))


def _steps(above: str, below: str) -> Image.Image:
    image = blank(MEDAL, 190)
    pen = Pen(image, SUPER)
    for text, top, arrow in (
        (above, 0, "M28 52 L46 30 L64 52 Z"),
        (below, 100, "M28 138 L64 138 L46 160 Z"),
    ):
        if text:
            pen.block((0, top, MEDAL, top + 90), 20, BRASS)
            pen.block((5, top + 5, MEDAL - 5, top + 85), 16, PAPER)
            pen.fill(arrow, INK)
    small = reduced(image)
    for text, top in ((above, 0), (below, 100)):
        if text:
            letters = label(text, 62, INK, weight="Bold", width=70)
            letters.paste(small, 98 - letters.width // 2, top + 45 - round(letters.height * 0.53))
    return small


def arrow(*, is_left: bool, up: bool) -> Sprite:
    """Returns a curved arrow at one side of the table in the direction of play."""
    return SPRITES.get(f"olsen arrow {is_left} {up}", ARROW, lambda: _arrow(is_left=is_left, up=up))


def _arrow(*, is_left: bool, up: bool) -> Image.Image:
    image = blank(*ARROW)
    pen = Pen(image, SUPER)
    pen.stroke("M46 236 C14 190 14 80 44 40", _ARROW_COLOUR, 13)
    pen.fill("M60 2 L62 56 L16 36 Z", _ARROW_COLOUR)
    drawn = reduced(image)
    if not up:
        drawn = drawn.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    return drawn if is_left else drawn.transpose(Image.Transpose.FLIP_LEFT_RIGHT)


def tag(text: str, colour: Colour = BRASS) -> Sprite:
    """Returns a small tag with the rank that is wild for a player."""
    return SPRITES.get(f"olsen tag {text} {colour}", (46, 52), lambda: _tag(text, colour))


def _tag(text: str, colour: Colour) -> Image.Image:
    image = blank(46, 52)
    pen = Pen(image, SUPER)
    pen.block((0, 0, 46, 52), 12, INK)
    pen.block((3, 3, 43, 49), 10, colour)
    small = reduced(image)
    letters = label(text, 36, INK, weight="Bold", width=40)
    letters.paste(small, 23 - letters.width // 2, 25 - round(letters.height * 0.53))
    return small
