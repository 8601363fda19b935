"""The drill: play, back up under load, kill, lose the file, restore with the command, play on."""

import asyncio
from pathlib import Path

from tests.admin.commands import command
from tests.cogs.player import play_until, start_table
from tests.waiting import PATIENCE
from tests.whole.bot_process import bot_process

MOVES = 6
"""Moves before the backup, while it is made, and after the restore."""


async def test_games_outlive_the_loss_of_their_file(tmp_path: Path) -> None:
    """After the restore the board shows the state of the backup, and its players play on from there."""
    copy = tmp_path / "copies" / "copy.sqlite3"
    async with bot_process(tmp_path) as here:
        players = await here.players(("Anna", "Dagur"))
        await here.start()
        await start_table("cribbage", players)
        begun = here.length()
        await play_until(players, lambda: here.length() >= begun + MOVES)
        at_backup = here.stored()[0]
        environment = {"STOFA_DATABASE": str(here.database)}

        copying = asyncio.create_task(command("backup", copy, **environment))
        await play_until(players, lambda: here.length() >= begun + 2 * MOVES or copying.done())
        done = await copying
        assert (done.code, done.err) == (0, "")
        await play_until(players, lambda: here.length() >= begun + 2 * MOVES)
        refused = await command("restore", copy, **environment)
        assert refused.code == 75

        later = here.stored()[0]
        await here.kill()
        here.database.write_bytes(b"\0" * here.database.stat().st_size)  # the disk has failed
        assert here.bot is not None
        for end in ("-wal", "-shm"):
            here.database.with_name(here.database.name + end).unlink(missing_ok=True)
        restored = await command("restore", copy, **environment)
        assert (restored.code, restored.err) == (0, "")
        assert "open tables: 1, replayed from their first entry: 1" in restored.out

        kept = here.stored()[0]
        assert kept == later[: len(kept)]
        assert len(at_backup) <= len(kept) <= len(later)
        await asyncio.wait_for(here.start(), PATIENCE)
        await here.settled()
        assert here.stored()[0] == kept
        await play_until(players, lambda: here.length() >= len(kept) + MOVES)
        assert here.stored()[0][: len(kept)] == kept
