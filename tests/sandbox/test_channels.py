"""Channels, DMs and history: what is gone, what is forbidden, and what can be read."""

from sandbox.sandbox import Sandbox
from sandbox.world import permissions as may
from tests.sandbox.api import Api, fault


async def test_unknown_things(api: Api, box: Sandbox) -> None:
    """What is gone would not be shape apart from what is forbidden."""
    channel = box.channel("stofa").id
    for path, code in {
        "/channels/1": 10003,
        f"/channels/{channel}/messages/1": 10008,
        "/users/1": 10013,
        "/guilds/1": 10004,
        f"/applications/{box.world.bot_id}/commands/1": 10063,
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


async def test_rights_in_a_channel(api: Api, box: Sandbox) -> None:
    """A bot without rights would go on as if it had them."""
    channel = box.channel("stofa")
    message = await api.sent({"content": "x"})
    box.deny(channel, may.SEND_MESSAGES)
    assert (await api.send({"content": "x"}))[1]["code"] == 50013
    assert (await api.call("PATCH", f"/channels/{channel.id}/messages/{message.id}", {"content": "y"}))[
        0
    ] == 200
    box.deny(channel, may.ATTACH_FILES)
    assert (await api.send({}, files={"a.png": b"x"}))[1]["code"] == 50013
    box.deny(channel, may.VIEW_CHANNEL)
    for method, path in (("GET", ""), ("POST", "/messages"), ("GET", f"/messages/{message.id}")):
        assert (await api.call(method, f"/channels/{channel.id}{path}", {"content": "x"}))[1]["code"] == 50001
    box.deny(channel, 0)
    said = box.messages.say(channel, box.person("finn").id, "mine")
    path = f"/channels/{channel.id}/messages/{said.id}"
    assert (await api.call("DELETE", path))[1]["code"] == 50013
    assert (await api.call("PATCH", path, {"content": "x"}))[1]["code"] == 50005
    box.delete_channel(channel)
    assert (await api.call("GET", f"/channels/{channel.id}"))[1]["code"] == 10003


async def test_direct_messages(api: Api, box: Sandbox) -> None:
    """A closed DM would be noticed on opening, or not at all."""
    box.dms("finn", open=False)
    status, dm = await api.call("POST", "/users/@me/channels", {"recipient_id": box.person("finn").id})
    assert (status, dm["type"]) == (200, 1)
    path = f"/channels/{dm['id']}/messages"
    assert await api.call("POST", path, {"content": "x"}) == (
        403,
        {"message": "Cannot send messages to this user", "code": 50007},
    )
    box.dms("finn", open=True)
    assert (await api.call("POST", path, {"content": "x"}))[0] == 200
    assert (await api.call("POST", "/users/@me/channels", {"recipient_id": "1"}))[1]["code"] == 50033
    said = box.messages.say(box.world.channels[dm["id"]], box.person("finn").id, "hi")
    assert (await api.call("DELETE", f"{path}/{said.id}"))[1]["code"] == 50003
    for guild in box.world.guilds.values():
        del guild.members[box.person("finn").id]
    assert (await api.call("POST", path, {"content": "x"}))[1]["code"] == 50278


async def test_history_is_read_in_pages(api: Api, box: Sandbox) -> None:
    """A bot that looks for its own message would miss it, or see what only a person may see."""
    messages = [await api.sent({"content": str(n)}) for n in range(5)]
    messages[1].seen_by = box.person("anna").id
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
    """A client would find no limits to keep to, or contradictory ones."""
    await api.send({"content": "x"})
    first = api.headers
    await api.send({"content": "x"})
    second = api.headers
    assert first["X-RateLimit-Bucket"] == second["X-RateLimit-Bucket"]
    assert int(first["X-RateLimit-Remaining"]) - int(second["X-RateLimit-Remaining"]) == 1
    assert first["X-RateLimit-Limit"] == second["X-RateLimit-Limit"]
    assert first["Content-Type"] == "application/json"


async def test_bad_json(api: Api, box: Sandbox) -> None:
    """Broken JSON would break the box instead of being refused."""
    channel = box.channel("stofa").id
    url = f"{box.url}api/v10/channels/{channel}/messages"
    async with api._session.post(url, data=b"{", headers={"Content-Type": "application/json"}) as answer:
        assert (await answer.json())["code"] == 50109


async def test_limit_is_kept_with_429(api: Api, box: Sandbox) -> None:
    """A client that ignores the headers would never meet a 429."""
    box.knobs.rate_limit, box.knobs.rate_seconds = 2, 30.0
    assert [(await api.send({"content": "x"}))[0] for _ in range(3)] == [200, 200, 429]
    assert float(api.headers["Retry-After"]) > 1
    assert api.headers["X-RateLimit-Remaining"] == "0"
    assert (await api.send({"content": "x"}, channel="spil"))[0] == 200
    now = box.world.now()
    box.world.now = lambda: now + 31
    assert (await api.send({"content": "x"}))[0] == 200


async def test_who_and_where_it_is(api: Api, box: Sandbox) -> None:
    """A bot could not learn who it is, or where its guild's channels are."""
    for path in ("/applications/@me", "/oauth2/applications/@me"):
        assert (await api.call("GET", path))[1]["id"] == box.world.bot_id
    assert (await api.call("GET", f"/applications/{box.world.bot_id}/emojis"))[1] == {"items": []}
    assert (await api.call("GET", "/gateway"))[1]["url"] == box.gateway_url
    guild = box.guild("Stofan").id
    listed = (await api.call("GET", f"/guilds/{guild}/channels"))[1]
    assert [c["name"] for c in listed] == ["stofa", "spil", "spel"]
    box.deny(box.channel("spel"), may.VIEW_CHANNEL)
    assert len((await api.call("GET", f"/guilds/{guild}/channels"))[1]) == 2


async def test_typing_is_shown(api: Api, box: Sandbox) -> None:
    """Nobody would see that the bot is thinking."""
    assert (await api.call("POST", f"/channels/{box.channel('stofa').id}/typing"))[0] == 204
    assert box.events[-1][0] == "TYPING_START"
    dm = box.world.dm_with(box.person("finn").id)
    assert (await api.call("POST", f"/channels/{dm.id}/typing"))[0] == 204


async def test_a_nonce_makes_one_message(api: Api, box: Sandbox) -> None:
    """A message that is sent again after a lost answer would stand there twice."""
    once = {"content": "x", "nonce": "abc", "enforce_nonce": True}
    first, again = await api.send(once), await api.send(once)
    assert (first[0], again[1]["id"]) == (200, first[1]["id"])
    assert (await api.send(once | {"enforce_nonce": False}))[1]["id"] != first[1]["id"]
    now = box.world.now()
    box.world.now = lambda: now + 200
    assert (await api.send(once))[1]["id"] != first[1]["id"], "it is remembered for minutes only"
