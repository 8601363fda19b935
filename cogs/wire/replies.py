"""What Discord has replied: how often it was too much, and what discord.py cannot read.

Discord adds fields and leaves out others, and a proxy may answer in its place. What was done is not undone by
that, and must not be done again.
"""

import json
import logging
import time
from collections import deque
from collections.abc import Awaitable
from contextvars import ContextVar
from typing import Any, Final, NamedTuple, TypeVar

import aiohttp

T = TypeVar("T")

LATELY: Final = 3600.0
"""Seconds for which a rate limit counts."""
MOST: Final = 1_000
_BEGINS: Final = ("We are being rate limited", "Global rate limit")
"""How discord.py begins its lines about them."""

_UNREAD: Final = (ValueError, TypeError, LookupError, AttributeError)
_last: ContextVar[aiohttp.ClientResponse | None] = ContextVar("_last", default=None)
_log = logging.getLogger(__name__)


class Unread(NamedTuple):
    """Stands for a message whose request was carried out. `id` is 0 if not even that can be read."""

    id: int


class UnreadReply(OSError):
    """The request may have been carried out, as after a lost connection."""


def watch(trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
    """Has the replies to a session's requests noted, each for the task that has made the request."""
    trace.on_request_end.append(_note)
    return trace


async def _note(session: object, context: object, end: aiohttp.TraceRequestEndParams) -> None:
    _last.set(end.response)


async def carried_out(request: Awaitable[T]) -> T | Unread:
    """Makes a request for a message; `Unread` if that is carried out with a reply that cannot be read."""
    _last.set(None)
    try:
        return await request
    except _UNREAD as error:
        reply = _last.get()
        if reply is None or not reply.ok:
            raise
        _log.warning("reply of Discord not readable: %s %s", reply.method, type(error).__name__)
        return Unread(await _id(reply))


async def _id(reply: aiohttp.ClientResponse) -> int:
    """The id of the message that a reply is about, which is inside of it if the request was a response."""
    try:
        found: Any = json.loads(await reply.text())
        if "interaction" in found and "id" not in found:
            return int(found["interaction"]["response_message_id"])
        return int(found["id"])
    except _UNREAD:
        return 0


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
