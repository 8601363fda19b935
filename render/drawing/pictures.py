"""Finished pictures, kept for a short while: each different one is encoded once for all who see it.

A picture is found by all that it is drawn from, so that readers share its bytes only if they see the same.
"""

import hashlib
import time
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Final

from render.drawing import strips
from render.drawing.strips import Scene

OBSERVERS: Final[list[Callable[[float], object]]] = []
"""Called with the seconds that the encoding of a picture took, in the thread that encoded it."""


class Pictures:
    """The PNGs that were used last, up to so many bytes; safe between threads."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._bytes = 0
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._lock = Lock()

    def png(self, scene: Scene) -> bytes:
        """Returns the picture as a PNG, encoded if it is not kept."""
        key = key_of(scene)
        found = self._get(key)
        if found is None:
            began = time.perf_counter()
            found = strips.png(scene)
            for observe in OBSERVERS:
                observe(time.perf_counter() - began)
            self._put(key, found)
        return found

    def has(self, scene: Scene) -> bool:
        """Checks if the picture is kept."""
        return self._get(key_of(scene)) is not None

    def clear(self) -> None:
        """Empties the cache."""
        with self._lock:
            self._kept.clear()
            self._bytes = 0

    def _get(self, key: bytes) -> bytes | None:
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
            return found

    def _put(self, key: bytes, data: bytes) -> None:
        with self._lock:
            self._bytes += len(data) - len(self._kept.pop(key, b""))
            self._kept[key] = data
            while self._bytes > self._limit:
                self._bytes -= len(self._kept.popitem(last=False)[1])


def key_of(scene: Scene) -> bytes:
    """Returns a hash of everything that the picture is drawn from."""
    marks = [(mark.sprite.key, mark.x, mark.y) for mark in scene.marks]
    palette = scene.palette.name if scene.palette else None
    drawn_from = repr((scene.width, scene.height, scene.ground, palette, marks))
    return hashlib.sha256(drawn_from.encode()).digest()


PICTURES: Final = Pictures(6_000_000)


def png(scene: Scene) -> bytes:
    """Returns the picture as a PNG; from the cache, if it has been encoded lately."""
    return PICTURES.png(scene)
