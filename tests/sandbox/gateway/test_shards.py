"""Several shards: which events each gets, when they may start, and faults of one alone."""

import asyncio
from typing import Any

import aiohttp
import pytest

from sandbox.page_user import PageUser
from sandbox.sandbox import Sandbox
from sandbox.workshop import Workshop
from tests.sandbox.api import Api
from tests.sandbox.gateway.dialing import PATIENCE, Connection, Dialer

SILENCE = 0.1  # seconds in which nothing may come


async def _both(dialer: Dialer) -> list[tuple[Connection, dict[str, Any]]]:
    """Two identified shards of a bot, each with its READY."""
    return [await dialer.login(shard=[number, 2]) for number in range(2)]


async def _silent(line: Connection) -> None:
    with pytest.raises(asyncio.TimeoutError):
        await line.socket.receive(timeout=SILENCE)


def _guilds(sandbox: Sandbox) -> list[str]:
    """Ids of the guilds of shard 0 and of shard 1."""
    people = sandbox.world.people
    return [sandbox.guilds.create(f"of shard {n}", people, shard=(n, 2)).id for n in range(2)]


async def test_two_shards_share_out_guilds_and_dms(dialer: Dialer) -> None:
    """Events of a guild are sent to its shard, and those of DMs to shard 0."""
    sandbox, anna = dialer.sandbox, dialer.sandbox.person("anna").id
    guild = next(iter(sandbox.world.guilds))
    mine = (int(guild) >> 22) % 2
    lines = [(await dialer.login(shard=[n, 2]))[0] for n in range(2)]
    await lines[mine].until("GUILD_CREATE")
    sandbox.messages.say(sandbox.channel("stofa"), anna, "guild")
    sandbox.messages.say(sandbox.world.dm_with(anna), anna, "dm")
    got = await lines[mine].until("MESSAGE_CREATE")
    assert got["d"].get("guild_id") == guild
    dm = await lines[0].until("MESSAGE_CREATE")
    assert dm["d"]["content"] == "dm"
    await _silent(lines[1])


async def test_shards_are_asked_for(dialer: Dialer, api: Api) -> None:
    """An Identify without shards is refused (4011) if two are recommended."""
    dialer.sandbox.knobs.shards = 2
    _, shape = await api.call("GET", "/gateway/bot")
    assert (shape["shards"], shape["session_start_limit"]["remaining"]) == (2, 1000)
    connection = await dialer.dial()
    await connection.put(2, {"token": dialer.sandbox.token, "intents": 1})
    assert await connection.closed() == 4011
    await dialer.login(shard=[1, 2])
    assert dialer.sandbox.gateway.starts.left == 999


async def test_a_guild_is_made_on_a_shard(sandbox: Sandbox) -> None:
    """The ids of guilds made for a shard fall to it, and increase."""
    made = [
        int(sandbox.guilds.create("x", [], shard=(number, 16)).id)
        for number in (3, 3, 15, 0)
        for _ in range(2)
    ]
    assert [(guild >> 22) % 16 for guild in made] == [3, 3, 3, 3, 15, 15, 0, 0]
    assert made == sorted(set(made))


async def test_one_in_five_seconds_may_identify(dialer: Dialer) -> None:
    """The second Identify in the time that is set gets an Invalid Session (9), and one after that a READY."""
    dialer.sandbox.knobs.as_discord()
    assert dialer.sandbox.knobs.identify_seconds == 5.0
    await dialer.login(shard=[0, 2])
    hasty = await dialer.dial()
    await hasty.put(2, {"token": dialer.sandbox.token, "intents": 1, "shard": [1, 2]})
    frame = await hasty.get()
    assert (frame["op"], frame["d"]) == (9, False)
    assert dialer.sandbox.gateway.starts.left == 999
    dialer.sandbox.advance(5.0)
    await hasty.put(2, {"token": dialer.sandbox.token, "intents": 1, "shard": [1, 2]})
    await hasty.until("READY")
    assert dialer.sandbox.gateway.starts.left == 998


async def test_max_concurrency_shards_identify_at_once(dialer: Dialer, api: Api) -> None:
    """With a max_concurrency of 2, shards 0 and 1 start at once; 2 has to wait for 0."""
    knobs = dialer.sandbox.knobs
    knobs.identify_seconds, knobs.max_concurrency = 60.0, 2
    _, shape = await api.call("GET", "/gateway/bot")
    assert shape["session_start_limit"]["max_concurrency"] == 2
    for number in range(2):
        await dialer.login(shard=[number, 3])
    hasty = await dialer.dial()
    await hasty.put(2, {"token": dialer.sandbox.token, "intents": 1, "shard": [2, 3]})
    assert (await hasty.get())["op"] == 9


async def test_a_day_has_so_many_starts(dialer: Dialer) -> None:
    """When all session starts of a day are used, an Identify gets an Invalid Session (9)."""
    starts = dialer.sandbox.gateway.starts
    while starts.left:
        starts.start(0)
    late = await dialer.dial()
    await late.put(2, {"token": dialer.sandbox.token, "intents": 1})
    assert (await late.get())["op"] == 9
    dialer.sandbox.advance(24 * 3600)
    await late.put(2, {"token": dialer.sandbox.token, "intents": 1})
    await late.until("READY")


async def test_online_is_told_by_shard(dialer: Dialer) -> None:
    """The bot is online with all of its shards only, and a page is told which are missing."""
    gateway = dialer.sandbox.gateway
    assert (gateway.shards, gateway.online) == ([], False)
    async with await PageUser.connect(dialer.sandbox.url, "anna") as anna:
        first, _ = await dialer.login(shard=[0, 2])
        assert (gateway.shards, gateway.online) == ([True, False], False)
        await anna.wait_for(lambda: anna.hello["shards"] == [True, False])
        await dialer.login(shard=[1, 2])
        assert (gateway.shards, gateway.online) == ([True, True], True)
        await anna.wait_for(lambda: anna.hello["bot_online"])
        await first.socket.close(code=4000)
        await anna.wait_for(lambda: anna.hello["shards"] == [False, True])
        assert not anna.hello["bot_online"]


async def test_a_new_count_of_shards_counts(dialer: Dialer) -> None:
    """A bot that comes back with another number of shards is online with those."""
    await _both(dialer)
    dialer.sandbox.gateway.drop()
    await dialer.login()
    assert dialer.sandbox.gateway.shards == [True]


async def test_one_shard_is_dropped(dialer: Dialer) -> None:
    """Only the dropped shard is cut; it resumes with what it missed, and the other has missed nothing."""
    sandbox = dialer.sandbox
    (line, _), (other, ready) = await _both(dialer)
    sandbox.gateway.drop(1)
    assert sandbox.gateway.shards == [True, False]
    while (last := await other.socket.receive(timeout=PATIENCE)).type is aiohttp.WSMsgType.TEXT:
        pass  # what had been sent before
    assert last.type in (aiohttp.WSMsgType.CLOSED, aiohttp.WSMsgType.ERROR)
    mine, theirs = _guilds(sandbox)
    assert (await line.until("GUILD_CREATE"))["d"]["id"] != theirs
    again = await dialer.dial()
    await again.put(6, {"token": sandbox.token, "session_id": ready["session_id"], "seq": other.seq})
    names = []
    while (frame := await again.get())["t"] != "RESUMED":
        names.append(frame["d"]["id"])
    assert theirs in names
    assert mine not in names
    assert sandbox.gateway.shards == [True, True]


async def test_one_shard_is_held(dialer: Dialer) -> None:
    """A held shard gets nothing, not on a new connection either, until it is released; then all, in order."""
    sandbox, anna = dialer.sandbox, dialer.sandbox.person("anna").id
    (line, ready), (other, _) = await _both(dialer)
    seen = line.seq
    sandbox.gateway.hold(0)
    dm = sandbox.world.dm_with(anna)
    sandbox.messages.say(dm, anna, "one")
    _, theirs = _guilds(sandbox)
    while (await other.until("GUILD_CREATE"))["d"]["id"] != theirs:
        pass
    sandbox.gateway.drop(0)
    again = await dialer.dial()
    await again.put(6, {"token": sandbox.token, "session_id": ready["session_id"], "seq": seen})
    await _silent(again)
    sandbox.gateway.release(0)
    assert (await again.until("MESSAGE_CREATE"))["d"]["content"] == "one"
    await again.until("RESUMED")


async def test_what_is_said_while_a_session_ends_is_held_too(dialer: Dialer) -> None:
    """A held shard that is invalidated hears of it after the release."""
    _, (other, _) = await _both(dialer)
    dialer.sandbox.gateway.hold(1)
    dialer.sandbox.gateway.invalidate(1)
    dialer.sandbox.gateway.release(1)
    while (await other.get())["op"] != 9:
        pass


async def test_all_are_held(dialer: Dialer) -> None:
    """Without a number both shards are held and released, also one that was held by its number."""
    (line, _), (other, _) = await _both(dialer)
    for held in (line, other):
        while True:
            try:
                await held.socket.receive(timeout=SILENCE)
            except TimeoutError:
                break
    dialer.sandbox.gateway.hold()
    dialer.sandbox.gateway.hold(1)
    dialer.sandbox.gateway.ask_reconnect()
    dialer.sandbox.gateway.release(1)
    await _silent(line)
    await _silent(other)
    dialer.sandbox.gateway.hold(1)
    dialer.sandbox.gateway.release()
    assert [(await held.get())["op"] for held in (line, other)] == [7, 7]


async def test_one_shard_is_asked_and_invalidated(dialer: Dialer) -> None:
    """A Reconnect and an Invalid Session of one shard are not sent to the other."""
    gateway = dialer.sandbox.gateway
    (line, ready), (other, _) = await _both(dialer)
    gateway.ask_reconnect(1)
    gateway.invalidate(1)
    while (await other.get())["op"] != 7:
        pass
    assert (await other.get())["op"] == 9
    assert list(gateway.sessions) == [ready["session_id"]]
    gateway.ask_reconnect(0)
    ops = [(await line.get())["op"]]
    while ops[-1] != 7:
        ops.append((await line.get())["op"])
    assert 9 not in ops


async def test_the_workshop_names_a_shard(dialer: Dialer) -> None:
    """The workshop's field for a shard is there with several, and does what the gateway's functions do."""
    workshop = Workshop(dialer.sandbox)
    fields = {act["name"]: act["fields"] for act in workshop.describe()["acts"]}
    assert (fields["drop"], fields["invalidate"]) == ([], ["yes"])
    await _both(dialer)
    told = workshop.describe()
    assert {act["name"]: act["fields"] for act in told["acts"]}["drop"] == ["shard"]
    assert [one["value"] for one in told["choices"]["shard"]] == ["", "0", "1"]
    workshop.apply({"act": "drop", "shard": "1"})
    assert dialer.sandbox.gateway.shards == [True, False]
    for wrong in ("2", "-1", "x"):
        with pytest.raises(ValueError, match="shard"):
            workshop.apply({"act": "drop", "shard": wrong})
    workshop.apply({"act": "drop", "shard": ""})
    assert dialer.sandbox.gateway.shards == [False, False]


async def test_starts_of_a_day_are_counted(dialer: Dialer, api: Api) -> None:
    """At none left an identify is refused; the next is allowed a day after the oldest."""
    dialer.sandbox.knobs.sessions_a_day = 1
    await dialer.login()
    _, shape = await api.call("GET", "/gateway/bot")
    limit = shape["session_start_limit"]
    assert (limit["total"], limit["remaining"]) == (1, 0)
    assert 86_300_000 < limit["reset_after"] <= 86_400_000
    connection = await dialer.dial()
    await connection.put(2, {"token": dialer.sandbox.token, "intents": 1})
    assert (await connection.get())["op"] == 9
    dialer.sandbox.advance(24 * 3600)
    await dialer.login()


async def test_a_session_may_hear_all_but_interactions(dialer: Dialer, sandbox: Sandbox) -> None:
    """After `deafen`; a new session hears them."""
    deaf, _ = await dialer.login()
    sandbox.gateway.deafen()
    other, _ = await dialer.login()
    sandbox.gateway.dispatch("INTERACTION_CREATE", {})
    sandbox.gateway.dispatch("TYPING_START", {})
    assert (await other.until("INTERACTION_CREATE"))["d"] == {}
    while (frame := await deaf.get())["t"] != "TYPING_START":
        assert frame["t"] != "INTERACTION_CREATE"
    sandbox.events.clear()  # two without what Discord's have
