"""Events that discord.py cannot read: one line of the log each, and the bot stays and answers."""

import copy
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from cogs.wire import shards
from sandbox.errors import Json
from sandbox.page_user import text
from tests.cogs.player import CHANNEL, Player, start_cribbage
from tests.cogs.sandbox_bot import SandboxBot
from tests.waiting import until

FAULT = re.compile(r"fault [0-9A-F]{6}: (\w+) \w+")


def sent(sandbox_bot: SandboxBot) -> list[tuple[str, Json]]:
    """One event of each name and kind that the bot has received, without READY."""
    found: dict[tuple[Any, ...], tuple[str, Json]] = {}
    for session in sandbox_bot.box.gateway.sessions.values():
        for _, frame in session.sent:
            event = json.loads(frame)
            name, data = event["t"], event["d"]
            if name != "READY":
                found.setdefault((name, data.get("type"), "guild_id" in data), (name, data))
    return [*found.values()]


def broken(data: Any) -> Iterator[Any]:
    """Yields the data once without each of its fields, and once with null in place of it."""
    copies = copy.deepcopy(data)
    for key in list(copies) if isinstance(copies, dict) else ():
        kept = copies.pop(key)
        yield copy.deepcopy(copies)
        copies[key] = None
        yield copy.deepcopy(copies)
        copies[key] = kept
        if isinstance(kept, dict | list):
            for part in broken(kept):
                yield copy.deepcopy(copies) | {key: part}
    if isinstance(copies, list) and copies:
        for part in broken(copies[0]):
            yield [part, *copies[1:]]


def send(sandbox_bot: SandboxBot, name: str, data: Json) -> None:
    """Sends an event to the bot."""
    for session in sandbox_bot.box.gateway.sessions.values():
        if session.connection is not None:
            sandbox_bot.box.gateway._send(session, name, data)


async def an_evening(sandbox_bot: SandboxBot, anna: Player, bjorn: Player) -> None:
    """What makes Discord send events of each name: channels and threads, roles, forms, lists, moves."""
    box, person = sandbox_bot.box, anna.actor.id
    made = box.guilds.add_channel(box.guild("Stofan"), "corner")
    thread = box.threads.start(made, person, {"name": "deep", "type": 11})
    for change in (lambda: box.deny(made, 1 << 11), lambda: box.delete_channel(thread)):
        change()
    box.delete_channel(made)
    await start_cribbage(anna, bjorn)
    await anna.move()
    await anna.actor.complete("cribbage play", "move", CHANNEL, move="5")


async def test_a_broken_event_is_skipped(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, caplog: pytest.LogCaptureFixture, monkeypatch: Any
) -> None:
    """Each field once left out and once null: what discord.py cannot read is logged, and a press answered."""
    monkeypatch.setattr(shards, "TOLD_AGAIN", 0.0)
    await an_evening(sandbox_bot, anna, bjorn)
    tried = [(name, data) for name, whole in sent(sandbox_bot) for data in broken(whole)]
    caplog.clear()
    for number, (name, data) in enumerate(tried):
        send(sandbox_bot, name, data)
        if number % 50 == 0:
            await anna.actor.slash("my-games", CHANNEL)
    await anna.actor.slash("my-games", CHANNEL)
    await sandbox_bot.settled()
    told = [found[1] for one in caplog.records if (found := FAULT.match(one.getMessage()))]
    assert len(tried) > 1500
    assert len(told) > 300
    assert {"GUILD_CREATE", "CHANNEL_CREATE", "THREAD_CREATE", "MESSAGE_CREATE", "INTERACTION_CREATE"} <= {
        *told
    }
    assert sandbox_bot.bot.is_online
    assert len(sandbox_bot.box.gateway.sessions) == 1


async def test_a_server_that_could_not_be_read_is_fetched(sandbox_bot: SandboxBot, anna: Player) -> None:
    """A channel without a position, which Discord calls optional, is known all the same."""
    box = sandbox_bot.box
    name, whole = next(event for event in sent(sandbox_bot) if event[0] == "GUILD_CREATE")
    sandbox_bot.bot.guilds[0]._channels.clear()
    bad = [
        {key: value for key, value in channel.items() if key != "position"} for channel in whole["channels"]
    ]
    send(sandbox_bot, name, whole | {"channels": bad})
    await until(lambda: len(sandbox_bot.bot.guilds[0].channels) == len(whole["channels"]))
    assert [call.path for call in box.calls].count(f"/guilds/{whole['id']}") == 1


@pytest.mark.parametrize("missing", ["application_id", "data"])
async def test_who_presses_what_cannot_be_read_is_told(
    sandbox_bot: SandboxBot, anna: Player, missing: str
) -> None:
    """In the language of their Discord, with the code of the log."""
    await anna.actor.locale("da")
    sandbox_bot.box.gateway.spoil("INTERACTION_CREATE", missing)
    await anna.actor.slash("my-games", CHANNEL)
    told = await anna.actor.wait_message(CHANNEL, lambda m: m.get("ephemeral"))
    assert re.search(r"Noget gik i stykker.* [0-9A-F]{6}$", text(told))


@pytest.mark.parametrize("missing", ["shard", "user", "session_id", "guilds"])
async def test_a_broken_ready_connects_anew(
    sandbox_bot: SandboxBot, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    """A session whose beginning cannot be read is ended, and the next one is whole."""
    gateway = sandbox_bot.box.gateway
    gateway.spoil("READY", missing)
    monkeypatch.setattr(shards, "IDENTIFY_EVERY", 0.01)
    gateway.invalidate(resumable=False)
    await until(lambda: len(gateway.sessions) == 2 and sandbox_bot.bot.is_online)
    await until(lambda: len(gateway.connections) == 1)
