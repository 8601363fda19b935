"""Encodes PNGs in strips that are cached by their content.

A picture is a colour with sprites on it. It is cut into strips; each is drawn, filtered and deflated alone,
ended by a full flush, and cached as an IDAT chunk. After a move only the changed strips are drawn and all
are joined. The file is an ordinary PNG with the pixels of a full redraw.
"""

import struct
import zlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from threading import Lock
from typing import Final, NamedTuple

from PIL import Image, ImageChops

from render.drawing.canvas import Sprite
from render.drawing.theme import Colour

ROWS: Final = 24
LEVEL: Final = 4
_BASE: Final = 65521
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_STREAM_HEAD: Final = b"\x78\x9c"
_STREAM_END: Final = b"\x03\x00"


class Mark(NamedTuple):
    """A sprite with its upper left corner at a pixel."""

    sprite: Sprite
    x: int
    y: int


class Scene(NamedTuple):
    """A picture: its size, its ground and its sprites from the bottom up. `palette` None: truecolour."""

    width: int
    height: int
    ground: Colour
    marks: tuple[Mark, ...]
    palette: "Palette | None" = None


class Palette:
    """A fixed table of at most 256 colours, to which changed strips are quantised."""

    def __init__(self, name: str, colours: Callable[[], Sequence[Colour]]) -> None:
        """`colours` is called when the first strip is made."""
        self.name = name
        self._colours = colours
        self._lock = Lock()
        self._computed: tuple[bytes, Image.Image] | None = None

    @property
    def table(self) -> bytes:
        """The colours as the file holds them."""
        return self._known()[0]

    def _known(self) -> tuple[bytes, Image.Image]:
        """Returns the table, and an image that carries it; computed by the first thread that needs it."""
        with self._lock:
            if self._computed is None:
                table = b"".join(bytes(c) for c in self._colours())
                image = Image.new("P", (1, 1))
                image.putpalette(table)
                self._computed = (table, image)
            return self._computed

    def apply(self, image: Image.Image) -> Image.Image:
        """Returns the image in these colours, each pixel by its nearest."""
        return image.quantize(palette=self._known()[1], dither=Image.Dither.NONE)


def sampled(size: int, exact: Sequence[Colour], sample: Image.Image) -> list[Colour]:
    """Returns a palette of the exact colours and the most frequent ones of a sample."""
    wanted = list(dict.fromkeys(exact))
    few = sample.quantize(size - len(wanted), Image.Quantize.MEDIANCUT, kmeans=1, dither=Image.Dither.NONE)
    found = few.getpalette() or []
    rest = [(found[n], found[n + 1], found[n + 2]) for n in range(0, len(found) - 2, 3)]
    return list(dict.fromkeys([*wanted, *rest]))[:size]


class _Strip(NamedTuple):
    chunk: bytes
    adler: int
    length: int


STRIP_BYTES: Final = 1000
"""Memory of a strip besides its chunk, mostly that of its key, about."""


class Strips:
    """The strips that were used last, up to so many bytes; safe between threads."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._bytes = 0
        self._kept: OrderedDict[object, _Strip] = OrderedDict()
        self._lock = Lock()

    def get(self, key: object) -> _Strip | None:
        """Returns the strip of that key, if it is kept."""
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
            return found

    def put(self, key: object, strip: _Strip) -> None:
        """Stores a strip and drops those unused for longest."""
        with self._lock:
            if key in self._kept:
                return
            self._kept[key] = strip
            self._bytes += len(strip.chunk) + STRIP_BYTES
            while self._bytes > self._limit and len(self._kept) > 1:
                _, dropped = self._kept.popitem(last=False)
                self._bytes -= len(dropped.chunk) + STRIP_BYTES

    def clear(self) -> None:
        """Empties the cache."""
        with self._lock:
            self._kept.clear()
            self._bytes = 0


STRIPS: Final = Strips(12_000_000)
"""The strips of all pictures; of cribbage about four thousand."""


def draw(scene: Scene) -> Image.Image:
    """Returns the whole picture, drawn at once without any cache of strips."""
    image = _drawn(scene, scene.marks, 0, scene.height)
    return scene.palette.apply(image) if scene.palette else image


def png(scene: Scene, strips: Strips = STRIPS) -> bytes:
    """Returns the picture as a PNG: signature, header, palette, strips, end. It has no chunk of text."""
    parts = [_strip(scene, top, marks, strips) for top, marks in _cut(scene)]
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
    return len(_missing(scene, strips))


def is_cheap(scene: Scene, most: int, strips: Strips = STRIPS) -> bool:
    """Checks if at most `most` strips are not cached, and all of their sprites exist already."""
    new = _missing(scene, strips)
    return len(new) <= most and all(mark.sprite.is_painted for marks in new for mark in marks)


def _missing(scene: Scene, strips: Strips) -> list[list[Mark]]:
    return [marks for top, marks in _cut(scene) if strips.get(_key(scene, top, marks)) is None]


def _cut(scene: Scene) -> list[tuple[int, list[Mark]]]:
    tops = range(0, scene.height, ROWS)
    cut: list[tuple[int, list[Mark]]] = [(top, []) for top in tops]
    for mark in scene.marks:
        first = max(0, mark.y // ROWS)
        last = min(len(cut) - 1, (mark.y + mark.sprite.height - 1) // ROWS)
        for n in range(first, last + 1):
            cut[n][1].append(mark)
    return cut


def _key(scene: Scene, top: int, marks: list[Mark]) -> object:
    name = scene.palette.name if scene.palette else ""
    rows = min(ROWS, scene.height - top)
    return (scene.width, rows, name, scene.ground, tuple((m.sprite.key, m.x, m.y - top) for m in marks))


def _strip(scene: Scene, top: int, marks: list[Mark], strips: Strips) -> _Strip:
    key = _key(scene, top, marks)
    found = strips.get(key)
    if found is None:
        image = _drawn(scene, marks, top, min(ROWS, scene.height - top))
        found = _packed(_palette_rows(scene.palette.apply(image)) if scene.palette else _rows(image))
        strips.put(key, found)
    return found


def _drawn(scene: Scene, marks: "list[Mark] | tuple[Mark, ...]", top: int, rows: int) -> Image.Image:
    image = Image.new("RGB", (scene.width, rows), scene.ground)
    for sprite, x, y in marks:
        pixels, mask = sprite.pixels
        image.paste(pixels, (x, y - top), mask)
    return image


def _rows(image: Image.Image) -> bytes:
    """Filters the rows: None for the first, so that strips are independent, Up for the others."""
    above = Image.new("RGB", image.size)
    above.paste(image, (0, 1))
    data = image.tobytes()
    up = ImageChops.subtract_modulo(image, above).tobytes()
    wide = image.width * 3
    rows = [b"\x00" + data[:wide]]
    rows += [b"\x02" + up[n : n + wide] for n in range(wide, len(up), wide)]
    return b"".join(rows)


def _palette_rows(image: Image.Image) -> bytes:
    data, wide = image.tobytes(), image.width
    return b"".join([b"\x00" + data[n : n + wide] for n in range(0, len(data), wide)])


def _packed(rows: bytes) -> _Strip:
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -15)
    data = packer.compress(rows) + packer.flush(zlib.Z_FULL_FLUSH)
    return _Strip(_chunk(b"IDAT", data), zlib.adler32(rows), len(rows))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _joined(one: int, other: int, length: int) -> int:
    """Combines the Adler-32 sums of two pieces of data (as zlib's adler32_combine)."""
    a1, b1, a2, b2 = one & 0xFFFF, one >> 16, other & 0xFFFF, other >> 16
    a = (a1 + a2 - 1) % _BASE
    b = (b1 + b2 + length * (a1 - 1)) % _BASE
    return (b << 16) | a
