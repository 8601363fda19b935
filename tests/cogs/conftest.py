"""An evening for each test that wants one, with Anna and Björn at the page."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox.page_user import PageUser
from tests.cogs.evening import Evening, evening
from tests.cogs.players import Player


@pytest.fixture
async def tonight(tmp_path: Path) -> AsyncIterator[Evening]:
    """The bot online in an empty sandbox."""
    async with evening(tmp_path) as made:
        yield made


@pytest.fixture
async def anna(tonight: Evening) -> Player:
    """Plays from her direct messages."""
    return Player(tonight, await tonight.sit("Anna"), direct=True, seed=1)


@pytest.fixture
async def bjorn(tonight: Evening) -> Player:
    """Takes no direct messages, so plays from the channel."""
    tonight.box.dms("Björn", open=False)
    return Player(tonight, await tonight.sit("Björn"), direct=False, seed=2)


@pytest.fixture
async def clara(tonight: Evening) -> PageUser:
    """Somebody who has no seat; her Discord speaks Danish."""
    return await tonight.sit("Clara")
