"""What is there when the bot is ready is never garbage."""

import asyncio

import pytest

import bot
from tests.cogs.sandbox_bot import SandboxBot


async def test_what_is_there_when_the_bot_is_ready_is_frozen_once(
    sandbox_bot: SandboxBot, monkeypatch: pytest.MonkeyPatch
):
    """Garbage is looked for before that, and what comes later is not frozen, also after a lost session."""
    done: list[str] = []
    for name in ("collect", "freeze"):
        monkeypatch.setattr(bot.gc, name, lambda name=name: done.append(name))
    bot.freeze_when_ready(sandbox_bot.bot)
    for _ in range(2):
        sandbox_bot.bot.dispatch("ready")
        await asyncio.sleep(0.01)
    assert done == ["collect", "freeze"]
