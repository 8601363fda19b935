"""The check whether a player is still a member of the server, through the sandbox."""

import asyncio

import pytest

from sandbox.page_user import PageUser, offered, text
from sandbox.workshop import Workshop
from tests.cogs.delivery.test_outages import until
from tests.cogs.player import CHANNEL
from tests.cogs.sandbox_bot import SandboxBot
from tests.cogs.toy_table import anna, bjorn, board, go, hand, info, sandbox_bot

__all__ = ["anna", "bjorn", "sandbox_bot"]


@pytest.fixture(autouse=True)
def _ask_to_the_end(sandbox_bot: SandboxBot, bjorn: PageUser, monkeypatch: pytest.MonkeyPatch) -> None:
    """How fast the machine is at the moment is not what is tried here.

    On a slow one the host, looked up for the notice of a full lobby, is known before the game begins.
    """
    monkeypatch.setattr("cogs.delivery.people.LOOK_FOR", 60.0)
    sandbox_bot.bot.sync.members._present_until.clear()


async def test_who_was_removed_plays_no_longer_from_old_direct_messages(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser, monkeypatch: pytest.MonkeyPatch
):
    """Refused by button and by command, with the reason; back in the server they play on."""
    monkeypatch.setattr("cogs.delivery.people.KNOWN_FOR", 0.0)
    guild = str(sandbox_bot.bot.guilds[0].id)
    sandbox_bot.box.guilds.create("Elsewhere", sandbox_bot.box.world.people, bot=True)
    await until(lambda: len(sandbox_bot.bot.guilds) == 2)
    Workshop(sandbox_bot.box).apply({"act": "leave", "guild": guild, "person": anna.id})
    length = sandbox_bot.length()
    await walk_on(anna)
    told = await anna.wait_message("dm", lambda m: m.get("ephemeral"))
    assert "not in this table’s server any more" in text(told)
    assert "has left the server" in text(await board(bjorn))
    await anna.slash("table hand", "dm")
    assert len([m for m in anna.messages("dm") if "not in this table’s server any more" in text(m)]) == 2
    assert sandbox_bot.length() == length + 1, "the table was asked, and nothing was played"
    Workshop(sandbox_bot.box).apply({"act": "join", "guild": guild, "person": anna.id})
    await walk_on(anna)
    await walk_on(anna)
    assert (await sandbox_bot.view()).waiting == (1,)
    assert (await info(sandbox_bot)).poll is None


async def walk_on(actor: PageUser) -> None:
    """Presses what ends the move in the direct message, or else the first step that it offers."""
    message = await hand(actor)
    ids = [p["custom_id"] for p in offered(message) if p["custom_id"].split(":")[1] in ("pick", "do")]
    await actor.press(message, custom_id=min(ids, key=lambda id: id.split(":")[1]))


async def test_a_press_asks_for_its_maker_once_a_minute(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser
):
    """Not with each press, and not at all while the person is seen in the server."""

    def asked() -> int:
        path = f"/guilds/{sandbox_bot.bot.guilds[0].id}/members/{anna.id}"
        return len([c for c in sandbox_bot.box.calls if c.path == path])

    before = asked()
    for _ in range(2):
        await walk_on(anna)
    assert (await sandbox_bot.view()).waiting == (1,)
    assert asked() == before + 1
    sandbox_bot.bot.sync.members._present_until.clear()
    await go(sandbox_bot, bjorn, "w")
    await anna.slash("table show", CHANNEL)
    for _ in range(2):
        await walk_on(anna)
    assert asked() == before + 1


@pytest.mark.parametrize(("status", "hang_up"), [(403, False), (404, False), (503, False), (503, True)])
async def test_what_discord_does_not_say_stops_no_player(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser, status: int, hang_up: bool
):
    """Only "no such member" is an answer; with everything else the press counts."""
    failure = sandbox_bot.box.fail("GET", r"/guilds/\d+/members/", status, times=99, hang_up=hang_up)
    for _ in range(2):
        await walk_on(anna)
    asked = 99 - failure.times
    assert asked == 1 or (hang_up and asked == 2), "aiohttp itself repeats a request whose line broke"
    assert (await sandbox_bot.view()).waiting == (1,)


async def test_a_slow_answer_about_a_member_stops_no_player(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser, monkeypatch: pytest.MonkeyPatch
):
    """A press is answered in time although the request about the member meets a rate limit."""
    monkeypatch.setattr("cogs.delivery.people.LOOK_FOR", 0.1)
    sandbox_bot.box.fail("GET", r"/guilds/\d+/members/", 429, times=99, retry_after=5.0)
    for _ in range(2):
        await asyncio.wait_for(walk_on(anna), 3.0)
    assert (await sandbox_bot.view()).waiting == (1,)
