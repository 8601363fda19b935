"""Fixtures: a sandbox, a bot in it, two people, REST calls."""

from collections.abc import AsyncIterator

import pytest

from sandbox.page_user import PageUser
from sandbox.sandbox import Sandbox
from sandbox.server import serve
from tests.sandbox import oracles
from tests.sandbox.api import Api
from tests.sandbox.libraries.discordpy_bot import Bot, running


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """An empty sandbox that stores nothing. At the end its calls and events are validated."""
    async with serve() as made:
        yield made
        oracles.check(made)


@pytest.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[Bot]:
    """The discord.py bot, logged in."""
    async with running(sandbox) as made:
        yield made


@pytest.fixture
async def anna(sandbox: Sandbox, bot: Bot) -> AsyncIterator[PageUser]:
    """A moderator."""
    async with await PageUser.connect(sandbox.url, "anna") as actor:
        yield actor


@pytest.fixture
async def finn(sandbox: Sandbox, bot: Bot) -> AsyncIterator[PageUser]:
    """Another person."""
    async with await PageUser.connect(sandbox.url, "finn") as actor:
        yield actor


@pytest.fixture
async def api(sandbox: Sandbox) -> AsyncIterator[Api]:
    """Raw REST calls, without a bot."""
    async with Api(sandbox) as made:
        yield made
