"""Encodes PNGs in strips that are cached by their content.

A picture is a colour with sprites on it. It is cut into strips; each is drawn, filtered and deflated alone,
ended by a full flush, and cached as an IDAT chunk. After a move only the changed strips are drawn and all
are joined. The file is an ordinary PNG with the pixels of a full redraw.
"""

import struct
import zlib
from collections.abc import Iterator
from functools import cache, cached_property
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from isal import isal_zlib
from PIL import Image, ImageChops

from render.drawing.kept import Kept
from render.drawing.sprites import Sprite
from render.drawing.theme import Colour

ROWS: Final = 24
LEVEL: Final = 1
DENSE: Final = 6
"""Levels of isal's deflate, and of zlib's for pictures with much detail."""
PALETTES: Final = Path(__file__).with_name("palettes.json")
_BASE: Final = 65521
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_STREAM_HEAD: Final = b"\x78\x9c"
_STREAM_END: Final = b"\x03\x00"


class Mark(NamedTuple):
    """A sprite with its upper left corner at a pixel."""

    sprite: Sprite
    x: int
    y: int


class _Fields(NamedTuple):
    width: int
    height: int
    ground: Colour
    marks: tuple[Mark, ...]
    palette: "Palette | None" = None


class Scene(_Fields):
    """A picture: its size, its ground and its sprites from the bottom up. `palette` None: truecolour."""

    @cached_property
    def strip_keys(self) -> list[object]:
        """What each strip shows, by which it is kept."""
        cut: list[list[object]] = [[] for _ in range(0, self.height, ROWS)]
        for mark in self.marks:
            place = (mark.sprite.key, mark.x, mark.y)
            for n in _rows_of(mark, self.height):
                cut[n].append(place)
        kind = (self.width, self.palette.name if self.palette else "", self.ground)
        return [
            (kind, min(ROWS, self.height - n * ROWS), n if places else 0, *places)
            for n, places in enumerate(cut)
        ]

    @cached_property
    def _hash(self) -> int:
        return super().__hash__()

    def __hash__(self) -> int:
        """The hash of the fields, computed once: a picture is looked up several times."""
        return self._hash


class Palette:
    """A fixed table of at most 256 colours, to which changed strips are quantised: one of `palettes.json`."""

    def __init__(self, name: str, *, dense: bool = False) -> None:
        """`dense`: strips are packed to a fifth fewer bytes, which takes a third of a millisecond each."""
        self.name = name
        self.dense = dense

    @cached_property
    def table(self) -> bytes:
        """The colours as the file holds them."""
        return bytes.fromhex(stored()[self.name])

    @cached_property
    def _image(self) -> Image.Image:
        """An image that carries the table."""
        image = Image.new("P", (1, 1))
        image.putpalette(self.table)
        return image

    def apply(self, image: Image.Image) -> Image.Image:
        """Returns the image in these colours, each pixel by its nearest."""
        return image.quantize(palette=self._image, dither=Image.Dither.NONE)


@cache
def stored() -> dict[str, str]:
    """Returns the colours of the stored palettes in hexadecimal, by name."""
    return msgspec.json.decode(PALETTES.read_bytes(), type=dict[str, str])


class _Strip(NamedTuple):
    chunk: bytes
    adler: int
    length: int


STRIP_BYTES: Final = 1000
"""Memory of a strip besides its chunk, mostly that of its key, about."""


class Strips(Kept[object, _Strip]):
    """The strips that were used last, up to so many bytes; safe between threads."""

    def __init__(self, limit: int) -> None:
        super().__init__(limit, lambda strip: len(strip.chunk) + STRIP_BYTES)


STRIPS: Final = Strips(4_000_000)
"""The strips of all pictures; of cribbage about twelve hundred."""


def draw(scene: Scene) -> Image.Image:
    """Returns the whole picture, drawn at once without any cache of strips."""
    image = _drawn(scene, 0, scene.height)
    return scene.palette.apply(image) if scene.palette else image


def png(scene: Scene, strips: Strips = STRIPS) -> bytes:
    """Returns the picture as a PNG: signature, header, palette, strips, end. It has no chunk of text."""
    parts = _parts(scene, strips)
    adler = 1
    for part in parts:
        adler = _joined(adler, part.adler, part.length)
    head = struct.pack(">IIBBBBB", scene.width, scene.height, 8, 3 if scene.palette else 2, 0, 0, 0)
    table = [_chunk(b"PLTE", scene.palette.table)] if scene.palette else []
    return b"".join(
        [
            _SIGNATURE, _chunk(b"IHDR", head), *table, _chunk(b"IDAT", _STREAM_HEAD),
            *(part.chunk for part in parts),
            _chunk(b"IDAT", _STREAM_END + struct.pack(">I", adler)), _chunk(b"IEND", b""),
        ]
    )  # fmt: skip


def missing(scene: Scene, strips: Strips = STRIPS) -> int:
    """Returns the number of strips that are not cached."""
    return sum(key not in strips.kept for key in scene.strip_keys)


def is_cheap(scene: Scene, most: int, strips: Strips = STRIPS) -> bool:
    """Checks if at most `most` strips are not cached, and all of their sprites exist already."""
    new = [n for n, key in enumerate(scene.strip_keys) if key not in strips.kept]
    if len(new) > most:
        return False
    on = set(new)
    return all(m.sprite.is_painted or on.isdisjoint(_rows_of(m, scene.height)) for m in scene.marks)


def _rows_of(mark: Mark, height: int) -> range:
    """Returns the numbers of the strips that a sprite lies on."""
    last = min(mark.y + mark.sprite.height, height) - 1
    return range(max(0, mark.y // ROWS), last // ROWS + 1)


def _parts(scene: Scene, strips: Strips) -> list[_Strip]:
    """Returns the strips from the top; those that are not kept are drawn together with their neighbours."""
    keys = scene.strip_keys
    found = [strips.get(key) for key in keys]
    for is_new, run in groupby(range(len(keys)), lambda n: found[n] is None):
        if is_new:
            numbers = list(run)
            for n, strip in zip(numbers, _made(scene, numbers[0], numbers[-1] + 1), strict=True):
                found[n] = strips.put(keys[n], strip)
    return [strip for strip in found if strip is not None]


def _made(scene: Scene, first: int, end: int) -> Iterator[_Strip]:
    """Yields the strips from number `first` until `end`, drawn and filtered as one image."""
    top, bottom = first * ROWS, min(end * ROWS, scene.height)
    if scene.palette:
        data = _palette_rows(scene, scene.palette, top, bottom)
    else:
        data = _rows(_drawn(scene, top, bottom))
    size = len(data) // (bottom - top) * ROWS
    for start in range(0, len(data), size):
        yield _packed(data[start : start + size], dense=scene.palette is not None and scene.palette.dense)


def _drawn(scene: Scene, top: int, bottom: int, left: int = 0) -> Image.Image:
    """Returns the rows from `top` until `bottom`, to the right of so many columns of ground."""
    image = Image.new("RGB", (left + scene.width, bottom - top), scene.ground)
    for sprite, x, y in scene.marks:
        if y < bottom and y + sprite.height > top:
            sprite.paste(image, left + x, y - top)
    return image


def _rows(image: Image.Image) -> bytes:
    """Filters the rows: None for the first of a strip, so that strips are independent, Up for the others."""
    above = Image.new("RGB", image.size)
    above.paste(image, (0, 1))
    tops = range(0, image.height, ROWS)
    for top in tops:
        above.paste(0, (0, top, image.width, top + 1))
    up = ImageChops.subtract_modulo(image, above).tobytes()
    wide = image.width * 3
    rows = Image.new("L", (wide + 1, image.height), 2)
    rows.paste(Image.frombytes("L", (wide, image.height), up), (1, 0))
    for top in tops:
        rows.putpixel((0, top), 0)
    return rows.tobytes()


def _palette_rows(scene: Scene, palette: Palette, top: int, bottom: int) -> bytes:
    """Returns the rows in colours of the palette, each after the filter None: the column on the left."""
    image = palette.apply(_drawn(scene, top, bottom, left=1))
    image.paste(0, (0, 0, 1, image.height))
    return image.tobytes()


def _packed(rows: bytes, *, dense: bool) -> _Strip:
    packer = zlib.compressobj(DENSE, wbits=-15) if dense else isal_zlib.compressobj(LEVEL, wbits=-15)
    data = packer.compress(rows) + packer.flush(zlib.Z_FULL_FLUSH)
    return _Strip(_chunk(b"IDAT", data), isal_zlib.adler32(rows), len(rows))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", isal_zlib.crc32(kind + data))


def _joined(one: int, other: int, length: int) -> int:
    """Combines the Adler-32 sums of two pieces of data (as zlib's adler32_combine)."""
    a1, b1, a2, b2 = one & 0xFFFF, one >> 16, other & 0xFFFF, other >> 16
    a = (a1 + a2 - 1) % _BASE
    b = (b1 + b2 + length * (a1 - 1)) % _BASE
    return (b << 16) | a
