"""Counts the rate limits that Discord has answered with lately."""

import logging
import time
from collections import deque
from typing import Final

LATELY: Final = 3600.0
"""Seconds for which a rate limit counts."""
MOST: Final = 1_000
_BEGINS: Final = ("We are being rate limited", "Global rate limit")
"""How discord.py begins its lines about them."""


class RateLimits(logging.Handler):
    """A handler of discord.py's HTTP log. It writes nothing."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._met: deque[float] = deque(maxlen=MOST)

    def emit(self, record: logging.LogRecord) -> None:
        """Notes the time of a rate limit."""
        if str(record.msg).startswith(_BEGINS):
            self._met.append(time.monotonic())

    def lately(self) -> int:
        """Number of rate limits within the last hour."""
        since = time.monotonic() - LATELY
        return sum(at > since for at in self._met)
