"""Goofspiel through the sandbox, by people who press what they are offered."""

import pytest

from tests.cogs.messages import is_over
from tests.cogs.player import connect_players, play_until, start_table
from tests.cogs.sandbox_bot import SandboxBot


@pytest.mark.sampled("evenings")
async def test_three_people_finish_a_game(sandbox_bot: SandboxBot) -> None:
    """Three people play thirteen rounds by buttons, and the board shows the end."""
    players = await connect_players(sandbox_bot, 3)
    await start_table("goofspiel", players)
    await play_until(players, lambda: is_over(players[0].actor))
    end = await sandbox_bot.tables.table_view(1, None)
    assert len(end.view.rounds) == 13
