"""Errors of requests, and routes of the application."""

import json
import re

import aiohttp

from sandbox.rest.absent import is_absent
from sandbox.sandbox import Sandbox
from sandbox.world import permissions as may
from tests.sandbox import coverage, described
from tests.sandbox.api import HI, Api, fault
from tests.sandbox.checks.mutations import EMBED


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


async def test_emojis_of_the_application(api: Api, sandbox: Sandbox) -> None:
    """They are created from a name and a picture, listed, their pictures served, and they are deleted."""
    path = f"/applications/{sandbox.world.bot_id}/emojis"
    assert (await api.call("GET", path))[1] == {"items": []}
    picture = {"name": "hearts", "image": "data:image/png;base64,aGVhcnQ="}
    status, made = await api.call("POST", path, picture)
    assert (status, made["name"], made["animated"]) == (201, "hearts", False)
    assert (await api.call("GET", path))[1] == {"items": [made]}
    async with api._session.get(f"{sandbox.url}cdn/emojis/{made['id']}.png") as answer:
        assert (answer.status, await answer.read()) == (200, b"heart")
    async with api._session.get(f"{sandbox.url}cdn/emojis/1.png") as answer:
        assert answer.status == 404
    for wrong, field, code in (
        ({"name": "he arts"}, "name", "STRING_TYPE_REGEX"),
        ({"name": "h"}, "name", "BASE_TYPE_BAD_LENGTH"),
        ({"image": "heart"}, "image", "IMAGE_INVALID"),
    ):
        assert fault((await api.call("POST", path, picture | wrong))[1], field) == [code]
    assert (await api.call("POST", "/applications/1/emojis", picture))[1]["code"] == 20012
    assert (await api.call("DELETE", f"{path}/{made['id']}"))[0] == 204
    assert (await api.call("DELETE", f"{path}/{made['id']}"))[1]["code"] == 10014
    assert (sandbox.world.emojis, sandbox.world.file(made["id"])) == ({}, None)


async def test_who_and_where_it_is(api: Api, sandbox: Sandbox) -> None:
    """A bot gets its own id, the gateway's URL and the channels of its guild that it can view."""
    for path in ("/applications/@me", "/oauth2/applications/@me"):
        assert (await api.call("GET", path))[1]["id"] == sandbox.world.bot_id
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


async def test_embed_has_every_field(api: Api) -> None:
    """An embed with all fields, its type among them, is taken, and can be sent again as it was read."""
    status, answer = await api.send({"embeds": [EMBED]})
    assert status == 200, answer
    assert answer["embeds"][0] | EMBED == answer["embeds"][0]
    assert (await api.send({"embeds": answer["embeds"]}))[0] == 200


async def test_body_is_read_from_every_kind_of_form(api: Api, sandbox: Sandbox) -> None:
    """URL-encoded and multipart forms are read with payload_json and without it."""
    url = f"{sandbox.url}api/v10/channels/{sandbox.channel('stofa').id}/messages"
    whole = json.dumps(HI)
    for fields in ({"payload_json": whole}, {"content": "hi", "tts": "false", "embeds": '[{"title": "x"}]'}):
        async with api._session.post(url, data=fields) as answer:
            assert (answer.status, (await answer.json())["content"]) == (200, "hi")
        form = aiohttp.FormData(fields)
        form.add_field("file", b"x", filename="a.txt")
        async with api._session.post(url, data=form) as answer:
            got = await answer.json()
            assert (answer.status, got["content"], got["attachments"][0]["filename"]) == (200, "hi", "a.txt")
    async with api._session.post(url, data={"content": "12", "tts": "maybe"}) as answer:
        assert fault(await answer.json(), "tts") == ["BOOLEAN_TYPE_CONVERT"]


async def test_version_nine_is_served(api: Api, sandbox: Sandbox) -> None:
    """/api/v9 answers like /api/v10, and other versions get a 404."""
    for version, status in (("v9", 200), ("v10", 200), ("v5", 404)):
        async with api._session.get(f"{sandbox.url}api/{version}/users/@me") as answer:
            assert answer.status == status


async def test_ids_that_are_none_are_named(api: Api, sandbox: Sandbox) -> None:
    """An id in a path that is no snowflake is a 50035 that names it, never a 404 or a server error."""
    channel = sandbox.channel("stofa").id
    for path, name in {
        "/channels/general": "channel_id",
        f"/channels/{channel}/messages/last": "message_id",
        f"/channels/{channel}/messages/{1 << 64}": "message_id",
        "/guilds/-1": "guild_id",
        "/users/anna": "user_id",
    }.items():
        assert fault((await api.call("GET", path))[1], name) == ["NUMBER_TYPE_COERCE"], path


async def test_token_needs_its_scheme(api: Api, sandbox: Sandbox) -> None:
    """A token without "Bot " before it gets a 401."""
    for header in (sandbox.token, f"Bearer {sandbox.token}", f"bot {sandbox.token}"):
        assert (await api.call("GET", "/users/@me", Authorization=header))[0] == 401


async def test_absent_routes_say_so(api: Api) -> None:
    """A route of Discord that the sandbox does not have gets a 501 that names it."""
    status, answer = await api.call("GET", "/guilds/1/bans")
    assert (status, "GET /guilds/1/bans" in answer["message"]) == (501, True)
    assert (await api.call("PATCH", "/guilds/1", {}))[0] == 501


def test_every_route_of_discord_is_served_or_absent() -> None:
    """Each operation of Discord's description has a handler or is listed as absent, and none is both."""
    served = {(r.split(" ")[0], re.sub(r"\{\w+\}", "[^/]+", r.split(" ")[1])) for r in coverage.routes()}
    for method, path in described.operations():
        known = any(m == method and re.fullmatch(p, path) for m, p in served)
        assert known != is_absent(method, path), (method, path)
