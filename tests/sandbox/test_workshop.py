"""The workshop: each knob by its name over HTTP, as the page and tests in other languages turn them."""

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from sandbox.sandbox import Sandbox
from sandbox.workshop import DIALS, Workshop
from tests.sandbox.api import Api


class Bench:
    """The address of the workshop."""

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session

    async def turn(self, **body: Any) -> tuple[int, Any]:
        """Turn one knob."""
        async with self._session.post("/page/workshop.json", json=body) as answer:
            return answer.status, await answer.json()

    async def post(self, text: str, kind: str) -> int:
        """Send something else."""
        headers = {"Content-Type": kind}
        async with self._session.post("/page/workshop.json", data=text, headers=headers) as answer:
            return answer.status


@pytest.fixture
async def bench(box: Sandbox) -> AsyncIterator[Bench]:
    """The workshop of the box."""
    async with aiohttp.ClientSession(box.url) as session:
        yield Bench(session)


async def test_every_dial_turns(bench: Bench, box: Sandbox) -> None:
    """A dial would be drawn that nothing hangs on."""
    for name in DIALS:
        before = getattr(box.knobs, name)
        value = (not before) if isinstance(before, bool) else type(before)(before + 2)
        assert (await bench.turn(dial=name, value=value))[0] == 200, name
        assert getattr(box.knobs, name) == value
    for name, value in (("latency", "x"), ("latency", -1), ("nothing", 1), ("shards", None)):
        status, said = await bench.turn(dial=name, value=value)
        assert (status, name in said["text"]) == (400, True)


async def test_every_act_acts_or_says_why_not(bench: Bench, box: Sandbox, api: Api) -> None:
    """A button of the workshop would do nothing, or break the box."""
    await api.sent({"content": "x"})
    thread = box.threads.start(box.channel("stofa"), box.person("anna").id, {"name": "T", "type": 11})
    guild = box.guild("Stofan")
    given = {
        "person": box.person("finn").id,
        "guild": guild.id,
        "channel": box.channel("stofa").id,
        "thread": thread.id,
        "role": guild.roles[1].id,
        "right": "write",
        "name": "new",
        "yes": True,
        "method": "GET",
        "path": "/nothing",
        "status": 503,
    }
    for name, (_, fields, _) in Workshop(box).acts.items():
        status, said = await bench.turn(act=name, **{f: given.get(f) for f in fields})
        # A thread that rests cannot be put to rest again; with the channel goes the thread; out is out.
        assert status == 200 or name in ("lock", "archive", "delete_channel"), (name, said)
    assert box.person("finn").installed
    assert box.world.channels.get(thread.id) is None
    for wrong in (
        {"act": "no"},
        {"act": "leave"},
        {"act": "deny", "channel": "1"},
        {"act": "fail", "path": "("},
    ):
        assert (await bench.turn(**wrong))[0] == 400, wrong
    assert (await bench.turn(act="fail", status=200))[0] == 400


async def test_what_is_turned_is_felt(bench: Bench, box: Sandbox, api: Api) -> None:
    """The workshop would only look as if it did something."""
    await bench.turn(act="fail", method="POST", path="/messages$", status=429, after=2, times=1, wait=7)
    assert [(await api.send({"content": "x"}))[0] for _ in range(3)] == [200, 429, 200]
    channel = box.channel("stofa").id
    await bench.turn(act="deny", channel=channel, right="write")
    assert (await api.send({"content": "x"}))[1]["code"] == 50013
    await bench.turn(act="allow", channel=channel)
    assert (await api.send({"content": "x"}))[0] == 200
    await bench.turn(act="dms", person=box.person("finn").id, yes=False)
    assert not box.person("finn").dms_open
    interaction = api.command()
    await api.answer(interaction, 4, {"content": "x"})
    await bench.turn(act="expire")
    assert (await api.call("POST", api.hook(interaction), {"content": "x"}))[1]["code"] == 50027


async def test_other_sites_cannot_reach_it(bench: Bench) -> None:
    """Any page in the same browser could cut the bot off."""
    assert await bench.post('{"act": "drop"}', "text/plain") == 415
    assert await bench.post("{", "application/json") == 400
    assert await bench.post("[]", "application/json") == 400
