"""Rate limits: counted truly, told in headers, kept with 429; generous by default."""

import hashlib
from collections.abc import Callable, Mapping

from sandbox.world import World


class Limits:
    """Counts requests a bucket, by route and by the channel, guild or webhook in its path."""

    def __init__(self, world: World, rate: Callable[[], tuple[int, float]]) -> None:
        self._world = world
        self._rate = rate
        self._windows: dict[tuple[str, str, str], tuple[float, int]] = {}

    def spend(self, method: str, path: str, names: Mapping[str, str]) -> tuple[bool, dict[str, str]]:
        """Count one request; tell whether it is within the limit, and the headers of its answer."""
        major = names.get("channel") or names.get("guild") or names.get("token") or ""
        shape = path
        for value in names.values():
            shape = shape.replace(value, "{}")
        limit, seconds = self._rate()
        now, key = self._world.now(), (method, shape, major)
        ends, used = self._windows.get(key, (0.0, 0))
        if now >= ends:
            ends, used = now + seconds, 0
        used += 1
        self._windows[key] = (ends, used)
        return used <= limit, {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(max(0, limit - used)),
            "X-RateLimit-Reset": f"{ends:.3f}",
            "X-RateLimit-Reset-After": f"{ends - now:.3f}",
            "X-RateLimit-Bucket": hashlib.md5(f"{method}{shape}".encode(), usedforsecurity=False).hexdigest(),
        }
