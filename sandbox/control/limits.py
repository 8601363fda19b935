"""Rate limits: counted truly, shape in headers, kept with 429; generous by default."""

import hashlib
from collections.abc import Mapping

import msgspec

from sandbox.control.knobs import Knobs
from sandbox.errors import Json
from sandbox.world.world import World


class RateLimitResult(msgspec.Struct):
    """What one request has done to its limits. `wait` is None where it is within all of them."""

    headers: dict[str, str]
    wait: float | None = None
    is_global: bool = False

    @property
    def body(self) -> Json:
        """The body of the 429."""
        text = "You are being rate limited."
        return {"message": text, "retry_after": round(self.wait or 0, 3), "global": self.is_global}


class Limits:
    """Counts requests in buckets: by route and channel, guild or webhook in the path, and all together."""

    def __init__(self, world: World, knobs: Knobs) -> None:
        self._world = world
        self._knobs = knobs
        self._windows: dict[tuple[str, str], tuple[float, int]] = {}

    def spend(self, method: str, route: str, names: Mapping[str, str]) -> RateLimitResult:
        """Count one request."""
        # What an interaction's token opens is free of the global limit; its first answer of every one.
        if route.startswith("/interactions/"):
            return RateLimitResult({})
        if not route.startswith("/webhooks/"):
            ends, used = self._count(("all", ""), 1.0)
            if used > self._knobs.global_limit:
                wait = ends - self._world.now()
                shape = {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
                return RateLimitResult(shape, wait, is_global=True)
        return self._of_route(f"{method} {route}", names)

    def _of_route(self, name: str, names: Mapping[str, str]) -> RateLimitResult:
        knobs = self._knobs
        limit, seconds = knobs.rates.get(name, (knobs.rate_limit, knobs.rate_seconds))
        major = names.get("channel") or names.get("guild") or names.get("token") or ""
        ends, used = self._count((name, major), seconds)
        now = self._world.now()
        headers = {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(max(0, limit - used)),
            "X-RateLimit-Reset": f"{ends:.3f}",
            "X-RateLimit-Reset-After": f"{ends - now:.3f}",
            "X-RateLimit-Bucket": hashlib.md5(name.encode(), usedforsecurity=False).hexdigest(),
        }
        if used <= limit:
            return RateLimitResult(headers)
        return RateLimitResult(headers | {"X-RateLimit-Scope": "user"}, ends - now)

    def _count(self, key: tuple[str, str], seconds: float) -> tuple[float, int]:
        now = self._world.now()
        ends, used = self._windows.get(key, (0.0, 0))
        if now >= ends:
            ends, used = now + seconds, 0
        self._windows[key] = (ends, used + 1)
        return ends, used + 1


class Quotas:
    """Limits that come as refusals with a code: edits of old messages, and conversations begun too fast."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._times: dict[tuple[str, str], list[float]] = {}

    def within(self, what: str, whose: str, most: int, seconds: float) -> float | None:
        """Count one; seconds to wait where there have been too many, else None."""
        now = self._world.now()
        times = [t for t in self._times.get((what, whose), []) if now - t < seconds]
        self._times[what, whose] = times
        if len(times) >= most:
            return times[0] + seconds - now
        times.append(now)
        return None
