"""A box, a bot in it, and two people, for the tests of this folder."""

from collections.abc import AsyncIterator

import pytest

from sandbox.actor import Actor
from sandbox.box import Box
from sandbox.server import serve
from tests.sandbox import oracles
from tests.sandbox.api import Api
from tests.sandbox.client import Bot, running


@pytest.fixture
async def box() -> AsyncIterator[Box]:
    """An empty box that keeps nothing; all that it has said and taken is judged at the end."""
    async with serve() as made:
        yield made
        if oracles.at_hand():
            assert oracles.judge(made) == []


@pytest.fixture
async def bot(box: Box) -> AsyncIterator[Bot]:
    """The small real bot, logged in."""
    async with running(box) as made:
        yield made


@pytest.fixture
async def anna(box: Box, bot: Bot) -> AsyncIterator[Actor]:
    """A person who is a moderator."""
    async with await Actor.connect(box.url, "anna") as actor:
        yield actor


@pytest.fixture
async def finn(box: Box, bot: Bot) -> AsyncIterator[Actor]:
    """A second person."""
    async with await Actor.connect(box.url, "finn") as actor:
        yield actor


@pytest.fixture
async def api(box: Box) -> AsyncIterator[Api]:
    """Raw REST calls; no bot runs."""
    async with Api(box) as made:
        yield made
