"""Rate limits: counts requests, gives the headers, decides when 429 is returned."""

import hashlib
from collections.abc import Mapping

import msgspec

from sandbox.control.knobs import Knobs
from sandbox.errors import Json
from sandbox.world.world import World


class RateLimitResult(msgspec.Struct):
    """Rate limit headers of one request. `wait` is None within the limits, else seconds."""

    headers: dict[str, str]
    wait: float | None = None
    is_global: bool = False

    @property
    def body(self) -> Json:
        """Body of the 429 response."""
        text = "You are being rate limited."
        return {"message": text, "retry_after": round(self.wait or 0, 3), "global": self.is_global}


class Limits:
    """Counts requests in buckets: by route with its channel, guild or webhook, and globally."""

    def __init__(self, world: World, knobs: Knobs) -> None:
        self._world = world
        self._knobs = knobs
        self._windows: dict[tuple[str, str], tuple[float, int]] = {}

    def count(self, method: str, route: str, names: Mapping[str, str]) -> RateLimitResult:
        """Counts one request."""
        # Webhook routes are free of the global limit, interaction callbacks of every limit.
        if route.startswith("/interactions/"):
            return RateLimitResult({})
        if not route.startswith("/webhooks/"):
            ends, count = self._count(("all", ""), 1.0)
            if count > self._knobs.global_limit:
                wait = ends - self._world.now()
                shape = {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
                return RateLimitResult(shape, wait, is_global=True)
        return self._of_route(f"{method} {route}", names)

    def _of_route(self, name: str, names: Mapping[str, str]) -> RateLimitResult:
        knobs = self._knobs
        limit, seconds = knobs.rates.get(name, (knobs.rate_limit, knobs.rate_seconds))
        major = names.get("channel") or names.get("guild") or names.get("token") or ""
        ends, count = self._count((name, major), seconds)
        now = self._world.now()
        headers = {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(max(0, limit - count)),
            "X-RateLimit-Reset": f"{ends:.3f}",
            "X-RateLimit-Reset-After": f"{ends - now:.3f}",
            "X-RateLimit-Bucket": hashlib.md5(name.encode(), usedforsecurity=False).hexdigest(),
        }
        if count <= limit:
            return RateLimitResult(headers)
        return RateLimitResult(headers | {"X-RateLimit-Scope": "user"}, ends - now)

    def _count(self, key: tuple[str, str], seconds: float) -> tuple[float, int]:
        now = self._world.now()
        ends, count = self._windows.get(key, (0.0, 0))
        if now >= ends:
            ends, count = now + seconds, 0
        self._windows[key] = (ends, count + 1)
        return ends, count + 1


class Quotas:
    """Limits that have error codes of their own: edits of old messages, opened DMs, created commands."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._times: dict[tuple[str, str], list[float]] = {}

    def use(self, what: str, whose: str, most: int, seconds: float) -> float | None:
        """Counts one use. Returns the seconds to wait if there were too many, else None."""
        now = self._world.now()
        times = [t for t in self._times.get((what, whose), []) if now - t < seconds]
        self._times[what, whose] = times
        if len(times) >= most:
            return times[0] + seconds - now
        times.append(now)
        return None
