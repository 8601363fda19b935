"""A cache bounded by bytes, for sprites, strips and finished pictures."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Final, Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Kept(Generic[K, V]):
    """The values that were used last, up to so many bytes; safe between threads."""

    def __init__(
        self, limit: int, size: Callable[[V], int], dropped: Callable[[V], object] = lambda value: None
    ) -> None:
        """`size` returns the bytes of a value; `dropped` is called with each value that is dropped."""
        self._limit = limit
        self._size = size
        self._dropped = dropped
        self._bytes = 0
        self.kept: Final[OrderedDict[K, tuple[V, int]]] = OrderedDict()
        """The values with their bytes, that unused for longest first. To look here is not a use."""
        self._lock = Lock()

    @property
    def bytes(self) -> int:
        """The memory that the values take."""
        return self._bytes

    def get(self, key: K) -> V | None:
        """Returns the value of that key, if it is kept."""
        with self._lock:
            found = self.kept.get(key)
            if found is None:
                return None
            self.kept.move_to_end(key)
            return found[0]

    def put(self, key: K, value: V) -> V:
        """Stores a value unless another thread has stored one; returns the stored one."""
        with self._lock:
            found = self.kept.get(key)
            if found is not None:
                return found[0]
            dropped = self._count(key, value)
        self._tell(dropped)
        return value

    def recount(self, key: K, value: V) -> None:
        """Counts the bytes of a value again, if it is still kept, because they have changed."""
        with self._lock:
            found = self.kept.get(key)
            if found is None or found[0] is not value:
                return
            self._bytes -= found[1]
            dropped = self._count(key, value)
        self._tell(dropped)

    def clear(self) -> None:
        """Empties the cache."""
        with self._lock:
            self.kept.clear()
            self._bytes = 0

    def _count(self, key: K, value: V) -> list[V]:
        """Stores a value with its bytes. Returns those unused for longest, now dropped; the newest stays."""
        size, dropped = self._size(value), []
        self.kept[key] = (value, size)
        self._bytes += size
        while self._bytes > self._limit and len(self.kept) > 1:
            _, (old, freed) = self.kept.popitem(last=False)
            self._bytes -= freed
            dropped.append(old)
        return dropped

    def _tell(self, dropped: list[V]) -> None:
        for value in dropped:
            self._dropped(value)
