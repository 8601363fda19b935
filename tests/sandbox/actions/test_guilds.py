"""Several guilds, members, roles, and user-installed apps."""

from sandbox.page_user import PageUser
from sandbox.sandbox import Sandbox
from sandbox.world import permissions as may
from tests.sandbox.api import HI, Api, event_names
from tests.sandbox.libraries.discordpy_bot import Bot
from tests.waiting import until


async def test_guilds_come_and_go(api: Api, sandbox: Sandbox) -> None:
    """A bot removed from a guild gets none of its events, and errors for its channels and commands."""
    people = [sandbox.person("anna"), sandbox.person("finn")]
    second = sandbox.guilds.create("Kaffihús", people, channels=("spjall",))
    channel = sandbox.channel("spjall")
    assert [g["name"] for g in (await api.call("GET", "/users/@me/guilds"))[1]] == ["Stofan", "Kaffihús"]
    assert (await api.send(HI, channel="spjall"))[0] == 200
    sandbox.guilds.outage(second)
    assert sandbox.events[-1] == ("GUILD_DELETE", {"id": second.id, "unavailable": True})
    sandbox.guilds.outage(second, over=True)
    assert event_names(sandbox)[-1] == "GUILD_CREATE"
    sandbox.guilds.remove_bot(second)
    assert sandbox.events[-1] == ("GUILD_DELETE", {"id": second.id})
    for path, code in {
        f"/guilds/{second.id}": 10004,
        f"/channels/{channel.id}": 50001,
        f"/applications/{sandbox.world.bot_id}/guilds/{second.id}/commands": 50001,
    }.items():
        assert (await api.call("GET", path))[1]["code"] == code, path
    sandbox.messages.say(channel, people[0].id, "among ourselves")
    assert event_names(sandbox)[-1] == "GUILD_DELETE", "of a guild it is not in, the bot hears nothing"
    sandbox.guilds.bring_bot(second)
    assert (await api.call("DELETE", f"/users/@me/guilds/{second.id}"))[0] == 204
    assert sandbox.world.bot_id not in second.members


async def test_members_come_and_go(api: Api, sandbox: Sandbox) -> None:
    """A DM to a person who has left is refused (50278), until they join again."""
    guild, finn = sandbox.guild("Stofan"), sandbox.person("finn")
    dm = sandbox.world.dm_with(finn.id)
    sandbox.guilds.leave(guild, finn)
    assert event_names(sandbox)[-1] == "GUILD_MEMBER_REMOVE"
    assert (await api.call("GET", f"/guilds/{guild.id}/members/{finn.id}"))[1]["code"] == 10007
    gone = await api.call("POST", f"/channels/{dm.id}/messages", HI)
    assert gone[1]["code"] == 50278
    sandbox.guilds.join(guild, finn)
    assert event_names(sandbox)[-1] == "GUILD_MEMBER_ADD"
    assert (await api.call("POST", f"/channels/{dm.id}/messages", HI))[0] == 200
    found = await api.call("GET", f"/guilds/{guild.id}/members/search?query=fi")
    assert [m["user"]["id"] for m in found[1]] == [finn.id]
    assert (await api.call("GET", f"/guilds/{guild.id}/members"))[1]["code"] == 50001


async def test_roles_are_given_from_above(api: Api, sandbox: Sandbox) -> None:
    """A bot adds roles only with the permission, and only those below its own."""
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
    assert event_names(sandbox)[-1] == "GUILD_MEMBER_UPDATE"
    assert (await api.call("DELETE", f"{path}/{moderator.id}"))[0] == 204
    assert [r["name"] for r in (await api.call("GET", f"/guilds/{guild.id}/roles"))[1]][1] == "Moderator"


async def test_roles_are_named_only_where_that_is_allowed(api: Api, sandbox: Sandbox) -> None:
    """A role is pinged only if it is mentionable and the message allows it."""
    role = next(r for r in sandbox.guild("Stofan").roles if r.name == "Moderator")
    assert (await api.sent({"content": f"<@&{role.id}>"})).mention_roles == []
    role.mentionable = True
    assert (await api.sent({"content": f"<@&{role.id}>"})).mention_roles == [role.id]
    silent = {"content": f"<@&{role.id}>", "allowed_mentions": {"parse": []}}
    assert (await api.sent(silent)).mention_roles == []


async def test_real_bot_sees_guilds_and_members_change(sandbox: Sandbox, bot: Bot, anna: PageUser) -> None:
    """discord.py adds a created guild and drops one from which the bot is removed."""
    second = sandbox.guilds.create("Second", [sandbox.person("anna")], channels=("annad",))
    await until(lambda: len(bot.guilds) == 2)
    await anna.slash("show", "annad")
    await anna.wait_message("annad")
    sandbox.guilds.remove_bot(second)
    await until(lambda: len(bot.guilds) == 1)
    await anna.say("annad", "it is gone")
    await anna.wait_message("annad", lambda m: m["content"] == "it is gone")
