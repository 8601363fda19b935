"""Fixtures: raw connections to the gateway."""

from collections.abc import AsyncIterator

import aiohttp
import pytest

from sandbox.sandbox import Sandbox
from tests.sandbox.gateway.dialing import Dialer


@pytest.fixture
async def dialer(sandbox: Sandbox) -> AsyncIterator[Dialer]:
    """Connections that are closed after the test."""
    async with aiohttp.ClientSession() as session:
        yield Dialer(sandbox, session)
