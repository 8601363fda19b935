"""Rate limit headers: counted truly, generous by default."""

import hashlib
from collections.abc import Callable, Mapping

LIMIT, SECONDS = 100, 1.0


class Limits:
    """Counts requests a bucket, by route and by the channel, guild or webhook in its path."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._windows: dict[tuple[str, str, str], tuple[float, int]] = {}

    def spend(self, method: str, path: str, names: Mapping[str, str]) -> dict[str, str]:
        """Count one request and tell the headers of its answer."""
        major = names.get("channel") or names.get("guild") or names.get("token") or ""
        shape = path
        for value in names.values():
            shape = shape.replace(value, "{}")
        now, key = self._now(), (method, shape, major)
        ends, used = self._windows.get(key, (0.0, 0))
        if now >= ends:
            ends, used = now + SECONDS, 0
        used += 1
        self._windows[key] = (ends, used)
        return {
            "X-RateLimit-Limit": str(LIMIT),
            "X-RateLimit-Remaining": str(max(0, LIMIT - used)),
            "X-RateLimit-Reset": f"{ends:.3f}",
            "X-RateLimit-Reset-After": f"{ends - now:.3f}",
            "X-RateLimit-Bucket": hashlib.md5(f"{method}{shape}".encode(), usedforsecurity=False).hexdigest(),
        }
