"""Collects the sprites of a picture from the bottom up."""

import math
from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

from PIL import Image, ImageDraw

from games.cards import Card
from render.cards import faces
from render.drawing.canvas import cut_out
from render.drawing.lettering import ELLIPSIS, drawable, label, length, shrunk, wrapped
from render.drawing.sprites import SPRITES, Sprite
from render.drawing.strips import Mark, Palette, Scene
from render.drawing.theme import BRASS, FELT_DARK, INK, PAPER, SUPER, Colour, Weight
from render.look import Look

BADGE = 36
_EDGE = 3
FOOT = 8
"""Height of the bright foot of a lit panel."""
HAND_SCALE = 0.7
"""Scale of a hand of cards: 700 pixels are more than a phone shows, and half as many bytes as 1,000."""
Align = Literal["left", "middle", "right"]


class Page:
    """Collects sprites; `ground` is the colour of the table, which dimmed cards fade into.

    All places and sizes are given as if the picture had a scale of 1; sprites are put as large as they are.
    """

    def __init__(self, width: int, ground: Colour, look: Look, scale: float = 1) -> None:
        self.width = width
        self.scale = scale
        self.ground = ground
        self.look = look
        self._marks: list[Mark] = []
        self._down = 0

    def move_down(self, by: int) -> None:
        """Moves all that is put on the page from now on down by so many pixels; the page grows with it."""
        self._down += self.pixels(by)

    def pixels(self, length: float) -> int:
        """Returns a length of the layout in pixels of the picture."""
        return round(length * self.scale)

    def scene(self, height: int, palette: Palette | None = None) -> Scene:
        """Returns the finished picture, cut at that height below what `move_down` has skipped."""
        size = self.pixels(self.width), self._down + self.pixels(height)
        return Scene(*size, self.ground, tuple(self._marks), palette)

    def put(self, sprite: Sprite, x: float, y: float) -> Sprite:
        """Puts a sprite with its upper left corner there."""
        self._marks.append(Mark(sprite, self.pixels(x), self._down + self.pixels(y)))
        return sprite

    def put_all(self, bands: Iterable[Sprite], x: float, y: float) -> None:
        """Puts sprites below each other, the first with its upper left corner there."""
        down = self._down + self.pixels(y)
        for sprite in bands:
            self._marks.append(Mark(sprite, self.pixels(x), down))
            down += sprite.height

    def centred(self, sprite: Sprite, x: float, y: float) -> Sprite:
        """Puts a sprite with its middle there."""
        return self.put(sprite, x - sprite.width / 2 / self.scale, y - sprite.height / 2 / self.scale)

    def write(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        colour: Colour,
        *,
        weight: Weight = "Semibold",
        width: int = 2000,
        align: Align = "left",
    ) -> Sprite:
        """Writes one line, its middle at `y` and no wider than `width`; `x` is its left, middle or right."""
        line = label(text, self.pixels(size), colour, weight=weight, width=self.pixels(width))
        before = {"left": 0.0, "middle": 0.5, "right": 1.0}[align] * line.width
        return self.put(line, x - before / self.scale, y - line.height * 0.53 / self.scale)

    def name(
        self,
        x: float,
        y: float,
        text: str,
        size: int,
        colour: Colour,
        *,
        width: int,
        weight: Weight = "Bold",
        align: Align = "left",
    ) -> Sprite:
        """Writes a name like `write`: in smaller letters or in two lines where it does not fit; cut last."""
        large, room = self.pixels(size), self.pixels(width)  # letters are fitted in the sizes they are drawn
        small = shrunk(text, large, weight, max(1, room))
        if align == "left" and length(drawable(text), small, weight) > room:
            for tried in range(round(large * 0.68), round(large * 0.52), -1):
                lines = wrapped(drawable(text), tried, weight, room, 2)
                if not any(line.endswith(ELLIPSIS) or not line for line in lines):
                    apart = tried / self.scale
                    tops = (y + (n - (len(lines) - 1) / 2) * apart * 1.04 for n in range(2))
                    drawn = [
                        self.write(x, top, line, apart, colour, weight=weight)
                        for top, line in zip(tops, lines, strict=False)
                    ]
                    return max(drawn, key=lambda line: line.width)
        return self.write(x, y, text, small / self.scale, colour, weight=weight, width=width, align=align)

    def broken(
        self, x: float, y: float, text: str, sizes: tuple[int, int], colour: Colour, width: int
    ) -> None:
        """Writes a name in one line or two, its middle at `y`; `sizes`: the usual and the least."""
        size, lines = _lines(text, self.pixels(sizes[0]), self.pixels(sizes[1]), self.pixels(width))
        for n, line in enumerate(lines):
            middle = y + (n - (len(lines) - 1) / 2) * sizes[1]
            self.write(x, middle, line, size / self.scale, colour, weight="Bold", width=width)

    def block(
        self,
        x: float,
        y: float,
        wide: int,
        tall: int,
        radius: int,
        colour: Colour,
        edge: Colour | None = None,
    ) -> None:
        """Draws a rounded block, with an edge of three pixels if `edge` is given."""
        wide, tall, radius = map(self.pixels, (wide, tall, radius))
        key = f"block {wide} {tall} {radius} {colour} {edge}"
        self.put(SPRITES.get(key, (wide, tall), lambda: _block(wide, tall, radius, colour, edge)), x, y)

    def panel(
        self,
        x: float,
        y: float,
        wide: int,
        tall: int,
        radius: int,
        lit: Colour | None,
        edge: Colour | None = None,
        colour: Colour = FELT_DARK,
    ) -> None:
        """Draws a player's panel, its foot in that colour if it is lit; so few rows change with the turn."""
        self.block(x, y, wide, tall, radius, colour, edge)
        if lit is not None:
            width, corner = self.pixels(wide), self.pixels(radius)
            foot = SPRITES.get(
                f"foot {width} {corner} {lit}", (width, corner + FOOT), lambda: _foot(width, corner, lit)
            )
            self.put(foot, x, y + tall - foot.height / self.scale)

    def badge(self, x: float, y: float, number: int, colour: Colour) -> None:
        """Draws a small number on a disc with a rim of that colour, centred there."""
        half = BADGE / 2
        self.block(x - half, y - half, BADGE, BADGE, BADGE // 2, PAPER, colour)
        self.write(x, y, str(number), 27, INK, weight="Black", width=BADGE - 8, align="middle")

    def mark(self, right: float, y: float, text: str, size: int) -> int:
        """Draws a short text on brass, such as the dealer's mark, ending at `right`; returns its width."""
        line = label(text, self.pixels(size), INK, weight="Bold", width=self.pixels(110))
        wide, tall = round(line.width / self.scale) + 22, size + 9
        self.block(right - wide, y - tall // 2, wide, tall, tall // 2, BRASS)
        self.write(right - 11, y, text, size, INK, weight="Bold", width=110, align="right")
        return wide

    def backs(self, places: Iterable[tuple[float, float]], width: int) -> None:
        """Draws cards of that width face down with their shadows."""
        shadow = faces.SHADOW / self.scale
        back = faces.lying(None, self.pixels(width), self.look.language, self.look.suits)
        for x, y in places:
            self.put(back, x - shadow, y - shadow)

    def card(
        self, card: Card | None, x: float, y: float, width: int, *, dim: bool = False, small: bool = False
    ) -> None:
        """Draws a card with its shadow, face down if it is None."""
        sort: faces.Sort = "small" if small else "face"
        faded = self.ground if dim else None
        wide, shadow = self.pixels(width), faces.SHADOW / self.scale
        lying = faces.lying(card, wide, self.look.language, self.look.suits, sort=sort, faded=faded)
        self.put(lying, x - shadow, y - shadow)


@lru_cache(maxsize=512)
def _lines(text: str, size: int, least: int, width: int) -> tuple[int, tuple[str, ...]]:
    """Returns the size of a name's letters, and its lines; a little below the least before one is cut."""
    small = max(least, shrunk(text, size, "Bold", width))
    for tried in range(small, round(least * 0.8) - 1, -1):
        lines = wrapped(text, tried, "Bold", width, 2)
        if not any(line.endswith(ELLIPSIS) for line in lines):
            return tried, tuple(lines)
    return small, tuple(wrapped(text, small, "Bold", width, 2))


def _foot(wide: int, radius: int, colour: Colour) -> Image.Image:
    """Returns the lower edge of a rounded block, thickest in the middle."""
    image = Image.new("RGBA", (wide * SUPER, (radius + FOOT) * SUPER), (*colour, 0))
    right, low = image.width - 1, image.height - 1
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, -2 * radius * SUPER, right, low), radius * SUPER, fill=colour)
    draw.rounded_rectangle(
        (0, -2 * radius * SUPER, right, low - FOOT * SUPER), radius * SUPER, fill=(*colour, 0)
    )
    return image.reduce(SUPER)


def _block(wide: int, tall: int, radius: int, colour: Colour, edge: Colour | None) -> Image.Image:
    """Returns a rounded block. Only its corners are drawn; what lies between them is repeated."""
    side = 2 * (math.ceil(radius) + 3 * _EDGE)
    size = min(wide, side), min(tall, side)
    image = Image.new("RGB", (size[0] * SUPER, size[1] * SUPER), edge or colour)
    box = (0, 0, image.width - 1, image.height - 1)
    width = _EDGE * SUPER if edge else 0
    ImageDraw.Draw(image).rounded_rectangle(box, radius * SUPER, fill=colour, outline=edge, width=width)
    larger = _wider(cut_out(image, radius * SUPER), wide)
    swapped = larger.transpose(Image.Transpose.TRANSPOSE)
    return _wider(swapped, tall).transpose(Image.Transpose.TRANSPOSE)


def _wider(image: Image.Image, wide: int) -> Image.Image:
    """Returns the image with its middle column repeated, so often that it is that wide."""
    middle, more, tall = image.width // 2, wide - image.width, image.height
    wider = Image.new(image.mode, (wide, tall))
    wider.paste(image.crop((0, 0, middle, tall)), (0, 0))
    column = image.crop((middle, 0, middle + 1, tall))
    wider.paste(column.resize((more, tall), Image.Resampling.NEAREST) if more else column, (middle, 0))
    wider.paste(image.crop((middle, 0, image.width, tall)), (middle + more, 0))
    return wider
