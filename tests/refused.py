"""Attempts that must be refused."""

from collections.abc import Awaitable
from typing import Any

import pytest


async def refused(error: type[Exception] | tuple[type[Exception], ...], *attempts: Awaitable[object]) -> Any:
    """Checks that each attempt raises the error, in order; returns the last one."""
    for attempt in attempts:
        with pytest.raises(error) as found:
            await attempt
    return found.value
