"""Fixtures: the bot in a sandbox, and three people in it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox.page_user import PageUser
from tests.cogs.player import Player
from tests.cogs.sandbox_bot import SandboxBot, start_bot


@pytest.fixture
async def sandbox_bot(tmp_path: Path) -> AsyncIterator[SandboxBot]:
    """The bot online in an empty sandbox."""
    async with start_bot(tmp_path) as made:
        yield made


@pytest.fixture
async def anna(sandbox_bot: SandboxBot) -> Player:
    """Plays from her direct messages."""
    return Player(sandbox_bot, await sandbox_bot.connect("Anna"), direct=True, seed=1)


@pytest.fixture
async def bjorn(sandbox_bot: SandboxBot) -> Player:
    """Takes no direct messages, so plays from the channel."""
    sandbox_bot.box.dms("Björn", open=False)
    return Player(sandbox_bot, await sandbox_bot.connect("Björn"), direct=False, seed=2)


@pytest.fixture
async def emma(sandbox_bot: SandboxBot) -> Player:
    """Plays from her direct messages, in English."""
    actor = await sandbox_bot.connect("Emma")
    await actor.locale("en-US")
    return Player(sandbox_bot, actor, direct=True, seed=3)


@pytest.fixture
async def clara(sandbox_bot: SandboxBot) -> PageUser:
    """Has no seat; her Discord client is Danish."""
    return await sandbox_bot.connect("Clara")
