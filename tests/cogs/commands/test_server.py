"""`/settings server`: who may change it, and what it then refuses."""

import pytest

from cogs.wire.custom_ids import ServerButton, encode
from sandbox.page_user import PageUser, offered, text
from sandbox.world.entities import Role
from tables.errors import BadOption
from tests.cogs.messages import answer, asides, said
from tests.cogs.player import CHANNEL, Player, start_cribbage
from tests.cogs.sandbox_bot import SandboxBot, with_button

pytestmark = pytest.mark.sampled("desk")


def moderators(sandbox_bot: SandboxBot) -> Role:
    """Anna's role, which may manage the server."""
    (guild,) = sandbox_bot.box.world.guilds.values()
    return next(role for role in guild.roles if role.name == "Moderator")


async def choose(actor: PageUser, name: str, *values: object) -> None:
    """Chooses values in a select of the panel."""
    shown = await answer(actor, "settings server")
    await actor.choose(shown, [str(value) for value in values], custom_id=encode(ServerButton(name)))


def guild_of(sandbox_bot: SandboxBot) -> int:
    return sandbox_bot.bot.guilds[0].id


async def test_only_who_manages_the_server_sees_the_panel(anna: Player, bjorn: Player):
    """Each setting is there; another member is refused."""
    shown = await answer(anna.actor, "settings server")
    assert {part["custom_id"].split(":")[2] for part in offered(shown)} == {
        "channels", "games", "openers", "language", "pace", "muted", "reposts-off", "threads-on",
    }  # fmt: skip
    assert "manage this server" in await said(bjorn.actor, "settings server")


async def test_tables_open_only_in_the_chosen_channels(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, caplog: pytest.LogCaptureFixture
):
    """Elsewhere the refusal names the channels; the change is a line of the log without a name."""
    channels = {c.name: c.id for c in sandbox_bot.bot.guilds[0].text_channels}
    other = next(id for name, id in channels.items() if name != CHANNEL)
    caplog.set_level("INFO", "cogs.commands.server")
    await choose(anna.actor, "channels", other)
    lines = [r.getMessage() for r in caplog.records if r.name == "cogs.commands.server"]
    assert lines == [f"server {guild_of(sandbox_bot)}: setting channels changed"]
    refused = await said(bjorn.actor, "cribbage new")
    assert f"<#{other}>" in refused
    assert await sandbox_bot.tables.in_channel(channels[CHANNEL]) is None
    await choose(anna.actor, "channels")
    await start_cribbage(bjorn, None)


async def test_only_the_chosen_games_are_played(anna: Player, bjorn: Player):
    """Another game is refused by name."""
    await choose(anna.actor, "games", "kasino")
    assert "Cribbage isn’t played" in await said(bjorn.actor, "cribbage new")
    await bjorn.actor.slash("kasino new")
    assert await bjorn.board()


async def test_only_members_with_the_role_open_tables(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """Björn may not open one, and may join Anna's."""
    role = moderators(sandbox_bot).id
    await choose(anna.actor, "openers", role)
    assert f"<@&{role}>" in await said(bjorn.actor, "cribbage new")
    await start_cribbage(anna, bjorn)


async def test_a_muted_member_neither_opens_nor_joins(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """By no way: opening, Join, `/table sit`. Unmuted they may."""
    await choose(anna.actor, "muted", bjorn.actor.id)
    muted = "can’t open or join"
    assert muted in await said(bjorn.actor, "cribbage new")
    await anna.actor.slash("cribbage new")
    await bjorn.actor.press(await bjorn.board(), "Join")
    assert muted in text(asides(bjorn.actor)[-1])
    assert muted in await said(bjorn.actor, "table sit")
    assert int(bjorn.actor.id) not in [c.person for c in (await sandbox_bot.tables.info(1)).chairs]
    await choose(anna.actor, "muted")
    await bjorn.actor.press(await bjorn.board(), "Join")
    assert int(bjorn.actor.id) in [c.person for c in (await sandbox_bot.tables.info(1)).chairs]


async def test_language_and_pace_of_new_tables(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """Boards are in the server's language, a channel's own goes before it; the pace is the server's."""
    await choose(anna.actor, "language", "nl")
    await choose(anna.actor, "pace", "week")
    await start_cribbage(anna, bjorn)
    assert (await sandbox_bot.tables.info(1)).pace == "week"
    assert "Mijn hand" in str((await bjorn.board())["components"])
    await choose(anna.actor, "language", "da")
    await bjorn.actor.wait_message(CHANNEL, with_button("Min hånd"))  # the open board changes at once
    await said(anna.actor, "settings channel-language", language="en")
    assert (await sandbox_bot.bot.readers.public(await sandbox_bot.tables.fetch(1))).speech.lang == "en"


async def test_boards_are_not_posted_again(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """After talk below the board, no move posts it anew where the server does not want that."""
    await anna.actor.press(await answer(anna.actor, "settings server"), "Don’t post boards again")
    assert not (await sandbox_bot.tables.settings.server(guild_of(sandbox_bot))).reposts
    await start_cribbage(anna, bjorn)
    before = (await bjorn.board())["id"]
    await bjorn.actor.say(CHANNEL, "a word below the board")
    while not await anna.move() or not await bjorn.move():
        continue
    await sandbox_bot.settled()
    assert (await bjorn.board())["id"] == before


async def test_a_forged_value_is_refused(sandbox_bot: SandboxBot, anna: Player):
    """What the panel does not offer is not stored."""
    cog = sandbox_bot.bot.get_cog(
        next(n for n, c in sandbox_bot.bot.cogs.items() if hasattr(c, "set_server"))
    )
    for word, values in (("pace", ("soon",)), ("games", ("chess",)), ("channels", ("x",)), ("other", ("1",))):
        with pytest.raises(BadOption):
            cog._change(word, values)
