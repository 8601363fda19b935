"""A box, a bot in it, and two people, for the tests of this folder."""

from collections.abc import AsyncIterator

import pytest

from sandbox.page_user import PageUser
from sandbox.sandbox import Sandbox
from sandbox.server import serve
from tests.sandbox import oracles
from tests.sandbox.api import Api
from tests.sandbox.client import Bot, running


@pytest.fixture
async def box() -> AsyncIterator[Sandbox]:
    """An empty box that keeps nothing; all that it has said and taken is judged at the end."""
    async with serve() as made:
        yield made
        if oracles.at_hand():
            assert oracles.judge(made) == []


@pytest.fixture
async def bot(box: Sandbox) -> AsyncIterator[Bot]:
    """The small real bot, logged in."""
    async with running(box) as made:
        yield made


@pytest.fixture
async def anna(box: Sandbox, bot: Bot) -> AsyncIterator[PageUser]:
    """A person who is a moderator."""
    async with await PageUser.connect(box.url, "anna") as actor:
        yield actor


@pytest.fixture
async def finn(box: Sandbox, bot: Bot) -> AsyncIterator[PageUser]:
    """A second person."""
    async with await PageUser.connect(box.url, "finn") as actor:
        yield actor


@pytest.fixture
async def api(box: Sandbox) -> AsyncIterator[Api]:
    """Raw REST calls; no bot runs."""
    async with Api(box) as made:
        yield made
