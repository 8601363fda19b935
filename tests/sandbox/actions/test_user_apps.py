"""Apps that a person has installed for themselves."""

import pytest

from sandbox.errors import Json
from sandbox.page_user import Failed, PageUser
from sandbox.sandbox import Sandbox
from sandbox.world import permissions as may
from tests.sandbox.api import HI, Api, event_names

EVERYWHERE = {"integration_types": [0, 1], "contexts": [0, 1, 2]}


async def registered(api: Api, **more: object) -> None:
    """Registers a command /go."""
    body = [{"name": "go", "description": "Go", **more}]
    assert (await api.call("PUT", f"/applications/{api.sandbox.world.bot_id}/commands", body))[0] == 200


def started(sandbox: Sandbox) -> Json:
    """The last interaction sent to the bot."""
    return next(data for name, data in reversed(sandbox.events) if name == "INTERACTION_CREATE")


async def test_app_comes_along_with_a_person(api: Api, sandbox: Sandbox) -> None:
    """A person who has installed the app uses its command also where the bot is not a member."""
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
    """A command is refused outside of its integration types and contexts."""
    anna = sandbox.person("anna")
    anna.installed = True
    away = sandbox.guilds.create("Elsewhere", [anna], bot=False, channels=("away",))
    assert away
    async with await PageUser.connect(sandbox.url, "anna") as actor:
        await registered(api, integration_types=[0])
        with pytest.raises(Failed, match="cannot be used here"):
            await actor.slash("go", "away")
        await registered(api, integration_types=[1], contexts=[2])
        for where in ("stofa", "away", "dm"):
            with pytest.raises(Failed, match="cannot be used here"):
                await actor.slash("go", where)


async def test_commands_are_installed_as_their_application_is(api: Api, sandbox: Sandbox) -> None:
    """A command that names no installation types has those of its application: at first both.

    Without the bot, `app_permissions` are @everyone's.
    """
    anna = sandbox.person("anna")
    anna.installed = True
    guild = sandbox.guilds.create("Elsewhere", [anna], bot=False, channels=("away",))
    guild.roles[0].permissions &= ~may.ATTACH_FILES
    about = (await api.call("GET", "/applications/@me"))[1]
    assert set(about["integration_types_config"]) == {"0", "1"}
    async with await PageUser.connect(sandbox.url, "anna") as actor:
        await registered(api, integration_types=None)
        await actor._do("slash", channel=actor.channel("away"), command="go")
        await actor.wait_for(lambda: [f for f in actor.frames if f["t"] == "waiting"])
        assert int(started(sandbox)["app_permissions"]) == guild.roles[0].permissions
        sandbox.integration_types = (0,)
        await registered(api)
        with pytest.raises(Failed, match="cannot be used here"):
            await actor.slash("go", "away")


async def test_carried_app_follows_up_five_times(api: Api, sandbox: Sandbox) -> None:
    """A sixth follow-up of a user-installed app is refused where the bot is not a member (40094)."""
    anna = sandbox.person("anna")
    anna.installed = True
    sandbox.guilds.create("Elsewhere", [anna], bot=False, channels=("away",))
    interaction = api.command("away")
    assert (await api.answer(interaction, 4, HI))[0] == 204
    codes = [(await api.call("POST", api.hook(interaction), HI))[0] for _ in range(6)]
    assert codes == [200] * 5 + [400]
    refused = (await api.call("POST", api.hook(interaction), HI))[1]
    assert refused["code"] == 40094
    assert "MESSAGE_CREATE" not in event_names(sandbox), "it does not hear its own messages there"


async def test_carried_app_whispers_where_it_is_not_welcome(api: Api, sandbox: Sandbox) -> None:
    """Without USE_EXTERNAL_APPS, the responses of a user-installed app are ephemeral."""
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
