"""Waits in tests: for what has to come, and not for a time."""

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 90.0
"""Seconds until what has to come is taken for lost; long, for busy machines."""


async def until(find: Callable[[], T | Awaitable[T]]) -> T:
    """Returns the first true value that `find` returns, or awaits; raises TimeoutError without one."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = find()
            value = await found if inspect.isawaitable(found) else found
            if value:
                return value
            await asyncio.sleep(0.01)
