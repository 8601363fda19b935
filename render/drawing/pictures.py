"""Finished pictures, kept for a short while: each different one is encoded once for all who see it.

A picture is found by all that it is drawn from, so that readers share its bytes only if they see the same.
"""

import hashlib
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from render.drawing import strips
from render.drawing.kept import Kept
from render.drawing.strips import Scene

WARM_STRIPS: Final = 8
"""Most strips of a picture that is drawn without a thread."""
OBSERVERS: Final[list[Callable[[float], object]]] = []
"""Called with the seconds that the encoding of a picture took, in the thread that encoded it."""


class Png(bytes):
    """A finished picture: the bytes of its file."""

    digest: bytes
    """A hash of all that it is drawn from."""


class Pictures:
    """The PNGs that were used last, up to so many bytes; safe between threads."""

    def __init__(self, limit: int) -> None:
        self._kept = Kept[bytes, Png](limit, len)

    @property
    def bytes(self) -> int:
        """The memory that the files take."""
        return self._kept.bytes

    def png(self, scene: Scene) -> Png:
        """Returns the picture as a PNG, encoded if it is not kept."""
        key = key_of(scene)
        return self._kept.get(key) or self._kept.put(key, _encoded(scene))

    def has(self, scene: Scene) -> bool:
        """Checks if the picture is kept."""
        return key_of(scene) in self._kept.kept

    def clear(self) -> None:
        """Empties the cache."""
        self._kept.clear()


def _encoded(scene: Scene) -> Png:
    began = time.perf_counter()
    png = Png(strips.png(scene))
    png.digest = key_of(scene)
    for observe in OBSERVERS:
        observe(time.perf_counter() - began)
    return png


@lru_cache(maxsize=16)
def key_of(scene: Scene) -> bytes:
    """Returns a hash of everything that the picture is drawn from."""
    marks = [(mark.sprite.key, mark.x, mark.y) for mark in scene.marks]
    palette = scene.palette.name if scene.palette else None
    drawn_from = repr((scene.width, scene.height, scene.ground, palette, marks))
    return hashlib.sha256(drawn_from.encode()).digest()


PICTURES: Final = Pictures(2_000_000)


def png(scene: Scene) -> Png:
    """Returns the picture as a PNG; from the cache, if it has been encoded lately."""
    return PICTURES.png(scene)


def is_warm(scene: Scene) -> bool:
    """Checks if so little of the picture is new that encoding it costs less than two milliseconds.

    That is, only a few strips have to be drawn, from sprites that exist already.
    """
    return PICTURES.has(scene) or strips.is_cheap(scene, WARM_STRIPS)
