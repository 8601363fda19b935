"""Fixtures: the bot with the toy game only, and two people at its table 1."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from sandbox.page_user import PageUser, offered
from tables.views import NewTable
from tests.cogs.player import CHANNEL, is_board
from tests.cogs.sandbox_bot import Json, SandboxBot, start_bot
from tests.cogs.toy_game import FORMS, TOY_GAMES, install

PRESSES = iter(range(50, 10_000))
"""Interaction ids for actions that tests make directly. A repeated one would do nothing."""


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
    await begin(sandbox_bot, anna, bjorn)
    return bjorn


async def begin(sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser) -> None:
    """Opens and starts a table of the toy game."""
    guild = int(sandbox_bot.bot.guilds[0].id)
    table = await sandbox_bot.tables.open_table(
        NewTable("toy", guild=guild, channel=int(anna.channel(CHANNEL)), host=int(anna.id), press=1)
    )
    await sandbox_bot.tables.join(table, int(anna.id), 2)
    await sandbox_bot.tables.join(table, int(bjorn.id), 3)
    await sandbox_bot.tables.start(table, int(anna.id), 4)
    await sandbox_bot.bot.sync.update(table)
    await sandbox_bot.settled()


async def hand(actor: PageUser) -> Json:
    """The person's hand in their direct messages."""
    return await actor.wait_message("dm", lambda m: offered(m) and not m.get("ephemeral"))


async def board(actor: PageUser) -> Json:
    """The table's message."""
    return await actor.wait_message(CHANNEL, is_board)


async def go(sandbox_bot: SandboxBot, actor: PageUser, ways: str) -> None:
    """Makes a move of these steps."""
    await sandbox_bot.tables.act(
        1, int(actor.id), await seat(sandbox_bot, actor), None, f"go {ways}", next(PRESSES)
    )
    await sandbox_bot.bot.sync.update(1)
    await sandbox_bot.settled()


async def seat(sandbox_bot: SandboxBot, actor: PageUser) -> Any:
    """The person's seat."""
    return ((await sandbox_bot.tables.fetch(1)).seats_of(int(actor.id)))[0]


async def info(sandbox_bot: SandboxBot) -> Any:
    """The public part of the table."""
    return (await sandbox_bot.tables.table_view(1, None)).table
