"""What a player of a channel's table finds in direct messages after the end."""

import pytest

from sandbox.page_user import offered, text
from tests.cogs.commands.test_server import choose, moderators
from tests.cogs.messages import asides
from tests.cogs.player import CHANNEL, Player, picks, press_shown, start_cribbage
from tests.cogs.sandbox_bot import Json, SandboxBot, with_button

pytestmark = pytest.mark.sampled("desk")


def labels(message: Json) -> list[str]:
    return [part.get("label", "") for part in offered(message)]


@pytest.fixture
async def player(sandbox_bot: SandboxBot) -> Player:
    """Plays from her direct messages and manages nothing."""
    return Player(sandbox_bot, await sandbox_bot.connect("Björn"), direct=True, seed=3)


@pytest.fixture
async def over(sandbox_bot: SandboxBot, player: Player) -> Json:
    """Björn's hand in direct messages after her game of cribbage against the bot in the channel."""
    await start_cribbage(player, None)
    await player.hand()
    await sandbox_bot.resign(player.actor)
    await player.actor.wait_message(CHANNEL, with_button("Rematch"))
    return await player.hand()


async def test_the_last_hand_has_the_buttons_of_the_last_board(player: Player, over: Json):
    """They stand in one order below both, but for the film, which shows what all see."""
    board = await player.actor.wait_message(CHANNEL, with_button("Rematch"))
    assert labels(over) == [label for label in labels(board) if label != "Film"]
    assert {"Rematch", "How did I play?", "More"} <= {*labels(over)}


async def test_a_rematch_against_bots_from_direct_messages_begins_in_the_channel(
    sandbox_bot: SandboxBot, player: Player, over: Json
):
    """The new table is the channel's; each press is told where it is."""
    for _ in range(2):
        await player.actor.press(over, "Rematch")
        told = text(asides(player.actor, "dm")[-1])
        assert f"<#{player.actor.channel(CHANNEL)}>" in told
    old, new = await sandbox_bot.tables.info(1), await sandbox_bot.tables.info(2)
    assert (new.phase, new.channel, new.guild) == ("playing", old.channel, old.guild)


async def test_a_rematch_against_bots_in_the_channel_deals_at_once(
    sandbox_bot: SandboxBot, player: Player, over: Json
):
    """Nobody else is waited for; the hand stands below the new board."""
    await press_shown(player.actor, "Rematch")
    assert (await sandbox_bot.tables.info(2)).phase == "playing"
    assert picks(asides(player.actor)[-1])


async def test_a_rematch_with_people_waits_for_them_and_is_seen_there(
    sandbox_bot: SandboxBot, anna: Player, player: Player
):
    """The new board stands below: nothing is said besides."""
    await start_cribbage(anna, player)
    await sandbox_bot.resign(anna.actor)
    board = await anna.actor.wait_message(CHANNEL, with_button("Rematch"))
    before = len(asides(anna.actor))
    await anna.actor.press(board, "Rematch")
    assert (await sandbox_bot.tables.info(2)).phase == "lobby"
    assert len(asides(anna.actor)) == before


@pytest.mark.parametrize("label", ["Change seats", "Another game"])
async def test_a_table_after_the_end_is_named_where_it_was_asked_for(
    sandbox_bot: SandboxBot, player: Player, over: Json, label: str
):
    """The private answer to a press in direct messages says in which channel the new table is."""
    await player.actor.press(over, "More")
    await player.actor.press(asides(player.actor, "dm")[-1], label)
    if label == "Another game":
        await player.actor.choose(asides(player.actor, "dm")[-1], ["kasino"])
    said = asides(player.actor, "dm")[-1]
    assert f"<#{player.actor.channel(CHANNEL)}>" in text(said)
    assert not offered(said)
    assert (await sandbox_bot.tables.info(2)).phase == "playing"


async def test_a_look_back_from_direct_messages_is_the_readers_own(
    sandbox_bot: SandboxBot, player: Player, over: Json
):
    """It is shown beside the last hand, and nowhere in the channel."""
    before, shown = player.actor.messages(CHANNEL), labels(over)
    await player.actor.press(over, "How did I play?")
    assert len(asides(player.actor, "dm")) == 1
    last = player.actor.message(over["id"])
    assert last is not None
    assert labels(last) == shown
    assert player.actor.messages(CHANNEL) == before


@pytest.mark.parametrize(("rule", "said"), [("games", "Cribbage isn’t played"), ("openers", "<@&")])
async def test_a_rematch_from_direct_messages_keeps_the_servers_rules(
    sandbox_bot: SandboxBot, anna: Player, player: Player, over: Json, rule: str, said: str
):
    """What the server allows is asked of the server of the table."""
    value = "kasino" if rule == "games" else moderators(sandbox_bot).id
    await choose(anna.actor, rule, value)
    await player.actor.press(over, "Rematch")
    assert said in text(asides(player.actor, "dm")[-1])
    assert await sandbox_bot.tables.in_channel((await sandbox_bot.tables.info(1)).channel) in (None, 1)
