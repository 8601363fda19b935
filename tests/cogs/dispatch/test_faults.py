"""Errors that nobody foresaw: what is said of the move that led to them."""

from typing import Any

import pytest

from sandbox.page_user import text
from tests.cogs.messages import asides, state
from tests.cogs.player import Player, start_cribbage
from tests.cogs.sandbox_bot import SandboxBot
from tests.waiting import until


async def test_a_fault_after_a_move_does_not_deny_it(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, monkeypatch: pytest.MonkeyPatch
):
    """The move is stored when its messages cannot be made: it counts, and the board shows it soon."""
    await start_cribbage(anna, bjorn)
    before, update_to = (await state(sandbox_bot)).length, sandbox_bot.bot.sync.update_to

    async def broken(*what: Any, **more: Any) -> Any:
        if (await state(sandbox_bot)).length > before:
            raise RuntimeError("5H 6D")
        return await update_to(*what, **more)

    monkeypatch.setattr(sandbox_bot.bot.sync, "update_to", broken)
    while (await state(sandbox_bot)).length == before:
        await anna.move()
    told = " ".join(text(m) for m in asides(anna.actor, "dm"))
    assert "what you did counts" in told
    assert "nothing’s changed" not in told

    async def is_shown() -> bool:
        return "has put two cards" in text(await bjorn.board())

    await until(is_shown)
