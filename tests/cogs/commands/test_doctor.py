"""`/doctor`: what the bot may do in each channel, in a picture and in words, and what else may fail."""

import logging

import pytest

from sandbox.page_user import text
from sandbox.workshop import Workshop
from sandbox.world import permissions as may
from tests.cogs.commands.test_server import moderators
from tests.cogs.messages import asides, said
from tests.cogs.player import CHANNEL, Player
from tests.cogs.sandbox_bot import SandboxBot, denied
from tests.waiting import until

pytestmark = pytest.mark.sampled("desk")


async def test_only_who_manages_the_server_is_answered(sandbox_bot: SandboxBot, anna: Player):
    """Everybody else is refused, and nothing is sent to them."""
    moderators(sandbox_bot).permissions &= ~may.MANAGE_GUILD
    assert "manage this server" in await said(anna.actor, "doctor")
    assert not anna.actor.messages("dm")


async def test_all_is_well(sandbox_bot: SandboxBot, anna: Player):
    """A picture with an alt text that names each channel, a direct message that arrives, and the figures."""
    found = await said(anna.actor, "doctor")
    assert "I’m allowed everything I need" in found
    assert "has reached you" in found
    assert "hasn’t slowed me down" in found
    assert "No table is open" in found
    assert "no backup yet" in found
    shown = asides(anna.actor)[-1]
    (picture,) = shown["attachments"]
    for channel in sandbox_bot.bot.guilds[0].text_channels:
        assert f"#{channel.name}: everything’s fine" in picture["description"]
    assert [m for m in anna.actor.messages("dm") if "Just a test" in text(m) or "Just a test" in m["content"]]


async def test_what_is_missing_is_named_with_what_fails(sandbox_bot: SandboxBot, anna: Player):
    """A denied permission stands in picture, alt text and words; a closed direct message is told."""
    guild = sandbox_bot.bot.guilds[0]
    channel = next(c for c in guild.text_channels if c.name != CHANNEL)
    workshop = Workshop(sandbox_bot.box)
    workshop.apply({"act": "deny", "channel": str(channel.id), "right": "files"})
    sandbox_bot.box.dms("Anna", open=False)
    logging.getLogger("discord.http").warning("We are being rate limited. %s %s", "GET", "/x")
    await anna.actor.slash("cribbage new")
    found = await said(anna.actor, "doctor")
    assert "**Attach files**" in found
    assert "boards have no picture" in found
    assert "didn’t reach you" in found
    assert "slowed me down once" in found
    assert "One table is open" in found
    alt = asides(anna.actor)[-1]["attachments"][0]["description"]
    assert f"#{channel.name} – missing: Attach files" in alt
    assert f"#{CHANNEL}: everything’s fine" in alt


async def test_channels_of_every_kind_with_text(sandbox_bot: SandboxBot, anna: Player):
    """Announcements, voice, stages and forums are listed; without Connect no table can open."""
    box = sandbox_bot.box
    for name, kind in (("news", 5), ("talk", 2), ("stage", 13), ("posts", 15), ("media", 16)):
        made = box.guilds.add_channel(box.guild("Stofan"), name, kind)
    await until(lambda: sandbox_bot.bot.get_channel(int(made.id)))
    await denied(sandbox_bot, "talk", may.CONNECT)
    found = await said(anna.actor, "doctor")
    assert "**Connect** · #talk: no board can be posted" in found
    alt = asides(anna.actor)[-1]["attachments"][0]["description"]
    assert "#talk – missing: Connect" in alt
    for name in ("news", "stage", "posts", "media"):
        assert f"#{name}: everything’s fine" in alt


async def test_in_words_for_those_who_read_boards_in_words(anna: Player):
    """There is no picture, and all that it would show stands in the text."""
    await said(anna.actor, "settings board", board="text")
    found = await said(anna.actor, "doctor")
    assert f"#{CHANNEL}: everything’s fine" in found.replace("\\", "")
    assert not asides(anna.actor)[-1]["attachments"]


@pytest.mark.parametrize("allowed", [(0, 1), (0,)])
async def test_an_application_for_people_is_told(
    sandbox_bot: SandboxBot, anna: Player, allowed: tuple[int, ...]
):
    """Discord is asked how the application may be installed; a new one allows people to."""
    sandbox_bot.box.integration_types = allowed
    assert ("*User Install*" in await said(anna.actor, "doctor")) == (1 in allowed)
