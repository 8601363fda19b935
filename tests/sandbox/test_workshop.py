"""The workshop over HTTP."""

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from sandbox.sandbox import Sandbox
from sandbox.workshop import DIALS, Workshop
from tests.sandbox.api import Api


class Bench:
    """Client of the workshop."""

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session

    async def turn(self, **body: Any) -> tuple[int, Any]:
        """Changes one dial or carries out one act."""
        async with self._session.post("/page/workshop.json", json=body) as answer:
            return answer.status, await answer.json()

    async def post(self, text: str, kind: str) -> int:
        """Posts a raw body."""
        headers = {"Content-Type": kind}
        async with self._session.post("/page/workshop.json", data=text, headers=headers) as answer:
            return answer.status


@pytest.fixture
async def bench(sandbox: Sandbox) -> AsyncIterator[Bench]:
    """Client of the sandbox's workshop."""
    async with aiohttp.ClientSession(sandbox.url) as session:
        yield Bench(session)


async def test_every_dial_turns(bench: Bench, sandbox: Sandbox) -> None:
    """Each dial sets its knob, and an unknown dial or a wrong value gets a 400."""
    for name in DIALS:
        before = getattr(sandbox.knobs, name)
        others = {str: lambda _: "ignore", bool: lambda old: not old}
        value = others.get(type(before), lambda old: type(old)(old + 2))(before)
        assert (await bench.turn(dial=name, value=value))[0] == 200, name
        assert getattr(sandbox.knobs, name) == value
    for name, value in (
        ("latency", "x"),
        ("latency", -1),
        ("nothing", 1),
        ("shards", None),
        ("unknown_fields", "x"),
    ):
        status, said = await bench.turn(dial=name, value=value)
        assert (status, name in said["text"]) == (400, True)


async def test_every_act_acts_or_says_why_not(bench: Bench, sandbox: Sandbox, api: Api) -> None:
    """Each act that is possible succeeds, and an unknown or incomplete one gets a 400."""
    await api.sent({"content": "x"})
    thread = sandbox.threads.start(
        sandbox.channel("stofa"), sandbox.person("anna").id, {"name": "T", "type": 11}
    )
    guild = sandbox.guild("Stofan")
    given = {
        "person": sandbox.person("finn").id,
        "guild": guild.id,
        "channel": sandbox.channel("stofa").id,
        "thread": thread.id,
        "role": guild.roles[1].id,
        "right": "write",
        "name": "new",
        "yes": True,
        "method": "GET",
        "path": "/nothing",
        "status": 503,
        "seconds": 1,
    }
    for act in Workshop(sandbox).describe()["acts"]:
        name, fields = act["name"], act["fields"]
        status, said = await bench.turn(act=name, **{f: given.get(f) for f in fields})
        # Some acts cannot follow others: archiving an archived thread, or removing somebody twice.
        assert status == 200 or name in ("lock", "archive", "delete_channel"), (name, said)
    assert sandbox.person("finn").installed
    assert sandbox.world.channels.get(thread.id) is None
    for wrong in (
        {"act": "no"},
        {"act": "leave"},
        {"act": "deny", "channel": "1"},
        {"act": "fail", "path": "("},
        {"act": "advance", "seconds": -1},
        {"act": "advance"},
    ):
        assert (await bench.turn(**wrong))[0] == 400, wrong
    assert (await bench.turn(act="fail", path=".", status=200))[0] == 400
    assert (await bench.turn(act="advance"))[1] == {"text": "advance needs `seconds`"}
    for only in ({"method": "GET"}, {"status": 503}):
        assert (await bench.turn(act="fail", **only))[1]["text"].startswith("fail needs `path`")


async def test_what_is_turned_is_felt(bench: Bench, sandbox: Sandbox, api: Api) -> None:
    """Planned failures, denied rights, closed DMs and the advanced clock take effect."""
    await bench.turn(
        act="fail", method="POST", path="/messages$", status=429, after=2, times=1, retry_after=7
    )
    assert [(await api.send({"content": "x"}))[0] for _ in range(3)] == [200, 429, 200]
    channel = sandbox.channel("stofa").id
    await bench.turn(act="deny", channel=channel, right="write")
    assert (await api.send({"content": "x"}))[1]["code"] == 50013
    await bench.turn(act="allow", channel=channel)
    assert (await api.send({"content": "x"}))[0] == 200
    await bench.turn(act="dms", person=sandbox.person("finn").id, yes=False)
    assert not sandbox.person("finn").dms_open
    interaction = api.command()
    await api.answer(interaction, 4, {"content": "x"})
    before = sandbox.world.now()
    await bench.turn(act="advance", seconds=901)
    assert sandbox.world.now() - before >= 901
    assert (await api.call("POST", api.hook(interaction), {"content": "x"}))[1]["code"] == 50027


async def test_other_sites_cannot_reach_it(bench: Bench) -> None:
    """A body of type text/plain gets a 415, and one that is no JSON object a 400."""
    assert await bench.post('{"act": "drop"}', "text/plain") == 415
    assert await bench.post("{", "application/json") == 400
    assert await bench.post("[]", "application/json") == 400
