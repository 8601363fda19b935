"""Snowflakes: Discord's ids, which contain their time of creation."""

import time
from collections.abc import Callable
from datetime import UTC, datetime

# Discord's epoch: the start of 2015.
EPOCH_MS = 1_420_070_400_000


class Snowflakes:
    """Generates increasing ids, even if the clock is set back."""

    def __init__(self, last: int = 0, now: Callable[[], float] = time.time) -> None:
        self._last = last
        self._now = now

    def new(self) -> str:
        """A new id, greater than all earlier ones."""
        stamp = (int(self._now() * 1000) - EPOCH_MS) << 22
        self._last = max(stamp, self._last + 1)
        return str(self._last)

    def on_shard(self, shard: int, count: int) -> str:
        """A new id of a guild that this one of so many shards has."""
        made = int(self.new())
        self._last = made + ((shard - (made >> 22)) % count << 22)
        return str(self._last)

    def reserve(self, used: str) -> None:
        """Makes all new ids greater than `used`."""
        self._last = max(self._last, int(used))


def is_snowflake(value: object) -> bool:
    """Whether a value can be an id: digits, as string or number, below 2^63."""
    return type(value) in (str, int) and str(value).isdecimal() and int(str(value)) < 1 << 63


def made_at(snowflake: str) -> float:
    """Creation time of an id, in seconds since 1970."""
    return ((int(snowflake) >> 22) + EPOCH_MS) / 1000


def iso(seconds: float) -> str:
    """ISO 8601 time as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
