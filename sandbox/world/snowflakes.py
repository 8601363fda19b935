"""Snowflakes: Discord's ids, which carry the time they were made."""

import time
from collections.abc import Callable
from datetime import UTC, datetime

# Discord counts milliseconds from the first moment of 2015.
EPOCH_MS = 1_420_070_400_000


class Snowflakes:
    """Makes ids that only grow, also when the clock steps back."""

    def __init__(self, last: int = 0, now: Callable[[], float] = time.time) -> None:
        self._last = last
        self._now = now

    def new(self) -> str:
        """A fresh id, greater than every earlier one."""
        stamp = (int(self._now() * 1000) - EPOCH_MS) << 22
        self._last = max(stamp, self._last + 1)
        return str(self._last)

    def reserve(self, used: str) -> None:
        """Never make `used` again, nor anything before it."""
        self._last = max(self._last, int(used))


def is_snowflake(value: object) -> bool:
    """Whether something can be an id: digits, as a text or a number, below 2^63."""
    return type(value) in (str, int) and str(value).isdecimal() and int(str(value)) < 1 << 63


def made_at(snowflake: str) -> float:
    """When an id was made, in seconds since 1970."""
    return ((int(snowflake) >> 22) + EPOCH_MS) / 1000


def iso(seconds: float) -> str:
    """A moment in the form that Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
