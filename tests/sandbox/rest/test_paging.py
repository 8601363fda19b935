"""Pages of lists: limits, ids and times, and numbers of members."""

from typing import Any
from urllib.parse import quote

import pytest

from sandbox.page_user import PageUser
from sandbox.sandbox import Sandbox
from sandbox.server import serve
from tests.sandbox import oracles
from tests.sandbox.api import HI, Api, fault


def _ids(items: list[dict[str, Any]]) -> list[str]:
    return [str(item.get("id") or item["user"]["id"]) for item in items]


async def test_members_come_in_pages() -> None:
    """Members are listed by id, one without a limit, and `after` continues; a search is limited too."""
    async with serve(privileged_intents=True) as sandbox, Api(sandbox) as api:
        guild = sandbox.guild("Stofan").id
        path = f"/guilds/{guild}/members"
        everybody = sorted(sandbox.guild("Stofan").members, key=int)
        assert _ids((await api.call("GET", path))[1]) == everybody[:1]
        first = _ids((await api.call("GET", f"{path}?limit=3"))[1])
        rest = _ids((await api.call("GET", f"{path}?limit=1000&after={first[-1]}"))[1])
        assert first + rest == everybody
        found = (await api.call("GET", f"{path}/search?query=a&limit=5"))[1]
        assert [m["user"]["username"] for m in found] == ["anna"]
        assert fault((await api.call("GET", f"{path}/search"))[1], "query") == ["BASE_TYPE_REQUIRED"]
        assert (await api.call("GET", f"{path}?limit=1001"))[1]["code"] == 50035
        oracles.check(sandbox)


async def test_guilds_come_in_pages_with_their_numbers(api: Api, sandbox: Sandbox) -> None:
    """The bot's guilds are listed by id, between `after` and `before`, and with counts on demand."""
    for name in ("B", "C"):
        sandbox.guilds.create(name, sandbox.world.people[:2])
    ids = sorted(sandbox.world.guilds, key=int)
    path = "/users/@me/guilds"
    assert _ids((await api.call("GET", f"{path}?limit=2"))[1]) == ids[:2]
    assert _ids((await api.call("GET", f"{path}?after={ids[0]}"))[1]) == ids[1:]
    assert _ids((await api.call("GET", f"{path}?before={ids[2]}&limit=1"))[1]) == ids[1:2]
    async with await PageUser.connect(sandbox.url, "anna"):
        counted = (await api.call("GET", f"{path}?with_counts=true"))[1][1]
        assert (counted["approximate_member_count"], counted["approximate_presence_count"]) == (4, 2)
        whole = (await api.call("GET", f"/guilds/{ids[1]}?with_counts=true"))[1]
        assert (whole["approximate_member_count"], whole["approximate_presence_count"]) == (4, 2)


async def test_reactions_come_in_pages(api: Api, sandbox: Sandbox) -> None:
    """Those who reacted are listed by id with `limit` and `after`; bursts are none."""
    message = await api.sent(HI)
    for person in sandbox.world.people:
        sandbox.messages.react(message, person.id, "👍")
    path = f"/channels/{message.channel_id}/messages/{message.id}/reactions/{quote('👍')}"
    ids = [p.id for p in sandbox.world.people]
    assert _ids((await api.call("GET", f"{path}?limit=2&after={ids[1]}"))[1]) == ids[2:4]
    assert (await api.call("GET", f"{path}?type=1"))[1] == []


async def test_pins_and_archived_threads_come_in_pages(api: Api, sandbox: Sandbox) -> None:
    """Pins and archived threads are listed newest first, before a time, and tell if there are more."""
    sandbox.guild("Stofan").roles[-1].permissions |= 1 << 51
    channel = sandbox.channel("stofa")
    for number in range(3):
        message = await api.sent({"content": str(number)})
        await api.call("PUT", f"/channels/{channel.id}/messages/pins/{message.id}")
        made = sandbox.threads.start(channel, sandbox.world.bot_id, {"name": f"t{number}", "type": 11})
        sandbox.threads.change(made, sandbox.world.bot_id, {"archived": True})
        sandbox.advance(10)
    path = f"/channels/{channel.id}/messages/pins?limit=2"
    first = (await api.call("GET", path))[1]
    assert ([i["message"]["content"] for i in first["items"]], first["has_more"]) == (["2", "1"], True)
    last = quote(first["items"][-1]["pinned_at"])
    rest = (await api.call("GET", f"{path}&before={last}"))[1]
    assert ([i["message"]["content"] for i in rest["items"]], rest["has_more"]) == (["0"], False)
    path = f"/channels/{channel.id}/threads/archived/public?limit=2"
    first = (await api.call("GET", path))[1]
    assert ([t["name"] for t in first["threads"]], first["has_more"]) == (["t2", "t1"], True)
    last = first["threads"][-1]["thread_metadata"]["archive_timestamp"]
    rest = (await api.call("GET", f"{path}&before={last}"))[1]  # its plus sign is not encoded
    assert [t["name"] for t in rest["threads"]] == ["t0"]
    assert fault((await api.call("GET", f"{path}&before=x"))[1], "before") == ["DATE_TIME_TYPE_PARSE"]


async def test_thread_members_come_with_members() -> None:
    """Thread members are paged and have their member objects with `with_member`."""
    async with serve(privileged_intents=True) as sandbox, Api(sandbox) as api:
        thread = sandbox.threads.start(
            sandbox.channel("stofa"), sandbox.world.bot_id, {"name": "t", "type": 11}
        )
        for person in sandbox.world.people:
            sandbox.threads.join(thread, person.id)
        path = f"/channels/{thread.id}/thread-members"
        assert len((await api.call("GET", path))[1]) == 7
        first = (await api.call("GET", f"{path}?with_member=true&limit=2"))[1]
        assert [m["member"]["user"]["username"] for m in first] == ["anna", "bjorn"]
        one = (await api.call("GET", f"{path}/{sandbox.person('finn').id}?with_member=true"))[1]
        assert one["member"]["user"]["username"] == "finn"


@pytest.mark.parametrize("name", ["before", "after", "around"])
async def test_wrong_ids_in_queries_are_named(api: Api, sandbox: Sandbox, name: str) -> None:
    """A query parameter that is no snowflake is a 50035 that names it."""
    path = f"/channels/{sandbox.channel('stofa').id}/messages?{name}=last"
    assert fault((await api.call("GET", path))[1], name) == ["NUMBER_TYPE_COERCE"]
