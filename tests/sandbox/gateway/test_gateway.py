"""The gateway protocol, without a library."""

import asyncio
import json
import time
import zlib
from typing import Any

import aiohttp
import pytest

from sandbox.gateway.gateway import DIRECT_MESSAGES, GUILDS, MESSAGE_CONTENT
from sandbox.server import serve
from tests.sandbox.gateway.dialing import EVERYTHING, PATIENCE, Dialer

REFUSED: dict[str, tuple[int, Any, int]] = {
    "token": (2, {"token": "x", "intents": 1}, 4004),
    "no token": (2, {"intents": 1}, 4002),
    "shard": (2, {"intents": 1, "shard": [2, 2]}, 4010),
    "intents": (2, {"intents": 1 << 40}, 4013),
    "no intents": (2, {}, 4013),
    "privileged": (2, {"intents": MESSAGE_CONTENT}, 4014),
    "not identified": (3, {}, 4003),
    "too long": (2, {"intents": 1, "properties": "x" * 5000}, 4002),
}


@pytest.mark.parametrize("name", REFUSED)
async def test_bad_identify_is_hung_up_on(dialer: Dialer, name: str) -> None:
    """A faulty login closes the connection with its close code, and the bot stays offline."""
    op, data, code = REFUSED[name]
    connection = await dialer.dial()
    await connection.put(
        op, data if name in ("token", "no token") else {"token": dialer.sandbox.token, **data}
    )
    assert await connection.closed() == code
    assert not dialer.sandbox.gateway.online


async def test_nonsense_is_hung_up_on(dialer: Dialer) -> None:
    """Broken JSON, an unknown opcode, a second Identify and too many frames close the connection."""
    connection = await dialer.dial()
    await connection.socket.send_str("{")
    assert await connection.closed() == 4002
    connection, _ = await dialer.login()
    await connection.put(99, None)
    assert await connection.closed() == 4001
    connection, _ = await dialer.login()
    await connection.put(2, {"token": dialer.sandbox.token, "intents": 1})
    assert await connection.closed() == 4005
    connection = await dialer.dial()
    for _ in range(121):
        await connection.put(1, None)
    assert await connection.closed() == 4008


async def test_heartbeat_is_acknowledged_unless_deaf(dialer: Dialer) -> None:
    """A heartbeat is acknowledged, except with the knob gateway_deaf."""
    connection = await dialer.dial()
    await connection.put(1, None)
    assert (await connection.get())["op"] == 11
    dialer.sandbox.knobs.gateway_deaf = True
    await connection.put(1, None)
    with pytest.raises(asyncio.TimeoutError):
        await connection.socket.receive(timeout=0.2)


async def test_heartbeat_is_acknowledged_after_it_was_noted(dialer: Dialer) -> None:
    """discord.py notes it late, and took an answer at once for one to the heartbeat before: 41 s behind."""
    connection = await dialer.dial()
    began = time.monotonic()
    await connection.put(1, None)
    assert (await connection.get())["op"] == 11
    assert time.monotonic() - began > 0.04


async def test_ready_then_guild(dialer: Dialer) -> None:
    """READY lists the guild as unavailable; GUILD_CREATE holds its channels and the bot as a member."""
    connection, ready = await dialer.login()
    assert ready["guilds"][0]["unavailable"]
    guild = (await connection.until("GUILD_CREATE"))["d"]
    assert [c["name"] for c in guild["channels"]] == ["stofa", "spil", "spel"]
    assert [m["user"]["id"] for m in guild["members"]] == [dialer.sandbox.world.bot_id]


async def test_zlib_stream_is_one_stream(dialer: Dialer) -> None:
    """With zlib-stream, one decompressor reads Hello and then READY."""
    socket = await dialer.session.ws_connect(dialer.sandbox.gateway_url + "?v=10&compress=zlib-stream")
    inflate = zlib.decompressobj()
    first = await socket.receive_bytes(timeout=PATIENCE)
    assert first.endswith(b"\x00\x00\xff\xff")
    assert json.loads(inflate.decompress(first))["op"] == 10
    await socket.send_str(json.dumps({"op": 2, "d": {"token": dialer.sandbox.token, "intents": 1}}))
    assert json.loads(inflate.decompress(await socket.receive_bytes(timeout=PATIENCE)))["t"] == "READY"


async def test_unknown_compression_is_refused(dialer: Dialer) -> None:
    """A connection with an unknown compression is refused with a 400."""
    with pytest.raises(aiohttp.WSServerHandshakeError, match="400"):
        await dialer.dial("?compress=brotli-stream")


async def test_events_follow_the_intents(dialer: Dialer) -> None:
    """Without GUILD_MESSAGES, a bot gets messages in DMs and none in a guild."""
    sandbox, anna = dialer.sandbox, dialer.sandbox.person("anna").id
    connection, _ = await dialer.login(GUILDS | DIRECT_MESSAGES)
    sandbox.messages.say(sandbox.channel("stofa"), anna, "in the guild")
    sandbox.messages.say(sandbox.world.dm_with(anna), anna, "in private")
    assert (await connection.until("MESSAGE_CREATE"))["d"]["content"] == "in private"


async def test_resume_replays_exactly_what_was_missed(dialer: Dialer) -> None:
    """A resume sends each event after the given sequence number once and in order."""
    sandbox, anna = dialer.sandbox, dialer.sandbox.person("anna").id
    connection, ready = await dialer.login()
    await connection.until("GUILD_CREATE")
    seen = connection.seq
    dm = sandbox.world.dm_with(anna)
    sandbox.messages.say(dm, anna, "one")
    sandbox.gateway.drop()
    sandbox.messages.say(dm, anna, "two")
    again = await dialer.dial()
    await again.put(6, {"token": sandbox.token, "session_id": ready["session_id"], "seq": seen})
    frames = [await again.get() for _ in range(3)]
    assert [(f["t"], f["s"]) for f in frames] == [
        ("MESSAGE_CREATE", seen + 1),
        ("MESSAGE_CREATE", seen + 2),
        ("RESUMED", seen + 3),
    ]
    assert [f["d"].get("content") for f in frames] == ["one", "two", None]


@pytest.mark.parametrize("seq", [-1, 999])
async def test_resume_of_an_unknown_session(dialer: Dialer, seq: int) -> None:
    """A resume with an unknown session or sequence number gets an Invalid Session (9)."""
    _line, ready = await dialer.login()
    dialer.sandbox.gateway.drop()
    for session_id, since in ((ready["session_id"], seq), ("none", 1)):
        again = await dialer.dial()
        await again.put(6, {"token": dialer.sandbox.token, "session_id": session_id, "seq": since})
        frame = await again.get()
        assert (frame["op"], frame["d"]) == (9, False)


async def test_a_session_ended_by_the_client_is_gone(dialer: Dialer) -> None:
    """A connection closed with 1000 ends its session, and the bot is offline."""
    connection, _ready = await dialer.login()
    assert dialer.sandbox.gateway.online
    await connection.socket.close(code=1000)
    await asyncio.sleep(0.02)
    assert not dialer.sandbox.gateway.online
    assert dialer.sandbox.gateway.sessions == {}


async def test_refused_and_invalidated(dialer: Dialer) -> None:
    """A connection is refused with a 503, and a Reconnect and an Invalid Session are sent, on demand."""
    dialer.sandbox.knobs.gateway_refused = True
    with pytest.raises(aiohttp.WSServerHandshakeError, match="503"):
        await dialer.dial()
    dialer.sandbox.knobs.gateway_refused = False
    connection, _ = await dialer.login()
    await connection.until("GUILD_CREATE")
    dialer.sandbox.gateway.ask_reconnect()
    dialer.sandbox.gateway.invalidate()
    assert [(await connection.get())["op"] for _ in range(2)] == [7, 9]
    assert dialer.sandbox.gateway.sessions == {}


async def test_members_are_told_on_demand(dialer: Dialer) -> None:
    """A request for members gets those found, the ids not found and its nonce."""
    guild, finn = next(iter(dialer.sandbox.world.guilds)), dialer.sandbox.person("finn").id
    connection, _ = await dialer.login()
    await connection.put(8, {"guild_id": guild, "user_ids": [finn, "1"], "limit": 0, "nonce": "n"})
    chunk = (await connection.until("GUILD_MEMBERS_CHUNK"))["d"]
    assert [m["user"]["id"] for m in chunk["members"]] == [finn]
    assert (chunk["not_found"], chunk["nonce"]) == (["1"], "n")


async def test_content_is_read_with_the_privileged_intent() -> None:
    """With the message content intent, a bot gets the content of messages in a guild."""
    async with serve(privileged_intents=True) as sandbox, aiohttp.ClientSession() as session:
        connection, _ = await Dialer(sandbox, session).login(EVERYTHING | MESSAGE_CONTENT)
        sandbox.messages.say(sandbox.channel("stofa"), sandbox.person("anna").id, "open")
        assert (await connection.until("MESSAGE_CREATE"))["d"]["content"] == "open"


async def test_events_twice_and_in_another_order(dialer: Dialer) -> None:
    """One event is sent twice, and two events are swapped, as the knobs say."""
    sandbox, anna = dialer.sandbox, dialer.sandbox.person("anna").id
    dm = sandbox.world.dm_with(anna)
    connection, _ = await dialer.login()
    await connection.until("GUILD_CREATE")
    sandbox.knobs.duplicate_events = 1
    for word in ("one", "two"):
        sandbox.messages.say(dm, anna, word)
    said = [(await connection.until("MESSAGE_CREATE")) for _ in range(3)]
    assert [f["d"]["content"] for f in said] == ["one", "one", "two"]
    assert [f["s"] for f in said] == list(range(said[0]["s"], said[0]["s"] + 3))
    sandbox.knobs.reorder_events = 1
    for word in ("three", "four"):
        sandbox.messages.say(dm, anna, word)
    assert [(await connection.until("MESSAGE_CREATE"))["d"]["content"] for _ in range(2)] == ["four", "three"]
    sandbox.knobs.reorder_events = 1
    sandbox.messages.say(dm, anna, "alone")
    assert (await connection.until("MESSAGE_CREATE"))["d"]["content"] == "alone"


async def test_zstd_stream_is_one_frame(dialer: Dialer) -> None:
    """With zstd-stream, events are raw blocks of a single frame."""
    socket = await dialer.session.ws_connect(dialer.sandbox.gateway_url + "?v=10&compress=zstd-stream")
    await socket.send_str(json.dumps({"op": 2, "d": {"token": dialer.sandbox.token, "intents": EVERYTHING}}))
    raw = b"".join([await socket.receive_bytes(timeout=PATIENCE) for _ in range(3)])
    assert raw[:6] == bytes.fromhex("28b52ffd0050")
    frames, at = [], 6
    while at < len(raw):
        head = int.from_bytes(raw[at : at + 3], "little")
        assert head & 7 == 0, "raw, and never the last"
        frames.append(json.loads(raw[at + 3 : at + 3 + (head >> 3)]))
        at += 3 + (head >> 3)
    assert [f["t"] for f in frames] == [None, "READY", "GUILD_CREATE"]


async def test_silent_client_is_hung_up_on(dialer: Dialer) -> None:
    """A connection without heartbeats is closed with 4009."""
    dialer.sandbox.gateway.heartbeat_timeout = 0.05
    connection = await dialer.dial()
    assert await connection.closed() == 4009
