"""Sprites: small pictures that are pasted at whole pixels, and kept up to so many bytes.

To paste through a mask costs ten times as much as to copy or to fill. So a sprite is kept as rectangles:
those that are opaque have no mask, those of one colour no pixels, and where it is transparent there is none.
A sprite that was not pasted lately is one compressed block of them all: to unpack it takes a tenth of the
time to draw it.
"""

import pickle
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, NamedTuple, cast

from isal import isal_zlib
from PIL import Image

from render.drawing.kept import Kept

Box = tuple[int, int, int, int]


class Piece(NamedTuple):
    """A rectangle of a sprite: its pixels or its only colour, its mask (None if opaque), and where it is.

    The mask of pixels is their own fourth channel.
    """

    pixels: Image.Image | tuple[int, ...]
    mask: Image.Image | None
    box: Box

    @property
    def bytes(self) -> int:
        """The memory that it takes: Pillow has four bytes for a pixel, or one."""
        image = self.pixels if isinstance(self.pixels, Image.Image) else self.mask
        if image is None:
            return PIECE_BYTES
        return PIECE_BYTES + (1 if image.mode in ("L", "P") else 4) * _area(self.box)


class Sprite:
    """A small picture; equal keys have equal pixels.

    Its size is known at once; it is drawn when its pixels are first needed.
    """

    __slots__ = ("_block", "_paint", "_pieces", "_used", "height", "key", "width")

    def __init__(
        self,
        key: str,
        size: tuple[int, int],
        paint: Callable[[], Image.Image],
        used: Callable[["Sprite"], None] = lambda sprite: None,
    ) -> None:
        """`used` is called whenever the pixels are needed."""
        self.key = key
        self.width, self.height = size
        self._paint = paint
        self._used = used
        self._pieces: tuple[Piece, ...] | None = None
        self._block: bytes | None = None

    @property
    def is_painted(self) -> bool:
        """Checks if its pixels exist already."""
        return self._pieces is not None or self._block is not None

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The rectangles that make up the sprite. If two threads draw it, one result is kept."""
        pieces = self._pieces
        if pieces is None:
            if self._block is None:
                pieces = self._painted()
            else:
                pieces = cast("tuple[Piece, ...]", pickle.loads(isal_zlib.decompress(self._block)))  # noqa: S301
            self._pieces = pieces
        self._used(self)
        return pieces

    def _painted(self) -> tuple[Piece, ...]:
        image = self._paint()
        if image.size != (self.width, self.height):
            raise ValueError(f"{self.key} is {image.size} and not {(self.width, self.height)}")
        return tuple(_pieces(image))

    def pack(self) -> None:
        """Compresses the pieces."""
        pieces = self._pieces
        if pieces is not None and self._block is None:
            self._block = isal_zlib.compress(pickle.dumps(pieces), _LEVEL)
        self._pieces = None

    def paste(self, image: Image.Image, x: int, y: int) -> None:
        """Pastes the sprite with its upper left corner there; what lies outside of the image is cut.

        `image` is one that was made, not read from a file. Pillow's `Image.paste` costs more than what it
        calls, for pieces as small as these.
        """
        high, canvas = image.height, image.im
        for pixels, mask, (left, top, right, low) in self.pieces:
            if y + low > 0 and y + top < high:
                box = (x + left, y + top, x + right, y + low)
                if not isinstance(pixels, Image.Image):
                    source: object = pixels
                elif pixels.mode == "P":  # converted as it is pasted
                    first, end = max(0, -y - top), min(low, high - y) - top
                    image.paste(pixels.crop((0, first, right - left, end)), (x + left, y + top + first))
                    continue
                else:
                    source = pixels.im
                if mask is None:
                    canvas.paste(source, box)
                else:
                    canvas.paste(source, box, mask.im)

    def flat(self) -> Image.Image:
        """Returns the colours without the mask; black where nothing can be seen."""
        image = Image.new("RGB", (self.width, self.height))
        for pixels, _, box in self.pieces:
            image.paste(pixels, box)
        return image

    @property
    def drawn_bytes(self) -> int:
        """The memory that `pack` would free."""
        return sum(piece.bytes for piece in self._pieces or ())

    @property
    def bytes(self) -> int:
        """The memory that it takes besides."""
        return SPRITE_BYTES + len(self._block or b"")


SPRITE_BYTES: Final = 500
"""Memory of a sprite without pixels, about."""
PIECE_BYTES: Final = 400
"""Memory of a piece without pixels, about."""
BAND: Final = 24
"""Rows of a part of a large picture, as many as a strip has."""
_LEVEL: Final = 1
_CALL, _MASKED, _OPAQUE = 700, 1.0, 0.12
"""Costs of pasting a piece: of the call, of a pixel through a mask, of one without, all in the second."""
_SMALLEST: Final = 1000
"""Pixels of a piece that is not divided."""


def _pieces(image: Image.Image) -> Iterator[Piece]:
    """Yields the rectangles of a sprite that are not transparent; one in a palette's colours is whole."""
    whole = (0, 0, *image.size)
    if image.mode == "P":
        yield Piece(image, None, whole)
    elif image.mode != "RGBA":
        yield _piece(image.convert("RGB"), None, whole)
    else:
        alpha = image.getchannel("A")
        for part in _frame(alpha):
            for box in _divided(alpha, part)[1]:
                yield _piece(image, alpha, box)


def _piece(image: Image.Image, alpha: Image.Image | None, box: Box) -> Piece:
    mask = None if alpha is None or _is_opaque(alpha, box) else alpha.crop(box)
    part = image.crop(box)
    pixels = part.convert("RGB")
    colours = pixels.getcolors(1)
    if colours is not None:
        return Piece(_colour(colours[0][1]), mask, box)
    return Piece(pixels, None, box) if mask is None else Piece(part, part, box)


def _colour(pixel: float | tuple[int, ...]) -> tuple[int, ...]:
    assert isinstance(pixel, tuple)  # the image has three channels
    return pixel


def _frame(alpha: Image.Image) -> Iterator[Box]:
    """Yields the opaque middle and the four bands around it; the whole if there is no such middle."""
    wide, tall = alpha.size
    low, high = -1, min(wide, tall) // 6
    if not _is_opaque(alpha, (high, high, wide - high, tall - high)):
        yield alpha.getbbox() or (0, 0, 1, 1)
        return
    while high - low > 1:
        edge = (low + high) // 2
        low, high = (low, edge) if _is_opaque(alpha, (edge, edge, wide - edge, tall - edge)) else (edge, high)
    right, bottom = wide - high, tall - high
    yield (high, high, right, bottom)
    if high:
        yield (0, 0, wide, high)
        yield (0, bottom, wide, tall)
        yield (0, high, high, bottom)
        yield (right, high, wide, bottom)


def _divided(alpha: Image.Image, box: Box) -> tuple[float, list[Box]]:
    """Returns the cheapest cost of a box that is halved again and again, and its parts that can be seen."""
    low, high = alpha.im.crop(box).getextrema()  # less than `Image.crop` costs, a hundred times a sprite
    area = _area(box)
    if not high:
        return 0, []
    cost = _CALL + area * (_OPAQUE if low == 255 else _MASKED)
    if low == 255 or area <= _SMALLEST:
        return cost, [box]
    (cost1, boxes1), (cost2, boxes2) = (_divided(alpha, half) for half in _halves(box))
    return (cost1 + cost2, boxes1 + boxes2) if cost1 + cost2 < cost else (cost, [box])


def _halves(box: Box) -> tuple[Box, Box]:
    left, top, right, bottom = box
    if right - left > bottom - top:
        middle = (left + right) // 2
        return (left, top, middle, bottom), (middle, top, right, bottom)
    middle = (top + bottom) // 2
    return (left, top, right, middle), (left, middle, right, bottom)


def _area(box: Box) -> int:
    return (box[2] - box[0]) * (box[3] - box[1])


def _is_opaque(alpha: Image.Image, box: Box) -> bool:
    return bool(alpha.im.crop(box).getextrema() == (255, 255))


class _Whole:
    """A picture that is cut into sprites. It is drawn once for all of them, and let go with the last."""

    def __init__(self, paint: Callable[[], Image.Image], parts: int) -> None:
        self._paint = paint
        self._left = parts
        self._image: Image.Image | None = None

    def cut(self, top: int) -> Image.Image:
        """Returns the band that begins with that row."""
        image = self._image or self._paint()
        self._left -= 1
        self._image = image if self._left > 0 else None
        return image.crop((0, top, image.width, min(image.height, top + BAND)))


class Sprites:
    """The sprites that were pasted last, by key; safe between threads.

    The pixels of those pasted last take up to `drawn` bytes; all else takes up to `packed`.
    """

    def __init__(self, drawn: int, packed: int) -> None:
        self._kept = Kept[str, Sprite](packed, lambda sprite: sprite.bytes)
        self._drawn = Kept[Sprite, Sprite](
            drawn, lambda sprite: SPRITE_BYTES + sprite.drawn_bytes, self._pack
        )

    @property
    def bytes(self) -> int:
        """The memory that the sprites take."""
        return self._kept.bytes + self._drawn.bytes

    def get(self, key: str, size: tuple[int, int], paint: Callable[[], Image.Image]) -> Sprite:
        """Returns the sprite of that key, made if it is not kept."""
        found = self._kept.kept.get(key)
        return self._kept.put(key, Sprite(key, size, paint, self._used)) if found is None else found[0]

    def bands(self, key: str, size: tuple[int, int], paint: Callable[[], Image.Image]) -> tuple[Sprite, ...]:
        """Returns a large opaque picture in sprites, of which only those that are drawn are unpacked."""
        wide, tall = size
        tops = range(0, tall, BAND)
        whole = _Whole(paint, len(tops))
        return tuple(
            self.get(f"{key} {top}", (wide, min(BAND, tall - top)), partial(whole.cut, top)) for top in tops
        )

    def _used(self, sprite: Sprite) -> None:
        self._kept.get(sprite.key)  # what is pasted is used, not what is looked up for a strip that is kept
        if self._drawn.get(sprite) is None:
            self._drawn.put(sprite, sprite)

    def _pack(self, sprite: Sprite) -> None:
        sprite.pack()
        self._kept.recount(sprite.key, sprite)


SPRITES: Final = Sprites(6_000_000, 20_000_000)
"""The sprites of all games."""
