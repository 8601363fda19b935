"""Where the commands can be used: in servers with the bot and in its direct messages, not by user install."""

import msgspec
import pytest

from sandbox.page_user import Failed
from tests.cogs.messages import said
from tests.cogs.player import Player
from tests.cogs.sandbox_bot import SandboxBot

IN_SERVERS, EVERYWHERE = [0], [0, 1]


async def elsewhere(sandbox_bot: SandboxBot, anna: Player) -> None:
    """Anna has installed the app, and is in a server without the bot."""
    person = sandbox_bot.box.person("anna")
    person.installed = True
    sandbox_bot.box.guilds.create("Elsewhere", [person], bot=False, channels=("away",))
    await anna.actor.wait_for(lambda: any(c["name"] == "away" for c in anna.actor.hello["channels"]))


async def test_commands_are_those_of_servers(sandbox_bot: SandboxBot, anna: Player):
    """Each is for servers with the bot; those about a server are not for direct messages."""
    await elsewhere(sandbox_bot, anna)
    bodies = {c.body["name"]: c.body for c in sandbox_bot.box.world.commands.values()}
    assert {name for name, body in bodies.items() if body["integration_types"] != [0]} == set()
    in_servers = {name for name, body in bodies.items() if body["contexts"] == IN_SERVERS}
    assert in_servers == {"doctor", "leaderboard", "profile"}
    assert {name for name in bodies if bodies[name]["contexts"] == EVERYWHERE} == bodies.keys() - in_servers
    with pytest.raises(Failed, match="cannot be used here"):
        await anna.actor.slash("cribbage new", "away")


async def test_a_command_in_a_server_without_the_bot_is_refused(sandbox_bot: SandboxBot, anna: Player):
    """A client may still offer the commands as they were registered before: no table is opened."""
    await elsewhere(sandbox_bot, anna)
    await anna.actor.locale("en-US")
    world = sandbox_bot.box.world
    for command in list(world.commands.values()):
        body = command.body | {"integration_types": [0, 1], "contexts": [0, 1, 2]}
        world.commands[command.id] = msgspec.structs.replace(command, body=body)
    told = await said(anna.actor, "cribbage new", "away")
    assert told == "I’m not in this server, so I can’t play here; someone who manages it can add me."
    assert not sandbox_bot.length()
