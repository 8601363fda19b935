"""Rate limits: counted truly, told in headers, kept with 429; generous by default."""

import hashlib
from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from sandbox.errors import Json

if TYPE_CHECKING:
    from sandbox.box import Box

# What is known of Discord's own limits (requests, seconds); the rest is never published. See the README.
DISCORDS = {
    "POST /channels/{channel}/messages": (5, 5.0),
    "PATCH /channels/{channel}/messages/{message}": (5, 5.0),
    "DELETE /channels/{channel}/messages/{message}": (5, 1.0),
    "POST /channels/{channel}/typing": (5, 5.0),
    "PUT /channels/{channel}/messages/{message}/reactions/{emoji}/@me": (1, 0.25),
    "PATCH /channels/{channel}": (5, 15.0),
    "POST /users/@me/channels": (5, 5.0),
    "POST /webhooks/{application}/{token}": (5, 2.0),
    "PATCH /webhooks/{application}/{token}/messages/{message}": (5, 2.0),
}


class Spent(msgspec.Struct):
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

    def __init__(self, box: "Box") -> None:
        self._box = box
        self._windows: dict[tuple[str, str], tuple[float, int]] = {}

    def spend(self, method: str, route: str, names: Mapping[str, str]) -> Spent:
        """Count one request."""
        # What an interaction's token opens is free of the global limit; its first answer of every one.
        if route.startswith("/interactions/"):
            return Spent({})
        if not route.startswith("/webhooks/"):
            ends, used = self._count(("all", ""), 1.0)
            if used > self._box.knobs.global_limit:
                wait = ends - self._box.world.now()
                told = {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
                return Spent(told, wait, is_global=True)
        return self._of_route(f"{method} {route}", names)

    def _of_route(self, name: str, names: Mapping[str, str]) -> Spent:
        knobs = self._box.knobs
        limit, seconds = knobs.rates.get(name, (knobs.rate_limit, knobs.rate_seconds))
        major = names.get("channel") or names.get("guild") or names.get("token") or ""
        ends, used = self._count((name, major), seconds)
        now = self._box.world.now()
        headers = {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(max(0, limit - used)),
            "X-RateLimit-Reset": f"{ends:.3f}",
            "X-RateLimit-Reset-After": f"{ends - now:.3f}",
            "X-RateLimit-Bucket": hashlib.md5(name.encode(), usedforsecurity=False).hexdigest(),
        }
        if used <= limit:
            return Spent(headers)
        return Spent(headers | {"X-RateLimit-Scope": "user"}, ends - now)

    def _count(self, key: tuple[str, str], seconds: float) -> tuple[float, int]:
        now = self._box.world.now()
        ends, used = self._windows.get(key, (0.0, 0))
        if now >= ends:
            ends, used = now + seconds, 0
        self._windows[key] = (ends, used + 1)
        return ends, used + 1


class Strictness:
    """Limits that come as refusals with a code: edits of old messages, and conversations begun too fast."""

    def __init__(self, box: "Box") -> None:
        self._box = box
        self._times: dict[tuple[str, str], list[float]] = {}

    def within(self, what: str, whose: str, most: int, seconds: float) -> float | None:
        """Count one; seconds to wait where there have been too many, else None."""
        now = self._box.world.now()
        times = [t for t in self._times.get((what, whose), []) if now - t < seconds]
        self._times[what, whose] = times
        if len(times) >= most:
            return times[0] + seconds - now
        times.append(now)
        return None
