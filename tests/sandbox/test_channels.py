"""Channels, DMs and message history over REST."""

from sandbox.sandbox import Sandbox
from sandbox.world import permissions as may
from tests.sandbox.api import Api, fault


async def test_unknown_things(api: Api, sandbox: Sandbox) -> None:
    """A bot could not distinguish deleted things from forbidden ones."""
    channel = sandbox.channel("stofa").id
    for path, code in {
        "/channels/1": 10003,
        f"/channels/{channel}/messages/1": 10008,
        "/users/1": 10013,
        "/guilds/1": 10004,
        f"/applications/{sandbox.world.bot_id}/commands/1": 10063,
        "/applications/1/commands": 20012,
    }.items():
        assert (await api.call("GET", path))[1]["code"] == code, path
    assert await api.call("GET", "/no/such/thing") == (404, {"message": "404: Not Found", "code": 0})
    assert await api.call("GET", "/users/@me", Authorization="Bot x") == (
        401,
        {"message": "401: Unauthorized", "code": 0},
    )
    _status, answer = await api.call("POST", f"/channels/{channel}/messages", files=None, body=None)
    assert answer["code"] == 50006


async def test_rights_in_a_channel(api: Api, sandbox: Sandbox) -> None:
    """A bot without permissions could act as if it had them."""
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
    """A closed DM would fail on opening, or not at all."""
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
    """A bot that searches for its own message would miss it, or see an ephemeral one."""
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


async def test_headers_of_the_rate_limit(api: Api) -> None:
    """A client would get no rate limit headers, or contradictory ones."""
    await api.send({"content": "x"})
    first = api.headers
    await api.send({"content": "x"})
    second = api.headers
    assert first["X-RateLimit-Bucket"] == second["X-RateLimit-Bucket"]
    assert int(first["X-RateLimit-Remaining"]) - int(second["X-RateLimit-Remaining"]) == 1
    assert first["X-RateLimit-Limit"] == second["X-RateLimit-Limit"]
    assert first["Content-Type"] == "application/json"


async def test_bad_json(api: Api, sandbox: Sandbox) -> None:
    """Broken JSON would cause a server error."""
    channel = sandbox.channel("stofa").id
    url = f"{sandbox.url}api/v10/channels/{channel}/messages"
    async with api._session.post(url, data=b"{", headers={"Content-Type": "application/json"}) as answer:
        assert (await answer.json())["code"] == 50109


async def test_limit_is_kept_with_429(api: Api, sandbox: Sandbox) -> None:
    """A client that ignores the headers would never get a 429."""
    sandbox.knobs.rate_limit, sandbox.knobs.rate_seconds = 2, 30.0
    assert [(await api.send({"content": "x"}))[0] for _ in range(3)] == [200, 200, 429]
    assert float(api.headers["Retry-After"]) > 1
    assert api.headers["X-RateLimit-Remaining"] == "0"
    assert (await api.send({"content": "x"}, channel="spil"))[0] == 200
    now = sandbox.world.now()
    sandbox.world.now = lambda: now + 31
    assert (await api.send({"content": "x"}))[0] == 200


async def test_who_and_where_it_is(api: Api, sandbox: Sandbox) -> None:
    """A bot could not find out its own id or the channels of its guild."""
    for path in ("/applications/@me", "/oauth2/applications/@me"):
        assert (await api.call("GET", path))[1]["id"] == sandbox.world.bot_id
    assert (await api.call("GET", f"/applications/{sandbox.world.bot_id}/emojis"))[1] == {"items": []}
    assert (await api.call("GET", "/gateway"))[1]["url"] == sandbox.gateway_url
    guild = sandbox.guild("Stofan").id
    listed = (await api.call("GET", f"/guilds/{guild}/channels"))[1]
    assert [c["name"] for c in listed] == ["stofa", "spil", "spel"]
    sandbox.deny(sandbox.channel("spel"), may.VIEW_CHANNEL)
    assert len((await api.call("GET", f"/guilds/{guild}/channels"))[1]) == 2


async def test_typing_is_shown(api: Api, sandbox: Sandbox) -> None:
    """Nobody would see that the bot is typing."""
    assert (await api.call("POST", f"/channels/{sandbox.channel('stofa').id}/typing"))[0] == 204
    assert sandbox.events[-1][0] == "TYPING_START"
    dm = sandbox.world.dm_with(sandbox.person("finn").id)
    assert (await api.call("POST", f"/channels/{dm.id}/typing"))[0] == 204


async def test_a_nonce_makes_one_message(api: Api, sandbox: Sandbox) -> None:
    """A message that is sent again after a lost response would be there twice."""
    once = {"content": "x", "nonce": "abc", "enforce_nonce": True}
    first, again = await api.send(once), await api.send(once)
    assert (first[0], again[1]["id"]) == (200, first[1]["id"])
    assert (await api.send(once | {"enforce_nonce": False}))[1]["id"] != first[1]["id"]
    now = sandbox.world.now()
    sandbox.world.now = lambda: now + 200
    assert (await api.send(once))[1]["id"] != first[1]["id"], "it is remembered for minutes only"
