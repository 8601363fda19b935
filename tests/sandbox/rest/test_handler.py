"""Errors of requests, and routes of the application."""

from sandbox.sandbox import Sandbox
from sandbox.world import permissions as may
from tests.sandbox.api import Api


async def test_unknown_things(api: Api, sandbox: Sandbox) -> None:
    """Each kind of unknown resource has its error code, an unknown path a 404, a wrong token a 401."""
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


async def test_bad_json(api: Api, sandbox: Sandbox) -> None:
    """Broken JSON is refused (50109)."""
    channel = sandbox.channel("stofa").id
    url = f"{sandbox.url}api/v10/channels/{channel}/messages"
    async with api._session.post(url, data=b"{", headers={"Content-Type": "application/json"}) as answer:
        assert (await answer.json())["code"] == 50109


async def test_who_and_where_it_is(api: Api, sandbox: Sandbox) -> None:
    """A bot gets its own id, the gateway's URL and the channels of its guild that it can view."""
    for path in ("/applications/@me", "/oauth2/applications/@me"):
        assert (await api.call("GET", path))[1]["id"] == sandbox.world.bot_id
    assert (await api.call("GET", f"/applications/{sandbox.world.bot_id}/emojis"))[1] == {"items": []}
    assert (await api.call("GET", "/gateway"))[1]["url"] == sandbox.gateway_url
    guild = sandbox.guild("Stofan").id
    listed = (await api.call("GET", f"/guilds/{guild}/channels"))[1]
    assert [c["name"] for c in listed] == ["stofa", "spil", "spel"]
    sandbox.deny(sandbox.channel("spel"), may.VIEW_CHANNEL)
    assert len((await api.call("GET", f"/guilds/{guild}/channels"))[1]) == 2


async def test_wrong_method_is_told_apart(api: Api) -> None:
    """A wrong method for a known path gets a 405."""
    assert await api.call("PATCH", "/users/@me/guilds") == (
        405,
        {"message": "405: Method Not Allowed", "code": 0},
    )
