"""How people are called in pictures: Discord is asked for a name once, by whoever needs it first."""

import asyncio

import pytest

from cogs.pages.reader import Readers
from tests.cogs.sandbox_bot import SandboxBot

MEMBER = r"/guilds/\d+/members/\d+$"


def asked(sandbox_bot: SandboxBot, person: int) -> int:
    """How often Discord was asked for this member."""
    return sum(c.method == "GET" and c.path.endswith(f"/members/{person}") for c in sandbox_bot.box.calls)


@pytest.fixture
def guild(sandbox_bot: SandboxBot) -> int:
    """The server."""
    return int(sandbox_bot.box.channel("stofa").guild_id or 0)


async def test_readers_wait_for_the_same_name(sandbox_bot: SandboxBot, guild: int):
    """Who is drawn while another reader asks has the name too, and Discord is asked once."""
    readers, finn = Readers(sandbox_bot.bot, sandbox_bot.tables), sandbox_bot.box.person("finn")
    names = await asyncio.gather(*(readers.name(guild, int(finn.id)) for _ in range(3)))
    assert names == [finn.global_name] * 3
    assert asked(sandbox_bot, int(finn.id)) == 1


async def test_an_error_is_no_name(sandbox_bot: SandboxBot, guild: int):
    """After a refusal Discord is asked again, but not for somebody who is no member."""
    readers, finn = Readers(sandbox_bot.bot, sandbox_bot.tables), sandbox_bot.box.person("finn")
    sandbox_bot.box.fail("GET", MEMBER, 403, code=50001)
    assert await readers.name(guild, int(finn.id)) == ""
    assert await readers.name(guild, int(finn.id)) == finn.global_name
    assert [await readers.name(guild, 4) for _ in range(2)] == ["", ""]
    assert asked(sandbox_bot, 4) == 1
