"""Retries failed work after growing waits, and limits the rate of refused requests.

Discord blocks an address that sends 10,000 invalid requests (401, 403, 429) within 10 minutes. So retries of
refused work start at least `SPACING` seconds apart, and nothing is sent (`pause`) after `MOST_REFUSED`
refusals within `WINDOW` seconds or while the address is blocked.
"""

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import Callable, Hashable, Sequence
from typing import Final, NamedTuple

import aiohttp
import discord

Clock = Callable[[], float]
"""Returns the time in seconds."""
LOST: Final = (discord.DiscordServerError, aiohttp.ClientError, OSError, discord.RateLimited)
"""Failures of the network or of Discord. The request may have been carried out."""
INVALID: Final = frozenset((401, 403, 429))
WINDOW: Final = 600.0
MOST_REFUSED: Final = 500
SPACING: Final = 6.0
BAN_PROBE: Final = 120.0
"""Seconds between two requests that test whether the address is still blocked."""
PROBE_TIME: Final = 10.0
WAITS: Final = (1.0, 4.0, 15.0, 60.0, 300.0, 900.0, 3600.0)
"""Seconds before each retry; the last one repeats."""
MOST_TRIES: Final = 3
"""Number of refusals in a row after which only the timer retries."""

_log = logging.getLogger(__name__)


class Postponed(Exception):
    """Nothing may be sent to Discord for this many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds


class _Waiting(NamedTuple):
    timer: asyncio.TimerHandle
    work: Callable[[], None]
    refused: bool


class Retries:
    """Timers by key. `work` is a function that starts the work. Failures are counted until `done`."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._waiting: dict[Hashable, _Waiting] = {}
        self._failures: Counter[Hashable] = Counter()
        self._refusals: deque[float] = deque()
        self._next_start = 0.0
        self._banned_until = 0.0
        self._is_closed = False

    def __len__(self) -> int:
        """Number of keys that wait."""
        return len(self._waiting)

    def again(
        self, key: Hashable, error: Exception, work: Callable[[], None], waits: Sequence[float] = ()
    ) -> None:
        """Retries the work after the next of these waits (seconds; the last one repeats); else of `WAITS`."""
        waits, failures = waits or WAITS, self._failures[key]
        self._failures[key] += 1
        wait = waits[min(failures, len(waits) - 1)]
        if isinstance(error, discord.RateLimited):
            wait = error.retry_after
        self.count(error)
        _log.info("%s: again in %.0f s: %s", key, wait, type(error).__name__)
        self._set(key, wait, work, refused=is_refusal(error))

    def later(self, key: Hashable, seconds: float, work: Callable[[], None]) -> None:
        """Runs the work after this time, without counting a failure."""
        self._set(key, seconds, work, refused=False)

    def _set(self, key: Hashable, seconds: float, work: Callable[[], None], *, refused: bool) -> None:
        self._cancel(key)
        if not self._is_closed:
            timer = asyncio.get_running_loop().call_later(seconds, self._fire, key)
            self._waiting[key] = _Waiting(timer, work, refused)

    def _fire(self, key: Hashable) -> None:
        """Starts the work; refused work at the next free start."""
        _, work, refused = self._waiting.pop(key)
        now = self._clock()
        start = max(now, self._next_start)
        if refused:
            self._next_start = start + SPACING
        if refused and start > now:
            self.later(key, start - now, work)
        else:
            work()

    def done(self, key: Hashable) -> None:
        """Resets the failures and the timer, because the work has succeeded or is obsolete."""
        self._banned_until = 0.0
        self._failures.pop(key, None)
        self._cancel(key)

    def _cancel(self, key: Hashable) -> None:
        waiting = self._waiting.pop(key, None)
        if waiting is not None:
            waiting.timer.cancel()

    def hurry(self) -> None:
        """Starts all work at once that failed for another reason than a refusal."""
        for key, waiting in list(self._waiting.items()):
            if not waiting.refused:
                self.start(key)

    def start(self, key: Hashable) -> None:
        """Starts this work at once, if it has a timer."""
        waiting = self._waiting.get(key)
        if waiting is not None:
            self._cancel(key)
            waiting.work()

    def is_refused(self, key: Hashable) -> bool:
        """Returns whether this work waits because Discord has refused it."""
        return key in self._waiting and self._waiting[key].refused

    def is_held(self, key: Hashable) -> bool:
        """Returns whether this work was refused so often that only its timer may start it."""
        return self.is_refused(key) and self._failures[key] >= MOST_TRIES

    def count(self, error: Exception) -> None:
        """Counts an invalid request."""
        if isinstance(error, discord.RateLimited) or getattr(error, "status", 0) in INVALID:
            self._refusals.append(self._clock())
        if isinstance(error, discord.HTTPException) and is_ban(error):
            self._banned_until = self._clock() + BAN_PROBE

    def pause(self) -> float:
        """Seconds to wait before anything is sent to Discord; 0 if now is possible."""
        now = self._clock()
        while self._refusals and self._refusals[0] <= now - WINDOW:
            self._refusals.popleft()
        if now < self._banned_until:
            return self._banned_until - now
        if len(self._refusals) >= MOST_REFUSED:
            return self._refusals[0] + WINDOW - now
        if self._banned_until:
            self._banned_until = now + PROBE_TIME  # one request finds out, the others wait for it
        return 0.0

    def close(self) -> None:
        """Cancels all timers and accepts no new ones."""
        self._is_closed = True
        for key in list(self._waiting):
            self._cancel(key)


def is_ban(error: discord.HTTPException) -> bool:
    """Returns whether Cloudflare has blocked the address: a 429 without Discord's header, or not in JSON.

    discord.py raises after five ordinary 429s too, which concern the one route.
    """
    response = error.response
    return error.status == 429 and not (
        response.headers.get("Via")
        and response.headers.get("Content-Type", "").startswith("application/json")
    )


def is_refusal(error: Exception) -> bool:
    """Returns whether Discord has refused the request itself (4xx)."""
    return isinstance(error, discord.HTTPException) and not isinstance(error, discord.DiscordServerError)
