"""What proves fair shuffles: each player's own number, and the record's fingerprint at the end."""

from sandbox.page_user import text
from tables import verify
from tables.log import records
from tests.cogs.player import CHANNEL, Player, press_verb
from tests.cogs.sandbox_bot import SandboxBot, settled, with_button


async def test_each_person_is_told_their_number_and_the_board_the_fingerprint(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
):
    """Each player gets their press number in an ephemeral message; the fingerprint shown fits the record."""
    await anna.actor.slash("cribbage new", CHANNEL)
    await settled(sandbox_bot)
    opening = await sandbox_bot.tables.press_of(1, int(anna.actor.id))
    said = await anna.actor.wait_message(CHANNEL, lambda m: m.get("ephemeral"))
    assert str(opening) in text(said)
    for player in (anna, bjorn):
        await press_verb(sandbox_bot, player.actor, "join")
        own = str(await sandbox_bot.tables.press_of(1, int(player.actor.id)))
        assert own != str(opening)
        await player.actor.wait_message(CHANNEL, lambda m, own=own: m.get("ephemeral") and own in text(m))
    await press_verb(sandbox_bot, anna.actor, "start")
    await anna.actor.slash("table resign", CHANNEL)
    sure = await anna.actor.wait_message(CHANNEL, with_button("Yes, resign"))
    await anna.actor.press(sure, "Yes, resign")
    await settled(sandbox_bot)
    record = records.read(await sandbox_bot.tables.record(1))
    board = await anna.actor.wait_message(CHANNEL, with_button("Rematch"))
    assert f"`{record.hash[:32]}`" in text(board)
    assert verify.check(record, shown=record.hash[:32]) is not None
