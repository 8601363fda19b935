"""Reactions, pins, bulk deletion and replies over REST."""

from sandbox.sandbox import Sandbox
from sandbox.world import permissions as may
from tests.sandbox.api import HI, Api, event_names


async def test_reactions_and_their_limits(api: Api, sandbox: Sandbox) -> None:
    """An unknown emoji, a 21st one and a reaction without permission are refused."""
    message = await api.sent(HI)
    one = f"/channels/{message.channel_id}/messages/{message.id}"
    path = f"{one}/reactions"
    assert (await api.call("PUT", f"{path}/%F0%9F%91%8D/@me"))[0] == 204
    sandbox.messages.react(message, sandbox.person("finn").id, "👍")
    shown = (await api.call("GET", one))[1]["reactions"][0]
    assert (shown["count"], shown["me"], shown["emoji"]["name"]) == (2, True, "👍")
    assert [u["username"] for u in (await api.call("GET", f"{path}/%F0%9F%91%8D"))[1]] == ["finn", "stofa"]
    assert (await api.call("PUT", f"{path}/thumbsup/@me"))[1]["code"] == 10014
    for number in range(19):
        sandbox.messages.react(message, sandbox.person("anna").id, chr(0x1F600 + number))
    assert (await api.call("PUT", f"{path}/%F0%9F%90%8D/@me"))[1]["code"] == 30010
    assert (await api.call("DELETE", f"{path}/%F0%9F%91%8D/{sandbox.person('finn').id}"))[1]["code"] == 50013
    assert (await api.call("DELETE", f"{path}/%F0%9F%91%8D/@me"))[0] == 204
    sandbox.deny(sandbox.channel("stofa"), may.ADD_REACTIONS)
    assert (await api.call("PUT", f"{path}/%F0%9F%90%8D/@me"))[1]["code"] == 50013
    assert (await api.call("DELETE", path))[1]["code"] == 50013
    sandbox.guild("Stofan").roles[-1].permissions |= may.MANAGE_MESSAGES
    assert (await api.call("DELETE", path))[0] == 204
    assert message.reactions == {}
    assert event_names(sandbox).count("MESSAGE_REACTION_ADD") == 21


async def test_pins(api: Api, sandbox: Sandbox) -> None:
    """A pin without permission, of a system message, in another channel or beyond 250 is refused."""
    message = await api.sent(HI)
    pins = f"/channels/{message.channel_id}/messages/pins"
    assert (await api.call("PUT", f"{pins}/{message.id}"))[1]["code"] == 50013
    sandbox.guild("Stofan").roles[-1].permissions |= may.PIN_MESSAGES
    assert (await api.call("PUT", f"{pins}/{message.id}"))[0] == 204
    assert [i["message"]["id"] for i in (await api.call("GET", pins))[1]["items"]] == [message.id]
    assert [m["id"] for m in (await api.call("GET", f"/channels/{message.channel_id}/pins"))[1]] == [
        message.id
    ]
    said = sandbox.world.history(sandbox.channel("stofa"))[-1]
    assert (said.type, said.author_id) == (6, sandbox.world.bot_id)
    assert (await api.call("PUT", f"{pins}/{said.id}"))[1]["code"] == 50021
    edited = await api.call("PATCH", f"/channels/{message.channel_id}/messages/{said.id}", HI)
    assert edited[1]["code"] == 50021
    other = await api.sent(HI, channel="spil")
    assert (await api.call("PUT", f"{pins}/{other.id}"))[1]["code"] == 50019
    assert (await api.call("DELETE", f"{pins}/{message.id}"))[0] == 204
    old = f"/channels/{message.channel_id}/pins/{message.id}"
    assert [(await api.call(method, old))[0] for method in ("PUT", "DELETE")] == [204, 204]
    for _ in range(250):
        sandbox.messages.create(sandbox.channel("stofa"), sandbox.world.bot_id, HI, {}).pinned = True
    assert (await api.call("PUT", f"{pins}/{message.id}"))[1]["code"] == 30003


async def test_many_are_deleted_at_once(api: Api, sandbox: Sandbox) -> None:
    """A bulk deletion of one message, of old ones, in a DM or without permission is refused."""
    messages = [(await api.sent(HI)).id for _ in range(3)]
    path = f"/channels/{sandbox.channel('stofa').id}/messages/bulk-delete"
    assert (await api.call("POST", path, {"messages": messages}))[1]["code"] == 50013
    sandbox.guild("Stofan").roles[-1].permissions |= may.MANAGE_MESSAGES
    assert (await api.call("POST", path, {"messages": messages[:1]}))[1]["code"] == 50016
    assert (await api.call("POST", path, {}))[1]["code"] == 50035
    assert (await api.call("POST", path, {"messages": messages[:2]}))[0] == 204
    assert [p.id for p in sandbox.world.history(sandbox.channel("stofa"))] == messages[2:]
    sandbox.advance(15 * 24 * 3600)
    assert (await api.call("POST", path, {"messages": messages}))[1]["code"] == 50034
    dm = sandbox.world.dm_with(sandbox.person("finn").id)
    in_dm = await api.call("POST", f"/channels/{dm.id}/messages/bulk-delete", {"messages": messages})
    assert in_dm[1]["code"] == 50003


async def test_reply_needs_the_history(api: Api, sandbox: Sandbox) -> None:
    """A reply without READ_MESSAGE_HISTORY is refused (160002)."""
    message = await api.sent(HI)
    sandbox.deny(sandbox.channel("stofa"), may.READ_MESSAGE_HISTORY)
    answer = (await api.send(HI | {"message_reference": {"message_id": message.id}}))[1]
    assert answer["code"] == 160002
