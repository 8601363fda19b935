"""Starts of sessions: how many are left today, and whether another may follow now."""

from collections import deque

from sandbox.control.knobs import Knobs
from sandbox.world.world import World

DAY = 24 * 3600


class Starts:
    """Counts the starts of sessions. One in `identify_seconds` is allowed for each rate limit key."""

    def __init__(self, world: World, knobs: Knobs) -> None:
        self._world = world
        self._knobs = knobs
        self._today: deque[float] = deque()
        self._last: dict[int, float] = {}

    def start(self, shard: int) -> bool:
        """Whether a session of this shard may start now; if so, it is counted.

        The rate limit key is the number of the shard modulo `max_concurrency`.
        """
        key, now = shard % max(1, self._knobs.max_concurrency), self._world.now()
        if now - self._last.get(key, float("-inf")) < self._knobs.identify_seconds or not self.left:
            return False
        self._last[key] = now
        self._today.append(now)
        return True

    @property
    def left(self) -> int:
        """Number of sessions that may still be started today."""
        while self._today and self._today[0] <= self._world.now() - DAY:
            self._today.popleft()
        return max(0, self._knobs.sessions_a_day - len(self._today))

    @property
    def reset_after(self) -> int:
        """Milliseconds after which one more may be started."""
        return int((self._today[0] + DAY - self._world.now()) * 1000) if self._today else 0
