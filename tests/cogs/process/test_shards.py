"""The bot in several shards of one process."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from discord.gateway import KeepAliveHandler

from cogs.wire.shards import IDENTIFY_EVERY
from sandbox.sandbox import Sandbox
from sandbox.server import serve
from tests.cogs.processes import ended, run, started, stopped
from tests.cogs.sandbox_bot import SandboxBot, start_bot
from tests.waiting import PATIENCE, until

CHANNELS = ("nul", "one")


def divide(box: Sandbox) -> None:
    """Recommends two shards, each with a server of its own, and starts them in turn as Discord does."""
    box.knobs.shards, box.knobs.identify_seconds = 2, 5.0
    for number, channel in enumerate(CHANNELS):
        people = box.world.people
        box.guilds.create(f"of shard {number}", people, shard=(number, 2), channels=(channel,))


def divide_at_once(box: Sandbox) -> None:
    divide(box)
    box.knobs.max_concurrency = 2


@pytest.fixture
async def sandbox_bot(tmp_path: Path) -> AsyncIterator[SandboxBot]:
    """The bot online with two shards that could start at once."""
    async with start_bot(tmp_path, prepare=divide_at_once) as made:
        yield made


async def open_tables(sandbox_bot: SandboxBot) -> list[int]:
    """Opens a table in the channel of each shard. Returns their numbers."""
    anna = await sandbox_bot.connect("Anna")
    for channel in CHANNELS:
        await anna.slash("goofspiel new", channel, bots="on", timeout=PATIENCE)
        await anna.wait_message(channel, lambda m: not m.get("ephemeral"), PATIENCE)
    await sandbox_bot.settled()
    rows = await sandbox_bot.tables._store.open_tables()
    return sorted(row.table for row in rows)


async def is_suspended(sandbox_bot: SandboxBot, table: int) -> bool:
    """Checks if this table, and no other, is suspended."""
    return [row.table for row in await sandbox_bot.tables._store.open_tables() if row.suspended] == [table]


def starts(box: Sandbox) -> int:
    return 1_000 - box.gateway.starts.left


@pytest.mark.sampled("shards")
async def test_as_many_shards_as_recommended_start_in_turn(tmp_path: Path):
    """No start is refused by Discord's limit; servers of both shards and direct messages are served."""
    async with start_bot(tmp_path, prepare=divide) as sandbox_bot:
        box, bot = sandbox_bot.box, sandbox_bot.bot
        assert (bot.shard_count, sorted(bot.shards), starts(box)) == (2, [0, 1], 2)
        assert (bot.is_online, box.gateway.online, len(bot.guilds)) == (True, True, 3)
        asked = [call for call in box.calls if call.path == "/gateway/bot"]
        assert len(asked) == 1
        assert len(await open_tables(sandbox_bot)) == 2
        anna = await sandbox_bot.connect("Anna")
        await anna.slash("games", "dm", timeout=PATIENCE)


@pytest.mark.sampled("shards")
async def test_shards_of_different_keys_start_at_once(
    sandbox_bot: SandboxBot, monkeypatch: pytest.MonkeyPatch
):
    """With a max_concurrency of 2, two shards do not wait for each other; a third waits its five seconds."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    bot = sandbox_bot.bot
    bot._started.clear()
    monkeypatch.setattr("cogs.wire.shards.asyncio.sleep", sleep)
    for shard in (0, 1, 2, 4, 3):
        await bot.before_identify_hook(shard)
    steps = [round(seconds / IDENTIFY_EVERY) for seconds in slept]
    assert steps == [0, 0, 1, 2, 1]


@pytest.mark.sampled("shards")
async def test_one_shard_alone_is_cut_and_comes_back(sandbox_bot: SandboxBot):
    """Meanwhile the other shard plays on; what people did on the first is heard afterwards."""
    box, bot = sandbox_bot.box, sandbox_bot.bot
    anna = await sandbox_bot.connect("Anna")
    box.gateway.hold(1)
    box.gateway.drop(1)
    await until(lambda: not bot.is_online)
    await anna.slash("cribbage new", "nul", timeout=PATIENCE)
    await anna.wait_message("nul", lambda m: not m.get("ephemeral"), PATIENCE)
    held = asyncio.create_task(anna.slash("cribbage new", "one", timeout=PATIENCE))
    box.gateway.release(1)
    await held
    await anna.wait_message("one", lambda m: not m.get("ephemeral"), PATIENCE)
    await until(lambda: bot.is_online)
    assert starts(box) == 2, "the session was resumed"


@pytest.mark.sampled("shards")
async def test_a_server_that_is_gone_when_its_shard_comes_back(sandbox_bot: SandboxBot):
    """The bot was removed while it heard nothing: the games of that server alone are suspended."""
    box, bot = sandbox_bot.box, sandbox_bot.bot
    first, second = await open_tables(sandbox_bot)
    box.gateway.hold(1)
    box.gateway.invalidate(1)
    box.guilds.remove_bot(box.guild("of shard 1"))
    box.gateway.release(1)
    await until(lambda: len(bot.guilds) == 2 and bot.is_online and starts(box) == 3)
    await until(lambda: is_suspended(sandbox_bot, second))
    assert first != second


def heartbeats() -> set[KeepAliveHandler]:
    """The threads that keep connections to the gateway alive."""
    return {each for each in threading.enumerate() if isinstance(each, KeepAliveHandler)}


@pytest.mark.sampled("shards")
async def test_a_stop_while_a_session_waits_for_its_start(tmp_path: Path):
    """No thread of its connection goes on, which would send its next heartbeat to nobody."""
    async with start_bot(tmp_path, prepare=divide_at_once) as sandbox_bot:
        before = heartbeats()
        sandbox_bot.bot._started[1] = time.monotonic() + PATIENCE
        sandbox_bot.box.gateway.invalidate(1)
        await until(lambda: heartbeats() - before)
        begun = heartbeats() - before
    assert all(thread._stop_ev.is_set() for thread in begun)


@pytest.mark.sampled("shards")
async def test_too_few_shards_end_in_a_new_start(tmp_path: Path):
    """Discord wants more than it recommended at the start (4011): exit 75, and the next start has them."""
    async with serve() as box:
        bot = await started(box, tmp_path)
        box.knobs.shards = 2
        box.gateway.invalidate()
        code, said = await ended(bot)
        assert code == 75
        assert said.endswith("Discord wants more shards (code 4011): a new start asks how many\n")
        bot = await started(box, tmp_path)
        assert box.gateway.shards == [True, True]
        await stopped(bot)


@pytest.mark.sampled("shards")
async def test_too_few_chosen_shards_are_named(tmp_path: Path):
    """Exit 78 names STOFA_SHARDS if its number is below what Discord wants."""
    async with serve() as box:
        box.knobs.shards = 2
        bot = await run(tmp_path, **box.environment, STOFA_SHARDS="1")
        code, said = await ended(bot)
    assert code == 78
    assert said.splitlines()[-1].startswith("STOFA_SHARDS: ")
