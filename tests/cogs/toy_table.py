"""Fixtures: the bot with the toy game only, and two people at its table 1."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from sandbox.page_user import PageUser, offered
from tests.cogs.player import CHANNEL, is_board
from tests.cogs.sandbox_bot import Json, SandboxBot, new_id, start_bot
from tests.cogs.toy_game import FORMS, TOY_GAMES, install


@pytest.fixture
async def sandbox_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SandboxBot]:
    """The bot online in an empty sandbox, with the toy game as its only game."""
    install(monkeypatch)
    async with start_bot(tmp_path, games=TOY_GAMES, forms=FORMS) as made:
        yield made


@pytest.fixture
async def anna(sandbox_bot: SandboxBot) -> PageUser:
    """Opens table 1 and has the first turn."""
    return await sandbox_bot.connect("Anna")


@pytest.fixture
async def bjorn(sandbox_bot: SandboxBot, anna: PageUser) -> PageUser:
    """Has the second seat of table 1, where the game has begun."""
    bjorn = await sandbox_bot.connect("Björn")
    await sandbox_bot.update(await sandbox_bot.deal("toy", anna, bjorn))
    return bjorn


async def hand(actor: PageUser) -> Json:
    """The person's hand in their direct messages."""
    return await actor.wait_message("dm", lambda m: offered(m) and not m.get("ephemeral"))


async def board(actor: PageUser) -> Json:
    """The table's message."""
    return await actor.wait_message(CHANNEL, is_board)


async def go(sandbox_bot: SandboxBot, actor: PageUser, ways: str) -> None:
    """Makes a move of these steps."""
    await sandbox_bot.tables.act(
        1, int(actor.id), await seat(sandbox_bot, actor), None, f"go {ways}", new_id()
    )
    await sandbox_bot.update()


async def seat(sandbox_bot: SandboxBot, actor: PageUser) -> Any:
    """The person's seat."""
    return ((await sandbox_bot.tables.fetch(1)).seats_of(int(actor.id)))[0]


async def info(sandbox_bot: SandboxBot) -> Any:
    """The public part of the table."""
    return (await sandbox_bot.tables.table_view(1, None)).table
