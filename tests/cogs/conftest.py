"""Fixtures: the bot in a sandbox, three people in it, and texts that are parsed once a process."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast

import locales
from sandbox.page_user import PageUser
from tests.cogs.player import Player
from tests.cogs.sandbox_bot import SandboxBot, start_bot


@pytest.fixture(scope="session", autouse=True)
def texts_parsed_once() -> Iterator[None]:
    """Parses the same files of texts once: every toy table loads all languages, for two seconds otherwise."""
    parse = locales.read
    parsed: dict[tuple[tuple[Path, int], ...], ast.Resource] = {}

    def read(folder: Path) -> ast.Resource:
        files = sorted(file.resolve() for file in folder.glob("*.ftl"))
        key = tuple((file, file.stat().st_mtime_ns) for file in files)
        if key not in parsed:
            parsed[key] = parse(folder)
        return parsed[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(locales, "read", read)
        yield


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
async def clara(sandbox_bot: SandboxBot) -> PageUser:
    """Has no seat; her Discord client is Danish."""
    return await sandbox_bot.connect("Clara")
