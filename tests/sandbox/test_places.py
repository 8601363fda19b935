"""Several guilds, members, roles, and user-installed apps."""

import asyncio

import pytest

from sandbox.control.knobs import DISCORD_RATES
from sandbox.errors import Json
from sandbox.page_user import Failed, PageUser
from sandbox.sandbox import Sandbox
from sandbox.world import permissions as may
from tests.sandbox.api import Api, button, row
from tests.sandbox.client import Bot

HI = {"content": "hi"}
EVERYWHERE = {"integration_types": [0, 1], "contexts": [0, 1, 2]}


def names(sandbox: Sandbox) -> list[str]:
    """Names of the events so far."""
    return [name for name, _ in sandbox.events]


async def registered(api: Api, **more: object) -> None:
    """Registers a command /go."""
    body = [{"name": "go", "description": "Go", **more}]
    assert (await api.call("PUT", f"/applications/{api.sandbox.world.bot_id}/commands", body))[0] == 200


def started(sandbox: Sandbox) -> Json:
    """The last interaction sent to the bot."""
    return next(data for name, data in reversed(sandbox.events) if name == "INTERACTION_CREATE")


async def test_guilds_come_and_go(api: Api, sandbox: Sandbox) -> None:
    """A bot removed from a guild would still get its events."""
    people = [sandbox.person("anna"), sandbox.person("finn")]
    second = sandbox.guilds.create("Kaffihús", people, channels=("spjall",))
    channel = sandbox.channel("spjall")
    assert [g["name"] for g in (await api.call("GET", "/users/@me/guilds"))[1]] == ["Stofan", "Kaffihús"]
    assert (await api.send(HI, channel="spjall"))[0] == 200
    sandbox.guilds.outage(second)
    assert sandbox.events[-1] == ("GUILD_DELETE", {"id": second.id, "unavailable": True})
    sandbox.guilds.outage(second, over=True)
    assert names(sandbox)[-1] == "GUILD_CREATE"
    sandbox.guilds.remove_bot(second)
    assert sandbox.events[-1] == ("GUILD_DELETE", {"id": second.id})
    for path, code in {
        f"/guilds/{second.id}": 10004,
        f"/channels/{channel.id}": 50001,
        f"/applications/{sandbox.world.bot_id}/guilds/{second.id}/commands": 50001,
    }.items():
        assert (await api.call("GET", path))[1]["code"] == code, path
    sandbox.messages.say(channel, people[0].id, "among ourselves")
    assert names(sandbox)[-1] == "GUILD_DELETE", "of a guild it is not in, the bot hears nothing"
    sandbox.guilds.bring_bot(second)
    assert (await api.call("DELETE", f"/users/@me/guilds/{second.id}"))[0] == 204
    assert sandbox.world.bot_id not in second.members


async def test_members_come_and_go(api: Api, sandbox: Sandbox) -> None:
    """A person who has left could still get DMs."""
    guild, finn = sandbox.guild("Stofan"), sandbox.person("finn")
    dm = sandbox.world.dm_with(finn.id)
    sandbox.guilds.leave(guild, finn)
    assert names(sandbox)[-1] == "GUILD_MEMBER_REMOVE"
    assert (await api.call("GET", f"/guilds/{guild.id}/members/{finn.id}"))[1]["code"] == 10007
    gone = await api.call("POST", f"/channels/{dm.id}/messages", HI)
    assert gone[1]["code"] == 50278
    sandbox.guilds.join(guild, finn)
    assert names(sandbox)[-1] == "GUILD_MEMBER_ADD"
    assert (await api.call("POST", f"/channels/{dm.id}/messages", HI))[0] == 200
    found = await api.call("GET", f"/guilds/{guild.id}/members/search?query=fi")
    assert [m["user"]["id"] for m in found[1]] == [finn.id]
    assert (await api.call("GET", f"/guilds/{guild.id}/members"))[1]["code"] == 50001


async def test_roles_are_given_from_above(api: Api, sandbox: Sandbox) -> None:
    """A bot could add roles above its own."""
    guild, finn = sandbox.guild("Stofan"), sandbox.person("finn").id
    moderator = next(r for r in guild.roles if r.name == "Moderator")
    own = next(r for r in guild.roles if r.managed_by)
    path = f"/guilds/{guild.id}/members/{finn}/roles"
    assert (await api.call("PUT", f"{path}/{moderator.id}"))[1]["code"] == 50013
    own.permissions |= may.MANAGE_ROLES
    assert (await api.call("PUT", f"{path}/{moderator.id}"))[1]["code"] == 50013
    assert (await api.call("PUT", f"{path}/1"))[1]["code"] == 10011
    moderator.position = 0
    assert (await api.call("PUT", f"{path}/{moderator.id}"))[0] == 204
    assert guild.members[finn].roles == [moderator.id]
    assert names(sandbox)[-1] == "GUILD_MEMBER_UPDATE"
    assert (await api.call("DELETE", f"{path}/{moderator.id}"))[0] == 204
    assert [r["name"] for r in (await api.call("GET", f"/guilds/{guild.id}/roles"))[1]][1] == "Moderator"


async def test_roles_are_named_only_where_that_is_allowed(api: Api, sandbox: Sandbox) -> None:
    """Anybody could ping any role."""
    role = next(r for r in sandbox.guild("Stofan").roles if r.name == "Moderator")
    assert (await api.sent({"content": f"<@&{role.id}>"})).mention_roles == []
    role.mentionable = True
    assert (await api.sent({"content": f"<@&{role.id}>"})).mention_roles == [role.id]
    silent = {"content": f"<@&{role.id}>", "allowed_mentions": {"parse": []}}
    assert (await api.sent(silent)).mention_roles == []


async def test_app_comes_along_with_a_person(api: Api, sandbox: Sandbox) -> None:
    """A command would be offered where the app is not installed, or not where it is."""
    anna, finn = sandbox.person("anna"), sandbox.person("finn")
    away = sandbox.guilds.create("Elsewhere", [anna, finn], bot=False, channels=("away",))
    group = sandbox.guilds.group([anna, finn, sandbox.person("emma")], "Friends")
    await registered(api, **EVERYWHERE)
    async with await PageUser.connect(sandbox.url, "anna") as actor:
        for where in ("away", "Friends"):
            with pytest.raises(Failed, match="cannot be used here"):
                await actor.slash("go", where)
        anna.installed = True
        for where, context in (("away", 0), ("Friends", 2), ("stofa", 0), ("dm", 1)):
            await actor._do("slash", channel=actor.channel(where), command="go")
            here = actor.channel(where)
            await actor.wait_for(
                lambda h=here: [f for f in actor.frames if f["t"] == "waiting" and f["channel"] == h]
            )
            heard = started(sandbox)
            assert heard["context"] == context
            assert heard["authorizing_integration_owners"]["1"] == anna.id
            assert ("0" in heard["authorizing_integration_owners"]) == (where in ("stofa", "dm"))
    assert (await api.call("GET", f"/channels/{group.id}"))[1]["code"] == 50001
    assert (await api.call("GET", f"/channels/{sandbox.channel('away').id}"))[1]["code"] == 50001
    assert away.id not in [g["id"] for g in (await api.call("GET", "/users/@me/guilds"))[1]]


async def test_commands_only_for_people_and_only_for_guilds(api: Api, sandbox: Sandbox) -> None:
    """A command for private channels would be offered in guilds, or the other way round."""
    anna = sandbox.person("anna")
    anna.installed = True
    away = sandbox.guilds.create("Elsewhere", [anna], bot=False, channels=("away",))
    assert away
    async with await PageUser.connect(sandbox.url, "anna") as actor:
        await registered(api)
        with pytest.raises(Failed, match="cannot be used here"):
            await actor.slash("go", "away")
        await registered(api, integration_types=[1], contexts=[2])
        for where in ("stofa", "away", "dm"):
            with pytest.raises(Failed, match="cannot be used here"):
                await actor.slash("go", where)


async def test_carried_app_follows_up_five_times(api: Api, sandbox: Sandbox) -> None:
    """A user-installed app would be cut off after five follow-ups on Discord only."""
    anna = sandbox.person("anna")
    anna.installed = True
    sandbox.guilds.create("Elsewhere", [anna], bot=False, channels=("away",))
    interaction = api.command("away")
    assert (await api.answer(interaction, 4, HI))[0] == 204
    codes = [(await api.call("POST", api.hook(interaction), HI))[0] for _ in range(6)]
    assert codes == [200] * 5 + [400]
    refused = (await api.call("POST", api.hook(interaction), HI))[1]
    assert refused["code"] == 40094
    assert "MESSAGE_CREATE" not in names(sandbox), "it does not hear its own messages there"


async def test_carried_app_whispers_where_it_is_not_welcome(api: Api, sandbox: Sandbox) -> None:
    """A response would be public in a guild that allows external apps only privately."""
    anna = sandbox.person("anna")
    anna.installed = True
    guild = sandbox.guilds.create("Elsewhere", [anna], bot=False, channels=("away",))
    guild.roles[0].permissions &= ~may.USE_EXTERNAL_APPS
    interaction = api.command("away")
    _, answer = await api.answer(interaction, 4, HI, "?with_response=true")
    assert answer["resource"]["message"]["flags"] & 64
    later = api.command("away")
    _, answer = await api.answer(later, 5, None, "?with_response=true")
    assert answer["interaction"]["response_message_ephemeral"]


async def test_reactions_and_their_limits(api: Api, sandbox: Sandbox) -> None:
    """Reactions that Discord refuses would be accepted."""
    message = await api.sent(HI)
    one = f"/channels/{message.channel_id}/messages/{message.id}"
    path = f"{one}/reactions"
    assert (await api.call("PUT", f"{path}/%F0%9F%91%8D/@me"))[0] == 204
    sandbox.messages.react(message, sandbox.person("finn").id, "👍")
    shown = (await api.call("GET", one))[1]["reactions"][0]
    assert (shown["count"], shown["me"], shown["emoji"]["name"]) == (2, True, "👍")
    assert [u["username"] for u in (await api.call("GET", f"{path}/%F0%9F%91%8D"))[1]] == ["stofa", "finn"]
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
    assert names(sandbox).count("MESSAGE_REACTION_ADD") == 21


async def test_pins(api: Api, sandbox: Sandbox) -> None:
    """A message could be pinned without permission, or beyond the limit."""
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
    """A bulk deletion that Discord refuses would be accepted."""
    messages = [(await api.sent(HI)).id for _ in range(3)]
    path = f"/channels/{sandbox.channel('stofa').id}/messages/bulk-delete"
    assert (await api.call("POST", path, {"messages": messages}))[1]["code"] == 50013
    sandbox.guild("Stofan").roles[-1].permissions |= may.MANAGE_MESSAGES
    assert (await api.call("POST", path, {"messages": messages[:1]}))[1]["code"] == 50016
    assert (await api.call("POST", path, {}))[1]["code"] == 50035
    assert (await api.call("POST", path, {"messages": messages[:2]}))[0] == 204
    assert [p.id for p in sandbox.world.history(sandbox.channel("stofa"))] == messages[2:]
    now = sandbox.world.now()
    sandbox.world.now = lambda: now + 15 * 24 * 3600
    assert (await api.call("POST", path, {"messages": messages}))[1]["code"] == 50034
    dm = sandbox.world.dm_with(sandbox.person("finn").id)
    in_dm = await api.call("POST", f"/channels/{dm.id}/messages/bulk-delete", {"messages": messages})
    assert in_dm[1]["code"] == 50003


async def test_old_messages_are_edited_slowly(api: Api, sandbox: Sandbox) -> None:
    """Old messages could be edited without a limit."""
    message = await api.sent(HI)
    one = f"/channels/{message.channel_id}/messages/{message.id}"
    assert [(await api.call("PATCH", one, HI))[0] for _ in range(5)] == [200] * 5
    now = sandbox.world.now()
    sandbox.world.now = lambda: now + 3601
    assert [(await api.call("PATCH", one, HI))[0] for _ in range(4)] == [200] * 3 + [429]
    assert float(api.headers["Retry-After"]) > 5
    assert api.headers["Via"]
    answer = (await api.call("PATCH", one, HI))[1]
    assert (answer["code"], answer["global"], answer["retry_after"] > 5) == (30046, False, True)
    fresh = await api.sent(HI)
    assert (await api.call("PATCH", f"/channels/{message.channel_id}/messages/{fresh.id}", HI))[0] == 200
    sandbox.world.now = lambda: now + 3608
    assert (await api.call("PATCH", one, HI))[0] == 200


async def test_conversations_are_not_begun_too_fast(api: Api, sandbox: Sandbox) -> None:
    """A bot could open DMs without a limit."""
    sandbox.knobs.dm_opens = 2
    first, second, third = (sandbox.world.dm_with(sandbox.person(n).id).id for n in ("anna", "emma", "finn"))
    assert (await api.call("POST", f"/channels/{first}/messages", HI))[0] == 200
    assert (await api.call("POST", f"/channels/{first}/messages", HI))[0] == 200
    assert (await api.call("POST", f"/channels/{second}/messages", HI))[0] == 200
    refused = await api.call("POST", f"/channels/{third}/messages", HI)
    assert refused == (403, {"message": "You are opening direct messages too fast.", "code": 40003})


async def test_everything_together_has_a_limit(api: Api, sandbox: Sandbox) -> None:
    """A bot in many channels would never meet the global limit."""
    sandbox.knobs.global_limit = 3
    now = sandbox.world.now()
    sandbox.world.now = lambda: now
    where = ("stofa", "spil", "spel", "stofa")
    assert [(await api.send(HI, channel=c))[0] for c in where] == [200, 200, 200, 429]
    assert (api.headers["X-RateLimit-Global"], api.headers["X-RateLimit-Scope"]) == ("true", "global")
    assert (await api.send(HI))[1]["global"] is True
    assert (await api.answer(api.command(), 4, HI))[0] == 204, "interactions are free of it"


async def test_discords_limits_are_set_together(api: Api, sandbox: Sandbox) -> None:
    """Discord's known limits could not be tested."""
    sandbox.knobs.as_discord()
    limit, _ = DISCORD_RATES["POST /channels/{channel}/messages"]
    now = sandbox.world.now()
    sandbox.world.now = lambda: now
    assert [(await api.send(HI))[0] for _ in range(limit + 1)] == [200] * limit + [429]
    assert (await api.send(HI, channel="spil"))[0] == 200, "each channel has its own"
    assert api.headers["X-RateLimit-Limit"] == str(limit)


async def test_commands_are_made_200_times_a_day(api: Api, sandbox: Sandbox) -> None:
    """A bot that recreates its commands on each start would be stopped on Discord only."""
    path = f"/applications/{sandbox.world.bot_id}/commands"
    for number in range(2):
        batch = [{"name": f"c{number}x{n}", "description": "x"} for n in range(100)]
        assert (await api.call("PUT", path, batch))[0] == 200
    assert (await api.call("PUT", path, batch))[0] == 200, "nothing new"
    assert (await api.call("POST", path, {"name": "more", "description": "x"}))[1]["code"] == 30034


MISSPELT = (
    ({"contents": "x"}, ("contents",)),
    ({"content": "x", "allowed_mention": {}}, ("allowed_mention",)),
    ({"content": "x", "embeds": [{"titel": "x"}]}, ("embeds", 0, "titel")),
    (
        {"content": "x", "components": [row(button(colour="red"))]},
        ("components", 0, "components", 0, "colour"),
    ),
    (
        {"flags": 1 << 15, "components": [{"type": 17, "components": [], "colour": 1}]},
        ("components", 0, "colour"),
    ),
)


@pytest.mark.parametrize(("body", "path"), MISSPELT)
async def test_misspelt_fields_are_named(
    api: Api, sandbox: Sandbox, body: Json, path: tuple[str | int, ...]
) -> None:
    """A misspelt field would have no effect and no error."""
    node = (await api.send(body))[1]["errors"]
    for step in path:
        node = node[str(step)]
    assert [e["code"] for e in node["_errors"]] == ["SANDBOX_UNKNOWN_FIELD"]
    sandbox.knobs.unknown_fields = True
    status, answer = await api.send(body)
    assert status == 200 or "SANDBOX_UNKNOWN_FIELD" not in str(answer)


async def test_misspelt_commands_and_forms_are_named(api: Api, sandbox: Sandbox) -> None:
    """A misspelt field in a command or modal would have no effect and no error."""
    option = {"name": "o", "description": "d", "type": 4, "minvalue": 1}
    body = [{"name": "a", "description": "b", "options": [option]}]
    answer = (await api.call("PUT", f"/applications/{sandbox.world.bot_id}/commands", body))[1]
    assert "minvalue" in answer["errors"]["0"]["options"]["0"]
    field = {"type": 4, "custom_id": "t", "style": 1, "maxlength": 3}
    form = {"title": "T", "custom_id": "m", "components": [{"type": 18, "label": "L", "component": field}]}
    answer = (await api.answer(api.command(), 9, form))[1]
    assert "maxlength" in answer["errors"]["data"]["components"]["0"]["component"]
    answer = (await api.answer(api.command(), 4, {"content": "x", "ephemeral": True}))[1]
    assert "ephemeral" in answer["errors"]["data"]


async def test_reply_needs_the_history(api: Api, sandbox: Sandbox) -> None:
    """A bot that may not read a message could reply to it."""
    message = await api.sent(HI)
    sandbox.deny(sandbox.channel("stofa"), may.READ_MESSAGE_HISTORY)
    answer = (await api.send(HI | {"message_reference": {"message_id": message.id}}))[1]
    assert answer["code"] == 160002


async def test_wrong_method_is_told_apart(api: Api) -> None:
    """A wrong method would look like a wrong path."""
    assert await api.call("PATCH", "/users/@me/guilds") == (
        405,
        {"message": "405: Method Not Allowed", "code": 0},
    )


async def test_real_bot_sees_guilds_and_members_change(sandbox: Sandbox, bot: Bot, anna: PageUser) -> None:
    """discord.py would not follow changes of its guilds."""
    second = sandbox.guilds.create("Second", [sandbox.person("anna")], channels=("annad",))
    async with asyncio.timeout(5):
        while len(bot.guilds) < 2:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await anna.slash("show", "annad")
    await anna.wait_message("annad")
    sandbox.guilds.remove_bot(second)
    async with asyncio.timeout(5):
        while len(bot.guilds) > 1:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await anna.say("annad", "it is gone")
    await anna.wait_message("annad", lambda m: m["content"] == "it is gone")
