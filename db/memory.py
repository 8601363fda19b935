"""Rows that were read, in memory, so that they are read once.

Valid while this process alone writes to the database: a store that is not alone has memories of size 0, which
hold nothing. Where several processes write, they are to tell each other which keys to `drop`.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

T = TypeVar("T")
MOST_TABLES: Final = 2_000
"""Number of tables whose rows are in memory."""


class Memory(Generic[T]):
    """The committed values of the last `size` keys that were used.

    `put` and `drop` are called after the commit, before another task can learn of it.
    """

    def __init__(self, size: int) -> None:
        self._size = size
        self._values: OrderedDict[int, T] = OrderedDict()
        self._reading: dict[int, object] = {}

    def __len__(self) -> int:
        return len(self._values)

    async def get(self, key: int, read: Callable[[], Awaitable[T]]) -> T:
        """The value, by `read` if it is not in memory."""
        if key in self._values:
            self._values.move_to_end(key)
            return self._values[key]
        this = self._reading[key] = object()
        try:
            value = await read()
        except BaseException:
            self._end(key, this)
            raise
        if self._end(key, this):
            self._set(key, value)
        return self._values.get(key, value)

    def _end(self, key: int, this: object) -> bool:
        """Ends a reading. Returns False if the key was written or read anew meanwhile."""
        is_last = self._reading.get(key) is this
        if is_last:
            del self._reading[key]
        return is_last

    def put(self, key: int, value: T) -> None:
        """Stores the value that was committed."""
        self.drop(key)
        self._set(key, value)

    def change(self, key: int, change: Callable[[T], T]) -> None:
        """Changes the value as the commit has, if it is in memory."""
        if key in self._values:
            self.put(key, change(self._values[key]))
        else:
            self.drop(key)

    def drop(self, key: int) -> None:
        """Removes the value. What is being read now is not stored."""
        self._values.pop(key, None)
        self._reading.pop(key, None)

    def clear(self) -> None:
        """Removes all values."""
        self._values.clear()
        self._reading.clear()

    def _set(self, key: int, value: T) -> None:
        if self._size:
            self._values[key] = value
        while len(self._values) > self._size:
            self._values.popitem(last=False)
