"""What the timer deletes: old games once an hour (STOFA_KEEP_GAMES), and people whom a copy has again."""

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from cogs import clock as clock_module
from db.sqlite import backups
from tables.errors import NoTable
from tests.cogs.player import Player, start_cribbage
from tests.cogs.sandbox_bot import SandboxBot
from tests.tables.seated import having
from tests.waiting import until

DAY = 86_400


async def over(sandbox_bot: SandboxBot, anna: Player, bjorn: Player) -> None:
    """A game of cribbage that Anna has given up."""
    await start_cribbage(anna, bjorn)
    await sandbox_bot.tables.resign(1, int(anna.actor.id), 999)
    await sandbox_bot.settled()


@pytest.mark.parametrize(("days", "is_kept"), [(0.0, True), (11.0, True), (9.0, False)])
async def test_the_timer_deletes_games_that_ended_so_many_days_ago(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, monkeypatch: pytest.MonkeyPatch,
    days: float, is_kept: bool,
) -> None:  # fmt: skip
    """Ten days after its end a game is gone if the setting is nine; not with eleven, and never with none."""
    await over(sandbox_bot, anna, bjorn)
    bot, store = sandbox_bot.bot, sandbox_bot.tables._store
    await store._access.writer.statement("UPDATE tables SET changed = changed - ?", (10 * DAY,))
    before = await sandbox_bot.tables.totals(int(bjorn.actor.id))
    monkeypatch.setattr(bot.clock, "_keep_games", days)
    monkeypatch.setattr(bot.clock, "_sweep_at", 0.0)
    await bot.clock.tick()
    if is_kept:
        assert (await sandbox_bot.tables.table_view(1, None)).outcome is not None
    else:
        with pytest.raises(NoTable):
            await sandbox_bot.tables.table_view(1, None)
    assert await sandbox_bot.tables.totals(int(bjorn.actor.id)) == before


async def test_the_timer_looks_once_an_hour(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between two looks nothing is read, however often the timer runs."""
    swept: list[tuple[float, float]] = []

    async def sweep(now: float, keep_games: float) -> int:
        swept.append((now, keep_games))
        return 0

    monkeypatch.setattr(sandbox_bot.tables.personal, "sweep", sweep)
    monkeypatch.setattr(sandbox_bot.bot.clock, "_keep_games", 30.0)
    began = time.monotonic()
    monkeypatch.setattr(sandbox_bot.bot.clock, "_sweep_at", began)
    for passed in (0, 5, clock_module.SWEEP_EVERY - 5, clock_module.SWEEP_EVERY + 5):
        clock = SimpleNamespace(monotonic=lambda passed=passed: began + passed)  # the loop has its own
        monkeypatch.setattr(clock_module, "time", clock)
        await sandbox_bot.bot.clock.tick()
    assert [keep_games for _, keep_games in swept] == [30.0, 30.0]


async def test_who_was_deleted_is_not_in_a_copy_that_was_put_back(
    sandbox_bot: SandboxBot, tmp_path: Path
) -> None:
    """The next start deletes them again before anything else is done."""
    database, copy = Path(sandbox_bot.database), tmp_path / "copies" / "copy.sqlite3"
    await until(lambda: sandbox_bot.bot.clock.ticked_at is not None)
    await sandbox_bot.tables.settings.set_person(77, having(suits="four"))
    await asyncio.to_thread(backups.copy, database, copy)
    await sandbox_bot.tables.personal.forget(77)
    await sandbox_bot.stop()
    backups.put_back(copy, database)
    await sandbox_bot.start()
    await until(lambda: sandbox_bot.bot.clock.ticked_at is not None)
    assert (await sandbox_bot.tables.settings.person(77)).suits != "four"
