"""Channels, DMs and message history over REST."""

from sandbox.sandbox import Sandbox
from sandbox.world import permissions as may
from tests.sandbox.api import Api, fault


async def test_rights_in_a_channel(api: Api, sandbox: Sandbox) -> None:
    """Calls without their permission are refused with Discord's error codes."""
    channel = sandbox.channel("stofa")
    message = await api.sent({"content": "x"})
    sandbox.deny(channel, may.SEND_MESSAGES)
    assert (await api.send({"content": "x"}))[1]["code"] == 50013
    assert (await api.call("PATCH", f"/channels/{channel.id}/messages/{message.id}", {"content": "y"}))[
        0
    ] == 200
    sandbox.deny(channel, may.ATTACH_FILES)
    assert (await api.send({}, files={"a.png": b"x"}))[1]["code"] == 50013
    sandbox.deny(channel, may.VIEW_CHANNEL)
    for method, path in (("GET", ""), ("POST", "/messages"), ("GET", f"/messages/{message.id}")):
        assert (await api.call(method, f"/channels/{channel.id}{path}", {"content": "x"}))[1]["code"] == 50001
    sandbox.deny(channel, 0)
    said = sandbox.messages.say(channel, sandbox.person("finn").id, "mine")
    path = f"/channels/{channel.id}/messages/{said.id}"
    assert (await api.call("DELETE", path))[1]["code"] == 50013
    assert (await api.call("PATCH", path, {"content": "x"}))[1]["code"] == 50005
    sandbox.delete_channel(channel)
    assert (await api.call("GET", f"/channels/{channel.id}"))[1]["code"] == 10003


async def test_direct_messages(api: Api, sandbox: Sandbox) -> None:
    """A closed DM is opened, and only a message in it is refused (50007)."""
    sandbox.dms("finn", open=False)
    status, dm = await api.call("POST", "/users/@me/channels", {"recipient_id": sandbox.person("finn").id})
    assert (status, dm["type"]) == (200, 1)
    path = f"/channels/{dm['id']}/messages"
    assert await api.call("POST", path, {"content": "x"}) == (
        403,
        {"message": "Cannot send messages to this user", "code": 50007},
    )
    sandbox.dms("finn", open=True)
    assert (await api.call("POST", path, {"content": "x"}))[0] == 200
    assert (await api.call("POST", "/users/@me/channels", {"recipient_id": "1"}))[1]["code"] == 50033
    said = sandbox.messages.say(sandbox.world.channels[dm["id"]], sandbox.person("finn").id, "hi")
    assert (await api.call("DELETE", f"{path}/{said.id}"))[1]["code"] == 50003
    for guild in sandbox.world.guilds.values():
        del guild.members[sandbox.person("finn").id]
    assert (await api.call("POST", path, {"content": "x"}))[1]["code"] == 50278


async def test_history_is_read_in_pages(api: Api, sandbox: Sandbox) -> None:
    """Limit, before, after and around select messages, without ephemeral ones of others."""
    messages = [await api.sent({"content": str(n)}) for n in range(5)]
    messages[1].seen_by = sandbox.person("anna").id
    base = f"/channels/{messages[0].channel_id}/messages?"

    async def read(query: str) -> list[str]:
        return [m["content"] for m in (await api.call("GET", base + query))[1]]

    assert await read("limit=2") == ["4", "3"]
    assert await read(f"before={messages[3].id}") == ["2", "0"]
    assert await read(f"after={messages[0].id}&limit=2") == ["3", "2"]
    assert await read(f"around={messages[2].id}&limit=2") == ["2", "0"]
    assert fault((await api.call("GET", base + "limit=101"))[1], "limit") == ["NUMBER_TYPE_MAX"]
    assert fault((await api.call("GET", base + "limit=x"))[1], "limit") == ["NUMBER_TYPE_COERCE"]


async def test_typing_is_shown(api: Api, sandbox: Sandbox) -> None:
    """A typing indicator is accepted in a guild and in a DM."""
    assert (await api.call("POST", f"/channels/{sandbox.channel('stofa').id}/typing"))[0] == 204
    assert sandbox.events[-1][0] == "TYPING_START"
    dm = sandbox.world.dm_with(sandbox.person("finn").id)
    assert (await api.call("POST", f"/channels/{dm.id}/typing"))[0] == 204


async def test_a_bot_in_quarantine_opens_no_dm(api: Api, sandbox: Sandbox) -> None:
    """With the knob it gets a 20026."""
    sandbox.knobs.quarantined = True
    body = {"recipient_id": sandbox.person("anna").id}
    assert (await api.call("POST", "/users/@me/channels", body))[1]["code"] == 20026
