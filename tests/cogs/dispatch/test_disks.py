"""What people see while the store of the running bot is full, read-only, locked or slow."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from typing import Any

import pytest

from db.sqlite.engine import Sqlite
from sandbox.page_user import text
from tests.cogs.dispatch.test_presses import acknowledged, anna_confirms
from tests.cogs.messages import asides, live_boards, state
from tests.cogs.player import Player, start_cribbage
from tests.cogs.sandbox_bot import SandboxBot

REFUSED = "I couldn’t save that, so nothing’s changed."


def connection(sandbox_bot: SandboxBot) -> Any:
    """The connection with which the bot writes."""
    engine: Any = sandbox_bot.tables._store._engine
    return engine._connection


@asynccontextmanager
async def full(sandbox_bot: SandboxBot) -> AsyncIterator[None]:
    """The file may not grow any more, and an entry needs more room than is left."""
    writes = connection(sandbox_bot)
    await writes.execute("CREATE TABLE large (body BLOB)")
    ((pages,),) = await writes.execute_fetchall("PRAGMA page_count")
    await writes.execute_fetchall(f"PRAGMA max_page_count = {pages + 20}")
    await writes.execute(
        "CREATE TEMP TRIGGER grows AFTER INSERT ON main.entries "
        "BEGIN INSERT INTO large VALUES (zeroblob(1000000)); END"
    )
    yield
    await writes.execute("DROP TRIGGER grows")
    await writes.execute_fetchall("PRAGMA max_page_count = 1000000")


@asynccontextmanager
async def read_only(sandbox_bot: SandboxBot) -> AsyncIterator[None]:
    """Every write is refused, as on a disk that was mounted read-only after an error."""
    await connection(sandbox_bot).execute_fetchall("PRAGMA query_only = ON")
    yield
    await connection(sandbox_bot).execute_fetchall("PRAGMA query_only = OFF")


@asynccontextmanager
async def locked(sandbox_bot: SandboxBot) -> AsyncIterator[None]:
    """Another program holds the file for longer than a press waits."""
    await connection(sandbox_bot).execute_fetchall("PRAGMA busy_timeout = 200")
    with closing(sqlite3.connect(sandbox_bot.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("COMMIT")


async def given(sandbox_bot: SandboxBot) -> int:
    """How many cards Anna has laid away."""
    return len((await sandbox_bot.view(0)).given)


@pytest.mark.parametrize("broken", [full, read_only, locked])
async def test_who_presses_reads_that_nothing_has_changed(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, broken: Any
) -> None:
    """F29, F30: a minute of presses changes nothing and is told; then the same press is a move."""
    await start_cribbage(anna, bjorn)
    before, boards = await state(sandbox_bot), len(live_boards(anna.actor))
    async with broken(sandbox_bot):
        for _ in range(3):
            assert not await anna_confirms(anna)
            assert REFUSED in text(asides(anna.actor, "dm")[-1])
        assert await state(sandbox_bot) == before
    assert await anna_confirms(anna)
    assert await given(sandbox_bot) == 2
    assert len(live_boards(anna.actor)) == boards


async def test_a_slow_store_is_waited_for(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F7: a write waits until the press is acknowledged, which happens without it; the move comes once."""
    await start_cribbage(anna, bjorn)
    insert = Sqlite.insert

    async def slowly(self: Sqlite, steps: Any) -> Any:
        await acknowledged(sandbox_bot)
        return await insert(self, steps)

    monkeypatch.setattr(Sqlite, "insert", slowly)
    assert await anna.move()
    assert await given(sandbox_bot) == 2
    assert not [frame for frame in anna.actor.frames if frame["t"] == "failed"]
