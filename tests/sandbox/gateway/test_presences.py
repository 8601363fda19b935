"""Members and presences of a guild, by the intents that a bot has."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from sandbox.gateway.gateway import GUILDS, MEMBERS, PRESENCES
from sandbox.page_user import PageUser
from sandbox.sandbox import Sandbox
from sandbox.server import serve
from tests.sandbox import oracles
from tests.sandbox.gateway.dialing import Dialer

# Intents: whether all members are listed, not only the bot, and whether presences are.
SEEN = {
    "none": (GUILDS, False, False),
    "members": (GUILDS | MEMBERS, False, False),
    "presences": (GUILDS | PRESENCES, True, True),
    "both": (GUILDS | MEMBERS | PRESENCES, True, True),
}


def _users(items: list[dict[str, Any]]) -> set[str]:
    return {item["user"]["id"] for item in items}


def _online(sandbox: Sandbox, *names: str) -> set[str]:
    """Ids of the bot and of the named people."""
    return {sandbox.world.bot_id, *(sandbox.person(name).id for name in names)}


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A sandbox whose bot may have every intent."""
    async with serve(privileged_intents=True) as made:
        yield made
        oracles.check(made)


@pytest.mark.parametrize("name", SEEN)
async def test_guild_create_lists_by_intents(dialer: Dialer, sandbox: Sandbox, name: str) -> None:
    """Without the presence intent a guild lists the bot alone, with it all members and who is online."""
    intents, all_listed, online_listed = SEEN[name]
    async with await PageUser.connect(sandbox.url, "anna"):
        connection, _ = await dialer.login(intents)
        guild = (await connection.until("GUILD_CREATE"))["d"]
        everybody = set(sandbox.guild("Stofan").members)
        assert guild["member_count"] == len(everybody)
        assert _users(guild["members"]) == (everybody if all_listed else {sandbox.world.bot_id})
        assert _users(guild["presences"]) == (_online(sandbox, "anna") if online_listed else set())


async def test_who_comes_and_goes_is_told_with_the_intent(dialer: Dialer, sandbox: Sandbox) -> None:
    """First window and end of the last one change a presence; other bots hear nothing."""
    connection, _ = await dialer.login(GUILDS | PRESENCES)
    other, _ = await dialer.login(GUILDS | MEMBERS)
    finn = sandbox.person("finn").id
    async with await PageUser.connect(sandbox.url, "finn"), await PageUser.connect(sandbox.url, "finn"):
        came = (await connection.until("PRESENCE_UPDATE"))["d"]
    left = (await connection.until("PRESENCE_UPDATE"))["d"]
    assert [(p["user"]["id"], p["status"]) for p in (came, left)] == [(finn, "online"), (finn, "offline")]
    await other.put(8, {"guild_id": came["guild_id"], "user_ids": [finn]})
    names = [(await other.get())["t"] for _ in range(2)]
    assert names == ["GUILD_CREATE", "GUILD_MEMBERS_CHUNK"]


async def test_requested_members_come_with_presences(dialer: Dialer, sandbox: Sandbox) -> None:
    """Presences are sent with members if they are asked for and the bot has the intent."""
    async with await PageUser.connect(sandbox.url, "anna"), await PageUser.connect(sandbox.url, "finn"):
        asked = {"guild_id": sandbox.guild("Stofan").id, "limit": 0, "presences": True}
        connection, _ = await dialer.login(GUILDS | MEMBERS | PRESENCES)
        await connection.put(8, asked | {"query": ""})
        chunk = (await connection.until("GUILD_MEMBERS_CHUNK"))["d"]
        assert _users(chunk["presences"]) == _online(sandbox, "anna", "finn")
        await connection.put(8, asked | {"user_ids": [sandbox.person("finn").id]})
        chunk = (await connection.until("GUILD_MEMBERS_CHUNK"))["d"]
        assert _users(chunk["presences"]) == {sandbox.person("finn").id}
        await connection.put(8, asked | {"query": "", "presences": False})
        assert "presences" not in (await connection.until("GUILD_MEMBERS_CHUNK"))["d"]
        other, _ = await dialer.login(GUILDS | MEMBERS)
        await other.put(8, asked | {"query": ""})
        assert "presences" not in (await other.until("GUILD_MEMBERS_CHUNK"))["d"]
